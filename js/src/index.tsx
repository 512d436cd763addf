/** The front end: paints Python's snapshots and tells Python what the person at the board wants. */

import { render } from "preact";
import { guardKeys, pressKey } from "./keys";
import { LessonHead } from "./lesson";
import { Controls, Messages, OpenPanel, Title } from "./panels";
import type { Model } from "./protocol";
import { Session } from "./session";
import styles from "./styles.css";
import { Columns, Foundations } from "./tableau";
import { followTheme } from "./theme";

function Board({ session }: { session: Session }) {
  const table = session.table;
  return (
    <>
      <LessonHead session={session} />
      <div class="top">
        <Title session={session} />
        <Foundations session={session} table={table} />
      </div>
      <Columns session={session} table={table} />
      <Messages session={session} />
      <Controls session={session} />
      <OpenPanel session={session} />
    </>
  );
}

/** Paint, and give the focus back to a card that had it and was painted elsewhere. */
function paint(session: Session, root: HTMLElement, shadow: ShadowRoot): void {
  const focused = shadow.activeElement as HTMLElement | null;
  const { card } = focused?.dataset ?? {};
  render(<Board session={session} />, root);
  root.setAttribute("aria-busy", String(session.busy));
  // A few columns make a small board, but the foundations and the words need some room.
  root.style.setProperty("--count", String(Math.max(session.snapshot.columns.length, 7)));
  if (!focused || shadow.activeElement) return;
  const again = card && root.querySelector<HTMLElement>(`[data-card="${card}"]`);
  (again || root).focus({ preventScroll: true });
}

function show({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const ending = new AbortController();
  const host = document.createElement("div");
  host.setAttribute("data-jp-suppress-context-menu", "");
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = styles;
  const root = document.createElement("div");
  root.className = "board";
  root.tabIndex = -1;
  shadow.append(style, root);
  el.append(host);

  const session = new Session(model, () => paint(session, root, shadow));
  root.addEventListener("keydown", (event) => {
    if (pressKey(session, event)) event.preventDefault();
  });
  followTheme(root, ending.signal);
  guardKeys(host, ending.signal);
  paint(session, root, shadow);
  return () => {
    ending.abort();
    session.close();
    render(null, root);
    host.remove();
  };
}

export default { render: show };
