import { and, eq, gte, sql } from "drizzle-orm";
import {
  NO_LIMITS,
  type AgentikEngine,
  type AgentikLimits,
} from "#domain/agentiks/limits/agentik-limits.ts";
import { SITE_TIME_ZONE, siteDay } from "#domain/format/dates.ts";
import { timeAt } from "#domain/agentiks/duties/schedule.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikLimits } from "#db/schema/agentiks/agentik-limits.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { modelProviders } from "#db/schema/runs/models.ts";
import { runs } from "#db/schema/runs/runs.ts";

/** An agentik's spend limits and the engine that answers for it, as set by its owner. */
export interface LimitSettings {
  limits: AgentikLimits;
  engine: AgentikEngine;
  providerId: string | null;
}

/** The settings of an agentik; without any, the default model and no limits of its own. */
export async function findLimitSettings(db: Db, agentikId: string): Promise<LimitSettings> {
  const [row] = await db.select().from(agentikLimits).where(eq(agentikLimits.agentikId, agentikId));
  if (!row) return { limits: NO_LIMITS, engine: "default", providerId: null };
  const { runCentavos: run, dayCentavos: day, monthCentavos: month, engine, providerId } = row;
  return { limits: { run, day, month }, engine, providerId };
}

/**
 * Cost of an agentik's models today and this month, in centavos MXN, including reserves; days are
 * those of the site's time zone, of the time that a run was asked for.
 */
export async function findAgentikSpending(
  db: Db,
  agentikId: string,
  now: Date,
): Promise<{ day: number; month: number }> {
  const today = siteDay(now);
  const since = (day: string) => timeAt(`${day}T00:00`, SITE_TIME_ZONE)!.toISOString();
  const cost = sql`${runs.costCentavos} + ${runs.reservedCentavos}`;
  const [row] = await db
    .select({
      day: sql<number>`coalesce(sum(${cost}) FILTER (WHERE ${runs.createdAt} >= ${since(today)}::timestamptz), 0)::int`,
      month: sql<number>`coalesce(sum(${cost}), 0)::int`,
    })
    .from(runs)
    .where(
      and(
        eq(runs.agentikId, agentikId),
        gte(runs.createdAt, sql`${since(`${today.slice(0, 8)}01`)}::timestamptz`),
      ),
    );
  return row!;
}

/**
 * The engine that answers for an agentik when a person pays: rules, a model of that person's, or
 * undefined for their default. A model counts only for the agentik's own owner.
 */
export async function findEngineFor(
  db: Db,
  { agentikId, payerId }: { agentikId: string; payerId: string | undefined },
): Promise<"rules" | { providerId: string } | undefined> {
  const [row] = await db
    .select({ engine: agentikLimits.engine, providerId: modelProviders.id })
    .from(agentikLimits)
    .innerJoin(agentiks, eq(agentiks.id, agentikLimits.agentikId))
    .leftJoin(
      modelProviders,
      and(
        eq(modelProviders.id, agentikLimits.providerId),
        eq(modelProviders.personId, agentiks.ownerId),
        eq(modelProviders.personId, payerId ?? ""),
      ),
    )
    .where(eq(agentikLimits.agentikId, agentikId));
  if (row?.engine === "rules") return "rules";
  return row?.providerId ? { providerId: row.providerId } : undefined;
}
