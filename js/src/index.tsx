/** The front end: paints Python's snapshots and tells Python what the person at the board wants. */

import { Arrows, drawArrows } from "./arrows";
import { Dragging } from "./drag";
import { elementAt, nearest, spotOf } from "./focus";
import { guardKeys, pressKey } from "./keys";
import { LessonHead } from "./lesson";
import { Motion } from "./motion";
import { Controls, Messages, OpenPanel, Title } from "./panels";
import type { Model } from "./protocol";
import { Session } from "./session";
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

/** What of the board's element itself depends on how things stand. */
function dress(session: Session, root: HTMLElement): void {
  const { snapshot, about, busy } = session;
  const { deck, size, accent } = about.look;
  root.setAttribute("aria-busy", String(busy));
  Object.assign(root.dataset, { deck, size, outcome: snapshot.outcome });
  // A few columns make a small board, but the foundations and the words need some room.
  root.style.setProperty("--count", String(Math.max(snapshot.columns.length, 7)));
  if (accent)
    ["--accent", "--on-accent"].forEach((name, at) => {
      root.style.setProperty(name, accent[at] ?? "");
    });
}

/** The focus stays where it was among the cards, whatever is painted there now. */
function keepFocus(session: Session, root: HTMLElement, before: Element | null): void {
  const shadow = root.getRootNode() as ShadowRoot;
  const among = session.moveFocus || spotOf(before);
  const lost = before && !shadow.activeElement;
  if (among || lost) elementAt(root, session.spot)?.focus({ preventScroll: !session.moveFocus });
  session.moveFocus = false;
}

function show({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const host = document.createElement("div");
  host.setAttribute("data-jp-suppress-context-menu", "");
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = model.get("styles");
  const root = document.createElement("div");
  root.className = "board";
  root.tabIndex = -1;
  shadow.append(style, root);
  el.append(host);

  const put = painter(root);
  const motion = new Motion(root);
  const session = new Session(model, () => paint());
  const dragging = new Dragging(session, root, (...where) => motion.comesFrom(...where), signal);

  function paint(): void {
    const before = shadow.activeElement;
    session.spot = nearest(session.table, session.spot);
    motion.before();
    put(<Board session={session} />);
    dress(session, root);
    motion.after();
    drawArrows(session, root);
    dragging.check();
    keepFocus(session, root, before);
  }

  root.addEventListener("keydown", (event) => {
    if (pressKey(session, event)) event.preventDefault();
  });
  root.addEventListener("focusin", (event) => {
    const spot = spotOf(event.target as Element);
    if (!spot || elementAt(root, session.spot) === event.target) return;
    session.spot = spot;
    paint();
  });
  const sized = new ResizeObserver(() => drawArrows(session, root));
  sized.observe(root);
  root.addEventListener("scroll", () => drawArrows(session, root), true);
  followTheme(root, signal);
  guardKeys(host, signal);
  paint();
  return () => {
    ending.abort();
    sized.disconnect();
    session.close();
    put(null);
    host.remove();
  };
}

export default { render: show };
