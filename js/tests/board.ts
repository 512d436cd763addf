/** A board on the page, and the hands and eyes of the person in front of it. */

import { onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { cardName, suitName } from "../src/cards";
import widget from "../src/index";
import { FakeModel } from "./fake";
import { DEAL_24 } from "./positions";

let shown = 0;

export class BoardOnPage {
  readonly host: HTMLElement;
  readonly root: HTMLElement;
  private readonly within: Locator;

  constructor(
    readonly el: HTMLElement,
    /** Takes the board off the page, as the notebook does. */
    readonly end: () => void,
  ) {
    this.host = el.firstElementChild as HTMLElement;
    this.root = this.shadow.querySelector<HTMLElement>(".board") as HTMLElement;
    this.within = page.elementLocator(el);
  }

  get shadow(): ShadowRoot {
    if (!this.host.shadowRoot) throw new Error("the board has no open shadow root");
    return this.host.shadowRoot;
  }

  /** A card in a column. */
  card(card: string): Locator {
    return this.named(`${cardName(card)}, (top of )?column \\d+`);
  }

  /** The number over a column, counted from 1. */
  heading(column: number): Locator {
    return this.named(`Column ${column}, `).first();
  }

  /** The place of an empty column, below its heading. */
  space(column: number): Locator {
    return this.named(`Column ${column}, (empty|closed)`).last();
  }

  foundation(suit: string): Locator {
    return this.named(`Foundation of ${suitName(suit)}, `);
  }

  button(label: string): Locator {
    return this.within.getByRole("button", { name: label, exact: true });
  }

  get numberField(): Locator {
    return this.within.getByLabelText("Deal number");
  }

  /** Click a covered card where it can be seen. */
  async clickCovered(card: string): Promise<void> {
    await this.card(card).click({ position: { x: 20, y: 8 } });
  }

  /** Press a key on something of the board, found by a CSS selector. Quicker than a click. */
  async press(key: string, selector: string): Promise<void> {
    this.one(selector).focus();
    await userEvent.keyboard(key);
  }

  /** Select a card by keyboard. */
  take(card: string): Promise<void> {
    return this.press("{Enter}", `[data-card="${card}"]`);
  }

  /** Move a card by keyboard: onto a card, or home. */
  async move(card: string, to: string | "home"): Promise<void> {
    if (to === "home") return this.press("h", `[data-card="${card}"]`);
    await this.take(card);
    await this.press("{Enter}", `[data-card="${to}"]`);
  }

  /** The cards of every column, written as in a snapshot. */
  get columns(): string[] {
    return this.all(".column").map((column) => cardsIn(column));
  }

  /** The cards on top of the foundations. */
  get tops(): string[] {
    return this.all(".pile").map((pile) => cardsIn(pile));
  }

  /** The places that are lit as destinations, by name. */
  get lit(): string[] {
    return this.all(".target").map((place) => place.dataset.place ?? "");
  }

  /** The card that is held. */
  get held(): string | undefined {
    return this.all("[role=gridcell][aria-selected=true]")[0]?.dataset.card;
  }

  /** What the board says, one text a message. */
  get messages(): string[] {
    return this.all(".message").map((message) => message.textContent);
  }

  get status(): string | null {
    return this.one(".status").textContent;
  }

  /** The card, or else the label, of what has the focus. */
  get focused(): string | undefined {
    const active = this.shadow.activeElement as HTMLElement | null;
    if (active === this.root) return "board";
    return active?.dataset.card ?? active?.ariaLabel ?? active?.textContent ?? undefined;
  }

  one<Found extends HTMLElement>(selector: string): Found {
    const found = this.root.querySelector<Found>(selector);
    if (!found) throw new Error(`the board has no ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  private named(start: string): Locator {
    return this.within.getByLabelText(new RegExp(`^${start}`));
  }
}

const cardsIn = (place: HTMLElement): string =>
  [...place.querySelectorAll<HTMLElement>("[data-card]")]
    .map(({ dataset }) => dataset.card)
    .join("");

/** Put a board on the page until the end of the test. */
export function show({ model = new FakeModel(DEAL_24), width = "" } = {}): {
  model: FakeModel;
  board: BoardOnPage;
} {
  shown += 1;
  const el = document.createElement("div");
  el.id = `output-${shown}`;
  el.style.width = width;
  document.body.append(el);
  const end = widget.render({ model, el });
  onTestFinished(() => {
    end();
    el.remove();
  });
  return { model, board: new BoardOnPage(el, end) };
}

/** What `look` sees in the frame that follows the next click. */
export function inNextFrame<Seen>(look: () => Seen): Promise<Seen> {
  return new Promise((resolve) => {
    const frame = () => requestAnimationFrame(() => resolve(look()));
    window.addEventListener("click", frame, { once: true });
  });
}
