import { and, asc, count, desc, eq, isNotNull } from "drizzle-orm";
import { readAbilities, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { RunState } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { agentikExamples } from "#db/schema/agentiks/agentik-examples.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";

export type StoredExample = Omit<typeof agentikExamples.$inferSelect, "agentikId">;

/** The saved examples of an agentik, oldest first; EXAMPLES_MAX at most. */
export async function listExamples(db: Db, agentikId: string): Promise<StoredExample[]> {
  const rows = await db
    .select()
    .from(agentikExamples)
    .where(eq(agentikExamples.agentikId, agentikId))
    .orderBy(asc(agentikExamples.createdAt), asc(agentikExamples.id));
  return rows.map(({ agentikId: _, ...example }) => example);
}

/** The newest check of an agentik's examples; undefined before the first one. */
export async function findLastCheck(
  db: Db,
  agentikId: string,
): Promise<{ id: string; state: RunState; deadlineAt: Date } | undefined> {
  const [last] = await db
    .select({ id: runs.id, state: runs.state, deadlineAt: runs.deadlineAt })
    .from(runs)
    .where(and(eq(runs.agentikId, agentikId), eq(runs.kind, "check")))
    .orderBy(desc(runs.createdAt))
    .limit(1);
  return last;
}

/** Whether a check has succeeded and found no example that is answered differently. */
export async function areExamplesSame(
  db: Db,
  { agentikId, runId }: { agentikId: string; runId: string },
): Promise<boolean> {
  const [[run], [changed]] = await Promise.all([
    db.select({ state: runs.state }).from(runs).where(eq(runs.id, runId)),
    db
      .select({ n: count() })
      .from(agentikExamples)
      .where(and(eq(agentikExamples.agentikId, agentikId), isNotNull(agentikExamples.nowText))),
  ]);
  return run?.state === "succeeded" && changed!.n === 0;
}

/** The configuration that answers an agentik's examples: the newest, a draft included. */
export interface CheckedAgentik {
  id: string;
  agentik: string;
  ownerId: string;
  /** Its workplace. */
  spaceId: string;
  language: ContentLanguage;
  abilities: Abilities;
  /** 0 for an agentik that was never configured. */
  version: number;
}

/** @returns undefined for a deleted agentik, and for one without a workplace, which has no examples */
export async function findCheckedAgentik(
  db: Db,
  agentikId: string,
): Promise<CheckedAgentik | undefined> {
  const [[agentik], [newest]] = await Promise.all([
    db
      .select({
        id: agentiks.id,
        agentik: agentiks.name,
        ownerId: agentiks.ownerId,
        spaceId: agentikWorkplaces.spaceId,
        language: agentiks.language,
      })
      .from(agentiks)
      .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.agentikId, agentiks.id))
      .where(eq(agentiks.id, agentikId)),
    db
      .select({
        version: agentikConfigurations.version,
        name: agentikConfigurations.name,
        language: agentikConfigurations.language,
        abilities: agentikConfigurations.abilities,
      })
      .from(agentikConfigurations)
      .where(eq(agentikConfigurations.agentikId, agentikId))
      .orderBy(desc(agentikConfigurations.version))
      .limit(1),
  ]);
  if (!agentik) return undefined;
  return {
    ...agentik,
    agentik: newest?.name ?? agentik.agentik,
    language: newest?.language ?? agentik.language,
    abilities: readAbilities(newest?.abilities),
    version: newest?.version ?? 0,
  };
}
