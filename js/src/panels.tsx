/** What stands around the cards: the heading, the words, the buttons, the choice of a deal. */

import { typeset, Words } from "./cards";
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
  const { undo, redo, moves, fragment, status, outcome } = session.snapshot;
  const over = outcome !== "playing";
  return (
    <div class="controls" role="toolbar" aria-label="Game">
      <Press
        what="undo"
        label="Undo"
        title={undo}
        session={session}
        disabled={!undo}
        main={false}
      />
      <Press
        what="redo"
        label="Redo"
        title={redo}
        session={session}
        disabled={!redo}
        main={false}
      />
      <Press what="restart" label="Restart" session={session} disabled={!moves} main={false} />
      {!fragment && (
        <button
          type="button"
          class={over ? "main" : ""}
          aria-expanded={session.panel !== "none"}
          onClick={() => session.show(session.panel === "none" ? "deal" : "none")}
        >
          New deal…
        </button>
      )}
      <Press what="hint" label="Hint" session={session} disabled={over} main={!over} />
      <span class="status">{session.waiting === "no" ? status : "waiting for Python…"}</span>
    </div>
  );
}

interface PressProps {
  session: Session;
  what: "undo" | "redo" | "restart" | "hint";
  label: string;
  title?: string | null;
  disabled: boolean;
  main: boolean;
}

function Press({ session, what, label, title, disabled, main }: PressProps) {
  return (
    <button
      type="button"
      class={main ? "main" : ""}
      title={title ? `${label}: ${title}` : undefined}
      aria-disabled={disabled}
      onClick={() => !disabled && session.ask({ kind: what })}
    >
      {label}
    </button>
  );
}

export function DealPanel({ session }: { session: Session }) {
  if (session.panel === "none") return null;
  return session.panel === "replace" ? (
    <Replace session={session} />
  ) : (
    <ChooseDeal session={session} />
  );
}

/** For `ref`: called once, when the element appears. */
const selectAll = (input: HTMLInputElement | null) => input?.select();
const takeFocus = (element: HTMLElement | null) => element?.focus();

function ChooseDeal({ session }: { session: Session }) {
  const shown = session.snapshot.deal?.number.toString() ?? "1";
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        session.deal(String(new FormData(event.currentTarget).get("number")));
      }}
    >
      <label>
        Deal number
        <input
          ref={selectAll}
          name="number"
          inputMode="numeric"
          autocomplete="off"
          defaultValue={shown}
        />
      </label>
      <button type="submit" class="main">
        Deal it
      </button>
      <button type="button" onClick={() => session.deal(null)}>
        Random deal
      </button>
      <button type="button" onClick={() => session.show("none")}>
        Cancel
      </button>
    </form>
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
