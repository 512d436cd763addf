/** What is asked beyond a hint: whether the game can still be won, a watch, a demonstration. */

import { Opener, Press, Status } from "./buttons";
import { typeset } from "./cards";
import { SPEEDS, type Speed } from "./player";
import type { Session } from "./session";

/** What stands below the cards while a line is shown. */
export function Demo({ session }: { session: Session }) {
  const { demo } = session.snapshot;
  const { at, of } = demo ?? { at: 0, of: 0 };
  const step = (what: "back" | "step" | "end") => session.ask({ kind: "demo", do: what });
  return (
    <div class="controls" role="toolbar" aria-label="Demonstration">
      {of > 0 && (
        <>
          <button type="button" aria-disabled={at === 0} onClick={() => at > 0 && step("back")}>
            Back
          </button>
          <button
            type="button"
            class="main"
            aria-disabled={at === of}
            onClick={() => at < of && session.player.play(!session.player.playing, demo)}
          >
            {session.player.playing ? "Pause" : "Play"}
          </button>
          <button type="button" aria-disabled={at === of} onClick={() => at < of && step("step")}>
            Step
          </button>
          <label class="speed">
            Speed
            <select
              onChange={(event) =>
                session.player.setSpeed(event.currentTarget.value as Speed, demo)
              }
            >
              {(Object.keys(SPEEDS) as Speed[]).map((speed) => (
                <option key={speed} value={speed} selected={speed === session.player.speed}>
                  {speed}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <button type="button" onClick={() => step("end")}>
        Return to my game
      </button>
      <Status session={session} text={of > 0 ? `shown ${at} of ${of} moves` : ""} />
    </div>
  );
}

export function Help({ session }: { session: Session }) {
  const { outcome, fragment, lesson, waiting } = session.snapshot;
  const over = outcome !== "playing";
  return (
    <section class="panel help" aria-label="Help">
      {session.about.lesson?.key && !waiting && (
        <Press what="reveal" label="Key move" session={session} />
      )}
      {!fragment && (waiting || lesson?.state !== "play") && (
        <>
          <Press what="judge" label="Can I still win?" session={session} disabled={over} />
          <Press what="show" label="Show me" session={session} disabled={over} />
          <Switch session={session} kind="watch" label="Tell me when a move gives the win away" />
        </>
      )}
      {!lesson && (
        <Switch session={session} kind="auto" label="Send cards home that are of no more use" />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const game = String(new FormData(event.currentTarget).get("game"));
          session.ask({ kind: "what-if", game });
        }}
      >
        <Games session={session} label="What if this were" />
        <button type="submit">Try it</button>
      </form>
      <Opener panel="keys" label="Keys" session={session} />
    </section>
  );
}

interface SwitchProps {
  session: Session;
  kind: "watch" | "auto";
  label: string;
}

function Switch({ session, kind, label }: SwitchProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={session.set(kind)}
        onChange={(event) => session.ask({ kind, on: event.currentTarget.checked })}
      />
      {label}
    </label>
  );
}

/** The games of the group to choose from; the one on the board is chosen first. */
export function Games({ session, label }: { session: Session; label: string }) {
  const { games, slug } = session.about;
  return (
    <label>
      {label}
      <select name="game">
        {games.map(([other, name]) => (
          <option key={other} value={other} selected={other === slug}>
            {typeset(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
