/** What stands around the cards: the heading, the words, the buttons, the choice of a deal. */

import { Opener, Press, Status } from "./buttons";
import { typeset, Words } from "./cards";
import { Demo, Games, Help } from "./help";
import { WayOn } from "./lesson";
import type { Session } from "./session";

export function Title({ session }: { session: Session }) {
  const { name, line, deal, fragment } = session.snapshot;
  if (!session.shows("title")) return null;
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
      <p class="unseen">{session.snapshot.spoken}</p>
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
  const shows = (control: string) => session.shows(control);
  const waits = session.busy;
  return (
    <div class="controls" role="toolbar" aria-label="Game">
      <WayOn session={session} />
      {shows("undo") && (
        <>
          <Press
            what="undo"
            label="Undo"
            title={undo}
            session={session}
            disabled={!undo && !waits}
          />
          <Press what="redo" label="Redo" title={redo} session={session} disabled={!redo} />
        </>
      )}
      {shows("restart") && (
        <Press what="restart" label="Restart" session={session} disabled={!moves && !waits} />
      )}
      {free && shows("deal") && (
        <Opener panel="deal" label="New deal…" session={session} main={over} />
      )}
      {sinkable.length > 0 && (
        <button
          type="button"
          aria-pressed={session.sinking}
          onClick={() => session.toggleSinking()}
        >
          Sink kings
        </button>
      )}
      {shows("rules") && <Opener panel="rules" label="Rules" session={session} />}
      {shows("help") && <Opener panel="help" label="Help…" session={session} />}
      {shows("hint") && (
        <Press what="hint" label="Hint" session={session} disabled={over} main={!over} />
      )}
      {shows("time") && <span class="status time">{session.clock.text}</span>}
      {shows("status") && <Status session={session} text={status} />}
    </div>
  );
}

export function OpenPanel({ session }: { session: Session }) {
  switch (session.panel) {
    case "deal":
      return <ChooseDeal session={session} />;
    case "ask":
      return <Ask session={session} />;
    case "rules":
      return <Rules session={session} />;
    case "keys":
      return <Keys session={session} />;
    case "help":
      return <Help session={session} />;
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
      <Press what="sheet" label="A sheet to print" session={session} />
    </section>
  );
}

function Keys({ session }: { session: Session }) {
  return (
    <section class="panel keys" aria-label="Keys">
      <dl>
        {session.about.keys.map(([key, what]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{typeset(what)}</dd>
          </>
        ))}
      </dl>
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
      {session.snapshot.deal && (
        <button type="button" onClick={() => navigator.clipboard?.writeText(shown)}>
          Copy the number
        </button>
      )}
      <button type="button" onClick={() => session.show("none")}>
        Cancel
      </button>
    </form>
  );
}

/** Asked before a game or a level in play is given up for another. */
function Ask({ session }: { session: Session }) {
  const { level, snapshot, wanted } = session;
  const played = snapshot.moves === 1 ? "1 move" : `${snapshot.moves} moves`;
  const question = level
    ? `This level is under way. Leave it for level ${level}?`
    : `This game of ${typeset(snapshot.name)} is in play, ${played} in. Replace it?`;
  return (
    <div class="panel" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <button ref={takeFocus} type="button" onClick={() => session.keepPlaying()}>
        Keep playing
      </button>
      <button
        type="button"
        class="main"
        onClick={() => (level ? session.goToLevel(level) : session.deal(wanted))}
      >
        {level ? "Leave it" : "Replace it"}
      </button>
    </div>
  );
}
