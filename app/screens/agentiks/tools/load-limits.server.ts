import { formatCentavos } from "#domain/money/money.ts";
import { hostOf } from "#domain/runs/models/model-provider.ts";
import { typedLimit } from "#domain/runs/models/spend-limits.ts";
import { db } from "#db/connection/live-database.ts";
import { findAgentikSpending, findLimitSettings } from "#db/queries/agentiks/limits.ts";
import { listProviders } from "#db/queries/runs/models/providers.ts";
import type { ShownLimits } from "./limits-card.tsx";

/** An agentik's spending limits and what it has spent, for its owner. */
export async function loadLimits({
  agentikId,
  personId,
}: {
  agentikId: string;
  personId: string;
}): Promise<ShownLimits> {
  const [{ limits, engine, providerId }, { day, month }, providers] = await Promise.all([
    findLimitSettings(db, agentikId),
    findAgentikSpending(db, agentikId, new Date()),
    listProviders(db, personId),
  ]);
  const typed = (centavos: number | null) => (centavos === null ? "" : typedLimit(centavos));
  return {
    saved: {
      run: typed(limits.run),
      day: typed(limits.day),
      month: typed(limits.month),
      engine: engine === "model" ? (providerId ?? "default") : engine,
    },
    spent: { day: formatCentavos(day), month: formatCentavos(month) },
    models: providers.map(({ id, model, baseUrl }) => ({ id, model, host: hostOf(baseUrl) })),
  };
}
