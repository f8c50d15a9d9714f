import { and, desc, eq, isNotNull } from "drizzle-orm";
import { readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import type { FieldKind } from "#domain/agentiks/abilities/request-form.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** What the open form of a customer's conversation asks for now; undefined without an open form. */
export async function findAskedKind(db: Db, threadId: string): Promise<FieldKind | undefined> {
  const [asked] = await db
    .select({
      name: chatRequests.name,
      asking: chatRequests.asking,
      abilities: agentikConfigurations.abilities,
    })
    .from(chatRequests)
    .innerJoin(threads, eq(threads.id, chatRequests.threadId))
    .innerJoin(agentikConfigurations, eq(agentikConfigurations.agentikId, threads.chatWithId))
    .where(
      and(
        eq(chatRequests.threadId, threadId),
        eq(chatRequests.state, "asking"),
        isNotNull(agentikConfigurations.publishedAt),
      ),
    )
    .orderBy(desc(agentikConfigurations.version))
    .limit(1);
  const form = readAbilities(asked?.abilities).forms.find(({ name }) => name === asked?.name);
  return form?.fields.find(({ key }) => key === asked?.asking)?.kind;
}
