/** The board as a part of the notebook's page: its styles, its width, its keys. */

import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "./board";

/** Put something on the page around the board until the end of the test. */
function put(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** Every style of an element, as the browser computed it. */
function styles(element: Element): Record<string, string> {
  const computed = getComputedStyle(element);
  return Object.fromEntries([...computed].map((name) => [name, computed.getPropertyValue(name)]));
}

describe("styles", () => {
  test("of the board do not get out", () => {
    const outside = [put("button", "Run"), put("p", "Text"), put("input", "")];
    const before = outside.map(styles);
    show();
    expect(outside.map(styles)).toEqual(before);
  });

  test("of the page do not get in", () => {
    const { board } = show();
    const inside = () =>
      [board.root, ...board.all("*")].map((element) => {
        const { color, display, fontSize, fontFamily, margin } = getComputedStyle(element);
        return { color, display, fontSize, fontFamily, margin };
      });
    const before = inside();
    put(
      "style",
      `button { display: none } p { margin: 50px }
       .card, .message, .column { display: none } body { font: 40px monospace }
       * { color: red !important }`,
    );
    expect(inside()).toEqual(before);
  });

  test("inherited from the cell around it do not get in", () => {
    const { board } = show();
    const before = styles(board.one(".title"));
    Object.assign(board.el.style, {
      color: "red",
      font: "italic 40px monospace",
      letterSpacing: "9px",
      lineHeight: "3",
      textAlign: "right",
      textTransform: "uppercase",
      visibility: "visible",
    });
    expect(styles(board.one(".title"))).toEqual(before);
  });
});

describe("the host element", () => {
  test("keeps the notebook's context menu away", () => {
    const { board } = show();
    expect(board.host.hasAttribute("data-jp-suppress-context-menu")).toBe(true);
  });

  const suppressed = (host: HTMLElement) => host.hasAttribute("data-lm-suppress-shortcuts");

  test("keeps the notebook's plain keys away", async () => {
    const { board } = show();
    await board.press("b", '[data-card="AC"]');
    expect(suppressed(board.host)).toBe(true);
  });

  test.each(["Control", "Meta"])("leaves %s keys to the notebook", async (modifier) => {
    const { board } = show();
    await board.press("b", '[data-card="AC"]');
    await userEvent.keyboard(`{${modifier}>}k`);
    expect(suppressed(board.host)).toBe(false);
    await userEvent.keyboard(`{/${modifier}}`);
    await userEvent.keyboard("b");
    expect(suppressed(board.host)).toBe(true);
  });

  test("has done so before the notebook's own listener hears of the key", async () => {
    const { board } = show();
    const heard: boolean[] = [];
    const listen = () => heard.push(suppressed(board.host));
    document.addEventListener("keydown", listen, { capture: true });
    onTestFinished(() => document.removeEventListener("keydown", listen, { capture: true }));
    await board.press("b", ".heading");
    expect(heard).toEqual([true]);
  });

  test("minds no key outside the board", async () => {
    const { board } = show();
    put("input", "").focus();
    await userEvent.keyboard("b");
    expect(suppressed(board.host)).toBe(false);
  });

  test("is the only thing that the board adds to its cell", () => {
    const { board } = show();
    expect(board.el.children).toHaveLength(1);
    expect(document.querySelector(".board")).toBeNull();
  });
});

describe.each([480, 360])("on a page of %i pixels", (width) => {
  beforeEach(async () => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1100, 900));
  });

  test("the columns scroll in their frame, and the page does not", async () => {
    const { board } = show();
    const frame = board.one(".frame");
    const html = document.documentElement;
    expect(html.scrollWidth).toBeLessThanOrEqual(width);
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const last = () => board.one('[data-card="4C"]').getBoundingClientRect();
    expect(last().left).toBeGreaterThan(width);
    await board.card("4C").click();
    expect(board.held).toBe("4C");
    expect(frame.scrollLeft).toBeGreaterThan(0);
    expect(html.scrollLeft).toBe(0);
    expect(last().right).toBeLessThanOrEqual(width);
  });

  test("heading, foundations, words and buttons fit beside the frame", async () => {
    const { board, model } = show();
    const lead = "'abc' is not a deal number: give a whole number from 1 to 2147483647.";
    model.publish({ message: { tone: "refused", lead, rest: "" } });
    await board.press("{Enter}", "[aria-expanded]");
    const parts = board.all(".title, .pile, .message, .status, .controls button, .panel > *");
    for (const part of parts) {
      const { left, right } = part.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("the card indices can be read", () => {
    const { board } = show();
    const index = board.one('[data-card="AC"] .index');
    expect(Number.parseFloat(getComputedStyle(index).fontSize)).toBeGreaterThanOrEqual(14);
  });
});

test("a wide page shows all columns without scrolling", () => {
  const { board } = show();
  const frame = board.one(".frame");
  expect(frame.scrollWidth).toBe(frame.clientWidth);
});
