/** A hand that is quicker than Python, and a Python that does not answer. */

import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type BoardOnPage, show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, FRAGMENT, moved, WORDS } from "./positions";

const THREE = [
  ["c0", "f1"],
  ["c6", "f0"],
  ["c12", "c9"],
] as const;

async function threeQuickMoves(board: BoardOnPage): Promise<void> {
  await board.move("AC", "home");
  await board.move("AH", "home");
  await board.move("4C", "5D");
}

describe("three legal moves before any answer", () => {
  test("are all painted at once, and only the first is sent", async () => {
    const { board, model } = show();
    await board.card("AC").dblClick();
    await board.card("AH").click();
    await board.foundation("H").click();
    await board.card("4C").click();
    await board.card("5D").click();
    expect(board.tops).toEqual(["AH", "AC", "", ""]);
    expect(board.columns[9]).toBe("KSTS9C5D4C");
    expect(model.sent).toMatchObject([{ card: "AC", to: "f1", revision: 0 }]);
  });

  test("go out one by one with the new revision, naming their cards", async () => {
    const { board, model } = show();
    await threeQuickMoves(board);
    model.done(moved(model.snapshot, "c0", "f1"));
    expect(model.sent[1]).toMatchObject({
      kind: "move",
      card: "AH",
      from: "c6",
      to: "f0",
      revision: 1,
    });
    expect(model.sent).toHaveLength(2);
    model.done(moved(model.snapshot, "c6", "f0"));
    expect(model.sent[2]).toMatchObject({
      kind: "move",
      card: "4C",
      from: "c12",
      to: "c9",
      revision: 2,
    });
    model.done(moved(model.snapshot, "c12", "c9"));
    expect(model.sent).toHaveLength(3);
    expect(new Set(model.sent.map(({ id }) => id)).size).toBe(3);
    expect(model.saved).toEqual([1, 2, 3]);
  });

  test("stay painted while the answers come in", async () => {
    const { board, model } = show();
    await threeQuickMoves(board);
    const painted = { columns: board.columns, tops: board.tops };
    for (const [from, to] of THREE) {
      model.done(moved(model.snapshot, from, to));
      expect({ columns: board.columns, tops: board.tops }).toEqual(painted);
    }
  });

  test("one that touches a place of an earlier one waits for Python to be seen", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    await board.card("8H").click();
    expect(board.lit).toEqual([]);
    await board.card("9S").click();
    expect(board.columns[2]).toBe("QDTD7D9S");
    const destinations = [["c2"], ...DEAL_24.destinations.slice(1)] as typeof DEAL_24.destinations;
    model.done(moved(model.snapshot, "c0", "f1", { destinations }));
    expect(model.sent[1]).toMatchObject({ card: "8H", from: "c0", to: "c2", revision: 1 });
    expect(board.columns[2]).toBe("QDTD7D9S8H");
  });

  test("a refusal among them stays to be read after the others are answered", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    await board.move("QH", "5H");
    await board.button("Hint").click();
    model.done(moved(model.snapshot, "c0", "f1"));
    model.refuse({ tone: "refused", lead: "Q♥ can't go on 5♥.", rest: "" });
    const hint = { tone: "hint", lead: "2♣ can go home.", rest: "" } as const;
    model.done({ hint: ["c4", "f1"], message: hint });
    expect(board.messages.map((text) => text.trim())).toEqual([
      "Q♥ can’t go on 5♥.",
      "2♣ can go home.",
    ]);
    expect(model.sent).toHaveLength(3);
  });

  test("that refusal goes with the next thing done", async () => {
    const { board, model } = show();
    await board.move("QH", "5H");
    await board.button("Hint").click();
    model.refuse({ tone: "refused", lead: "Q♥ can't go on 5♥.", rest: "" });
    model.done({});
    expect(board.messages).toHaveLength(1);
    await board.move("4C", "5D");
    model.done(moved(model.snapshot, "c12", "c9"));
    expect(board.messages).toEqual([]);
  });

  test("keep the board busy until the last answer", async () => {
    const { board, model } = show();
    const busy = () => board.root.getAttribute("aria-busy");
    expect(busy()).toBe("false");
    await threeQuickMoves(board);
    for (const [from, to] of THREE) {
      expect(busy()).toBe("true");
      model.done(moved(model.snapshot, from, to));
    }
    expect(busy()).toBe("false");
  });

  test("a refused move takes back none of the others", async () => {
    const { board, model } = show();
    await threeQuickMoves(board);
    model.refuse(WORDS.overtaken);
    expect(board.tops).toEqual(["AH", "", "", ""]);
    expect(board.columns[0]).toBe("KDAS8HAC");
    expect(board.columns[9]).toBe("KSTS9C5D4C");
    expect(model.sent[1]).toMatchObject({ card: "AH", to: "f0", revision: 0 });
  });
});

describe("a stale move", () => {
  test("leaves the board as Python has it, with the reason", async () => {
    const { board, model } = show();
    await board.move("AC", "2S");
    const elsewhere = moved(DEAL_24, "c12", "c9");
    model.refuse(WORDS.overtaken, elsewhere);
    expect(board.columns).toEqual(elsewhere.columns);
    expect(board.messages).toEqual([
      "The board had changed, so A♣ was not moved. This is how it stands now.",
    ]);
  });

  test("an answer to someone else ends no waiting", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    const answer = { id: "another-view-1", done: false };
    model.publish({ ...moved(DEAL_24, "c12", "c9"), answer });
    expect(board.tops[1]).toBe("AC");
    expect(board.columns[9]).toBe("KSTS9C5D4C");
    expect(model.saved).toEqual([]);
  });
});

describe("Python does not answer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  });

  test("the status says so, and later the board says what may be wrong", async () => {
    const { board } = show();
    await board.move("AC", "home");
    expect(board.status).toBe(DEAL_24.status);
    vi.advanceTimersByTime(2_000);
    expect(board.status).toBe("waiting for Python…");
    expect(board.messages).toEqual([]);
    vi.advanceTimersByTime(8_000);
    expect(board.messages).toHaveLength(1);
    expect(board.messages[0]).toMatch(/^Python has not answered yet\..*run this cell again/);
    expect(board.tops[1]).toBe("AC");
  });

  test("an answer after all ends it", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    vi.advanceTimersByTime(10_000);
    model.done(moved(DEAL_24, "c0", "f1", { status: "move 1 · 1 home" }));
    expect(board.messages).toEqual([]);
    expect(board.status).toBe("move 1 · 1 home");
    vi.advanceTimersByTime(60_000);
    expect(board.messages).toEqual([]);
  });

  test("nothing is said while nothing was asked", async () => {
    const { board } = show();
    await board.card("AC").click();
    vi.advanceTimersByTime(60_000);
    expect(board.messages).toEqual([]);
    expect(board.status).toBe(DEAL_24.status);
  });

  test("each thing that waits has its own time", async () => {
    const { board, model } = show();
    await threeQuickMoves(board);
    vi.advanceTimersByTime(1_000);
    model.done(moved(model.snapshot, "c0", "f1", { status: "move 1" }));
    vi.advanceTimersByTime(1_000);
    expect(board.status).toBe("move 1");
    vi.advanceTimersByTime(1_000);
    expect(board.status).toBe("waiting for Python…");
  });

  test("the rest of the board goes on living", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    vi.advanceTimersByTime(10_000);
    await board.card("4C").click();
    expect(board.held).toBe("4C");
    await board.card("5D").click();
    expect(board.columns[9]).toBe("KSTS9C5D4C");
    model.done(moved(model.snapshot, "c0", "f1"));
    expect(model.sent[1]).toMatchObject({ card: "4C", to: "c9", revision: 1 });
  });
});

test("a model that can't send leaves a board that says so and still shows its cards", async () => {
  const model = new FakeModel(FRAGMENT);
  model.send = () => {
    throw new Error("the comm is closed");
  };
  const { board } = show({ model });
  await board.card("7C").click();
  await board.card("8H").click();
  expect(board.messages[0]).toMatch(/^Python has not answered yet\./);
  await board.card("AS").click();
  expect(board.held).toBe("AS");
});
