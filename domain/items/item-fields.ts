/**
 * Validation of the forms of a space, a challenge and an artifakt. An agentik's is in
 * agentik-configuration.ts.
 */
import { memberOf } from "#domain/input/member-of.ts";
import {
  ARTIFAKT_TYPES,
  CHALLENGE_TYPES,
  JOIN_POLICIES,
  SPACE_TYPES,
  SPACE_VISIBILITIES,
  type ArtifaktType,
  type ChallengeType,
  type JoinPolicy,
  type SpaceType,
  type SpaceVisibility,
} from "./catalogue.ts";
import { isDeadlineDay } from "#domain/challenges/challenge-days.ts";
import { ungroupNumber } from "#domain/input/grouped-number.ts";
import {
  DESCRIPTION_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PLACES_MAX,
} from "#domain/items/item-limits.ts";
import {
  isSplitPayable,
  PRIZE_SPLIT_NAMES,
  RULES_MAX_CHARACTERS,
  type PrizeSplit,
} from "#domain/challenges/prizes.ts";
import { REWARD_MAX } from "#domain/challenges/challenges.ts";

/** Raw form fields; a missing one is undefined. */
export type TypedFields = Readonly<Record<string, string | undefined>>;

/** The parsed fields, or the names of the invalid ones in the form's order. */
export type ReadFields<Fields> =
  { fields: Fields; wrong?: undefined } | { wrong: (keyof Fields & string)[] };

/** Whole MXN. */
export const PRICE_MAX = 1_000_000;
export const TAGS_MAX = 8;
export const TAG_MAX_CHARACTERS = 40;
const TAGS_MAX_CHARACTERS = 400;

export interface SpaceFields {
  name: string;
  description: string;
  type: SpaceType;
  joinPolicy: JoinPolicy;
  visibility: SpaceVisibility;
  /** Null: no limit. */
  maxMembers: number | null;
}

/** Reads the form of a new or edited space; missing fields get the defaults of a new space. */
export function readSpaceFields(typed: TypedFields): ReadFields<SpaceFields> {
  const places = (typed.maxMembers ?? "").trim();
  return checked<SpaceFields>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    type: memberOf(SPACE_TYPES, typed.type ?? "custom"),
    joinPolicy: memberOf(JOIN_POLICIES, typed.joinPolicy ?? "open"),
    visibility: memberOf(
      SPACE_VISIBILITIES,
      typed.visibility || defaultVisibility(typed.joinPolicy),
    ),
    maxMembers: places === "" ? null : readWholeNumber(places, { from: 1, to: PLACES_MAX }),
  });
}

/** The visibility of a new space without a chosen one: private, if people need an invitation. */
export const defaultVisibility = (joinPolicy: string | undefined): SpaceVisibility =>
  joinPolicy === "invite" ? "private" : "listed";

export interface ChallengeFields {
  name: string;
  description: string;
  type: ChallengeType;
  /** Credits. */
  reward: number;
  maxParticipants: number;
  /** The last day in central Mexico, `2026-11-21`. */
  deadline: string;
  /** Rules and criteria in the creator's words; empty for none. */
  rules: string;
  split: PrizeSplit;
}

/** Reads the form of a new challenge. Without rules and a split there are none, and one winner. */
export function readChallengeFields(typed: TypedFields, now: Date): ReadFields<ChallengeFields> {
  const reward = readWholeNumber(typed.reward, { from: 1, to: REWARD_MAX });
  const rules = (typed.rules ?? "").trim();
  const split = memberOf(PRIZE_SPLIT_NAMES, typed.split || "one");
  const isPayable = split && (reward === undefined || isSplitPayable(reward, split));
  return checked<ChallengeFields>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    type: memberOf(CHALLENGE_TYPES, typed.type ?? "other"),
    reward,
    maxParticipants: readWholeNumber(typed.maxParticipants, { from: 1, to: PLACES_MAX }),
    deadline: isDeadlineDay(typed.deadline ?? "", now) ? typed.deadline : undefined,
    rules: rules.length <= RULES_MAX_CHARACTERS ? rules : undefined,
    split: isPayable ? split : undefined,
  });
}

export interface ArtifaktFields {
  name: string;
  description: string;
  type: ArtifaktType;
  /** Whole MXN; 0 for a free one. */
  price: number;
  tags: string[];
}

/**
 * Reads the form of an artifakt without its file. Tags are separated by commas; long ones are cut.
 */
export const readArtifaktFields = (typed: TypedFields): ReadFields<ArtifaktFields> =>
  checked<ArtifaktFields>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    type: memberOf(ARTIFAKT_TYPES, typed.type),
    price: readWholeNumber(typed.price || "0", { from: 0, to: PRICE_MAX }),
    tags: readTags(typed.tags),
  });

/** Reads the form with which a maker edits an artifakt; its type stays. */
export const readEditedArtifakt = (typed: TypedFields): ReadFields<Omit<ArtifaktFields, "type">> =>
  checked<Omit<ArtifaktFields, "type">>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    price: readWholeNumber(typed.price || "0", { from: 0, to: PRICE_MAX }),
    tags: readTags(typed.tags),
  });

function readTags(typed: string | undefined): string[] | undefined {
  const text = cleaned(typed);
  if (text.length > TAGS_MAX_CHARACTERS) return undefined;
  const tags = text
    .split(",")
    // Cut by code points, so that no surrogate pair is split.
    .map((tag) => [...tag.trim()].slice(0, TAG_MAX_CHARACTERS).join("").trim())
    .filter(Boolean);
  const unique = [...new Set(tags)];
  return unique.length <= TAGS_MAX ? unique : undefined;
}

const readName = (typed: string | undefined): string | undefined =>
  readText(typed, NAME_MAX_CHARACTERS) || undefined;

function readText(typed: string | undefined, max: number): string | undefined {
  const text = cleaned(typed);
  return text.length <= max ? text : undefined;
}

/** Removes NUL and lone surrogates, which Postgres cannot store. */
const cleaned = (typed: string | undefined): string =>
  (typed ?? "").replace(/\0|\p{Cs}/gu, "").trim();

/** Digits, also with grouped thousands; no sign, decimal point or exponent. */
function readWholeNumber(
  typed: string | undefined,
  { from, to }: { from: number; to: number },
): number | undefined {
  const digits = ungroupNumber((typed ?? "").trim());
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= from && number <= to ? number : undefined;
}

/** All fields, if each is valid: an invalid one is undefined. */
function checked<Fields extends object>(read: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): ReadFields<Fields> {
  const wrong = Object.entries(read).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  return wrong.length > 0
    ? { wrong: wrong as (keyof Fields & string)[] }
    : { fields: read as Fields };
}
