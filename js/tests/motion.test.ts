/** Cards glide to where they are put, and nothing waits for it. */

import { describe, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { type BoardOnPage, show } from "./board";
import { DEAL_24, moved } from "./positions";

const gliding = (board: BoardOnPage): (string | undefined)[] =>
  board
    .all("[data-card]")
    .filter((card) =>
      card.getAnimations().some((one) => one instanceof Animation && !("animationName" in one)),
    )
    .map(({ dataset }) => dataset.card);

describe("a card that moves", () => {
  test("glides, and no other does", () => {
    const { board, model } = show();
    model.publish(moved(DEAL_24, "c12", "c9"));
    expect(gliding(board)).toEqual(["4C"]);
    const [glide] = board.one('[data-card="4C"]').getAnimations();
    if (!(glide?.effect instanceof KeyframeEffect)) throw new Error("it does not glide");
    const frames = glide.effect.getKeyframes();
    expect(frames[0]?.translate).toMatch(/^\d.*px -?[\d.]+px$/);
    expect(frames.at(-1)?.translate).toMatch(/^0(px)?( 0(px)?)?$/);
    expect(glide.effect.getTiming().duration).toBeLessThanOrEqual(200);
  });

  test("is in its place for Python and for the next click at once", async () => {
    const { board, model } = show();
    await board.move("4C", "5D");
    expect(gliding(board)).toEqual(["4C"]);
    model.done(moved(DEAL_24, "c12", "c9"));
    expect(board.columns[9]).toBe("KSTS9C5D4C");
  });

  test("glides home and back, and all cards of a new deal do", () => {
    const { board, model } = show();
    model.publish(moved(DEAL_24, "c0", "f1"));
    expect(gliding(board)).toEqual(["AC"]);
    model.publish({ ...DEAL_24, revision: 2 });
    expect(gliding(board)).toEqual(["AC"]);
    const columns = [...DEAL_24.columns].reverse();
    model.publish({ ...DEAL_24, columns, revision: 3 });
    expect(gliding(board).length).toBeGreaterThan(40);
  });
});

test("nothing moves for those who want nothing to move", async () => {
  const still = async (value: string): Promise<void> => {
    const features = [{ name: "prefers-reduced-motion", value }];
    await cdp().send("Emulation.setEmulatedMedia", { features });
  };
  await still("reduce");
  onTestFinished(() => still(""));
  const { board, model } = show();
  model.publish(moved(DEAL_24, "c12", "c9"));
  expect(gliding(board)).toEqual([]);
  model.publish({ ...DEAL_24, outcome: "won" });
  expect(board.all(".pile .card").flatMap((card) => card.getAnimations())).toEqual([]);
});
