import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Chip, VersionState } from "#domain/studio/creation-versions.ts";
import { turnId } from "#domain/studio/creator-address.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { Block } from "#app/ui/markdown/blocks.ts";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";
import { Comparison, type ShownComparison } from "./answers/comparison.tsx";
import { CreationMenu } from "./creation-menu.tsx";
import type { CreatorAnswer } from "./creator-answer.ts";
import type { ListedCreation } from "./creator-sidebar.tsx";
import { EditInstruction, Instruction } from "./instruction.tsx";
import { KINDS } from "./kinds.ts";
import { Unanswered, VersionAnswer } from "./answers/version-answer.tsx";

/** An answer's part beside its words; its files have addresses of their own. */
export type ShownPart =
  | { kind: "code" }
  /** Pixels. */
  | { kind: "picture"; width: number; height: number }
  /** The file that the page builder reads, and the titles of the page's blocks. */
  | { kind: "page"; layout: string; titles: readonly string[] };

/** An answer with the instruction that it follows, formatted for the page. */
export interface ShownVersion {
  version: number;
  instruction: string;
  sentAt: LocalTimeText;
  state: VersionState;
  /** Why there is no answer, in words. */
  problem: { text: string; link?: { to: string; text: string } } | null;
  /** Button of an answer that was cut short, and the prompt that asks for the rest. */
  goOn: { text: string; prompt: string } | null;
  /** Model and cost, in words. */
  madeBy: string;
  /** The run to follow while the answer is being written. */
  runId: string | null;
  /** Says so where nothing has begun to write it. */
  waiting: string | null;
  /** Link for an answer that was made without a model. */
  connect: ShownLink | null;
  blocks: readonly Block[];
  part: ShownPart | null;
  chips: readonly Chip[];
  toFillIn: readonly string[];
  /** Whether the answer has something of My business. */
  usesBusiness: boolean;
  /** Language of the answer. */
  language: "en" | "es" | null;
  /** The earlier answer that it repeats. */
  restoredFrom: number | null;
}

interface ShownLink {
  to: string;
  text: string;
}

/** A creation, formatted for the page: the prompt, when it was sent, and the answers. */
export interface ShownCreation extends Omit<ListedCreation, "day"> {
  prompt: string;
  sentAt: LocalTimeText;
  versions: readonly ShownVersion[];
  /** Link to the turns before the shown ones. */
  earlier: ShownLink | null;
  /** Link back to the latest turns, where earlier ones are shown. */
  later: ShownLink | null;
  /** Two answers instead of the conversation. */
  comparison: ShownComparison | null;
}

/** One creation: a conversation that starts with its prompt. */
export function CreationView({
  creation,
  answer,
  formKey,
}: {
  creation: ShownCreation;
  answer: CreatorAnswer | null;
  formKey: string;
}) {
  const lang = useLang();
  const { name, icon } = KINDS[creation.kind];
  const last = creation.later ? undefined : creation.versions.at(-1);
  const turns = creation.comparison ? [] : creation.versions;
  const press = { creationId: creation.id, answer, formKey };
  useScrollToAnswer();
  return (
    <article aria-labelledby="creation" className="flex flex-col gap-4">
      <div>
        <h2 id="creation" className="text-xl font-800 break-words">
          {creation.title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="kind-offer badge">
            <span className={icon} aria-hidden="true" />
            {name({}, lang)}
          </span>
          <time dateTime={creation.sentAt.iso}>{creation.sentAt.text[lang.locale]}</time>
        </p>
      </div>
      {!creation.comparison && <TurnsLink link={creation.earlier} />}
      {creation.versions.length === 0 && (
        <>
          <Instruction kind={creation.kind} text={creation.prompt} />
          <Unanswered {...press} />
        </>
      )}
      {creation.comparison && (
        <Comparison creationId={creation.id} comparison={creation.comparison} />
      )}
      {turns.map((version) => (
        <section
          key={version.version}
          id={turnId(version.version)}
          aria-label={m.creator_turn({ version: version.version }, lang)}
          className="flex flex-col gap-3 scroll-mt-24"
        >
          {version.restoredFrom === null ? (
            <>
              <Instruction kind={creation.kind} text={version.instruction} />
              <EditInstruction {...press} version={version.version} text={version.instruction} />
            </>
          ) : (
            <p className="self-end text-sm text-ink-soft">
              {m.creator_restored({ version: version.restoredFrom }, lang)}
            </p>
          )}
          <VersionAnswer {...press} version={version} isLast={version === last} />
        </section>
      ))}
      {!creation.comparison && <TurnsLink link={creation.later} />}
      <AnswerStatus key={creation.id} state={last?.state} />
      <CreationMenu creation={creation} answer={answer} formKey={formKey} />
    </article>
  );
}

const TurnsLink = ({ link }: { link: ShownLink | null }) =>
  link && (
    <Link
      to={link.to}
      className="self-start inline-flex items-center min-h-11 text-accent font-600"
    >
      {link.text}
    </Link>
  );

/** Tells a screen reader once that the last answer is being written, and once that it is there. */
function AnswerStatus({ state }: { state: VersionState | undefined }) {
  const lang = useLang();
  const [wasAsked, setWasAsked] = useState(false);
  const isWriting = state === "writing";
  const isAsked = useWasAskedHere();
  useEffect(() => {
    if (isWriting || isAsked) setWasAsked(true);
  }, [isWriting, isAsked]);
  return (
    <p role="status" className="sr-only">
      {isWriting
        ? m.creator_writing({}, lang)
        : wasAsked && (state === "final" || state === "cannot")
          ? m.creator_ready({}, lang)
          : ""}
    </p>
  );
}

/**
 * Shows the answer of the turn that the address names, after it was asked for on this page. The prompt's
 * form keeps the scroll position, and the answer is below it on a phone.
 */
function useScrollToAnswer(): void {
  const { hash, key } = useLocation();
  const isAsked = useWasAskedHere();
  useEffect(() => {
    if (isAsked) document.getElementById(hash.slice(1))?.lastElementChild?.scrollIntoView();
  }, [hash, key, isAsked]);
}

/** Whether the address names a turn, and a form of this page led to it. */
function useWasAskedHere(): boolean {
  const { hash } = useLocation();
  const isPop = useNavigationType() === "POP";
  return !isPop && hash !== "";
}
