import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { AGENTIK_ENGINES, type AgentikEngine } from "#domain/agentiks/limits/agentik-limits.ts";
import { LIMIT_MAX_CENTAVOS } from "#domain/runs/models/spend-limits.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { modelProviders } from "#db/schema/runs/models.ts";

/**
 * Spend limits of an agentik's models, in centavos MXN, and the engine that answers for it. Without
 * a row its owner's limits and default model hold. The row is the lock under which a call of the
 * agentik is reserved.
 */
export const agentikLimits = pgTable(
  "agentik_limits",
  {
    agentikId: text("agentik_id")
      .primaryKey()
      .references(() => agentiks.id, { onDelete: "cascade" }),
    engine: text().$type<AgentikEngine>().notNull().default("default"),
    /**
     * Provider for the engine `model`; null once it is deleted, and the default provider answers.
     */
    providerId: text("provider_id").references(() => modelProviders.id, { onDelete: "set null" }),
    runCentavos: integer("run_centavos"),
    dayCentavos: integer("day_centavos"),
    monthCentavos: integer("month_centavos"),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (limit) => [
    check("agentik_limits_engine_known", isOneOf(limit.engine, AGENTIK_ENGINES)),
    check(
      "agentik_limits_provider_of_model",
      sql`${limit.providerId} IS NULL OR ${limit.engine} = 'model'`,
    ),
    check(
      "agentik_limits_bounded",
      sql`coalesce(least(${limit.runCentavos}, ${limit.dayCentavos}, ${limit.monthCentavos}), 0) >= 0 AND coalesce(greatest(${limit.runCentavos}, ${limit.dayCentavos}, ${limit.monthCentavos}), 0) <= ${sql.raw(String(LIMIT_MAX_CENTAVOS))}`,
    ),
    index("agentik_limits_of_provider").on(limit.providerId),
  ],
);
