/** Asking for another deal. */

import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { type BoardOnPage, show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved, WORDS } from "./positions";

const IN_PLAY = { ...DEAL_24, ...moved(DEAL_24, "c0", "f1") };

const panels = (board: BoardOnPage) => board.all(".panel").map((panel) => panel.textContent);

const openPanel = (board: BoardOnPage) => board.press("{Enter}", "[aria-expanded]");

async function enter(board: BoardOnPage, number: string): Promise<void> {
  await openPanel(board);
  await board.press("{Backspace}", "input");
  await userEvent.keyboard(`${number}{Enter}`);
}

describe("nothing in play", () => {
  test("a number and Enter deals it, without a question", async () => {
    const { board, model } = show();
    await enter(board, "617");
    expect(model.sent).toMatchObject([{ kind: "deal", number: 617, revision: 0 }]);
    expect(panels(board)).toEqual([]);
    const columns = [...DEAL_24.columns].reverse();
    model.done({ revision: 1, deal: { number: 617, note: "" }, columns });
    expect(board.columns).toEqual(columns);
    expect(board.one(".title").textContent).toContain("Deal 617");
  });

  test("Enter deals it where the page keeps Enter for itself", async () => {
    const keep = (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault();
    const { board, model } = show();
    await openPanel(board);
    window.addEventListener("keydown", keep, { capture: true });
    onTestFinished(() => window.removeEventListener("keydown", keep, { capture: true }));
    await board.press("{Enter}", "input");
    expect(model.sent).toMatchObject([{ kind: "deal", number: 24 }]);
  });

  test("the button deals it as well", async () => {
    const { board, model } = show();
    await board.button("New deal…").click();
    await board.numberField.fill(" 31999 ");
    await board.button("Deal it").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number: 31999 }]);
  });

  test("the number of this deal stands in the field", async () => {
    const { board } = show();
    await openPanel(board);
    await expect.element(board.numberField).toHaveValue("24");
  });

  test("a random deal has no number", async () => {
    const { board, model } = show();
    await openPanel(board);
    await board.button("Random deal").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number: null }]);
    expect(panels(board)).toEqual([]);
  });

  test.each(["abc", "-3", "", "99999999999999999999"])(
    "%j is sent as it is, and Python's words are shown",
    async (text) => {
      const { board, model } = show();
      await enter(board, text);
      expect(model.sent).toMatchObject([{ kind: "deal", number: text }]);
      model.refuse(WORDS.notANumber);
      expect(board.messages[0]).toMatch(/is not a deal number/);
      expect(board.columns).toEqual(DEAL_24.columns);
    },
  );

  test("the deal goes on showing until the new one is there", async () => {
    const { board } = show();
    await enter(board, "617");
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(board.one(".title").textContent).toContain("Deal 24");
  });

  test("a card in hand is put down", async () => {
    const { board } = show();
    await board.take("AC");
    await enter(board, "617");
    expect(board.held).toBeUndefined();
  });
});

describe("closing the panel", () => {
  test.each<[string, (board: BoardOnPage) => Promise<void>]>([
    ["Cancel", (board) => board.button("Cancel").click()],
    ["New deal… again", (board) => board.button("New deal…").click()],
    [
      "Escape",
      async (board) => {
        await board.numberField.click();
        await userEvent.keyboard("{Escape}");
      },
    ],
  ])("%s closes it and sends nothing", async (_what, close) => {
    const { board, model } = show();
    await board.button("New deal…").click();
    expect(panels(board)).toHaveLength(1);
    await expect.element(board.button("New deal…")).toHaveAttribute("aria-expanded", "true");
    await close(board);
    expect(panels(board)).toEqual([]);
    await expect.element(board.button("New deal…")).toHaveAttribute("aria-expanded", "false");
    expect(model.sent).toEqual([]);
  });

  test("what is typed outlives a change of the board", async () => {
    const { board, model } = show();
    await openPanel(board);
    await board.numberField.fill("61");
    model.publish(moved(DEAL_24, "c0", "f1"));
    await userEvent.keyboard("7");
    await expect.element(board.numberField).toHaveValue("617");
  });
});

describe("a position in play", () => {
  test("is asked about before it is replaced", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await enter(board, "617");
    expect(model.sent).toEqual([]);
    const [question, ...more] = panels(board);
    expect(question).toContain("This game of Baker’s Dozen is in play, 1 move in. Replace it?");
    expect(more).toEqual([]);
  });

  test("stays with Keep playing", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await enter(board, "617");
    await board.button("Keep playing").click();
    expect(panels(board)).toEqual([]);
    expect(model.sent).toEqual([]);
    expect(board.columns).toEqual(IN_PLAY.columns);
  });

  test("stays with Escape", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await enter(board, "617");
    await userEvent.keyboard("{Escape}");
    expect(panels(board)).toEqual([]);
    expect(model.sent).toEqual([]);
  });

  test.each([
    ["a number", "617", 617],
    ["a text", "abc", "abc"],
  ])("goes with Replace it, for %s", async (_what, text, number) => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await enter(board, text);
    await board.button("Replace it").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number, revision: 1 }]);
    expect(panels(board)).toEqual([]);
  });

  test("goes with Replace it, for a random deal", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await openPanel(board);
    await board.button("Random deal").click();
    expect(model.sent).toEqual([]);
    await board.button("Replace it").click();
    expect(model.sent).toMatchObject([{ kind: "deal", number: null }]);
  });

  test("is in play too when all its moves are undone", async () => {
    const { board, model } = show({ model: new FakeModel({ ...DEAL_24, redo: "A♣ home" }) });
    await enter(board, "617");
    expect(panels(board)[0]).toContain("in play, 0 moves in");
    expect(model.sent).toEqual([]);
  });

  test.each(["won", "blocked"] as const)("is not in play when it is %s", async (outcome) => {
    const { board, model } = show({ model: new FakeModel({ ...IN_PLAY, outcome }) });
    await enter(board, "617");
    expect(model.sent).toMatchObject([{ kind: "deal", number: 617 }]);
  });
});
