/** The buttons below the cards, and the line beside them. */

import type { Plain } from "./protocol";
import type { Panel, Session } from "./session";

/** Where one stands; or what Python is doing, while someone waits for it. */
export function Status({ session, text }: { session: Session; text: string }) {
  const waiting = session.waiting === "no" ? null : "waiting for Python…";
  const { working } = session.snapshot;
  return <span class={`status ${working ? "working" : ""}`}>{waiting ?? working ?? text}</span>;
}

interface OpenerProps {
  session: Session;
  panel: Panel;
  label: string;
  main?: boolean;
}

/** A button that opens a panel, and closes it again. */
export function Opener({ session, panel, label, main }: OpenerProps) {
  const open = session.panel === panel;
  return (
    <button
      type="button"
      class={main ? "main" : ""}
      aria-expanded={open}
      onClick={() => session.show(open ? "none" : panel)}
    >
      {label}
    </button>
  );
}

interface PressProps {
  session: Session;
  what: Plain;
  label: string;
  title?: string | null;
  disabled?: boolean;
  main?: boolean;
}

export function Press({ session, what, label, title, disabled, main }: PressProps) {
  return (
    <button
      type="button"
      class={main ? "main" : ""}
      title={title ? `${label}: ${title}` : undefined}
      aria-disabled={!!disabled}
      onClick={() => !disabled && session.ask({ kind: what })}
    >
      {label}
    </button>
  );
}
