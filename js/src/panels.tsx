/** What stands around the cards: the heading, the words, the buttons, the choice of a deal. */

import { Opener, Press, Status } from "./buttons";
import { typeset, Words } from "./cards";
import { Demo, Games, Help } from "./help";
import { WayOn } from "./lesson";
import type { Session } from "./session";

export function Title({ session }: { session: Session }) {
  const { name, line, deal, fragment } = session.snapshot;
  const from = deal ? `Deal ${deal.number}${deal.note && `, ${deal.note}`}` : "";
  const kind = from || (fragment ? "A few cards" : "");
  return (
    <div class="title">
      <strong>{typeset(name)}</strong>
      <span>
        {kind && `${kind} · `}
        {line}
      </span>
    </div>
  );
}

/** What Python has to say, and where one stands. Announced when it changes. */
export function Messages({ session }: { session: Session }) {
  return (
    <div class="messages" role="status">
      {session.messages.map(({ tone, lead, rest }, index) => (
        <p key={`${index}${lead}`} class={`message ${tone}`}>
          <b>
            <Words text={lead} />
          </b>{" "}
          <Words text={rest} />
        </p>
      ))}
    </div>
  );
}

export function Controls({ session }: { session: Session }) {
  return session.snapshot.demo ? <Demo session={session} /> : <Play session={session} />;
}

function Play({ session }: { session: Session }) {
  const { undo, redo, moves, fragment, status, outcome, sinkable, lesson } = session.snapshot;
  const over = lesson ? lesson.state !== "play" : outcome !== "playing";
  const free = !fragment && !lesson;
  return (
    <div class="controls" role="toolbar" aria-label="Game">
      <WayOn session={session} />
      <Press
        what="undo"
        label="Undo"
        title={undo}
        session={session}
        disabled={!undo && !session.busy}
      />
      <Press what="redo" label="Redo" title={redo} session={session} disabled={!redo} />
      <Press what="restart" label="Restart" session={session} disabled={!moves && !session.busy} />
      {free && <Opener panel="deal" label="New deal…" session={session} main={over} />}
      {sinkable.length > 0 && (
        <button
          type="button"
          aria-pressed={session.sinking}
          onClick={() => session.toggleSinking()}
        >
          Sink kings
        </button>
      )}
      <Opener panel="rules" label="Rules" session={session} />
      <Opener panel="help" label="Help…" session={session} />
      <Press what="hint" label="Hint" session={session} disabled={over} main={!over} />
      <Status session={session} text={status} />
    </div>
  );
}

export function OpenPanel({ session }: { session: Session }) {
  switch (session.panel) {
    case "deal":
      return <ChooseDeal session={session} />;
    case "replace":
      return <Replace session={session} />;
    case "rules":
      return <Rules session={session} />;
    case "help":
      return <Help session={session} />;
    case "level":
      return <LeaveLevel session={session} />;
    default:
      return null;
  }
}

function Rules({ session }: { session: Session }) {
  return (
    <section class="panel rules" aria-label="Rules">
      <ul>
        {session.about.rules.map((rule) => (
          <li key={rule}>{typeset(rule)}</li>
        ))}
      </ul>
    </section>
  );
}

/** For `ref`: called once, when the element appears. */
const selectAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};
const takeFocus = (element: HTMLElement | null) => element?.focus();

function ChooseDeal({ session }: { session: Session }) {
  const shown = session.typed ?? session.snapshot.deal?.number.toString() ?? "1";
  const deal = (form: HTMLFormElement | null, random: boolean) => {
    const data = new FormData(form ?? undefined);
    const game = data.get("game");
    session.deal({
      number: random ? null : String(data.get("number")),
      // The game on the board may be one that no list has.
      game: game && game !== session.about.slug ? String(game) : null,
    });
  };
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        deal(event.currentTarget, false);
      }}
    >
      <Games session={session} label="Game" />
      <label>
        Deal number
        <input ref={selectAll} name="number" inputMode="numeric" autocomplete="off" value={shown} />
      </label>
      <button type="submit" class="main">
        Deal it
      </button>
      <button type="button" onClick={(event) => deal(event.currentTarget.form, true)}>
        Random deal
      </button>
      <button type="button" onClick={() => session.show("none")}>
        Cancel
      </button>
    </form>
  );
}

function LeaveLevel({ session }: { session: Session }) {
  const number = session.level ?? 1;
  return (
    <div class="panel" role="alertdialog" aria-label="Leave this level?">
      <p>This level is under way. Leave it for level {number}?</p>
      <button ref={takeFocus} type="button" onClick={() => session.show("none")}>
        Keep playing
      </button>
      <button type="button" class="main" onClick={() => session.goToLevel(number)}>
        Leave it
      </button>
    </div>
  );
}

function Replace({ session }: { session: Session }) {
  const { moves, name } = session.snapshot;
  const played = moves === 1 ? "1 move" : `${moves} moves`;
  return (
    <div class="panel" role="alertdialog" aria-label="Replace this game?">
      <p>
        This game of {typeset(name)} is in play, {played} in. Replace it?
      </p>
      <button ref={takeFocus} type="button" onClick={() => session.show("none")}>
        Keep playing
      </button>
      <button type="button" class="main" onClick={() => session.deal(session.wanted)}>
        Replace it
      </button>
    </div>
  );
}
