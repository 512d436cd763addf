/** What a lesson adds to the board: its levels, the goal, a word before, and the way on. */

import { Press } from "./buttons";
import { typeset, Words } from "./cards";
import type { Prose } from "./protocol";
import type { Session } from "./session";
import type { Child } from "./view/jsx-runtime";

export function LessonHead({ session }: { session: Session }) {
  const { lesson } = session.about;
  const now = session.snapshot.lesson;
  if (!lesson || !now || session.snapshot.waiting) return null;
  return (
    <section class="lesson" aria-label="Lesson">
      <div class="levels">
        <strong>{typeset(lesson.title)}</strong>
        <ol aria-label="Levels">
          {lesson.levels.map((name, index) => (
            <Level
              key={name}
              session={session}
              name={name}
              number={index + 1}
              stars={now.stars[index] ?? 0}
              current={index + 1 === lesson.number}
            />
          ))}
        </ol>
      </div>
      <p class="goal">
        <b>Goal</b> <Words text={lesson.goal} />
      </p>
      {now.state === "play" && lesson.text.map((node, index) => <Text key={index} node={node} />)}
      {now.state === "play" && <Answers session={session} />}
    </section>
  );
}

/** The answers to a question, until the right one is found. */
function Answers({ session }: { session: Session }) {
  const wrong = session.snapshot.lesson?.wrong;
  return (
    wrong && (
      <fieldset class="answers" aria-label="Answers">
        {session.about.lesson?.answers.map((answer, index) => (
          <button
            type="button"
            key={index}
            aria-disabled={wrong.includes(index)}
            onClick={() => session.ask({ kind: "answer", number: index + 1 })}
          >
            <Words text={answer} />
          </button>
        ))}
      </fieldset>
    )
  );
}

interface LevelProps {
  session: Session;
  name: string;
  number: number;
  stars: number;
  current: boolean;
}

function Level({ session, name, number, stars, current }: LevelProps) {
  const got = stars === 0 ? "not done yet" : stars === 1 ? "1 star" : `${stars} stars`;
  return (
    <li>
      <button
        type="button"
        aria-current={current ? "step" : undefined}
        aria-label={`Level ${number}, ${name}, ${got}`}
        title={name}
        onClick={() => session.goToLevel(number)}
      >
        {number}
        <span aria-hidden="true">{"★".repeat(stars) + "☆".repeat(3 - stars)}</span>
      </button>
    </li>
  );
}

/** The button that leads on: when a level is done or has failed, or a game waits. */
export function WayOn({ session }: { session: Session }) {
  const { lesson } = session.about;
  const now = session.snapshot.lesson;
  if (session.snapshot.waiting)
    return <Press what="resume" label="Return to my game" session={session} main />;
  if (!lesson || !now || now.state === "play") return null;
  if (now.state === "failed") {
    return (
      <>
        <Press what="restart" label="Try again" session={session} main />
        {now.why && <Press what="explain" label="Show why" session={session} />}
      </>
    );
  }
  if (lesson.number === lesson.levels.length) return <span class="end">The lesson is done.</span>;
  const next = lesson.number + 1;
  return (
    <button type="button" class="main" onClick={() => session.ask({ kind: "level", number: next })}>
      Next level
    </button>
  );
}

const TAGS = ["p", "ul", "ol", "li", "strong", "em", "code"] as const;

/** Lesson text. Only these tags come of it, and only text inside them. */
function Text({ node }: { node: Prose }): Child {
  if (typeof node === "string") return <Words text={node} />;
  const [written, ...inside] = node;
  const Tag = TAGS.find((tag) => tag === written);
  const children: Child = inside.map((one, index) => <Text key={index} node={one} />);
  return Tag ? <Tag>{children}</Tag> : children;
}
