/** The keys of the board, kept apart from those of the notebook around it. */

import { spotOf, step } from "./focus";
import { isColumn, type Place } from "./protocol";
import type { Session } from "./session";

/** Keep the notebook's single-key shortcuts away while the board has the focus.
 *
 * Notebooks look for this attribute on the element that has the focus, before anyone else hears
 * of the key. Ctrl and Cmd are left to the notebook, so that Ctrl+S still saves; but undoing on the
 * board is the board's. */
export function guardKeys(host: HTMLElement, signal: AbortSignal): void {
  const guard = (event: KeyboardEvent) => {
    if (event.target === host)
      host.toggleAttribute("data-lm-suppress-shortcuts", !commands(event) || !!undoing(event));
  };
  window.addEventListener("keydown", guard, { capture: true, signal });
}

const commands = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

/** Whether the keys pressed undo or redo, as everywhere. */
function undoing(event: KeyboardEvent): "undo" | "redo" | null {
  const key = event.key.toLowerCase();
  if (!commands(event) || (key !== "z" && key !== "y")) return null;
  return key === "y" || event.shiftKey ? "redo" : "undo";
}

/** What a key does on the board; true when it did something. */
export function pressKey(session: Session, event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const typing = target instanceof HTMLInputElement && target.type !== "checkbox";
  const undo = undoing(event);
  if (undo && !typing && !session.snapshot.demo) {
    session.ask({ kind: undo });
    return true;
  }
  if (commands(event) || event.altKey) return false;
  if (session.snapshot.demo) return pressDuringDemo(session, event.key, target);
  if (event.key === "Escape") {
    session.panel = "none";
    session.sinking = false;
    session.select(null);
    return true;
  }
  if (typing) {
    // JupyterLab keeps Enter from submitting the form by itself.
    if (event.key === "Enter") target.form?.requestSubmit();
    return event.key === "Enter";
  }
  if (spotOf(target) || target.classList.contains("board")) {
    const next = step(session.table, session.spot, event.key);
    if (next) session.goTo(next);
    if (next || /^(Arrow|Home|End)/.test(event.key)) return true;
  }
  switch (event.key.toLowerCase()) {
    case "h":
      return home(session, target);
    case "d":
      session.toggleSinking();
      return true;
    case "u":
      session.ask({ kind: "undo" });
      return true;
    case "y":
      session.ask({ kind: "redo" });
      return true;
    case "b":
      session.ask({ kind: "describe" });
      return true;
    case "?":
      session.show(session.panel === "keys" ? "none" : "keys");
      return true;
    default:
      return false;
  }
}

/** During a demonstration: the arrows go along its moves, Escape ends it. */
function pressDuringDemo(session: Session, key: string, target: HTMLElement): boolean {
  if (target instanceof HTMLSelectElement) return false;
  const { at, of } = session.snapshot.demo ?? { at: 0, of: 0 };
  if (key === "Escape") session.ask({ kind: "demo", do: "end" });
  else if (key === "ArrowRight" && at < of) session.ask({ kind: "demo", do: "step" });
  else if (key === "ArrowLeft" && at > 0) session.ask({ kind: "demo", do: "back" });
  else return false;
  return true;
}

function home(session: Session, target: HTMLElement): boolean {
  const place = target.closest<HTMLElement>("[data-place]")?.dataset.place as Place | undefined;
  const focused = place && isColumn(place) ? session.table.columns[Number(place.slice(1))] : [];
  const card = focused?.at(-1);
  const held = session.selected ?? (place && card ? { card, from: place, depth: 1 } : null);
  if (held) session.sendHome(held);
  return held !== null;
}
