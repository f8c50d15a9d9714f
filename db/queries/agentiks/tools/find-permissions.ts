import { eq } from "drizzle-orm";
import { factsOf, FIRST_PERMISSIONS, type Permissions } from "#domain/agentiks/tools/tools.ts";
import type { Permission } from "#domain/agentiks/tools/tool.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikTools } from "#db/schema/agentiks/agentik-tools.ts";

export interface ToolSettings {
  permissions: Permissions;
  /** Hosts that the tool `http` may call, as in `URL.host`. */
  hosts: readonly string[];
}

/** Permissions of an agentik's tools; `FIRST_PERMISSIONS` where its owner has set none. */
export async function findToolSettings(db: Db, agentikId: string): Promise<ToolSettings> {
  const rows = await db.select().from(agentikTools).where(eq(agentikTools.agentikId, agentikId));
  const set = rows
    .filter(({ tool, permission }) => factsOf(tool).choices.includes(permission))
    .map(({ tool, permission }) => [tool, permission] as const);
  return {
    permissions: {
      ...FIRST_PERMISSIONS,
      ...(Object.fromEntries(set) as Record<string, Permission>),
    },
    hosts: rows.find(({ tool }) => tool === "http")?.hosts ?? [],
  };
}
