import { and, asc, eq, ne } from "drizzle-orm";
import { readMentions, type UnclearMention } from "#domain/spaces/mentions/mentions.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import type { WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { listAnswering, type AnsweringAgentik } from "./ask-agentiks.ts";

export interface Mentioned {
  agentikIds: string[];
  personIds: string[];
  /** The first mention that could mean several. */
  unclear: UnclearMention | undefined;
  /** All agentiks that answer in the space. */
  answering: AnsweringAgentik[];
}

/** Members of a space, but for the author, and its agentiks that a message mentions. */
export async function findMentioned(
  tx: Db,
  space: WritableSpace,
  { personId, text }: { personId: string; text: string },
): Promise<Mentioned> {
  const answering = await listAnswering(tx, space);
  if (!text.includes("@")) return { agentikIds: [], personIds: [], unclear: undefined, answering };
  const members = await tx
    .select({ id: people.id, name: people.displayName, handle: people.handle })
    .from(spaceMembers)
    .innerJoin(people, eq(people.id, spaceMembers.personId))
    .where(
      and(
        eq(spaceMembers.spaceId, space.id),
        eq(spaceMembers.isCopy, false),
        ne(spaceMembers.personId, personId),
      ),
    )
    .orderBy(asc(spaceMembers.joinedAt), people.id);
  const { mentioned, unclear } = readMentions<{ id: string; name: string; handle?: string }>(text, [
    ...members,
    ...answering,
  ]);
  const ids = new Set(mentioned.map(({ id }) => id));
  const isMentioned = ({ id }: { id: string }) => ids.has(id);
  return {
    agentikIds: answering.filter(isMentioned).map(({ id }) => id),
    personIds: members.filter(isMentioned).map(({ id }) => id),
    unclear: unclear[0],
    answering,
  };
}
