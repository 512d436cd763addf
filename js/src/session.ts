/** One view of a board: what is selected, what was asked of Python and waits for its answer. */

import { Clock } from "./clock";
import type { Spot } from "./focus";
import { Player } from "./player";
import type { About, Held, Intent, Message, Model, Place, Sent, Snapshot } from "./protocol";
import { destinations, exposed, layTable, type Table } from "./table";
import { Wishes } from "./wishes";

export type Panel = "none" | "deal" | "ask" | "rules" | "keys" | "help";

/** A deal to be made: its number as typed, null for a random one, and its game. */
interface Wanted {
  number: string | null;
  game: string | null;
}

export const SILENT: Message = {
  tone: "fault",
  lead: "Python has not answered yet.",
  rest: "If it is busy, your move waits for it. If the kernel was stopped or is not there, run this cell again to play on.",
};

export class Session {
  snapshot: Snapshot;
  selected: Held | null = null;
  /** The card or place that has the focus, or would get it. */
  spot: Spot = { place: "c0", depth: 1 };
  /** The focus is to go to its spot when that is painted. */
  moveFocus = false;
  panel: Panel = "none";
  /** The deal that was chosen, while the question stands whether to replace the game in play. */
  wanted: Wanted = { number: null, game: null };
  /** The level that was chosen, while the question stands whether to leave the one in play. */
  level: number | null = null;
  /** What was typed as the number of a deal, until there is such a deal. */
  typed: string | null = null;
  /** A click sinks the kings of a column. */
  sinking = false;
  readonly clock = new Clock(() => this.repaint());
  /** Plays a demonstration. */
  readonly player = new Player(
    () => {
      if (!this.busy) this.ask({ kind: "demo", do: "step" });
    },
    () => this.repaint(),
  );
  private readonly wishes: Wishes;
  /** Refusals that a later answer would wipe out before anyone could read them. */
  private kept: Message[] = [];
  /** The card that the last click selected or let go. */
  private picked: string | null = null;
  /** A message that has been read: the person went on to something else. */
  private read: Message | null = null;
  private refusedAt: Place | null = null;
  private dropped: Intent | undefined;

  constructor(
    private readonly model: Model,
    private readonly repaint: () => void,
  ) {
    this.snapshot = model.get("snapshot");
    this.wishes = new Wishes(model, repaint);
    model.on("change:snapshot", this.receive);
    model.on("msg:custom", this.open);
    this.setClock();
  }

  close(): void {
    this.model.off("change:snapshot", this.receive);
    this.model.off("msg:custom", this.open);
    this.wishes.stop();
    this.player.stop();
    this.clock.stop();
  }

  get about(): About {
    return this.model.get("about");
  }

  get table(): Table {
    return layTable(this.snapshot, this.wishes.intents);
  }

  get messages(): Message[] {
    const { standing, message } = this.snapshot;
    const latest = message === this.read || message === this.kept.at(-1) ? null : message;
    const said = [standing, ...this.kept, latest, this.wishes.waiting === "silent" ? SILENT : null];
    return said.filter((entry) => entry !== null);
  }

  /** Whether something is switched on, or will be once Python has heard of it. */
  set(kind: "watch" | "auto"): boolean {
    let on = kind === "auto" ? this.snapshot.auto : this.snapshot.watching;
    for (const intent of this.wishes.intents) if (intent.kind === kind) on = intent.on;
    return on;
  }

  /** How long the answer of Python lets wait. */
  get waiting(): Wishes["waiting"] {
    return this.wishes.waiting;
  }

  /** Something was asked for that Python has not answered yet. */
  get busy(): boolean {
    return this.wishes.intents.length > 0;
  }

  /** The places that the selected card may go to, as far as is known. */
  get targets(): Place[] {
    if (this.sinking) return this.snapshot.sinkable;
    const held = this.selected;
    if (!held || this.table.touched.has(held.from)) return [];
    return destinations(this.snapshot, held.from);
  }

  /** Whether a control is to be shown. */
  shows(control: string): boolean {
    return this.about.look.controls.includes(control);
  }

  /** Whether a card can be taken at all. */
  get mayMove(): boolean {
    return !this.snapshot.demo && !this.about.look.readOnly;
  }

  /** Losing this game would lose something. */
  get inPlay(): boolean {
    const { outcome, moves, redo } = this.snapshot;
    const moving = this.wishes.intents.some(({ kind }) => kind === "move");
    return outcome === "playing" && (moves > 0 || redo !== null || moving);
  }

  /** A card, a heading, a foundation or an empty place was chosen. */
  choose(place: Place, card: string | null, depth: number): void {
    if (!this.mayMove) return;
    const held = this.selected;
    if (this.sinking && this.snapshot.sinkable.includes(place))
      this.ask({ kind: "sink", from: place });
    else if (held && held.from === place && depth === 1) this.select(null);
    else if (held && place === this.refusedAt && card && depth === 1)
      this.select({ card, from: place, depth });
    else if (held) this.ask({ kind: "move", ...held, to: place });
    else if (card && depth === 1 && place.startsWith("c"))
      this.select({ card, from: place, depth });
    else this.ask({ kind: "lift", card, from: place, depth });
  }

  /** A dragged card was let go. One that is refused goes back, and is in hand no more. */
  drop(held: Held, to: Place): void {
    this.selected = null;
    this.ask({ kind: "move", ...held, to });
    this.dropped = this.wishes.intents.at(-1);
  }

  /** A card was clicked; `clicks` is 2 for the second click of a double one, which sends it home. */
  click(held: Held, clicks: number): void {
    if (clicks === 2 && held.depth === 1 && this.mayMove) {
      // Onto another card the first click was a try already; the second is not one more.
      if (this.picked === held.card) this.sendHome(held);
      this.picked = null;
      return;
    }
    const before = this.selected;
    this.choose(held.from, held.card, held.depth);
    const own = [before, this.selected].some((selected) => selected?.card === held.card);
    this.picked = own ? held.card : null;
  }

  /** Send a card home: to the foundation that takes it, else to any, so that Python says why not. */
  sendHome(held: Held): void {
    this.selected = null;
    const listed = destinations(this.snapshot, held.from).find((to) => to.startsWith("f"));
    const own = this.snapshot.foundations.findIndex(({ suit }) => suit === held.card.at(-1));
    this.ask({ kind: "move", ...held, to: listed ?? `f${Math.max(own, 0)}` });
  }

  select(held: Held | null): void {
    this.selected = held;
    this.refusedAt = null;
    if (this.snapshot.message?.tone !== "hint") this.read = this.snapshot.message;
    if (!this.busy) this.kept = [];
    this.repaint();
  }

  /** Give the focus to another card or place. */
  goTo(spot: Spot): void {
    this.spot = spot;
    this.moveFocus = true;
    this.repaint();
  }

  show(panel: Panel): void {
    this.panel = panel;
    this.repaint();
  }

  toggleSinking(): void {
    this.sinking = !this.sinking && this.snapshot.sinkable.length > 0;
    this.select(null);
  }

  /** Play another level of a lesson; one that is under way is given up only when that is said. */
  goToLevel(number: number): void {
    const { lesson } = this.about;
    const underWay = this.snapshot.lesson?.state === "play" && this.snapshot.moves > 0;
    if (underWay && this.panel !== "ask") {
      this.level = number;
      this.show("ask");
      return;
    }
    this.keepPlaying();
    if (lesson) this.ask({ kind: "level", number });
  }

  /** Whatever was to be given up is kept. */
  keepPlaying(): void {
    this.level = null;
    this.show("none");
  }

  deal(wanted: Wanted): void {
    this.wanted = wanted;
    this.typed = wanted.number;
    if (this.inPlay && this.panel !== "ask") {
      this.show("ask");
      return;
    }
    this.keepPlaying();
    this.selected = null;
    const { number, game } = wanted;
    const asked = number?.trim();
    const whole = asked && /^\d{1,15}$/.test(asked) ? Number(asked) : number;
    this.ask({ kind: "deal", number: whole, game });
  }

  ask(intent: Intent): void {
    if (!this.busy) this.kept = [];
    if (intent.kind === "hint") this.selected = null;
    this.refusedAt = null;
    this.player.asked(intent.kind);
    this.wishes.add(intent);
    this.update();
  }

  private receive = (): void => {
    const before = this.snapshot.demo;
    this.snapshot = this.model.get("snapshot");
    const { answer, message, revision, sinkable, demo } = this.snapshot;
    if (sinkable.length === 0) this.sinking = false;
    if (demo && !before) {
      this.selected = null;
      this.panel = "none";
      this.player.begin();
    }
    const asked = this.wishes.answered(answer?.id);
    if (asked) {
      if (answer?.done) this.typed = null;
      else this.refused(asked, message);
      this.wishes.sendNext();
      this.model.set("acknowledged", revision);
      this.model.save_changes();
    }
    if (demo || before) this.player.goOn(demo);
    else this.setClock();
    this.update();
  };

  private setClock(): void {
    const { moves, outcome } = this.snapshot;
    this.clock.follow(moves, outcome === "playing", this.shows("time"));
  }

  /** Open the page that was asked for, in a tab of its own, but only where it was asked for. */
  private open = ({ sheet }: Sent): void => {
    if (this.wishes.intents[0]?.kind !== "sheet") return;
    window.open(URL.createObjectURL(new Blob([sheet], { type: "text/html" })));
  };

  private refused(intent: Intent, message: Message | null): void {
    if (intent.kind === "deal") this.panel = "deal";
    if (intent.kind === "move") {
      this.refusedAt = intent.to;
      if (intent !== this.dropped)
        this.selected ??= { card: intent.card, from: intent.from, depth: intent.depth };
    }
    if (this.busy && message) this.kept.push(message);
  }

  /** Let go of a selected card that is no longer where it was, then paint. */
  private update(): void {
    const held = this.selected;
    if (held && exposed(this.table, held.from) !== held.card) this.selected = null;
    this.repaint();
  }
}
