/** What is asked beyond a hint: whether the game can still be won, a watch, a demonstration. */

import { Press, Status } from "./buttons";
import { SPEEDS, type Speed } from "./player";
import type { Session } from "./session";

/** What stands below the cards while a line is shown. */
export function Demo({ session }: { session: Session }) {
  const { demo } = session.snapshot;
  const { at, of } = demo ?? { at: 0, of: 0 };
  const step = (what: "back" | "step" | "end") => session.ask({ kind: "demo", do: what });
  return (
    <div class="controls" role="toolbar" aria-label="Demonstration">
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
          onChange={(event) => session.player.setSpeed(event.currentTarget.value as Speed, demo)}
        >
          {(Object.keys(SPEEDS) as Speed[]).map((speed) => (
            <option key={speed} value={speed} selected={speed === session.player.speed}>
              {speed}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => step("end")}>
        Return to my game
      </button>
      <Status session={session} text={`shown ${at} of ${of} moves`} />
    </div>
  );
}

export function Help({ session }: { session: Session }) {
  const over = session.snapshot.outcome !== "playing";
  return (
    <section class="panel help" aria-label="Help">
      <Press what="judge" label="Can I still win?" session={session} disabled={over} main={false} />
      <Press what="show" label="Show me" session={session} disabled={over} main={false} />
      <label>
        <input
          type="checkbox"
          checked={session.watching}
          onChange={(event) => session.ask({ kind: "watch", on: event.currentTarget.checked })}
        />
        Tell me when a move gives the win away
      </label>
    </section>
  );
}
