import { eq, sql, type SQL } from "drizzle-orm";
import { CHALLENGE_TYPES, SPACE_TYPES, type ItemKind } from "#domain/items/catalogue.ts";
import { fold } from "#domain/search/text-fold.ts";
import { outer } from "#db/connection/outer-column.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { homeParts } from "#db/queries/challenges/challenges.ts";
import { isListed } from "#db/queries/lists/listed.ts";
import { hasTrigrams, matchesText } from "./matches-text.ts";

/** What a search has to know of a kind of items. */
export interface SearchedKind {
  kind: ItemKind;
  table: typeof artifakts | typeof spaces | typeof agentiks | typeof challenges;
  /** What everybody may see of it. */
  listed: SQL | undefined;
  /**
   * What puts equal hits in the order of their list: `weight` (more is better), `until` (sooner is
   * better), `name`.
   */
  place: SQL;
  /** The list in its order, as parts that each have an index; one after the other. */
  parts: { isIn?: SQL | undefined; orderBy: SQL }[];
  /** An order that one index has, and another within an owner: that of the list, or nearly so. */
  whole: SQL;
  /** Another, where the list's own has to do with what is in the texts: those with a text stand together. */
  spread?: SQL;
  /** The index of the whole list: Postgres knows how many entries it has, more or less. */
  counter: string;
  /** What has the text in its subtitle: that of each of these; with it, too, an index has the parts. */
  owned: Owned[];
  /** What is shown of an item, as JSON. */
  item: SQL;
}

/** What belongs to one type, or to each that a query finds (`owner.id`). */
export interface Owned {
  isOwned: SQL;
  owners?: SQL;
}

const NEVER = sql`NULL::timestamptz`;

/** The kinds of items, for a search at that time. */
export function searchedKinds(q: string, now: Date): SearchedKind[] {
  const words = (table: SearchedKind["table"]) => sql`'id', ${table.id}, 'name', ${table.name},
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
      place: sql`${artifakts.downloadCount} AS weight, ${NEVER} AS until, '' AS name`,
      parts: [{ orderBy: byDownloads }],
      whole: byDownloads,
      counter: "artifakts_by_downloads",
      owned: [{ isOwned: sql`${artifakts.creatorId} = owner.id`, owners: peopleCalled(q) }],
      item: sql`json_build_object(${words(artifakts)}, 'subtitle', (
          SELECT ${people.displayName} FROM ${people} WHERE ${people.id} = ${outer(artifakts.creatorId)}),
        'image', ${artifakts.image}, 'price', ${artifakts.price}, 'rating', ${artifakts.rating})`,
    },
    {
      kind: "space",
      table: spaces,
      listed: isListed(spaces),
      place: sql`${spaces.userCount} AS weight, ${NEVER} AS until, '' AS name`,
      parts: [{ orderBy: bySize }],
      whole: bySize,
      counter: "spaces_by_size",
      owned: typesCalled(SPACE_TYPES, q).map((type) => ({ isOwned: eq(spaces.type, type) })),
      item: sql`json_build_object(${words(spaces)}, 'subtitle', ${spaces.type},
        'image', ${spaces.image}, 'userCount', ${spaces.userCount})`,
    },
    {
      kind: "agentik",
      table: agentiks,
      listed: isListed(agentiks),
      place: sql`0 AS weight, ${NEVER} AS until, ${agentiks.name}`,
      parts: [{ orderBy: byName }],
      whole: byName,
      spread: sql`${agentiks.createdAt} DESC NULLS LAST, ${agentiks.id}`,
      counter: "agentiks_by_name",
      owned: [{ isOwned: sql`${agentiks.type} = owner.id`, owners: agentikTypesCalled(q) }],
      item: sql`json_build_object(${words(agentiks)}, 'subtitle', ${agentiks.type})`,
    },
    {
      kind: "challenge",
      table: challenges,
      listed: undefined,
      place: sql`(${challenges.isActive} AND ${challenges.deadline} > ${now.toISOString()}::timestamptz)::int
        + ${challenges.isActive}::int AS weight, ${challenges.deadline} AS until, '' AS name`,
      parts: homeParts(now).map((isIn) => ({ isIn, orderBy: byDeadline })),
      whole: sql`${challenges.isActive} DESC NULLS LAST, ${byDeadline}`,
      counter: "challenges_by_deadline",
      owned: typesCalled(CHALLENGE_TYPES, q).map((type) => ({
        isOwned: eq(challenges.type, type),
      })),
      item: sql`json_build_object(${words(challenges)}, 'subtitle', ${challenges.type})`,
    },
  ];
}

function peopleCalled(q: string): SQL {
  const name = sql`plaza_fold(${people.displayName})`;
  const isCalled = sql`${hasTrigrams(name, q) ?? sql`true`} AND ${matchesText(name, q)}`;
  return sql`SELECT ${people.id} FROM ${people} WHERE ${isCalled}`;
}

/** Types as they are stored. */
const typesCalled = <Type extends string>(types: readonly Type[], q: string): Type[] =>
  types.filter((type) => fold(type).includes(fold(q)));

/** The type is open text: the few there are, each found behind the one before; then those that match. */
const agentikTypesCalled = (q: string): SQL => sql`
  WITH RECURSIVE known AS (
    (SELECT type FROM ${agentiks} WHERE ${isListed(agentiks)} ORDER BY type LIMIT 1)
    UNION ALL
    SELECT (SELECT type FROM ${agentiks} WHERE ${agentiks.type} > known.type AND ${isListed(agentiks)}
      ORDER BY type LIMIT 1)
    FROM known WHERE known.type IS NOT NULL
  )
  SELECT type AS id FROM known WHERE ${matchesText(sql`plaza_fold(replace(type, '_', ' '))`, q)}`;
