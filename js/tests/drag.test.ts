/** Dragging a card: it follows the pointer, legal places light up, and nothing is left behind. */

import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { BoardOnPage } from "./board";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved, WORDS } from "./positions";

const middle = (element: HTMLElement) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};

/** A finger, by hand: the page has no real one. */
class Finger {
  private at = { clientX: 0, clientY: 0 };

  constructor(
    private readonly board: BoardOnPage,
    private readonly pointerType = "touch",
  ) {
    // Only real pointers can be captured.
    board.root.setPointerCapture = () => undefined;
  }

  down(selector: string): this {
    this.at = middle(this.board.one(selector));
    return this.send("pointerdown", this.board.one(selector));
  }

  by(x: number, y: number): this {
    this.at = { clientX: this.at.clientX + x, clientY: this.at.clientY + y };
    return this.send("pointermove");
  }

  to(selector: string): this {
    this.at = middle(this.board.one(selector));
    return this.send("pointermove");
  }

  up(): this {
    return this.send("pointerup");
  }

  cancel(): this {
    return this.send("pointercancel");
  }

  private send(kind: string, target: HTMLElement = this.board.root): this {
    const { pointerType } = this;
    target.dispatchEvent(
      new PointerEvent(kind, { ...this.at, pointerType, pointerId: 7, bubbles: true }),
    );
    return this;
  }
}

const flying = (board: BoardOnPage) => board.all(".flying");
/** A picture may still be on its way back. */
const nothingFlies = (board: BoardOnPage) => expect.poll(() => flying(board)).toEqual([]);

describe.each(["mouse", "touch", "pen"])("with %s, a card", (pointer) => {
  test("follows the pointer while the places that take it are lit", () => {
    const { board, model } = show();
    const before = board.one('[data-card="4C"]').getBoundingClientRect();
    new Finger(board, pointer).down('[data-card="4C"]').by(-30, 20).by(-10, 5);
    const now = flying(board)[0]?.getBoundingClientRect();
    expect(now?.x).toBeCloseTo(before.x - 40, 0);
    expect(now?.y).toBeCloseTo(before.y + 25, 0);
    expect(board.held).toBe("4C");
    expect(board.lit).toEqual(["c9", "c11"]);
    expect(model.sent).toEqual([]);
  });

  test("is put where it is let go, at once", () => {
    const { board, model } = show();
    new Finger(board, pointer).down('[data-card="4C"]').by(-30, 20).to('[data-card="5D"]').up();
    expect(model.sent).toMatchObject([{ kind: "move", card: "4C", from: "c12", to: "c9" }]);
    expect(board.columns[9]).toBe("KSTS9C5D4C");
    expect(flying(board)).toEqual([]);
    model.done(moved(DEAL_24, "c12", "c9"));
    expect(board.held).toBeUndefined();
  });

  test("goes home where it is let go on its foundation", () => {
    const { board, model } = show();
    new Finger(board, pointer).down('[data-card="AC"]').by(9, 9).to('[data-place="f1"]').up();
    expect(model.sent).toMatchObject([{ kind: "move", card: "AC", from: "c0", to: "f1" }]);
    expect(board.tops[1]).toBe("AC");
  });

  test("goes back where it may not lie, and the reason is asked for", async () => {
    const { board, model } = show();
    new Finger(board, pointer).down('[data-card="4C"]').by(9, 9).to('[data-card="AC"]').up();
    expect(model.sent).toMatchObject([{ kind: "move", card: "4C", from: "c12", to: "c0" }]);
    expect(board.columns).toEqual(DEAL_24.columns);
    model.refuse(WORDS.aceTakesNothing);
    expect(board.messages).toHaveLength(1);
    expect(board.held).toBeUndefined();
    await nothingFlies(board);
  });
});

describe("nothing is left behind by a drag", () => {
  const dragged = () => {
    const shown = show();
    return { ...shown, finger: new Finger(shown.board).down('[data-card="4C"]').by(-40, 30) };
  };

  test("that ends beside the board", async () => {
    const { board, model, finger } = dragged();
    finger.by(-4_000, 0).up();
    expect(board.held).toBeUndefined();
    expect(model.sent).toEqual([]);
    await nothingFlies(board);
  });

  test("that ends where it began", async () => {
    const { board, model, finger } = dragged();
    finger.by(40, -30).up();
    expect(board.held).toBeUndefined();
    expect(model.sent).toEqual([]);
    await nothingFlies(board);
  });

  test("that Escape ends", async () => {
    const { board, finger, model } = dragged();
    board.one('[data-card="4C"]').focus();
    await userEvent.keyboard("{Escape}");
    expect(board.held).toBeUndefined();
    finger.to('[data-card="5D"]').up();
    expect(model.sent).toEqual([]);
    await nothingFlies(board);
  });

  test("whose pointer is lost", async () => {
    const { board, finger } = dragged();
    finger.cancel();
    expect(board.held).toBeUndefined();
    await nothingFlies(board);
  });

  test("whose card is taken away by Python", async () => {
    const { board, model, finger } = dragged();
    model.publish(moved(DEAL_24, "c12", "c9"));
    expect(board.held).toBeUndefined();
    finger.to('[data-card="AC"]').up();
    expect(model.sent).toEqual([]);
    await nothingFlies(board);
  });

  test("whose board is taken away", () => {
    const { board } = dragged();
    board.end();
    expect(board.el.childElementCount).toBe(0);
  });

  test("and it goes on when Python changes other cards", () => {
    const { board, model, finger } = dragged();
    model.publish(moved(DEAL_24, "c0", "f1"));
    expect(flying(board)).toHaveLength(1);
    finger.to('[data-card="5D"]').up();
    expect(model.sent).toMatchObject([{ kind: "move", card: "4C", to: "c9" }]);
  });
});

test("a pointer that hardly moves clicks", async () => {
  const { board } = show();
  new Finger(board, "mouse").down('[data-card="4C"]').by(2, 2).up();
  expect(flying(board)).toEqual([]);
  await board.card("4C").click();
  expect(board.held).toBe("4C");
});

test("covered cards, and boards to look at, are not dragged", () => {
  const { board } = show();
  new Finger(board).down('[data-card="KD"]').by(30, 30);
  expect(flying(board)).toEqual([]);
  const model = new FakeModel(DEAL_24);
  model.about = { ...model.about, look: { ...model.about.look, readOnly: true } };
  const still = show({ model }).board;
  new Finger(still).down('[data-card="4C"]').by(30, 30);
  expect(flying(still)).toEqual([]);
});

test("a finger scrolls everywhere but on exposed cards", () => {
  const { board } = show();
  const touch = (selector: string) => getComputedStyle(board.one(selector)).touchAction;
  expect(touch('[data-card="4C"]')).toBe("none");
  for (const place of ['[data-card="KD"]', ".heading", ".frame", ".columns"])
    expect(touch(place)).toBe("auto");
});

test("a real mouse drags", async () => {
  const { board, model } = show();
  await userEvent.dragAndDrop(board.card("4C"), board.card("5D"));
  expect(model.sent).toMatchObject([{ kind: "move", card: "4C", from: "c12", to: "c9" }]);
  expect(board.held).toBeUndefined();
});
