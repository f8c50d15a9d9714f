import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions } from "#db/schema/spaces/documents.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";

/**
 * Moves the authorship of what the guest wrote in spaces that do not stay with the guest: messages,
 * documents and approved answers, which count against the author's storage.
 */
export async function adoptTexts(
  tx: Db,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  const isLeft = sql`(SELECT id FROM ${spaces} WHERE owner_id = ${guestId})`;
  for (const [table, writer] of [
    [threads, threads.createdBy],
    [documents, documents.createdBy],
    [answers, answers.approvedBy],
  ] as const) {
    const own = table === threads ? sql`AND only_for IS NULL` : sql``;
    await tx.execute(sql`
      UPDATE ${table} SET ${sql.identifier(writer.name)} = ${accountId}
      WHERE ${sql.identifier(writer.name)} = ${guestId} AND space_id NOT IN ${isLeft} ${own}`);
  }
  await tx.execute(sql`
    UPDATE ${messages} message SET author_id = ${accountId} FROM ${threads} thread
    WHERE message.author_id = ${guestId} AND thread.id = message.thread_id
      AND thread.only_for IS NULL AND thread.space_id NOT IN ${isLeft}`);
  await tx.execute(sql`
    UPDATE ${documentVersions} version SET created_by = ${accountId} FROM ${documents} document
    WHERE version.created_by = ${guestId} AND document.id = version.document_id
      AND document.space_id NOT IN ${isLeft}`);
  // Trials of the guest's agentiks, which are the account's now.
  const trials = sql`SELECT trial.id FROM ${threads} trial JOIN ${agentiks} own
    ON own.id = trial.chat_with_id WHERE trial.only_for = ${guestId} AND own.owner_id = ${accountId}`;
  await tx.execute(sql`
    UPDATE ${messages} SET author_id = ${accountId}
    WHERE author_id = ${guestId} AND thread_id IN (${trials})`);
  await tx.execute(sql`
    UPDATE ${threads} SET created_by = ${accountId}, only_for = ${accountId} WHERE id IN (${trials})`);
}
