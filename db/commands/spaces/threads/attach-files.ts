import { captionOfPicture, documentNameOf } from "#domain/spaces/message-files.ts";
import type { Db } from "#db/connection/client.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { insertDocument } from "#db/commands/spaces/documents/add-document.ts";
import type { FileContent } from "#db/commands/spaces/documents/document-content.ts";
import type { WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { documentThumbnails, messageDocuments } from "#db/schema/spaces/message-documents.ts";

/** A file that is sent with a message. */
export interface MessageFile {
  content: FileContent;
  /** A small copy of a picture, a complete WebP; undefined for other files and for a picture that cannot be decoded. */
  thumbnail?: { bytes: Buffer; width: number; height: number } | undefined;
}

/**
 * Adds the files of a message to its space as documents, and shows them in the message.
 *
 * @param said the message's text; empty for files alone. The caption of its pictures
 * @throws StorageFull
 */
export async function attachFiles(
  tx: Db,
  { space, threadId, seq }: { space: WritableSpace; threadId: string; seq: number },
  {
    files,
    said,
    personId,
    address,
    now,
  }: {
    files: readonly MessageFile[];
    said: string;
    personId: string;
    address: string;
    now: Date;
  },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "too-many" }> {
  for (const [index, { content, thumbnail }] of files.entries()) {
    const { fileName } = content.file;
    const caption = content.kind === "picture" ? captionOfPicture(said, fileName) : "";
    const added = await insertDocument(tx, {
      personId,
      address,
      space,
      name: documentNameOf(fileName) || fileName,
      labels: [],
      content: { ...content, caption },
      now,
    });
    if (added.kind === "refused") return added;
    const { documentId } = added;
    if (thumbnail) {
      await takeStorage(tx, { personId, address, bytes: thumbnail.bytes.length, now });
      await tx.insert(documentThumbnails).values({ documentId, version: 1, ...thumbnail });
    }
    const position = index + 1;
    await tx
      .insert(messageDocuments)
      .values({ threadId, seq, position, documentId, name: fileName });
  }
  return { kind: "done" };
}
