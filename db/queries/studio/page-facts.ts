/** What a business has told Plaza already, and a page for its customers may say. */
import { and, desc, eq, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";

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

/** A table of a person's own, as its newest version is stored. */
export interface OwnTable {
  id: string;
  name: string;
  kind: "csv";
  bytes: number;
  fileKey: string | null;
}

/** Tables that a person put into spaces of their own, the newest first. */
export const listOwnTables = (db: Db, personId: string, limit: number): Promise<OwnTable[]> =>
  db
    .select({
      id: documents.id,
      name: documents.name,
      kind: sql<"csv">`${documentVersions.kind}`,
      bytes: documentVersions.bytes,
      fileKey: documentVersions.fileKey,
    })
    .from(documents)
    .innerJoin(spaces, eq(spaces.id, documents.spaceId))
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.documentId, documents.id),
        eq(documentVersions.version, documents.version),
      ),
    )
    .where(
      and(
        isOwnSpace(personId),
        eq(documents.createdBy, personId),
        or(isNull(documents.onlyFor), eq(documents.onlyFor, personId)),
        eq(documentVersions.kind, "csv"),
        ne(documentVersions.state, "failed"),
      ),
    )
    .orderBy(desc(documents.changedAt), documents.id)
    .limit(limit);

/** The name of a document that a person put into a space of their own; undefined for anything else. */
export async function findOwnDocumentName(
  db: Db,
  { personId, documentId }: { personId: string; documentId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: documents.name })
    .from(documents)
    .innerJoin(spaces, eq(spaces.id, documents.spaceId))
    .where(
      and(eq(documents.id, documentId), eq(documents.createdBy, personId), isOwnSpace(personId)),
    );
  return found?.name;
}
