/** A model without Python behind it: it keeps what it is sent, and the test answers. */

import type { About, Intent, Message, Model, Sent as Page, Snapshot } from "../src/protocol";
import styles from "../src/styles.css?inline";

export const ABOUT: About = {
  lesson: null,
  look: {
    deck: "two",
    size: "normal",
    accent: null,
    controls: ["title", "undo", "restart", "deal", "rules", "help", "hint", "status"],
    readOnly: false,
  },
  keys: [["H", "send the card home"]],
  slug: "bakers-dozen",
  rules: ["An empty column takes no card.", "A card that is home stays there."],
  games: [
    ["bakers-dozen", "Baker's Dozen"],
    ["good-measure", "Good Measure"],
  ],
};

export type Sent = Intent & { id: string; revision: number };

export class FakeModel implements Model {
  readonly sent: Sent[] = [];
  /** The revisions that the board acknowledged and saved. */
  readonly saved: number[] = [];
  private acknowledged: number[] = [];
  private answered = 0;
  private readonly listeners = new Set<() => void>();
  private readonly openers = new Set<(content: Page) => void>();

  constructor(
    public snapshot: Snapshot,
    public about: About = ABOUT,
  ) {}

  get(key: "snapshot"): Snapshot;
  get(key: "about"): About;
  get(key: "styles"): string;
  get(key: "snapshot" | "about" | "styles"): Snapshot | About | string {
    if (key === "styles") return styles;
    return key === "about" ? this.about : this.snapshot;
  }

  set(_key: "acknowledged", revision: number): void {
    this.acknowledged.push(revision);
  }

  save_changes(): void {
    this.saved.push(...this.acknowledged.splice(0));
  }

  send(content: Sent): void {
    this.sent.push(content);
  }

  on(event: "change:snapshot" | "msg:custom", callback: (content: Page) => void): void {
    if (event === "msg:custom") this.openers.add(callback);
    else this.listeners.add(callback as () => void);
  }

  off(event: "change:snapshot" | "msg:custom", callback: (content: Page) => void): void {
    if (event === "msg:custom") this.openers.delete(callback);
    else this.listeners.delete(callback as () => void);
  }

  /** Python sends a page to print. */
  sendPage(sheet: string): void {
    for (const opener of this.openers) opener({ sheet });
  }

  get listening(): number {
    return Math.max(this.listeners.size, this.openers.size);
  }

  /** The board changes without having asked, as by a cell or by another view. */
  publish(changes: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, message: null, hint: [], ...changes };
    for (const listener of [...this.listeners]) listener();
  }

  /** The oldest intent without an answer is done; `changes` are what came of it. */
  done(changes: Partial<Snapshot>): void {
    this.answer(true, changes);
  }

  /** The oldest intent without an answer is refused, in words. */
  refuse(message: Message, changes: Partial<Snapshot> = {}): void {
    this.answer(false, { message, ...changes });
  }

  private answer(done: boolean, changes: Partial<Snapshot>): void {
    const asked = this.sent[this.answered];
    if (!asked) throw new Error("nothing waits for an answer");
    this.answered += 1;
    this.publish({ ...changes, answer: { id: asked.id, done } });
  }
}
