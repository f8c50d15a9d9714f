import { asc, eq, sql } from "drizzle-orm";
import type { Zone } from "#domain/format/zones.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import type { Duty, DutyWork } from "#domain/agentiks/duties/duties.ts";
import { DELIVERIES_SHOWN, type DeliveryOutcome } from "#domain/agentiks/duties/webhook.ts";
import type { RunState } from "#domain/runs/run.ts";
import type { Destination } from "#domain/agentiks/tools/tool-call.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentikFigures } from "#db/schema/agentiks/figures.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** A person's own agentik, for the screens of what it does. */
export interface WorkingAgentik {
  id: string;
  name: string;
  status: string;
  /** Counts of its ended runs; null before the first has ended. */
  figures: { ended: number; succeeded: number; lastAt: Date } | null;
  /** Its workplace, and the thread of its reports there. */
  spaceId: string | null;
  reportsId: string | null;
  /** The owner's business, for its time zone (`zoneOf`). */
  business: { zone: Zone | null; whatsapp: string | null };
}

/**
 * An agentik of the person, for its screen of duties.
 *
 * @returns undefined for an unknown agentik and for another person's
 */
export async function findWorkingAgentik(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<WorkingAgentik | undefined> {
  const [row] = await db
    .select({
      id: agentiks.id,
      name: agentiks.name,
      status: agentiks.status,
      figures: {
        ended: agentikFigures.ended,
        succeeded: agentikFigures.succeeded,
        lastAt: agentikFigures.lastAt,
      },
      spaceId: agentikWorkplaces.spaceId,
      reportsId: sql<string | null>`(SELECT t.id FROM ${threads} t
        WHERE t.space_id = ${outer(agentikWorkplaces.spaceId)}
          AND t.created_by = ${outer(agentiks.ownerId)}
          AND t.client_key = 'reports ' || ${outer(agentiks.id)})`,
      zone: businesses.zone,
      whatsapp: businesses.whatsapp,
    })
    .from(agentiks)
    .leftJoin(agentikFigures, eq(agentikFigures.agentikId, agentiks.id))
    .leftJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
    .leftJoin(businesses, eq(businesses.personId, agentiks.ownerId))
    .where(isOwnAgentik(personId, id))
    .orderBy(sql`${agentiks.id} = ${id} DESC`)
    .limit(1);
  if (!row) return undefined;
  const { zone, whatsapp, ...agentik } = row;
  return { ...agentik, business: { zone, whatsapp } };
}

export interface ListedTrigger {
  id: string;
  duty: Duty;
  settings: DutyWork;
  sendTo: Destination | null;
  cron: string | null;
  onceAt: Date | null;
  zone: string;
  nextAt: Date | null;
  isOn: boolean;
  failuresInARow: number;
  pausedReason: "failures" | null;
  toldAt: Date | null;
  /** Its newest run. */
  last: { id: string; state: RunState; deadlineAt: string; at: string } | null;
  /** A webhook's last deliveries. */
  deliveries: { outcome: DeliveryOutcome; repeats: number; at: string }[];
}

/** The triggers of a person's own agentik, in one query, oldest first. */
export const listTriggers = (
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<ListedTrigger[]> =>
  db
    .select({
      id: agentikTriggers.id,
      duty: agentikTriggers.duty,
      settings: agentikTriggers.settings,
      sendTo: agentikTriggers.sendTo,
      cron: agentikTriggers.cron,
      onceAt: agentikTriggers.onceAt,
      zone: agentikTriggers.zone,
      nextAt: agentikTriggers.nextAt,
      isOn: agentikTriggers.isOn,
      failuresInARow: agentikTriggers.failuresInARow,
      pausedReason: agentikTriggers.pausedReason,
      toldAt: agentikTriggers.toldAt,
      last: sql<ListedTrigger["last"]>`(
        SELECT json_build_object('id', r.id, 'state', r.state, 'deadlineAt', r.deadline_at,
          'at', r.created_at)
        FROM runs r WHERE r.trigger_id = ${outer(agentikTriggers.id)}
        ORDER BY r.created_at DESC NULLS LAST LIMIT 1)`,
      deliveries: sql<ListedTrigger["deliveries"]>`coalesce((
        SELECT json_agg(d) FROM (
          SELECT outcome, repeats, received_at AS at FROM trigger_deliveries
          WHERE trigger_id = ${outer(agentikTriggers.id)}
          ORDER BY received_at DESC NULLS LAST LIMIT ${sql.raw(String(DELIVERIES_SHOWN))}) d), '[]')`,
    })
    .from(agentikTriggers)
    .innerJoin(agentiks, eq(agentiks.id, agentikTriggers.agentikId))
    .where(isOwnAgentik(personId, id))
    .orderBy(asc(agentikTriggers.createdAt), agentikTriggers.id);
