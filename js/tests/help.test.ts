/** What is asked beyond a hint: whether the game can still be won, a watch, a demonstration. */

import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Snapshot } from "../src/protocol";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24 } from "./positions";

/** A demonstration of which some moves are shown. */
function demo(at: number, of = 3): Partial<Snapshot> {
  return {
    revision: 10 + at,
    demo: { at, of },
    hint: ["c0", "f1"],
    destinations: DEAL_24.destinations.map(() => []),
    message: { tone: "hint", lead: "Next:", rest: "A♣ home uncovers 8♥." },
  };
}

function shownDemo(at = 0) {
  return show({ model: new FakeModel({ ...DEAL_24, ...demo(at) }) });
}

const asked = (model: FakeModel) => model.sent.map((sent) => ("do" in sent ? sent.do : sent.kind));

describe("the help panel", () => {
  test.each([
    ["Can I still win?", "judge"],
    ["Show me", "show"],
  ])("%s asks Python", async (label, kind) => {
    const { board, model } = show();
    await board.button("Help…").click();
    await board.button(label).click();
    expect(model.sent).toMatchObject([{ kind, revision: DEAL_24.revision }]);
  });

  test("the watch is set and shown as Python has it", async () => {
    const { board, model } = show();
    await board.button("Help…").click();
    const box = page.getByRole("checkbox", { name: "Tell me when a move gives the win away" });
    await expect.element(box).not.toBeChecked();
    await box.click();
    expect(model.sent).toMatchObject([{ kind: "watch", on: true }]);
    await expect.element(box).toBeChecked();
    model.done({ watching: true });
    await expect.element(box).toBeChecked();
    await box.click();
    expect(model.sent.at(-1)).toMatchObject({ kind: "watch", on: false });
  });

  test("what Python is thinking of is shown where one stands, and not announced", async () => {
    const { board, model } = show();
    await board.button("Help…").click();
    await board.button("Can I still win?").click();
    model.done({ working: "looking ahead · 1,200 positions" });
    expect(board.one(".status").textContent).toBe("looking ahead · 1,200 positions");
    expect(board.one('[role="status"]').textContent).not.toContain("looking");
    const lead = "Yes, this can still be won.";
    model.publish({ working: null, message: { tone: "won", lead, rest: "" } });
    expect(board.one(".status").textContent).toBe(DEAL_24.status);
    expect(board.one('[role="status"]').textContent).toContain(lead);
  });

  test("while it thinks, a card can be moved", async () => {
    const { board, model } = show();
    await board.button("Hint").click();
    model.done({ working: "looking ahead · 12 positions" });
    await board.move("AC", "home");
    expect(model.sent.at(-1)).toMatchObject({ kind: "move", card: "AC", to: "f1" });
  });

  test("a few cards have no such help", async () => {
    const { board } = show({ model: new FakeModel({ ...DEAL_24, fragment: true }) });
    await board.button("Help…").click();
    expect(board.all(".help button").map(({ textContent }) => textContent)).toEqual([
      "Try it",
      "Keys",
    ]);
  });
});

describe("a demonstration", () => {
  test("its buttons take the place of the game's", () => {
    const { board } = shownDemo();
    const labels = board.all(".controls button").map(({ textContent }) => textContent);
    expect(labels).toEqual(["Back", "Play", "Step", "Return to my game"]);
    expect(board.one(".status").textContent).toBe("shown 0 of 3 moves");
    expect(board.all(".hint-from").map(({ dataset }) => dataset.place)).toEqual(["c0"]);
  });

  test("it goes step by step, back, and home to the game", async () => {
    const { board, model } = shownDemo(1);
    await board.button("Step").click();
    model.done(demo(2));
    await board.button("Back").click();
    model.done(demo(1));
    await board.button("Return to my game").click();
    expect(asked(model)).toEqual(["step", "back", "end"]);
    model.done({ ...DEAL_24, revision: 20, demo: null });
    await expect.element(board.button("Undo")).toBeVisible();
  });

  test("there is nothing before the first move and after the last", async () => {
    const { board, model } = shownDemo(0);
    await expect.element(board.button("Back")).toHaveAttribute("aria-disabled", "true");
    model.publish(demo(3));
    await expect.element(board.button("Step")).toHaveAttribute("aria-disabled", "true");
    await expect.element(board.button("Play")).toHaveAttribute("aria-disabled", "true");
  });

  test("it begins to play by itself, at the speed that is chosen, and stops at the end", async () => {
    const { board, model } = show();
    await board.button("Help…").click();
    await board.button("Show me").click();
    model.done({ working: "looking ahead · 12 positions" });
    model.publish({ ...demo(0), working: null });
    await expect.element(board.button("Pause")).toBeVisible();
    await page.getByLabelText("Speed").selectOptions("fast");
    await expect.poll(() => asked(model)).toEqual(["show", "step"]);
    model.done(demo(1));
    await expect.poll(() => asked(model)).toEqual(["show", "step", "step"]);
    model.done(demo(2));
    await expect.poll(() => asked(model)).toEqual(["show", "step", "step", "step"]);
    model.done(demo(3));
    await expect.element(board.button("Play")).toBeVisible();
  });

  test("paused, it waits", async () => {
    const { board, model } = shownDemo(0);
    await page.getByLabelText("Speed").selectOptions("fast");
    await board.button("Play").click();
    await board.button("Pause").click();
    await board.button("Step").click();
    model.done(demo(1));
    await expect.element(board.button("Play")).toBeVisible();
    expect(asked(model)).toEqual(["step"]);
  });

  test("cards can't be taken", async () => {
    const { board, model } = shownDemo(0);
    await board.take("AC");
    await board.press("h", '[data-card="AC"]');
    expect(board.all(".held")).toEqual([]);
    expect(model.sent).toEqual([]);
  });

  test("the arrows and Escape do it by keyboard", async () => {
    const { board, model } = shownDemo(1);
    await board.press("{ArrowRight}", ".controls button");
    model.done(demo(2));
    await board.press("{ArrowLeft}", ".controls button");
    model.done(demo(1));
    await board.press("{Escape}", ".controls button");
    expect(asked(model)).toEqual(["step", "back", "end"]);
  });

  test("a board that is taken away stops playing", async () => {
    const { board, model } = shownDemo(0);
    await page.getByLabelText("Speed").selectOptions("fast");
    await board.button("Play").click();
    board.end();
    // Another one that begins now has made its step long after the first would have.
    const later = shownDemo(0);
    await later.board.button("Play").click();
    await expect.poll(() => asked(later.model), { timeout: 5_000 }).toEqual(["step"]);
    expect(model.sent).toEqual([]);
  });

  test("a view that did not ask for it follows, and does not play", async () => {
    const { board, model } = show();
    model.publish(demo(0));
    await expect.element(board.button("Play")).toBeVisible();
    expect(model.sent).toEqual([]);
  });
});
