/* Answers of which follow-ups change or add exactly what they name, and nothing else. */

import { zoneOf } from "#domain/people/business/business-zone.ts";
import { partOf } from "#domain/studio/creation-part.ts";
import type { EngineAnswer, Question } from "#engine/answer.ts";
import { factsOf } from "#engine/business-facts.ts";
import { today, type Day } from "#engine/reading/days.ts";
import { SAYS } from "#engine/says.ts";
import { applyEdit } from "./edits/apply-edit.ts";
import { applyInsertion } from "./edits/apply-insertion.ts";
import { stepsOf } from "./edits/edit-clauses.ts";
import { readEdit, type Edit } from "./edits/read-edit.ts";
import { readInsertion, type Insertion } from "./edits/read-insertion.ts";

type Answer = (question: Question) => EngineAnswer;

/** Least share of a text's lines that an addition leaves as they are. */
const KEPT_LINES = 0.6;

/** The answer before, with exactly what its follow-ups change in it; undefined where they change nothing so. */
export function editedAnswer(typed: Question, fresh: Answer): EngineAnswer | undefined {
  const [first = "", ...followUps] = typed.instructions;
  if (typed.kind !== "text" || followUps.length === 0) return undefined;
  const day = today(typed.now, zoneOf(typed.business));
  const steps = followUps.map((each) => stepsOf(each, day));
  const clauses = steps.flat();
  const { before, changes } = readChanges(
    { ...typed, instructions: [first, ...clauses] },
    { fresh, day },
  );
  if (!changes.some(Boolean)) return clauses.length > steps.length ? before : undefined;
  // Clauses that were read apart are not to be read as one again.
  if (before.version === "cannot") return clauses.length > steps.length ? before : undefined;
  if (partOf(before.text)) return undefined;
  const lastFrom = clauses.length - (steps.at(-1)?.length ?? 0);
  const { language: locale } = before.understanding;
  const facts = factsOf(typed.business, locale);
  let { text } = before;
  for (const [at, change] of changes.entries()) {
    if (!change) continue;
    const changed = isInsertion(change)
      ? applyInsertion(text, change, { locale, facts })
      : applyEdit(text, change, { locale, today: day });
    // A change that could not be made was said to be so, and is behind.
    if (changed === undefined && at >= lastFrom)
      return { ...before, version: "cannot", text: SAYS[locale].notThere };
    text = changed ?? text;
  }
  const toFillIn = [
    ...before.understanding.toFillIn,
    ...[...text.matchAll(/\[([^\]]+)\]/g)].map(([, blank]) => blank!),
  ].filter((blank, at, all) => text.includes(`[${blank}]`) && all.indexOf(blank) === at);
  return { ...before, text, understanding: { ...before.understanding, toFillIn } };
}

const isInsertion = (change: Edit | Insertion): change is Insertion =>
  change.kind.startsWith("add-");

/**
 * The changes of each clause, undefined for those that the text is written anew with: an addition is
 * woven in where the text stays as it is around it.
 */
function readChanges(
  { instructions: [first = "", ...clauses], ...rest }: Question,
  { fresh, day }: { fresh: Answer; day: Day },
): { before: EngineAnswer; changes: (Edit | Insertion | undefined)[] } {
  const write = (kept: readonly string[]) => fresh({ ...rest, instructions: [first, ...kept] });
  const kept: string[] = [];
  const changes = clauses.map((clause) => {
    const edit = readEdit(clause);
    if (edit) return edit;
    const insertion = readInsertion(clause, day);
    if (insertion && !isWoven(insertion, write(kept), () => write([...kept, clause])))
      return insertion;
    kept.push(clause);
    return undefined;
  });
  return { before: write(kept), changes };
}

function isWoven(insertion: Insertion, before: EngineAnswer, weave: () => EngineAnswer): boolean {
  if (before.version === "cannot") return true;
  if (insertion.kind === "add-emojis" || insertion.kind === "add-fact") return false;
  const woven = weave();
  if (woven.version === "cannot" || woven.text === before.text) return false;
  const lines = before.text.split("\n").filter((line) => line.trim() !== "");
  return lines.filter((line) => woven.text.includes(line)).length >= lines.length * KEPT_LINES;
}

/** Whether a follow-up adds a sentence in the person's own words. */
export const addsOwnWords = (followUp: string, day: Day): boolean =>
  stepsOf(followUp, day).some((clause) => readInsertion(clause, day)?.kind === "add-words");
