import { and, asc, eq, isNull } from "drizzle-orm";
import { DEFAULT_ANSWERS_WHEN } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import type { OwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";

/**
 * The space where an agentik works: its documents, approved answers and conversations are there. Without
 * one, or once the owner has left it, it is the oldest space of the owner's that the agentik answers in, else a new private one with the
 * agentik's name.
 *
 * @param agentik the person's own, locked (`lockOwnAgentik`)
 * @returns the id of the space
 */
export async function openWorkplace(
  tx: Db,
  {
    personId,
    agentik,
    now,
  }: {
    personId: string;
    agentik: Pick<OwnAgentik, "id" | "name" | "description" | "language">;
    now: Date;
  },
): Promise<string> {
  const [known] = await tx
    .select({ spaceId: agentikWorkplaces.spaceId })
    .from(agentikWorkplaces)
    .innerJoin(
      spaceMembers,
      and(eq(spaceMembers.spaceId, agentikWorkplaces.spaceId), eq(spaceMembers.personId, personId)),
    )
    .where(eq(agentikWorkplaces.agentikId, agentik.id));
  if (known) return known.spaceId;
  const spaceId =
    (await findOwnSpaceOf(tx, personId, agentik.id)) ??
    (await createWorkplace(tx, { personId, agentik, now }));
  await tx
    .insert(agentikWorkplaces)
    .values({ agentikId: agentik.id, spaceId, createdAt: now })
    .onConflictDoUpdate({ target: agentikWorkplaces.agentikId, set: { spaceId, createdAt: now } });
  return spaceId;
}

/** The oldest space that a person owns and an agentik answers in; never an example. */
async function findOwnSpaceOf(
  tx: Db,
  personId: string,
  agentikId: string,
): Promise<string | undefined> {
  const [space] = await tx
    .select({ id: spaces.id })
    .from(spaceAgentiks)
    .innerJoin(spaces, eq(spaces.id, spaceAgentiks.spaceId))
    .innerJoin(
      spaceMembers,
      and(eq(spaceMembers.spaceId, spaces.id), eq(spaceMembers.personId, personId)),
    )
    .where(
      and(
        eq(spaceAgentiks.agentikId, agentikId),
        eq(spaces.ownerId, personId),
        eq(spaceMembers.isCopy, false),
        isNull(spaces.copiedFrom),
        isNull(spaces.takenDownAt),
        isNull(spaces.archivedAt),
      ),
    )
    .orderBy(asc(spaceAgentiks.addedAt), spaces.id)
    .limit(1);
  return space?.id;
}

async function createWorkplace(
  tx: Db,
  { personId, agentik, now }: Parameters<typeof openWorkplace>[1],
): Promise<string> {
  const { name, description, language } = agentik;
  const { spaceId } = await createSpace(tx, {
    personId,
    space: {
      name,
      description,
      language,
      type: "custom",
      joinPolicy: "invite",
      visibility: "private",
      maxMembers: null,
    },
    now,
  });
  await tx.insert(spaceAgentiks).values({
    spaceId,
    agentikId: agentik.id,
    answersWhen: DEFAULT_ANSWERS_WHEN,
    addedBy: personId,
    addedAt: now,
  });
  return spaceId;
}
