/**
 * The field rules of what a person makes: what may stand in the form of a space, a challenge and an
 * artifakt, and what it means (product.md, "Writes"). An agentik's are in agentik-configuration.ts.
 */
import {
  ARTIFAKT_TYPES,
  CHALLENGE_TYPES,
  JOIN_POLICIES,
  SPACE_TYPES,
  type ArtifaktType,
  type ChallengeType,
  type JoinPolicy,
  type SpaceType,
} from "./catalogue.ts";
import { isDeadlineDay } from "#domain/challenges/challenge-days.ts";
import {
  DESCRIPTION_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PLACES_MAX,
  REWARD_MAX,
} from "#domain/spaces/community.ts";

/** A form's fields as they came; one that is missing is undefined. */
export type TypedFields = Readonly<Record<string, string | undefined>>;

/** What was read, or the names of the fields that are to be changed, in the form's order. */
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
  /** Null: as many as come. */
  maxMembers: number | null;
}

/** A space, as it is made and as it is changed. What is missing is as a new space comes. */
export function readSpaceFields(typed: TypedFields): ReadFields<SpaceFields> {
  const places = (typed.maxMembers ?? "").trim();
  return checked<SpaceFields>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    type: oneOf(SPACE_TYPES, typed.type ?? "custom"),
    joinPolicy: oneOf(JOIN_POLICIES, typed.joinPolicy ?? "open"),
    maxMembers: places === "" ? null : readWholeNumber(places, { from: 1, to: PLACES_MAX }),
  });
}

export interface ChallengeFields {
  name: string;
  description: string;
  type: ChallengeType;
  /** Credits. */
  reward: number;
  maxParticipants: number;
  /** The last day, `2026-11-21`. */
  deadline: string;
}

export const readChallengeFields = (typed: TypedFields, now: Date): ReadFields<ChallengeFields> =>
  checked<ChallengeFields>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    type: oneOf(CHALLENGE_TYPES, typed.type ?? "other"),
    reward: readWholeNumber(typed.reward, { from: 1, to: REWARD_MAX }),
    maxParticipants: readWholeNumber(typed.maxParticipants, { from: 1, to: PLACES_MAX }),
    deadline: isDeadlineDay(typed.deadline ?? "", now) ? typed.deadline : undefined,
  });

export interface ArtifaktFields {
  name: string;
  description: string;
  type: ArtifaktType;
  /** Whole MXN; 0 for a free one. */
  price: number;
  tags: string[];
}

/** An artifakt, without its file. Tags stand between commas; one that is too long is cut. */
export const readArtifaktFields = (typed: TypedFields): ReadFields<ArtifaktFields> =>
  checked<ArtifaktFields>({
    name: readName(typed.name),
    description: readText(typed.description, DESCRIPTION_MAX_CHARACTERS),
    type: oneOf(ARTIFAKT_TYPES, typed.type),
    price: readWholeNumber(typed.price || "0", { from: 0, to: PRICE_MAX }),
    tags: readTags(typed.tags),
  });

function readTags(typed: string | undefined): string[] | undefined {
  const text = cleaned(typed);
  if (text.length > TAGS_MAX_CHARACTERS) return undefined;
  const tags = text
    .split(",")
    // Cut between signs, not within one.
    .map((tag) => [...tag.trim()].slice(0, TAG_MAX_CHARACTERS).join("").trim())
    .filter(Boolean);
  const different = [...new Set(tags)];
  return different.length <= TAGS_MAX ? different : undefined;
}

const readName = (typed: string | undefined): string | undefined =>
  readText(typed, NAME_MAX_CHARACTERS) || undefined;

function readText(typed: string | undefined, max: number): string | undefined {
  const text = cleaned(typed);
  return text.length <= max ? text : undefined;
}

/** Postgres keeps neither NUL nor half a sign, and nobody writes one. */
const cleaned = (typed: string | undefined): string =>
  (typed ?? "").replace(/\0|\p{Cs}/gu, "").trim();

/** Digits and nothing else: no sign, no point, no exponent. */
function readWholeNumber(
  typed: string | undefined,
  { from, to }: { from: number; to: number },
): number | undefined {
  const digits = (typed ?? "").trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const number = Number(digits);
  return number >= from && number <= to ? number : undefined;
}

const oneOf = <One extends string>(
  known: readonly One[],
  typed: string | undefined,
): One | undefined => known.find((one) => one === typed);

/** All of it, when every field could be read. */
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
