import { LABEL_MAX_CHARACTERS } from "#domain/spaces/documents.ts";
import type { CallInPlaza } from "#domain/agentiks/tools/tool-call.ts";
import { findWorkplace, sayInWorkplace } from "#db/commands/agentiks/say-in-workplace.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import { findWritableSpace } from "#db/commands/spaces/writable-space.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import type { Db } from "#db/connection/client.ts";
import { endToolCall, type CallOutcome } from "./make-call.ts";

interface Where {
  callId: string;
  agentikId: string;
  /** The agentik's name, which labels what it writes. */
  agentik: string;
  /** The agentik's owner. */
  personId: string;
  /** The agentik's workplace; null where it has none. */
  spaceId: string | null;
  /** Title of the conversation of its reports, where it is begun now. */
  threadTitle: string;
  now: Date;
}

/**
 * Makes a call that changes something in Plaza alone and ends it, in one transaction: it is made once,
 * whatever becomes of the worker.
 */
export const makeCallInPlaza = (db: Db, call: CallInPlaza, where: Where): Promise<CallOutcome> =>
  db.transaction(async (tx) => {
    const { callId, now, spaceId } = where;
    const isMade = spaceId !== null && (await make(tx, call, { ...where, spaceId }));
    const outcome: CallOutcome = isMade ? {} : { failure: "full" };
    await endToolCall(tx, { callId, now }, outcome);
    return outcome;
  });

/** @returns false where there is no room for it */
async function make(
  tx: Db,
  call: CallInPlaza,
  { spaceId, personId, agentikId, agentik, threadTitle, now }: Where & { spaceId: string },
): Promise<boolean> {
  switch (call.tool) {
    case "task": {
      const { title, dueOn } = call;
      const made = await addOwnTask(tx, { spaceId, personId, title, dueOn, now });
      return made.kind === "done";
    }
    case "message": {
      const found = await findWritableSpace(tx, { spaceId, personId });
      const place = await findWorkplace(tx, agentikId);
      if (found.kind === "refused" || !place) return false;
      await sayInWorkplace(tx, place, { text: call.text, threadTitle, now });
      return true;
    }
    case "document": {
      const { name, text } = call;
      const labels = [agentik.slice(0, LABEL_MAX_CHARACTERS)];
      const content = { kind: "text", text } as const;
      // In a savepoint: what is refused for the storage's sake leaves nothing behind.
      return tx
        .transaction((tx) => addDocument(tx, { spaceId, personId, name, labels, content, now }))
        .then(({ kind }) => kind === "done")
        .catch((error: unknown) => {
          if (error instanceof StorageFull) return false;
          throw error;
        });
    }
    case "draft": {
      const { kind, prompt } = call;
      return tx
        .transaction((tx) => storeCreation(tx, { personId, kind, prompt, now }))
        .then((stored) => stored.kind === "done")
        .catch((error: unknown) => {
          if (error instanceof StorageFull) return false;
          throw error;
        });
    }
  }
}
