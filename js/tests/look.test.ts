/** How a board looks: colours, sizes, what is shown, and keys. */

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Look } from "../src/protocol";
import { show } from "./board";
import { ABOUT, FakeModel } from "./fake";
import { DEAL_24 } from "./positions";

function looking(look: Partial<Look>, width = "") {
  const about = { ...ABOUT, look: { ...ABOUT.look, ...look } };
  return show({ model: new FakeModel(DEAL_24, about), width });
}

const colourOf = (element: HTMLElement) => getComputedStyle(element).color;

test("a deck of four colours has four", () => {
  const { board } = looking({ deck: "four" });
  const four = ["AC", "2D", "QH", "2S"].map((card) => colourOf(board.one(`[data-card="${card}"]`)));
  expect(new Set(four).size).toBe(4);
  const plain = show().board;
  const two = ["AC", "2D", "QH", "2S"].map((card) => colourOf(plain.one(`[data-card="${card}"]`)));
  expect(new Set(two).size).toBe(2);
});

test("cards are as large as they are to be, where there is room", () => {
  const width = (size: Look["size"]) =>
    looking({ size }, "2600px").board.one(".card").getBoundingClientRect().width;
  const sizes = (["small", "normal", "large", "projector"] as const).map(width);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(sizes).size).toBe(4);
  expect(sizes[3]).toBeGreaterThan(140);
});

test("text is as large as that of the notebook", () => {
  const { board } = show();
  const size = () => Number.parseFloat(getComputedStyle(board.one(".status")).fontSize);
  const before = size();
  document.documentElement.style.setProperty("--jp-content-font-size1", "28px");
  onTestFinished(() => {
    document.documentElement.style.removeProperty("--jp-content-font-size1");
  });
  expect(size()).toBeCloseTo(before * 2, 0);
});

test("an accent of one's own is that of buttons and of what is marked", () => {
  const { board } = looking({ accent: ["#8a3ffc", "#ffffff"] });
  const hint = getComputedStyle(board.one(".controls .main"));
  expect([hint.backgroundColor, hint.color]).toEqual(["rgb(138, 63, 252)", "rgb(255, 255, 255)"]);
});

describe("controls", () => {
  test("that are not named are not shown", () => {
    const { board } = looking({ controls: ["undo"] });
    expect(board.all(".controls button").map(({ textContent }) => textContent)).toEqual([
      "Undo",
      "Redo",
    ]);
    expect(board.all(".title, .status")).toEqual([]);
  });
});

describe("the time", () => {
  const controls = ["status", "time"];
  const clock = (board: { one(selector: string): HTMLElement }) => board.one(".time").textContent;

  test("runs from the first move to the last", () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { board, model } = looking({ controls });
    vi.advanceTimersByTime(5_000);
    expect(clock(board)).toBe("0:00");
    model.publish({ moves: 1, revision: 1 });
    vi.advanceTimersByTime(65_000);
    expect(clock(board)).toBe("1:05");
    model.publish({ moves: 2, revision: 2, outcome: "won" });
    vi.advanceTimersByTime(9_000);
    expect(clock(board)).toBe("1:05");
    model.publish({ moves: 0, revision: 3, outcome: "playing" });
    expect(clock(board)).toBe("0:00");
  });

  test("is not shown unless it is asked for", () => {
    expect(show().board.all(".time")).toEqual([]);
  });
});

test("the number of the deal is copied", async () => {
  const { board } = show();
  const copied: string[] = [];
  const { clipboard } = navigator;
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: (text: string) => copied.push(text) },
  });
  onTestFinished(() => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  });
  await board.button("New deal…").click();
  await board.button("Copy the number").click();
  expect(copied).toEqual(["24"]);
});

test("a board to look at takes no card in hand", async () => {
  const { board, model } = looking({ readOnly: true });
  await board.card("4C").click();
  await board.press("{Enter}", '[data-card="4C"]');
  await board.card("AC").dblClick();
  expect(board.held).toBeUndefined();
  expect(model.sent).toEqual([]);
});

describe("the keys", () => {
  test("are listed by the question mark, and gone by Escape", async () => {
    const { board } = show();
    await board.press("?", '[data-card="4C"]');
    expect(board.one(".keys").textContent).toBe("Hsend the card home");
    await userEvent.keyboard("{Escape}");
    expect(board.all(".keys")).toEqual([]);
  });

  test("B asks for a description of the board", async () => {
    const { board, model } = show();
    await board.press("b", '[data-card="4C"]');
    expect(model.sent).toMatchObject([{ kind: "describe" }]);
  });

  test.each([
    ["{Control>}z{/Control}", "undo"],
    ["{Meta>}z{/Meta}", "undo"],
    ["{Control>}y{/Control}", "redo"],
    ["{Control>}{Shift>}z{/Shift}{/Control}", "redo"],
  ])("%s asks for %s", async (keys, kind) => {
    const { board, model } = show();
    await board.press(keys, '[data-card="4C"]');
    expect(model.sent).toMatchObject([{ kind }]);
  });
});

test("a sheet is opened in a tab of its own, only in the view that asked for it", async () => {
  const model = new FakeModel(DEAL_24);
  const { board } = show({ model });
  show({ model });
  const opened: string[] = [];
  const { open } = window;
  window.open = (address) => {
    opened.push(String(address));
    return null;
  };
  onTestFinished(() => {
    window.open = open;
  });
  model.sendPage("<p>nobody asked</p>");
  expect(opened).toEqual([]);
  await board.button("Rules").click();
  await board.button("A sheet to print").click();
  expect(model.sent).toMatchObject([{ kind: "sheet" }]);
  model.sendPage("<p>the rules</p>");
  expect(opened).toHaveLength(1);
  expect(await (await fetch(opened[0] ?? "")).text()).toBe("<p>the rules</p>");
});

test("what happened is there to be read aloud", () => {
  const { board, model } = show();
  model.publish({ spoken: "Ace of clubs home. 1 card home." });
  expect(board.one(".messages[role=status] .unseen").textContent).toBe(
    "Ace of clubs home. 1 card home.",
  );
});

test("the tableau is a grid whose rows are the columns", () => {
  const { board } = show();
  expect(board.one("[role=grid]").ariaLabel).toBe("Tableau");
  expect(board.all("[role=grid] > [role=row]")).toHaveLength(13);
  expect(board.all("[role=row] > [role=gridcell]")).toHaveLength(52);
});

test("cards go home by themselves when that is asked for", async () => {
  const { board, model } = show();
  await board.button("Help…").click();
  await userEvent.click(board.one(".help label:nth-of-type(2) input"));
  expect(model.sent).toMatchObject([{ kind: "auto", on: true }]);
});
