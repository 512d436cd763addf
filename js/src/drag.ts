/** Dragging an exposed card with mouse, finger or pen. What is dragged is a picture of it. */

import { still } from "./motion";
import type { Held, Place } from "./protocol";
import type { Session } from "./session";

/** A pointer that moves less than this clicks. In CSS pixels. */
const SLACK = 6;

interface Drag extends Held {
  pointer: number;
  element: HTMLElement;
  x: number;
  y: number;
  picture: HTMLElement | null;
}

export class Dragging {
  private drag: Drag | null = null;

  constructor(
    private readonly session: Session,
    private readonly root: HTMLElement,
    /** Told where a card was let go that may land elsewhere. */
    private readonly dropped: (card: string, x: number, y: number) => void,
    signal: AbortSignal,
  ) {
    const on = (kind: string, listener: (event: PointerEvent) => unknown) =>
      root.addEventListener(kind, listener as EventListener, { signal });
    on("pointerdown", this.take);
    on("pointermove", this.move);
    on("pointerup", this.drop);
    on("pointercancel", () => this.letGo());
    // A finger is captured by the card it comes down on, until the board captures it.
    on("lostpointercapture", (event) => event.target === root && this.letGo());
    signal.addEventListener("abort", () => this.letGo());
  }

  /** Let go of a card that is no longer in hand: it was taken away, or Escape was pressed. */
  check(): void {
    const held = this.session.selected;
    if (this.drag?.picture && held?.card !== this.drag.card) this.letGo();
  }

  private take = (event: PointerEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>(".exposed");
    const place = element?.closest<HTMLElement>("[data-place]")?.dataset.place as Place;
    if (!element || event.button || this.drag || !this.session.mayMove) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const card = element.dataset.card ?? "";
    this.drag = { card, from: place, depth: 1, pointer, element, x, y, picture: null };
  };

  private move = (event: PointerEvent): void => {
    const drag = this.drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.picture) {
      if (Math.hypot(x, y) < SLACK) return;
      // The element may have been painted anew since the finger came down.
      this.root.setPointerCapture(drag.pointer);
      drag.picture = this.picture(drag.element);
      this.root.toggleAttribute("data-drag", true);
      this.session.select({ card: drag.card, from: drag.from, depth: 1 });
    }
    drag.picture.style.translate = `${x}px ${y}px`;
  };

  private drop = (event: PointerEvent): void => {
    const drag = this.drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.picture) {
      this.drag = null;
      return;
    }
    const shadow = this.root.getRootNode() as ShadowRoot;
    const under = shadow.elementFromPoint(event.clientX, event.clientY);
    const to = under?.closest<HTMLElement>("[data-place]")?.dataset.place as Place | undefined;
    const legal = to && this.session.targets.includes(to);
    const { x, y } = drag.picture.getBoundingClientRect();
    if (legal) this.dropped(drag.card, x, y);
    this.end(!legal);
    const { card, from, depth } = drag;
    if (to && to !== from) this.session.drop({ card, from, depth }, to);
    else this.session.select(null);
  };

  private letGo(): void {
    const dragged = this.drag?.picture;
    this.end(true);
    if (dragged) this.session.select(null);
  }

  /** Take the picture away, after it has gone back to where it came from if it `returns`. */
  private end(returns: boolean): void {
    const picture = this.drag?.picture;
    this.drag = null;
    this.root.toggleAttribute("data-drag", false);
    if (!picture) return;
    if (!returns || still()) {
      picture.remove();
      return;
    }
    const back = picture.animate([{}, { translate: "0 0" }], { duration: 150, easing: "ease-out" });
    back.onfinish = () => picture.remove();
  }

  private picture(element: HTMLElement): HTMLElement {
    const picture = element.cloneNode(true) as HTMLElement;
    const [box, whole] = [element.getBoundingClientRect(), this.root.getBoundingClientRect()];
    picture.className += " flying";
    picture.ariaHidden = "true";
    picture.tabIndex = -1;
    for (const name of ["card", "depth"]) delete picture.dataset[name];
    picture.style.left = `${box.x - whole.x - this.root.clientLeft}px`;
    picture.style.top = `${box.y - whole.y - this.root.clientTop}px`;
    this.root.append(picture);
    return picture;
  }
}
