import { and, asc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { messageDocuments } from "#db/schema/spaces/message-documents.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

const MESSAGES_AT_ONCE = 500;

interface Viewer {
  spaceId: string;
  personId: string;
}

/** Condition: rows that everyone in the space sees, and in examples the viewer's alone. */
const isShown = (
  { spaceId, onlyFor }: { spaceId: AnyPgColumn; onlyFor: AnyPgColumn },
  viewer: Viewer,
) => and(eq(spaceId, viewer.spaceId), or(isNull(onlyFor), eq(onlyFor, viewer.personId)));

/** A space whose content may be downloaded: by its owner and admins. */
export async function findExportedSpace(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<{ id: string; name: string } | undefined> {
  const [space] = await db
    .select({ id: spaces.id, name: spaces.name })
    .from(spaces)
    .innerJoin(spaceMembers, eq(spaceMembers.spaceId, spaces.id))
    .where(
      and(
        eq(spaces.id, id),
        eq(spaceMembers.personId, personId),
        sql`${spaceMembers.role} IN ('owner', 'admin')`,
        eq(spaceMembers.isCopy, false),
        isNull(spaces.takenDownAt),
      ),
    );
  return space;
}

/** The conversations of a space, oldest first. */
export const listExportedThreads = (db: Db, viewer: Viewer) =>
  db
    .select({ id: threads.id, title: threads.title, createdAt: threads.createdAt })
    .from(threads)
    .where(isShown(threads, viewer))
    .orderBy(asc(threads.createdAt), threads.id);

export interface ExportedMessage {
  seq: number;
  /** Null for a deleted account. */
  name: string | null;
  text: string;
  /** Names of the files that were sent with it. */
  files: string[];
  createdAt: Date;
}

/** The messages of a conversation in their order, without deleted ones; read in parts. */
export async function* readExportedMessages(
  db: Db,
  threadId: string,
): AsyncGenerator<ExportedMessage> {
  let after = 0;
  for (;;) {
    const part = await db
      .select({
        seq: messages.seq,
        name: sql<string | null>`coalesce(${people.displayName}, ${agentiks.name})`,
        text: messages.text,
        files: sql<string[]>`(SELECT coalesce(json_agg(file.name ORDER BY file.position), '[]')
          FROM ${messageDocuments} file WHERE file.thread_id = ${outer(messages.threadId)}
            AND file.seq = ${outer(messages.seq)})`,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .leftJoin(people, eq(people.id, messages.authorId))
      .leftJoin(agentiks, eq(agentiks.id, messages.agentikId))
      .where(
        and(
          eq(messages.threadId, threadId),
          gt(messages.seq, after),
          isNull(messages.deletedAt),
          sql`${messages.text} <> ''`,
        ),
      )
      .orderBy(asc(messages.seq))
      .limit(MESSAGES_AT_ONCE);
    yield* part;
    if (part.length < MESSAGES_AT_ONCE) return;
    after = part.at(-1)!.seq;
  }
}

/** All versions of a space's documents, by name. */
export const listExportedVersions = (db: Db, viewer: Viewer) =>
  db
    .select({
      documentId: documents.id,
      name: documents.name,
      newest: documents.version,
      version: documentVersions.version,
      text: documentVersions.text,
      fileKey: documentVersions.fileKey,
      fileName: documentVersions.fileName,
      createdAt: documentVersions.createdAt,
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(isShown(documents, viewer))
    .orderBy(asc(documents.name), documents.id, asc(documentVersions.version));

/** The tasks of a space in their order, done ones last. */
export const listExportedTasks = (db: Db, viewer: Viewer) =>
  db
    .select({
      title: spaceTasks.title,
      who: people.displayName,
      dueOn: spaceTasks.dueOn,
      doneAt: spaceTasks.doneAt,
    })
    .from(spaceTasks)
    .leftJoin(people, eq(people.id, spaceTasks.assigneeId))
    .where(isShown(spaceTasks, viewer))
    .orderBy(isNotNull(spaceTasks.doneAt), asc(spaceTasks.place), spaceTasks.id);

/** The approved answers of a space. */
export const listExportedAnswers = (db: Db, { spaceId }: Viewer) =>
  db
    .select({ question: answers.question, answer: answers.answer })
    .from(answers)
    .where(eq(answers.spaceId, spaceId))
    .orderBy(asc(answers.question), answers.id);

/** The agenda of a space by time, with what was cancelled. */
export const listExportedBookings = (db: Db, { spaceId }: Viewer) =>
  db
    .select({
      day: bookings.day,
      minute: bookings.minute,
      form: bookings.form,
      customer: bookings.customer,
      phone: bookings.phone,
      people: bookings.people,
      note: bookings.note,
      cancelledAt: bookings.cancelledAt,
    })
    .from(bookings)
    .where(eq(bookings.spaceId, spaceId))
    .orderBy(asc(bookings.day), asc(bookings.minute), bookings.id);
