/** Facts that a business has told Plaza already, and a page for its customers may say. */
import { and, desc, eq, exists, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { isOpenToCustomers } from "#db/queries/agentiks/open-to-customers.ts";
import { agentikWorkplaces, chatPages } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { isNewestVersion } from "#db/queries/spaces/documents/is-newest-version.ts";

/** A space of the person's own, in use: no example, not archived, not taken down. */
const isOwnSpace = (personId: string) =>
  and(
    eq(spaces.ownerId, personId),
    isNull(spaces.copiedFrom),
    isNull(spaces.archivedAt),
    isNull(spaces.takenDownAt),
  );

/**
 * The answers that a person has approved in spaces without other members, the last changed first. Answers in a space
 * with other members stay there.
 */
export function listToldAnswers(
  db: Db,
  { personId, language, limit }: { personId: string; language: Locale; limit: number },
): Promise<{ question: string; answer: string }[]> {
  const other = alias(spaceMembers, "other");
  return db
    .select({ question: answers.question, answer: answers.answer })
    .from(answers)
    .innerJoin(spaces, eq(spaces.id, answers.spaceId))
    .where(
      and(
        isOwnSpace(personId),
        eq(answers.approvedBy, personId),
        eq(answers.language, language),
        notExists(
          db
            .select({ one: sql`1` })
            .from(other)
            .where(and(eq(other.spaceId, spaces.id), ne(other.personId, personId))),
        ),
      ),
    )
    .orderBy(desc(answers.changedAt), answers.id)
    .limit(limit);
}

/** A table or written text of a person's own, as its newest version is stored. */
export interface OwnList {
  id: string;
  kind: "csv" | "text";
  bytes: number;
  fileKey: string | null;
  /** Empty for a table. */
  text: string;
}

/**
 * Tables and texts that customers are answered from already, the last changed first: read documents in the workplace of an
 * active agentik of the person's that customers can write to. A page is public, so no other document may fill it.
 */
export const listCustomerLists = (db: Db, personId: string, limit: number): Promise<OwnList[]> =>
  db
    .select({
      id: documents.id,
      kind: sql<OwnList["kind"]>`${documentVersions.kind}`,
      text: documentVersions.text,
      bytes: documentVersions.bytes,
      fileKey: documentVersions.fileKey,
    })
    .from(documents)
    .innerJoin(spaces, eq(spaces.id, documents.spaceId))
    .innerJoin(documentVersions, isNewestVersion)
    .where(
      and(
        isOwnSpace(personId),
        isNull(documents.onlyFor),
        inArray(documentVersions.kind, ["csv", "text"]),
        eq(documentVersions.state, "ready"),
        exists(
          db
            .select({ one: sql`1` })
            .from(agentikWorkplaces)
            .innerJoin(agentiks, eq(agentiks.id, agentikWorkplaces.agentikId))
            .where(
              and(
                eq(agentikWorkplaces.spaceId, spaces.id),
                eq(agentiks.ownerId, personId),
                eq(agentiks.status, "active"),
                isNull(agentiks.takenDownAt),
                isOpenToCustomers(agentiks.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(documents.changedAt), documents.id)
    .limit(limit);

/** The person's agentik whose chat page is open, an active one first, then the page opened first. */
export async function findChatAgentik(
  db: Db,
  personId: string,
): Promise<{ id: string; slug: string } | undefined> {
  const [found] = await db
    .select({ id: agentiks.id, slug: chatPages.slug })
    .from(chatPages)
    .innerJoin(agentiks, eq(agentiks.id, chatPages.agentikId))
    .where(
      and(eq(agentiks.ownerId, personId), eq(chatPages.isOpen, true), isNull(agentiks.takenDownAt)),
    )
    .orderBy(sql`${agentiks.status} <> 'active'`, chatPages.createdAt, agentiks.id)
    .limit(1);
  return found;
}

/** A document in a space of a person's own that they may see; undefined for anything else. */
export async function findOwnDocument(
  db: Db,
  { personId, documentId }: { personId: string; documentId: string },
): Promise<{ id: string; name: string; spaceId: string } | undefined> {
  const [found] = await db
    .select({ id: documents.id, name: documents.name, spaceId: documents.spaceId })
    .from(documents)
    .innerJoin(spaces, eq(spaces.id, documents.spaceId))
    .where(
      and(
        eq(documents.id, documentId),
        or(isNull(documents.onlyFor), eq(documents.onlyFor, personId)),
        isOwnSpace(personId),
      ),
    );
  return found;
}
