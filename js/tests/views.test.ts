/** Two views of one board, and a board that is taken away. */

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import widget from "../src/index";
import { show } from "./board";
import { FakeModel } from "./fake";
import { DEAL_24, moved, WORDS } from "./positions";

describe("two views of one board", () => {
  test("follow each other", async () => {
    const { board, model } = show();
    const { board: other } = show({ model });
    await board.card("4C").click();
    await board.card("5D").click();
    expect(other.columns).toEqual(DEAL_24.columns);
    model.done(moved(DEAL_24, "c12", "c9"));
    expect(other.columns).toEqual(board.columns);
    expect(other.status).toBe(board.status);
    await other.card("AC").dblClick();
    model.done(moved(model.snapshot, "c0", "f1"));
    expect(board.tops).toEqual(["", "AC", "", ""]);
    expect(model.sent).toMatchObject([{ revision: 0 }, { revision: 1 }]);
  });

  test("each have their own selection, panel and keyboard", async () => {
    const { board, model } = show();
    const { board: other } = show({ model });
    await board.take("AC");
    await other.press("{Enter}", "[aria-expanded]");
    expect([board.held, other.held]).toEqual(["AC", undefined]);
    expect(board.all(".panel")).toEqual([]);
    await other.press("{Escape}", ".heading");
    expect(board.held).toBe("AC");
  });

  test("only the one that asked acknowledges the answer", async () => {
    const { board, model } = show();
    show({ model });
    await board.move("AC", "home");
    model.done(moved(DEAL_24, "c0", "f1"));
    expect(model.saved).toEqual([1]);
  });

  test("a try that the other view overtook is put back, with the reason", async () => {
    const { board, model } = show();
    const { board: other } = show({ model });
    await board.move("4C", "5D");
    await other.move("AC", "home");
    model.done(moved(DEAL_24, "c12", "c9"));
    expect(other.tops[1]).toBe("AC");
    model.refuse(WORDS.overtaken);
    expect(other.tops[1]).toBe("");
    expect(other.messages[0]).toMatch(/^The board had changed/);
  });

  test("one goes on when the other is taken away", async () => {
    const { board, model } = show();
    const { board: other } = show({ model });
    other.end();
    model.publish(moved(DEAL_24, "c0", "f1"));
    expect(board.tops[1]).toBe("AC");
    expect(model.listening).toBe(1);
  });
});

/** The listeners that `run` puts on what outlives a board, and those of them that it leaves. */
function listeners(run: () => void): { put: string[]; left: string[] } {
  const lasting: EventTarget[] = [window, document, MediaQueryList.prototype];
  const added = lasting.map((target) => vi.spyOn(target, "addEventListener"));
  const removed = lasting.map((target) => vi.spyOn(target, "removeEventListener"));
  onTestFinished(() => {
    for (const spy of [...added, ...removed]) spy.mockRestore();
  });
  run();
  const gone = new Set(removed.flatMap(({ mock }) => mock.calls.map(([, listener]) => listener)));
  const calls = added.flatMap(({ mock }) => mock.calls);
  const left = calls.filter(([, listener, options]) => {
    const signal = typeof options === "object" ? options.signal : undefined;
    return !signal?.aborted && !gone.has(listener);
  });
  return { put: calls.map(([name]) => name), left: left.map(([name]) => name) };
}

describe("a board that is taken away", () => {
  test("leaves nothing on the page and no listener on the model", () => {
    const { board, model } = show();
    expect(model.listening).toBe(1);
    board.end();
    expect(board.el.childNodes).toHaveLength(0);
    expect(model.listening).toBe(0);
  });

  test("minds no further snapshot", async () => {
    const { board, model } = show();
    await board.move("AC", "home");
    board.end();
    expect(() => model.done(moved(DEAL_24, "c0", "f1"))).not.toThrow();
    expect(model.saved).toEqual([]);
  });

  test("leaves no timer behind", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { board } = show();
    await board.move("AC", "home");
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    board.end();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("leaves no listener on the window, the document or the system's theme", () => {
    const el = document.createElement("div");
    const model = new FakeModel(DEAL_24);
    const { put, left } = listeners(() => widget.render({ model, el })());
    expect(put).toEqual(expect.arrayContaining(["keydown", "change"]));
    expect(left).toEqual([]);
  });

  test("no longer follows the theme of the page", async () => {
    const { board } = show();
    const { board: other } = show();
    expect(board.root.dataset.theme).toBe("light");
    board.end();
    document.body.dataset.jpThemeLight = "false";
    onTestFinished(() => {
      delete document.body.dataset.jpThemeLight;
    });
    await expect.poll(() => other.root.dataset.theme).toBe("dark");
    expect(board.root.dataset.theme).toBe("light");
  });

  test("is garbage", async () => {
    const model = new FakeModel(DEAL_24);
    const showAndEnd = () => {
      const el = document.createElement("div");
      const end = widget.render({ model, el });
      const host = new WeakRef(el.firstElementChild as Element);
      end();
      return host;
    };
    const host = showAndEnd();
    const collected = async () => {
      await cdp().send("HeapProfiler.collectGarbage");
      return host.deref();
    };
    await expect.poll(collected).toBeUndefined();
  });
});
