import { eq, sql, type SQL } from "drizzle-orm";
import { CHALLENGE_TYPES, SPACE_TYPES, type ItemKind } from "#domain/items/catalogue.ts";
import { searchWords } from "#domain/search/search-words.ts";
import { fold } from "#domain/search/text-fold.ts";
import { outer } from "#db/connection/outer-column.ts";
import { artifaktOwnerships } from "#db/schema/artifakts/artifakt-trade.ts";
import {
  agentiks,
  artifakts,
  challengeParticipants,
  challenges,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { isSampleColumn } from "#db/queries/artifakts/artifakt-files.ts";
import { coverHashColumn } from "#db/queries/artifakts/artifakt-pictures.ts";
import { homeParts } from "#db/queries/challenges/challenges.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { hasTrigrams, matchesText } from "./matches-text.ts";

/** Everything the search needs to know about a kind of items. */
export interface SearchedKind {
  kind: ItemKind;
  table: typeof artifakts | typeof spaces | typeof agentiks | typeof challenges;
  /** Condition for items that everyone may see. */
  listed: SQL;
  /**
   * Columns that order hits of equal rank like their list: `weight` (descending), `until`
   * (ascending), `name`.
   */
  sortKey: SQL;
  /** The list in its order: consecutive parts, each of which an index can return in order. */
  parts: { isIn?: SQL | undefined; orderBy: SQL }[];
  /** The list's order, or nearly: one index has it for the whole list, another within one owner. */
  indexOrder: SQL;
  /** Order of a second sample, where the list's own order correlates with the text (by name). */
  spread?: SQL;
  /** Index of the whole list; its `pg_class.reltuples` estimates the list's size. */
  sizeIndex: string;
  /** Sources of subtitle matches; each has an index in the order of `parts`. */
  owned: Owned[];
  /** JSON object of a hit. */
  item: SQL;
  /** Query of the viewer's own items and of those they have a part in: `id`, and `share` 2 or 1; undefined for visitors. */
  mine?: SQL | undefined;
}

/**
 * Items with a matching subtitle: those of one type, or of each owner that a query finds
 * (`owner.id`).
 */
export interface Owned {
  isOwned: SQL;
  owners?: SQL;
}

const NEVER = sql`NULL::timestamptz`;

/**
 * The kinds of items for a search at a given time.
 *
 * @param personId whose items come first among equally good hits; undefined for visitors
 */
export function searchedKinds(q: string, now: Date, personId?: string): SearchedKind[] {
  const mine = personId === undefined ? undefined : minePerKind(personId);
  const commonFields = (
    table: SearchedKind["table"],
  ) => sql`'id', ${table.id}, 'name', ${table.name},
    'description', ${table.description}, 'language', ${table.language}`;
  const byDownloads = sql`${artifakts.downloadCount} DESC NULLS LAST, ${artifakts.id}`;
  const bySize = sql`${spaces.userCount} DESC NULLS LAST, ${spaces.id}`;
  const byName = sql`${agentiks.name}, ${agentiks.id}`;
  const byDeadline = sql`${challenges.deadline}, ${challenges.id}`;
  return [
    {
      kind: "artifakt",
      table: artifakts,
      listed: isListed(artifakts),
      sortKey: sql`${artifakts.downloadCount} AS weight, ${NEVER} AS until, '' AS name`,
      parts: [{ orderBy: byDownloads }],
      indexOrder: byDownloads,
      sizeIndex: "artifakts_by_downloads",
      owned: [{ isOwned: sql`${artifakts.creatorId} = owner.id`, owners: matchingPeople(q) }],
      item: sql`json_build_object(${commonFields(artifakts)}, 'subtitle', (
          SELECT ${people.displayName} FROM ${people} WHERE ${people.id} = ${outer(artifakts.creatorId)}),
        'image', ${artifakts.image}, 'price', ${artifakts.price}, 'rating', ${artifakts.rating},
        'coverHash', ${coverHashColumn}, 'isSample', ${isSampleColumn})`,
      mine: mine?.artifakt,
    },
    {
      kind: "space",
      table: spaces,
      listed: isListed(spaces),
      sortKey: sql`${spaces.userCount} AS weight, ${NEVER} AS until, '' AS name`,
      parts: [{ orderBy: bySize }],
      indexOrder: bySize,
      sizeIndex: "spaces_by_size",
      owned: matchingTypes(SPACE_TYPES, q).map((type) => ({ isOwned: eq(spaces.type, type) })),
      item: sql`json_build_object(${commonFields(spaces)}, 'subtitle', ${spaces.type},
        'image', ${spaces.image}, 'userCount', ${spaces.userCount})`,
      mine: mine?.space,
    },
    {
      kind: "agentik",
      table: agentiks,
      listed: isListed(agentiks),
      sortKey: sql`0 AS weight, ${NEVER} AS until, ${agentiks.name}`,
      parts: [{ orderBy: byName }],
      indexOrder: byName,
      spread: sql`${agentiks.createdAt} DESC NULLS LAST, ${agentiks.id}`,
      sizeIndex: "agentiks_by_name",
      owned: [{ isOwned: sql`${agentiks.type} = owner.id`, owners: matchingAgentikTypes(q) }],
      item: sql`json_build_object(${commonFields(agentiks)}, 'subtitle', ${agentiks.type})`,
      mine: mine?.agentik,
    },
    {
      kind: "challenge",
      table: challenges,
      listed: isListed(challenges),
      sortKey: sql`(${challenges.isActive} AND ${challenges.deadline} > ${now.toISOString()}::timestamptz)::int
        + ${challenges.isActive}::int AS weight, ${challenges.deadline} AS until, '' AS name`,
      parts: homeParts(now).map((isIn) => ({ isIn, orderBy: byDeadline })),
      indexOrder: sql`${challenges.isActive} DESC NULLS LAST, ${byDeadline}`,
      sizeIndex: "challenges_by_deadline",
      owned: matchingTypes(CHALLENGE_TYPES, q).map((type) => ({
        isOwned: eq(challenges.type, type),
      })),
      item: sql`json_build_object(${commonFields(challenges)}, 'subtitle', ${challenges.type})`,
      mine: mine?.challenge,
    },
  ];
}

/** Queries of what is a person's own, and of what they bought, joined or take part in. */
export const minePerKind = (personId: string): Record<ItemKind, SQL> => ({
  artifakt: sql`SELECT ${artifakts.id} AS id, 2 AS share FROM ${artifakts} WHERE ${artifakts.creatorId} = ${personId}
    UNION ALL SELECT ${artifaktOwnerships.artifaktId}, 1 FROM ${artifaktOwnerships}
      WHERE ${artifaktOwnerships.personId} = ${personId} AND ${artifaktOwnerships.endedAt} IS NULL`,
  space: sql`SELECT ${spaces.id} AS id, 2 AS share FROM ${spaces} WHERE ${spaces.ownerId} = ${personId}
    UNION ALL SELECT ${spaceMembers.spaceId}, 1 FROM ${spaceMembers} WHERE ${spaceMembers.personId} = ${personId}`,
  agentik: sql`SELECT ${agentiks.id} AS id, 2 AS share FROM ${agentiks} WHERE ${agentiks.ownerId} = ${personId}`,
  challenge: sql`SELECT ${challenges.id} AS id, 2 AS share FROM ${challenges} WHERE ${challenges.creatorId} = ${personId}
    UNION ALL SELECT ${challengeParticipants.challengeId}, 1 FROM ${challengeParticipants}
      WHERE ${challengeParticipants.personId} = ${personId}`,
});

function matchingPeople(q: string): SQL {
  const name = sql`plaza_fold(${people.displayName})`;
  const isMatch = sql`${hasTrigrams(name, q) ?? sql`true`} AND ${matchesText(name, q)}`;
  return sql`SELECT ${people.id} FROM ${people} WHERE ${isMatch}`;
}

/** Types whose stored name contains each word. */
const matchingTypes = <Type extends string>(types: readonly Type[], q: string): Type[] =>
  types.filter((type) => searchWords(q).every((word) => fold(type).includes(fold(word))));

/**
 * Agentik types are free text. A recursive CTE finds the few distinct ones by an index skip scan,
 * and the matching ones are returned.
 */
const matchingAgentikTypes = (q: string): SQL => sql`
  WITH RECURSIVE known AS (
    (SELECT type FROM ${agentiks} WHERE ${isListed(agentiks)} ORDER BY type LIMIT 1)
    UNION ALL
    SELECT (SELECT type FROM ${agentiks} WHERE ${agentiks.type} > known.type AND ${isListed(agentiks)}
      ORDER BY type LIMIT 1)
    FROM known WHERE known.type IS NOT NULL
  )
  SELECT type AS id FROM known WHERE ${matchesText(sql`plaza_fold(replace(type, '_', ' '))`, q)}`;
