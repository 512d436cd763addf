/** The front end: paints Python's snapshots and tells Python what the person at the board wants. */

import { Arrows, drawArrows } from "./arrows";
import { guardKeys, pressKey } from "./keys";
import { LessonHead } from "./lesson";
import { Controls, Messages, OpenPanel, Title } from "./panels";
import type { Model } from "./protocol";
import { Session } from "./session";
import styles from "./styles.css";
import { Columns, Foundations } from "./tableau";
import { followTheme } from "./theme";
import { painter } from "./view/paint";

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
      <Arrows session={session} />
    </>
  );
}

type Put = ReturnType<typeof painter>;

/** Paint, and give the focus back to a card that had it and was painted elsewhere. */
function paint(session: Session, root: HTMLElement, shadow: ShadowRoot, put: Put): void {
  const focused = shadow.activeElement as HTMLElement | null;
  const { card } = focused?.dataset ?? {};
  put(<Board session={session} />);
  root.setAttribute("aria-busy", String(session.busy));
  // A few columns make a small board, but the foundations and the words need some room.
  root.style.setProperty("--count", String(Math.max(session.snapshot.columns.length, 7)));
  drawArrows(session, root);
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

  const put = painter(root);
  const session = new Session(model, () => paint(session, root, shadow, put));
  root.addEventListener("keydown", (event) => {
    if (pressKey(session, event)) event.preventDefault();
  });
  followTheme(root, ending.signal);
  guardKeys(host, ending.signal);
  paint(session, root, shadow, put);
  const sized = new ResizeObserver(() => drawArrows(session, root));
  sized.observe(root);
  root.addEventListener("scroll", () => drawArrows(session, root), true);
  return () => {
    ending.abort();
    sized.disconnect();
    session.close();
    put(null);
    host.remove();
  };
}

export default { render: show };
