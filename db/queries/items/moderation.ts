import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import {
  TAKEDOWN_KINDS,
  type ReportableKind,
  type ReportReason,
  type TakedownKind,
  type TakedownOutcome,
} from "#domain/items/reports.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { isOpenToAll } from "#db/queries/lists/listed.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { itemReports, itemTakedowns } from "#db/schema/items/moderation.ts";
import { people } from "#db/schema/people/people.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { isReviewReportable } from "#db/queries/artifakts/reviews.ts";
import { isBelowShownEntry, isCommentShown } from "#db/queries/challenges/entry-comments.ts";
import { isEntryShown } from "#db/queries/challenges/entry-shown.ts";
import { isOffered, isPublishedVersion } from "#db/queries/shop/own-kits/find-offered-kit.ts";
import { isPageShown } from "#db/queries/studio/pages.ts";
import { ITEM_TABLES, TAKEDOWN_TABLES } from "./item-tables.ts";

/** Kind and id of what is reported. */
export interface WhichReported {
  kind: ReportableKind;
  id: string;
}

/** Kind and id of what can be taken down, with an appeal. */
export interface WhichItem extends WhichReported {
  kind: TakedownKind;
}

/** Condition for items whose page opens for everyone, so that everyone may report them. */
function isReportable(kind: TakedownKind): SQL {
  switch (kind) {
    case "page":
      return isPageShown;
    case "entry":
      return isEntryShown;
    case "comment":
      return and(isCommentShown, isBelowShownEntry)!;
    case "review":
      return isReviewReportable;
    default:
      return and(
        isOpenToAll(ITEM_TABLES[kind].table),
        kind === "artifakt" ? eq(artifakts.publication, "published") : undefined,
      )!;
  }
}

/** An item that may be reported, with its owner; undefined for anything else. */
export async function findReportable(
  db: Db,
  { kind, id }: WhichReported,
): Promise<{ name: string; language: ContentLanguage; ownerId: string | null } | undefined> {
  if (kind === "kit") return findReportableKit(db, id);
  const { table, owner, name } = TAKEDOWN_TABLES[kind];
  const [item] = await db
    .select({ name, language: table.language, ownerId: owner })
    .from(table)
    .where(and(eq(table.id, id), isReportable(kind)));
  return item;
}

/** First language of a kit's texts, and its name in that language. */
const kitLanguage = sql<ContentLanguage>`${ownKitVersions.manifest}->'languages'->>0`;
const kitName = sql<string>`${ownKitVersions.manifest}->'name'->>(${kitLanguage})`;

async function findReportableKit(db: Db, id: string) {
  const [kit] = await db
    .select({ name: kitName, language: kitLanguage, ownerId: ownKits.makerId })
    .from(ownKits)
    .innerJoin(ownKitVersions, isPublishedVersion)
    .where(and(eq(ownKits.id, id), isOffered));
  return kit;
}

/** Whether a person has an open report of an item. */
export async function hasOpenReport(
  db: Db,
  { kind, id }: WhichReported,
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

/** Current takedown of an item, for the item's owner; undefined for anyone else. */
export async function findOwnTakedown(db: Db, { kind, id }: WhichItem, personId: string) {
  const { table, owner, name } = TAKEDOWN_TABLES[kind];
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
/** Number of reports of an item whose texts are shown. */
const TEXTS_SHOWN = 5;

/** An item with open reports. */
export interface ReportedItem extends WhichReported {
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
function descriptionOf(kind: TakedownKind): SQL {
  if (kind === "comment" || kind === "review") return sql`item.text`;
  if (kind !== "entry") return sql`item.description`;
  return sql`(SELECT handed.text FROM ${challengeSubmissions} handed
    WHERE handed.challenge_id = item.challenge_id AND handed.person_id = item.person_id
    ORDER BY handed.version DESC LIMIT 1)`;
}

const BRANCHES = TAKEDOWN_KINDS.map((kind) => ({ kind, ...TAKEDOWN_TABLES[kind] }));

/** A lateral lookup of the item of a row: one index scan in the table of its kind. */
const itemOf = (kind: SQL, id: SQL, more: SQL[] = []): SQL =>
  sql`(${sql.join(
    [
      ...BRANCHES.map(
        (
          branch,
        ) => sql`SELECT item.${sql.identifier(branch.name.name)} AS name, ${descriptionOf(branch.kind)} AS description, item.language,
        (SELECT display_name FROM ${people} WHERE id = item.${sql.identifier(branch.owner.name)}) AS owner
        FROM ${branch.table} item
        WHERE ${kind} = ${sql.raw(`'${branch.kind}'`)} AND item.id = ${id}`,
      ),
      ...more,
    ],
    sql` UNION ALL `,
  )})`;

/** The lookup of a reported kit, in the shape of `itemOf`. */
const kitOf = (kind: SQL, id: SQL): SQL => sql`
  SELECT ${kitName} AS name, '' AS description, ${kitLanguage} AS language,
    (SELECT display_name FROM ${people} WHERE id = ${outer(ownKits.makerId)}) AS owner
  FROM ${ownKits} JOIN ${ownKitVersions} ON ${isPublishedVersion}
  WHERE ${kind} = 'kit' AND ${ownKits.id} = ${id}`;

const REPORTED = [sql`reported.item_kind`, sql`reported.item_id`] as const;

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
    JOIN LATERAL ${itemOf(...REPORTED, [kitOf(...REPORTED)])} found ON true
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
