/** The buttons below the cards. */

import { describe, expect, test } from "vitest";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved } from "./positions";

const IN_PLAY = {
  ...DEAL_24,
  ...moved(DEAL_24, "c0", "f1"),
  undo: "A♣ home",
  redo: "4♣ onto 5♦",
};

describe("in play", () => {
  test.each([
    ["Undo", "undo"],
    ["Redo", "redo"],
    ["Restart", "restart"],
    ["Hint", "hint"],
  ])("%s asks for it once", async (label, kind) => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await board.button(label).click();
    expect(model.sent).toEqual([{ kind, revision: 1, id: expect.any(String) }]);
  });

  test("titles say what would be undone and redone", async () => {
    const { board } = show({ model: new FakeModel(IN_PLAY) });
    await expect.element(board.button("Undo")).toHaveAttribute("title", "Undo: A♣ home");
    await expect.element(board.button("Redo")).toHaveAttribute("title", "Redo: 4♣ onto 5♦");
    await expect.element(board.button("Restart")).not.toHaveAttribute("title");
  });

  test("two presses are two wishes, one after the other", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await board.button("Undo").click();
    await board.button("Redo").click();
    expect(model.sent).toMatchObject([{ kind: "undo", revision: 1 }]);
    model.done({ ...DEAL_24, revision: 2, redo: "A♣ home" });
    expect(model.sent).toMatchObject([{ kind: "undo" }, { kind: "redo", revision: 2 }]);
  });

  test("an undo shows the board as Python then has it", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await board.button("Undo").click();
    expect(board.tops[1]).toBe("AC");
    model.done({ ...DEAL_24, revision: 2, redo: "A♣ home" });
    expect(board.columns).toEqual(DEAL_24.columns);
    expect(board.tops[1]).toBe("");
    await expect.element(board.button("Redo")).toHaveAttribute("title", "Redo: A♣ home");
  });

  test("a hint is marked and said", async () => {
    const { board, model } = show({ model: new FakeModel(IN_PLAY) });
    await board.button("Hint").click();
    const outline = () => getComputedStyle(board.one('[data-card="2C"]')).outlineStyle;
    expect(outline()).toBe("none");
    const lead = "2♣ in column 5 can go home.";
    model.done({ hint: ["c4", "f1"], message: { tone: "hint", lead, rest: "" } });
    expect(outline()).toBe("dashed");
    expect(board.messages).toEqual([`${lead} `]);
  });
});

describe("at the start", () => {
  test.each(["Undo", "Redo", "Restart"])("%s is disabled and sends nothing", async (label) => {
    const { board, model } = show();
    await expect.element(board.button(label)).toHaveAttribute("aria-disabled", "true");
    await expect.element(board.button(label)).not.toHaveAttribute("title");
    await board.button(label).click({ force: true });
    expect(model.sent).toEqual([]);
    expect(board.columns).toEqual(DEAL_24.columns);
  });

  test("a disabled button looks different", () => {
    const { board, model } = show();
    const colour = () => getComputedStyle(board.one(".controls button")).color;
    const disabled = colour();
    model.publish(IN_PLAY);
    expect(colour()).not.toBe(disabled);
  });

  test("a hint is the main thing to press", () => {
    const { board } = show();
    expect(board.all(".controls .main").map((button) => button.textContent)).toEqual(["Hint"]);
  });
});

describe("when the game is over", () => {
  test.each(["won", "blocked"] as const)("%s: the main thing is a new deal", async (outcome) => {
    const standing = { tone: outcome, lead: `It is ${outcome}.`, rest: "Take a new deal." };
    const { board, model } = show({ model: new FakeModel({ ...IN_PLAY, outcome, standing }) });
    expect(board.messages).toEqual([`It is ${outcome}. Take a new deal.`]);
    expect(board.all(".controls .main").map((button) => button.textContent)).toEqual(["New deal…"]);
    await board.button("Hint").click({ force: true });
    expect(model.sent).toEqual([]);
    await board.button("Undo").click();
    expect(model.sent).toMatchObject([{ kind: "undo" }]);
  });

  test("how one stands and the answer to a try are both shown", () => {
    const standing = { tone: "blocked", lead: "No legal move is left.", rest: "" } as const;
    const message = { tone: "refused", lead: "8♥ is under A♣.", rest: "" } as const;
    const { board } = show({
      model: new FakeModel({ ...IN_PLAY, outcome: "blocked", standing, message }),
    });
    expect(board.messages).toEqual(["No legal move is left. ", "8♥ is under A♣. "]);
  });
});
