/** Arrows over the cards: the move of a hint or a demonstration, and those that a level begins with. */

import type { Place } from "./protocol";
import type { Session } from "./session";

/** From where to where arrows go now. */
function arrowsOf({ snapshot, about }: Session): Place[][] {
  if (snapshot.hint.length > 1) return [snapshot.hint];
  return (atTheStart(snapshot) && about.lesson?.arrows) || [];
}

/** Whether a level has just begun, so that what it points out is still of use. */
export function atTheStart({ lesson, moves, demo, waiting }: Session["snapshot"]): boolean {
  return lesson?.state === "play" && moves === 0 && !demo && !waiting;
}

export function Arrows({ session }: { session: Session }) {
  const tone = session.snapshot.message?.tone === "refused" ? "no" : "";
  return (
    <svg class={`arrows ${tone}`} aria-hidden="true">
      <path />
    </svg>
  );
}

/** Draw them where the cards are now. */
export function drawArrows(session: Session, root: HTMLElement): void {
  const { left, top } = root.getBoundingClientRect();
  const middle = (place: Place | undefined, down: number) => {
    const cards = root.querySelectorAll(`[data-place=${place}] :is(.card,.slot,.space)`);
    const box = [...cards].at(-1)?.getBoundingClientRect();
    return box && { x: box.x - left + box.width / 2, y: box.y - top + box.height * down };
  };
  const drawn = arrowsOf(session).map(([from, to]) => {
    const start = middle(from, 0.62);
    const end = middle(to, 0.8);
    return start && end ? arrow(start.x, start.y, end.x, end.y) : "";
  });
  root.querySelector(".arrows path")?.setAttribute("d", drawn.join(""));
}

/** A bowed line with a head. */
function arrow(x: number, y: number, toX: number, toY: number): string {
  const bow = [(x + toX) / 2, Math.max(y, toY) + 26] as const;
  const angle = Math.atan2(toY - bow[1], toX - bow[0]);
  const wing = (turn: number) =>
    `${toX - 12 * Math.cos(angle + turn)} ${toY - 12 * Math.sin(angle + turn)}`;
  return `M${x} ${y}Q${bow.join(" ")} ${toX} ${toY}M${wing(0.5)}L${toX} ${toY}L${wing(-0.5)}`;
}
