/** Light and dark, as the page around the board has it. */

import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { followTheme } from "../src/theme";
import { show } from "./board";

const { body, documentElement: html } = document;

/** What the system prefers. */
async function system(value: "light" | "dark"): Promise<void> {
  const features = [{ name: "prefers-color-scheme", value }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

beforeEach(async () => {
  await system("light");
  onTestFinished(async () => {
    await system("light");
    for (const element of [html, body])
      for (const name of ["class", "data-theme", "data-bs-theme", "data-jp-theme-light"])
        element.removeAttribute(name);
  });
});

/** The theme of an element that follows that of the page. */
function follower(): HTMLElement {
  const root = document.createElement("div");
  const ending = new AbortController();
  followTheme(root, ending.signal);
  onTestFinished(() => ending.abort());
  return root;
}

describe("a board", () => {
  test("follows JupyterLab's theme while it is shown", async () => {
    body.dataset.jpThemeLight = "true";
    const { board } = show();
    const felt = () => getComputedStyle(board.root).backgroundColor;
    const light = felt();
    expect(board.root.dataset.theme).toBe("light");
    body.dataset.jpThemeLight = "false";
    await expect.poll(() => board.root.dataset.theme).toBe("dark");
    expect(felt()).not.toBe(light);
    body.dataset.jpThemeLight = "true";
    await expect.poll(felt).toBe(light);
  });

  test("keeps the faces of its cards light, so that red and black can be told", () => {
    body.dataset.jpThemeLight = "false";
    const { board } = show();
    const { backgroundColor } = getComputedStyle(board.one(".card"));
    const channels = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(...channels)).toBeGreaterThan(200);
  });
});

describe("where JupyterLab says nothing", () => {
  test("the system decides, and may change its mind", async () => {
    const root = follower();
    expect(root.dataset.theme).toBe("light");
    await system("dark");
    await expect.poll(() => root.dataset.theme).toBe("dark");
    await system("light");
    await expect.poll(() => root.dataset.theme).toBe("light");
  });

  test.each(["dark", "dark-theme", "theme-dark", "vscode-dark"])(
    "a class %s on the body makes it dark",
    async (name) => {
      const root = follower();
      body.classList.add("page", name);
      await expect.poll(() => root.dataset.theme).toBe("dark");
    },
  );

  test.each(["data-theme", "data-bs-theme"])("%s on the page decides", async (attribute) => {
    const root = follower();
    html.setAttribute(attribute, "dark");
    await expect.poll(() => root.dataset.theme).toBe("dark");
  });

  test.each(["light", "vscode-light"])("a class %s overrules a dark system", async (name) => {
    await system("dark");
    html.classList.add(name);
    expect(follower().dataset.theme).toBe("light");
  });

  test("words that only contain dark mean nothing", () => {
    body.classList.add("darkroom", "no-dark");
    expect(follower().dataset.theme).toBe("light");
  });
});

test("JupyterLab's theme overrules the system and all classes", async () => {
  await system("dark");
  body.classList.add("dark");
  body.dataset.jpThemeLight = "true";
  expect(follower().dataset.theme).toBe("light");
});
