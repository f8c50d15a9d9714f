import { and, sql, type SQL } from "drizzle-orm";
import { CHALLENGE_TYPES, SPACE_TYPES, type ItemKind } from "#app/domain/catalogue.ts";
import { COUNTED_UP_TO } from "#app/domain/counts.ts";
import { SEARCH_GROUP_LIMITS, type SearchRequest } from "#app/domain/search-request.ts";
import { fold } from "#app/domain/text-fold.ts";
import { agentiks, artifakts, challenges, spaces } from "#db/schema/catalogue.ts";
import { people } from "#db/schema/people.ts";
import { homeParts } from "./challenges.ts";
import { isListed } from "./listed.ts";
import { CERTAINLY, SAMPLE, SAMPLE_COMMON } from "./list-text.ts";
import { foldedText, hasShortText, matchesText, patternOf } from "./matches-text.ts";

/** Where a search finds the hits of one kind. */
export interface SearchSource {
  /**
   * Common table expressions, among them `<kind>_hits`: of what matches `id`, `rank` (0 is best) and
   * what puts equal ones in the order of their list: `weight` (more is better), `until` (sooner is
   * better), `name`; and `<kind>_found`: its `total`, up to one more than is counted.
   */
  hits: SQL[];
  /** A query for the JSON of the item whose id is `best.id`; no row without one. */
  item: SQL;
}

type Searchable = typeof artifakts | typeof spaces | typeof agentiks | typeof challenges;

/** What the kinds differ in. */
interface Kind {
  kind: ItemKind;
  table: Searchable;
  /** What Postgres counts by itself, more or less: how long the list is. */
  counter: string;
  listed: SQL | undefined;
  /** `weight`, `until` and `name`. */
  order: SQL;
  /** The list in its order, as parts that each have an index; one after the other. */
  parts: { isIn?: SQL | undefined; orderBy: SQL }[];
  /** Another order for the sample, where the list's own has to do with what is in the texts. */
  sampled?: { orderBy: SQL }[];
  /** What has the text in its subtitle: owners (`owner.id`), each with a part of the table. */
  owners: SQL;
  isOwned: SQL;
  /** In which an index has what is owned, where it has an order. */
  ownedOrder?: SQL;
  item: SQL;
}

const NEVER = sql`NULL::timestamptz`;
const MOST = COUNTED_UP_TO + 1;
/** The most that is shown of a kind beside the others. */
const BEST = Math.max(...Object.values(SEARCH_GROUP_LIMITS));

/** For each kind, where what was typed is found and how it is shown. */
export function searchSources(
  { q, kind: chosen }: SearchRequest,
  now: Date,
): Record<ItemKind, SearchSource> {
  const source = (kind: Kind): SearchSource => ({
    hits: hitsOf(kind, q, chosen === kind.kind),
    item: sql`SELECT ${kind.item} FROM ${kind.table} WHERE ${kind.table.id} = best.id`,
  });
  const words = (table: Searchable) => sql`'id', ${table.id}, 'name', ${table.name},
    'description', ${table.description}, 'language', ${table.language}`;
  const creator = sql`SELECT ${people.displayName} FROM ${people} WHERE ${people.id} = ${artifakts.creatorId}`;

  return {
    artifakt: source({
      ...{ kind: "artifakt", table: artifakts, counter: "artifakts_by_downloads" },
      listed: isListed(artifakts),
      order: sql`${artifakts.downloadCount} AS weight, ${NEVER} AS until, '' AS name`,
      parts: [{ orderBy: sql`${artifakts.downloadCount} DESC NULLS LAST, ${artifakts.id}` }],
      owners: sql`SELECT ${people.id} FROM ${people}
        WHERE ${creatorName(q)}`,
      isOwned: sql`${artifakts.creatorId} = owner.id`,
      item: sql`json_build_object(${words(artifakts)}, 'subtitle', (${creator}),
        'image', ${artifakts.image}, 'price', ${artifakts.price}, 'rating', ${artifakts.rating})`,
    }),
    space: source({
      ...{ kind: "space", table: spaces, counter: "spaces_by_size" },
      listed: isListed(spaces),
      order: sql`${spaces.userCount} AS weight, ${NEVER} AS until, '' AS name`,
      parts: [{ orderBy: sql`${spaces.userCount} DESC NULLS LAST, ${spaces.id}` }],
      owners: matching(SPACE_TYPES, q),
      isOwned: sql`${spaces.type} = owner.id`,
      ownedOrder: sql`${spaces.userCount} DESC NULLS LAST, ${spaces.id}`,
      item: sql`json_build_object(${words(spaces)}, 'subtitle', ${spaces.type},
        'image', ${spaces.image}, 'userCount', ${spaces.userCount})`,
    }),
    agentik: source({
      ...{ kind: "agentik", table: agentiks, counter: "agentiks_by_name" },
      listed: isListed(agentiks),
      order: sql`0 AS weight, ${NEVER} AS until, ${agentiks.name}`,
      parts: [{ orderBy: sql`${agentiks.name}, ${agentiks.id}` }],
      sampled: [{ orderBy: sql`${agentiks.createdAt} DESC NULLS LAST, ${agentiks.id}` }],
      owners: agentikTypes(q),
      isOwned: sql`${agentiks.type} = owner.id`,
      ownedOrder: sql`${agentiks.name}, ${agentiks.id}`,
      item: sql`json_build_object(${words(agentiks)}, 'subtitle', ${agentiks.type})`,
    }),
    challenge: source({
      ...{ kind: "challenge", table: challenges, counter: "challenges_by_deadline" },
      listed: undefined,
      order: sql`(${challenges.isActive} AND ${challenges.deadline} > ${now.toISOString()}::timestamptz)::int
        + ${challenges.isActive}::int AS weight, ${challenges.deadline} AS until, '' AS name`,
      parts: homeParts(now).map((isIn) => ({
        isIn,
        orderBy: sql`${challenges.deadline}, ${challenges.id}`,
      })),
      owners: matching(CHALLENGE_TYPES, q),
      isOwned: sql`${challenges.type} = owner.id`,
      ownedOrder: sql`${challenges.isActive} DESC NULLS LAST, ${challenges.deadline}, ${challenges.id}`,
      item: sql`json_build_object(${words(challenges)}, 'subtitle', ${challenges.type})`,
    }),
  };
}

/** Creators are found by their names' indexes, which have no more than the names. */
const creatorName = (q: string): SQL => {
  const name = sql`plaza_fold(${people.displayName})`;
  return and(matchesText(name, q), hasShortText(name, q)) ?? sql`false`;
};

/** The types, as they are stored, that have what was typed in them. */
const matching = (types: readonly string[], q: string): SQL =>
  sql`SELECT unnest(${sql.param(types.filter((type) => fold(type).includes(fold(q))))}::text[]) AS id`;

/** The type is open text: the few there are, each found behind the one before; then those that match. */
const agentikTypes = (q: string): SQL => sql`
  WITH RECURSIVE known AS (
    (SELECT type FROM ${agentiks} WHERE ${isListed(agentiks)} ORDER BY type LIMIT 1)
    UNION ALL
    SELECT (SELECT type FROM ${agentiks} WHERE ${agentiks.type} > known.type AND ${isListed(agentiks)}
      ORDER BY type LIMIT 1)
    FROM known WHERE known.type IS NOT NULL
  )
  SELECT type AS id FROM known WHERE ${matchesText(sql`plaza_fold(replace(type, '_', ' '))`, q)}`;

/**
 * First the hits among the beginning of the list: they say how common the text is. One that certainly
 * has more hits than are counted needs no more than these; of a rare one an index has the others, and
 * what is between is soon found by reading on. Those by the subtitle alone come last, where there are
 * not enough. Each step reads a limited number of rows, whatever the planner thinks of the text.
 */
function hitsOf(kind: Kind, q: string, isChosen: boolean): SQL[] {
  const { table, counter, listed, order, parts, sampled, owners, isOwned, ownedOrder } = kind;
  const named = (part: string) => sql.raw(`${kind.kind}_${part}`);
  const [sample, common, rare] = [named("sample"), named("common"), named("rare")];
  const [text, hits] = [named("text"), named("hits")];
  const { inText, rank } = placeOf(table, q);
  const columns = sql`${table.id}, ${order}, ${rank} AS rank`;
  const inOrder = (selected: SQL, condition: SQL | undefined, most: number, read = parts) => {
    const lists = read.map(
      ({ isIn, orderBy }) => sql`(SELECT ${selected} FROM ${table}
        WHERE ${and(listed, isIn, condition, sql`true`)} ORDER BY ${orderBy} LIMIT ${most})`,
    );
    return sql`SELECT * FROM (${sql.join(lists, sql` UNION ALL `)}) list LIMIT ${most}`;
  };
  const isCommon = sql`(SELECT is_common FROM ${common})`;
  const found = sql`(SELECT count(*) FROM ${sample})`;
  const isRare = sql`${found} < ${SAMPLE_COMMON}`;
  // Whoever pages through one kind goes further than a sample.
  const isEnough = isChosen ? sql`false` : isCommon;
  return [
    sql`${sample} AS MATERIALIZED (
      SELECT id, weight, until, name, rank
      FROM (${inOrder(sql`${columns}, ${inText} AS is_hit`, undefined, SAMPLE, sampled)}) read WHERE is_hit)`,
    sql`${common} AS MATERIALIZED (
      SELECT ${found} >= ${BEST} AND ${found} * reltuples >= ${SAMPLE * CERTAINLY * COUNTED_UP_TO} AS is_common
      FROM pg_class WHERE oid = ${counter}::regclass)`,
    // Not cut: it is planned to be read whole, through an index, and read as far as is needed.
    sql`${rare} AS MATERIALIZED (
      SELECT ${columns} FROM ${table}
      WHERE ${and(listed, inText, hasShortText(table.searchText, q))})`,
    sql`${text} AS MATERIALIZED (
      SELECT * FROM ${sample}
      UNION SELECT * FROM (SELECT * FROM ${rare} WHERE ${isRare} AND NOT ${isEnough} LIMIT ${MOST}) others
      UNION SELECT * FROM (${inOrder(columns, and(inText, sql`NOT ${isRare} AND NOT ${isEnough}`), MOST)}) further)`,
    sql`${hits} AS MATERIALIZED (
      SELECT * FROM ${text}
      UNION ALL SELECT * FROM (
        SELECT owned.* FROM (${owners}) owner CROSS JOIN LATERAL (
          SELECT ${table.id}, ${order}, 2 AS rank FROM ${table}
          WHERE ${and(isOwned, listed, sql`NOT (${inText})`)}
          ${ownedOrder ? sql`ORDER BY ${ownedOrder}` : sql``} LIMIT ${MOST}
        ) owned
        WHERE NOT ${isCommon} AND (SELECT count(*) FROM ${text}) < ${MOST} LIMIT ${MOST}) by_subtitle)`,
    sql`${named("found")} AS (
      SELECT CASE WHEN ${isChosen ? sql`false` : isCommon} THEN ${MOST}::int
        ELSE least(count(*), ${MOST})::int END AS total FROM ${hits})`,
  ];
}

/** Whether a text is in an item's name or description, and in which: 0 for the name, 1 for the other. */
function placeOf({ searchText, nameLength }: Searchable, q: string): { inText: SQL; rank: SQL } {
  const folded = foldedText(q);
  const pattern = patternOf(q);
  const inName = sql`strpos(${searchText}, ${folded}) + length(${folded}) - 1 <= ${nameLength}`;
  const isThere = sql`${searchText} LIKE ${pattern}`;
  // search_text is name, space, description: only what has a space in it can match across the two.
  const inText = /\s/u.test(q)
    ? sql`(${isThere} AND (${inName} OR substr(${searchText}, ${nameLength} + 2) LIKE ${pattern}))`
    : isThere;
  return { inText, rank: sql`CASE WHEN ${inName} THEN 0 ELSE 1 END` };
}
