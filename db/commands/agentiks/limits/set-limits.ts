import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import type { LimitSettings } from "#db/queries/agentiks/limits.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findAgentikRefusal, type AgentikRefusal } from "#db/queries/agentiks/agentik-refusal.ts";
import { lockOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { agentikLimits } from "#db/schema/agentiks/agentik-limits.ts";
import { modelProviders } from "#db/schema/runs/models.ts";

/**
 * Sets what a person's own agentik may spend, and what answers for it. It holds from the next call on.
 *
 * @returns `provider` refused: the person has no such model
 */
export async function setAgentikLimits(
  tx: Db,
  {
    personId,
    id,
    settings: { limits, engine, providerId },
    now,
  }: { personId: string; id: string; settings: LimitSettings; now: Date },
): Promise<
  { kind: "done"; id: string } | { kind: "refused"; reason: AgentikRefusal | "provider" }
> {
  const own = await lockOwnAgentik(tx, personId, id);
  if (!own) return { kind: "refused", reason: await findAgentikRefusal(tx, id) };
  if (engine === "model" && !(await isOwnProvider(tx, personId, providerId)))
    return { kind: "refused", reason: "provider" };
  const set = {
    engine,
    providerId: engine === "model" ? providerId : null,
    runCentavos: limits.run,
    dayCentavos: limits.day,
    monthCentavos: limits.month,
    changedAt: now,
  };
  await tx
    .insert(agentikLimits)
    .values({ agentikId: own.id, ...set })
    .onConflictDoUpdate({ target: agentikLimits.agentikId, set });
  await recordEvent(tx, { personId, action: "set-agentik-limits", subject: own.id, now });
  return { kind: "done", id: own.id };
}

async function isOwnProvider(tx: Db, personId: string, id: string | null): Promise<boolean> {
  const found = await tx
    .select({ id: modelProviders.id })
    .from(modelProviders)
    .where(and(eq(modelProviders.id, id ?? ""), eq(modelProviders.personId, personId)));
  return found.length > 0;
}
