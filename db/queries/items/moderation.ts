import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import {
  REPORTABLE_KINDS,
  type ReportableKind,
  type ReportReason,
  type TakedownOutcome,
} from "#domain/items/reports.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { itemReports, itemTakedowns } from "#db/schema/items/moderation.ts";
import { people } from "#db/schema/people/people.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { isBelowShownEntry, isCommentShown } from "#db/queries/challenges/entry-comments.ts";
import { isEntryShown } from "#db/queries/challenges/entry-shown.ts";
import { isPageShown } from "#db/queries/studio/pages.ts";
import { ITEM_TABLES, REPORTABLE_TABLES } from "./item-tables.ts";

/** One item of any kind, a page, an entry of a challenge or a comment on one. */
export interface WhichItem {
  kind: ReportableKind;
  id: string;
}

/** Condition for items whose page opens for everyone, so that everyone may report them. */
export function isReportable(kind: ReportableKind): SQL {
  switch (kind) {
    case "page":
      return isPageShown;
    case "entry":
      return isEntryShown;
    case "comment":
      return and(isCommentShown, isBelowShownEntry)!;
    default:
      return and(
        isOpenToAll(ITEM_TABLES[kind].table),
        kind === "artifakt" ? eq(artifakts.publication, "published") : undefined,
      )!;
  }
}

/** An item that may be reported, with its owner; undefined for any other. */
export async function findReportable(db: Db, { kind, id }: WhichItem) {
  const { table, owner, name } = REPORTABLE_TABLES[kind];
  const [item] = await db
    .select({ name, language: table.language, ownerId: owner })
    .from(table)
    .where(and(eq(table.id, id), isReportable(kind)));
  return item;
}

/** Whether a person has an open report of an item. */
export async function hasOpenReport(
  db: Db,
  { kind, id }: WhichItem,
  personId: string,
): Promise<boolean> {
  const open = and(
    eq(itemReports.reporterId, personId),
    eq(itemReports.itemKind, kind),
    eq(itemReports.itemId, id),
    isNull(itemReports.closedAt),
  );
  return (await db.$count(itemReports, open)) > 0;
}

/** What is down now, for its owner; undefined for anyone else. */
export async function findOwnTakedown(db: Db, { kind, id }: WhichItem, personId: string) {
  const { table, owner, name } = REPORTABLE_TABLES[kind];
  const [takedown] = await db
    .select({
      name,
      language: table.language,
      reason: itemTakedowns.reason,
      takenDownAt: itemTakedowns.takenDownAt,
      appeal: itemTakedowns.appeal,
      answer: itemTakedowns.answer,
    })
    .from(itemTakedowns)
    .innerJoin(table, eq(table.id, itemTakedowns.itemId))
    .where(and(eq(itemTakedowns.itemKind, kind), eq(table.id, id), isDown, eq(owner, personId)));
  return takedown;
}

const isDown = sql`${itemTakedowns.outcome} IS DISTINCT FROM 'restored'`;

/** Entries on a page of an operator's list. */
export const OPERATOR_PAGE = 20;
/** Texts of reports that are shown of one item. */
const TEXTS_SHOWN = 5;

/** An item with open reports. */
export interface ReportedItem extends WhichItem {
  name: string;
  language: ContentLanguage;
  /** Display name; null for the platform's own challenges. */
  owner: string | null;
  /** Number of accounts that report it. */
  reporters: number;
  since: string;
  reports: { reason: ReportReason; text: string }[];
}

/** The whole words of an item, for operators. */
function descriptionOf(kind: ReportableKind): SQL {
  if (kind === "comment") return sql`item.text`;
  if (kind !== "entry") return sql`item.description`;
  return sql`(SELECT handed.text FROM ${challengeSubmissions} handed
    WHERE handed.challenge_id = item.challenge_id AND handed.person_id = item.person_id
    ORDER BY handed.version DESC LIMIT 1)`;
}

const BRANCHES = REPORTABLE_KINDS.map((kind) => ({ kind, ...REPORTABLE_TABLES[kind] }));

/** A lateral lookup of the item of a row: one index scan in the table of its kind. */
const itemOf = (kind: SQL, id: SQL): SQL =>
  sql`(${sql.join(
    BRANCHES.map(
      (
        branch,
      ) => sql`SELECT item.${sql.identifier(branch.name.name)} AS name, ${descriptionOf(branch.kind)} AS description, item.language,
        (SELECT display_name FROM ${people} WHERE id = item.${sql.identifier(branch.owner.name)}) AS owner
        FROM ${branch.table} item
        WHERE ${kind} = ${sql.raw(`'${branch.kind}'`)} AND item.id = ${id}`,
    ),
    sql` UNION ALL `,
  )})`;

/**
 * Items with open reports, those of most accounts first. Reads one entry more than a page, which
 * tells whether there is a next page.
 */
export async function listReportedItems(db: Db, page: number): Promise<ReportedItem[]> {
  const rows = await db.execute<Record<string, unknown> & ReportedItem>(sql`
    WITH reported AS (
      SELECT item_kind, item_id, count(*)::int AS reporters, min(created_at) AS since
      FROM ${itemReports} WHERE closed_at IS NULL GROUP BY item_kind, item_id
    )
    SELECT item_kind AS kind, item_id AS id, reporters, since::text, found.name, found.language,
      found.owner, (
        SELECT coalesce(json_agg(json_build_object('reason', reason, 'text', text)), '[]')
        FROM (SELECT reason, text FROM ${itemReports} report
          WHERE report.item_kind = reported.item_kind AND report.item_id = reported.item_id
            AND closed_at IS NULL ORDER BY text = '', created_at LIMIT ${TEXTS_SHOWN}) shown
      ) AS reports
    FROM reported
    JOIN LATERAL ${itemOf(sql`reported.item_kind`, sql`reported.item_id`)} found ON true
    ORDER BY reporters DESC, since, item_id
    LIMIT ${OPERATOR_PAGE + 1} OFFSET ${(page - 1) * OPERATOR_PAGE}`);
  return [...rows];
}

/** An item that is down. */
export interface TakenDownItem extends WhichItem {
  name: string;
  description: string;
  language: ContentLanguage;
  owner: string | null;
  reason: string;
  takenDownAt: string;
  appeal: string | null;
  answer: string | null;
  outcome: TakedownOutcome | null;
}

/** Items that are down, open appeals first, then the newest; one entry more than a page. */
export async function listTakenDownItems(db: Db, page: number): Promise<TakenDownItem[]> {
  const rows = await db.execute<Record<string, unknown> & TakenDownItem>(sql`
    SELECT item_kind AS kind, item_id AS id, found.name, found.description,
      found.language, found.owner, reason,
      taken_down_at::text AS "takenDownAt", appeal, answer, outcome
    FROM ${itemTakedowns} down
    JOIN LATERAL ${itemOf(sql`down.item_kind`, sql`down.item_id`)} found ON true
    WHERE outcome IS DISTINCT FROM 'restored'
    ORDER BY appealed_at IS NULL OR answered_at IS NOT NULL, appealed_at, taken_down_at DESC, down.id
    LIMIT ${OPERATOR_PAGE + 1} OFFSET ${(page - 1) * OPERATOR_PAGE}`);
  return [...rows];
}
