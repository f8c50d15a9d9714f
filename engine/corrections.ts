import type { CreationKind } from "#domain/studio/creations.ts";
import type { Turn, Understanding } from "#domain/studio/creation-versions.ts";
import type { Asked } from "./asked.ts";
import { CODE } from "./code/catalogue.ts";
import { PAGES } from "./page/catalogue.ts";
import { PICTURES } from "./picture/catalogue.ts";
import type { Day } from "./reading/days.ts";
import { spellOut } from "./reading/spell-out.ts";
import { GENRES } from "./text/genres/genres.ts";
import { understand } from "./understand.ts";

type Corrections = Readonly<Record<string, string>>;

/** A version with the corrections that it was asked for with, and what it understood. */
export interface CorrectedTurn extends Turn {
  corrections: Corrections;
  understanding: Pick<Understanding, "genre" | "chips"> | null;
}

const CATALOGUES: Readonly<Record<CreationKind, readonly Asked[]>> = {
  text: GENRES,
  code: CODE,
  images: PICTURES,
  ui: PAGES,
};

/**
 * The corrections that the last version stands on, by the key of the chip. A follow-up keeps them, but for
 * those of the very things that it changes; a request for something else begins without any.
 *
 * @param turns all versions from the first one, oldest first
 */
export function correctionsOf(
  turns: readonly CorrectedTurn[],
  { kind, today }: { kind: CreationKind; today: Day },
): Corrections {
  const byVersion = new Map<number, Corrections>();
  let inForce: Corrections = {};
  let before: CorrectedTurn | undefined;
  for (const turn of turns) {
    if (turn.restoredFrom !== null) inForce = byVersion.get(turn.restoredFrom) ?? turn.corrections;
    else if (turn.isFollowUp && before) {
      const genre = genreBefore(turns, turn);
      inForce = keptAfter(turn.instruction, inForce, { kind, today, genre });
    }
    if (turn.restoredFrom === null) inForce = { ...inForce, ...given(turn, before) };
    byVersion.set(turn.version, inForce);
    before = turn;
  }
  return inForce;
}

/** What a person changed: the form sends the chips that they left as they were, too. */
function given(turn: CorrectedTurn, before: CorrectedTurn | undefined): Corrections {
  const shown = new Map(before?.understanding?.chips.map(({ key, value }) => [key, value]));
  const isChanged = ([key, value]: [string, string]) =>
    before === undefined || (before.corrections[key] !== value && shown.get(key) !== value);
  return Object.fromEntries(Object.entries(turn.corrections).filter(isChanged));
}

/** The genre that was last understood before a version. */
const genreBefore = (turns: readonly CorrectedTurn[], { version }: Turn): string | null =>
  turns.findLast((turn) => turn.version < version && turn.understanding?.genre)?.understanding
    ?.genre ?? null;

/** Corrections without those that a follow-up takes the place of. */
function keptAfter(
  followUp: string,
  corrections: Corrections,
  { kind, today, genre }: { kind: CreationKind; today: Day; genre: string | null },
): Corrections {
  if (Object.keys(corrections).length === 0) return corrections;
  const { asked, operation, tone, length, facts } = understand([spellOut(followUp)], {
    catalogue: CATALOGUES[kind],
    today,
    corrections: {},
  });
  if (operation || (asked && asked.key !== genre)) return {};
  const changed = new Set([
    ...Object.keys(facts),
    ...(tone ? ["tone"] : []),
    ...(length ? ["length"] : []),
    ...(asked ? ["genre"] : []),
  ]);
  return Object.fromEntries(Object.entries(corrections).filter(([key]) => !changed.has(key)));
}
