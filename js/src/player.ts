/** Lets a demonstration go on by itself, move after move. */

/** How long each move is shown, in milliseconds. */
export const SPEEDS = { slow: 4_000, normal: 2_000, fast: 700 };
export type Speed = keyof typeof SPEEDS;

type Shown = { at: number; of: number } | null;

export class Player {
  playing = false;
  speed: Speed = "normal";
  /** This view asked to be shown a line, so that it plays it; others follow. */
  private wanted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly step: () => void,
    private readonly changed: () => void,
  ) {}

  /** Something was asked for: a demonstration, or something else. */
  asked(kind: string): void {
    if (kind !== "watch") this.wanted = kind === "show";
  }

  /** A demonstration has begun. */
  begin(): void {
    this.playing = this.wanted;
    this.wanted = false;
  }

  play(on: boolean, demo: Shown): void {
    this.playing = on;
    this.goOn(demo);
    this.changed();
  }

  setSpeed(speed: Speed, demo: Shown): void {
    this.speed = speed;
    this.goOn(demo);
    this.changed();
  }

  /** Wait for the next move, if there is one and it is to come by itself. */
  goOn(demo: Shown): void {
    clearTimeout(this.timer);
    if (!demo || demo.at === demo.of) this.playing = false;
    if (this.playing) this.timer = setTimeout(this.step, SPEEDS[this.speed]);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
