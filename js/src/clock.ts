/** How long a game has been played, from its first move to its end. */

export class Clock {
  private began = 0;
  private ended = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly tick: () => void) {}

  /** The game stands so now; `shown` says whether anyone looks at the clock. */
  follow(moves: number, playing: boolean, shown: boolean): void {
    if (moves === 0) this.began = 0;
    else this.began ||= Date.now();
    this.ended = playing ? 0 : this.ended || Date.now();
    this.stop();
    if (this.began && playing && shown) this.timer = setInterval(this.tick, 1_000);
  }

  /** `3:05`, minutes and seconds. */
  get text(): string {
    const seconds = this.began ? Math.floor(((this.ended || Date.now()) - this.began) / 1_000) : 0;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
