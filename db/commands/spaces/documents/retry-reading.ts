import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { documentVersions } from "#db/schema/spaces/documents.ts";
import type { DocumentDone } from "./add-document.ts";
import { lockDocument, type WhichDocument } from "./lock-document.ts";

/** Has a version read again whose reading failed. */
export async function retryReading(
  tx: Db,
  input: WhichDocument & { version: number; now: Date },
): Promise<DocumentDone> {
  const { personId, documentId, version, now } = input;
  const held = await lockDocument(tx, input);
  if (held.kind === "refused") return held;
  if (version > held.document.version) return { kind: "refused", reason: "read" };
  const [failed] = await tx
    .update(documentVersions)
    .set({ state: "received", failure: null })
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.version, version),
        eq(documentVersions.state, "failed"),
      ),
    )
    .returning({ version: documentVersions.version });
  if (!failed) return { kind: "refused", reason: "read" };
  const target = { kind: "document", documentId, version } as const;
  const asked = await askForRun(tx, { target, personId, now });
  if (asked.kind === "refused") return asked;
  await wakeSpace(tx, held.space.id);
  return { kind: "done", spaceId: held.space.id, documentId };
}
