/** What was asked of Python and waits for its answer: one thing at a time, in the order asked. */

import type { Intent, Model } from "./protocol";

interface Wish {
  intent: Intent;
  id: string;
  sent: boolean;
}

/** After this long without an answer the board says that it waits, and later what may be wrong. */
const SLOW_MS = 1_500;
const SILENT_MS = 8_000;

export class Wishes {
  waiting: "no" | "slow" | "silent" = "no";
  private queue: Wish[] = [];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly name = Math.random().toString(36).slice(2);
  private count = 0;

  constructor(
    private readonly model: Model,
    private readonly changed: () => void,
  ) {}

  get intents(): Intent[] {
    return this.queue.map(({ intent }) => intent);
  }

  add(intent: Intent): void {
    this.count += 1;
    this.queue.push({ intent, id: `${this.name}-${this.count}`, sent: false });
    this.sendNext();
  }

  /** What the answer `id` is about, which waits no longer; null if it is none of ours. */
  answered(id: string | undefined): Intent | null {
    const first = this.queue[0];
    if (!first || id !== first.id) return null;
    this.queue.shift();
    this.stop();
    return first.intent;
  }

  /** Send what waits longest, unless it is under way. */
  sendNext(): void {
    const next = this.queue[0];
    if (!next || next.sent) return;
    next.sent = true;
    this.wait();
    try {
      const { revision } = this.model.get("snapshot");
      this.model.send({ ...next.intent, id: next.id, revision });
    } catch {
      // Whatever is asked next tries this again first.
      next.sent = false;
      this.stop();
      this.waiting = "silent";
    }
  }

  /** Wait no more. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.waiting = "no";
  }

  private wait(): void {
    this.stop();
    const after = (milliseconds: number, state: "slow" | "silent") =>
      setTimeout(() => {
        this.waiting = state;
        this.changed();
      }, milliseconds);
    this.timers = [after(SLOW_MS, "slow"), after(SILENT_MS, "silent")];
  }
}
