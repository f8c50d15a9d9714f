import { LABEL_MAX_CHARACTERS } from "#domain/spaces/documents.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { CallFailure, CallInPlaza } from "#domain/agentiks/tools/tool-call.ts";
import { findWorkplace, sayInWorkplace } from "#db/commands/agentiks/say-in-workplace.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import { findWritableSpace } from "#db/commands/spaces/writable-space.ts";
import { addOwnTask } from "#db/commands/spaces/tasks/add-task.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import type { Db } from "#db/connection/client.ts";
import { judgeEntry } from "./judge-entry.ts";
import { endToolCall, type CallOutcome } from "./make-call.ts";
import { messageCustomer } from "./message-customer.ts";

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

/** A call whose other attempt has ended it: what this one has written is rolled back. */
class CallHasEnded extends Error {
  override name = "CallHasEnded";
}

/**
 * Makes a call that Plaza itself can make and ends it, in one transaction: it is made once, whatever
 * becomes of the worker, and by however many at once.
 */
export const makeCallInPlaza = (db: Db, call: CallInPlaza, where: Where): Promise<CallOutcome> =>
  retryTransaction(() =>
    db.transaction(async (tx) => {
      const { callId, now, spaceId } = where;
      const failure = spaceId === null ? "full" : await make(tx, call, { ...where, spaceId });
      const outcome: CallOutcome = failure ? { failure } : {};
      if (!(await endToolCall(tx, { callId, now }, outcome))) throw new CallHasEnded();
      return outcome;
    }),
  ).catch((error: unknown) => {
    if (error instanceof CallHasEnded) return {};
    throw error;
  });

/** @returns why it was not made */
async function make(
  tx: Db,
  call: CallInPlaza,
  where: Where & { spaceId: string },
): Promise<CallFailure | undefined> {
  const { spaceId, personId, agentikId, agentik, threadTitle, callId, now } = where;
  switch (call.tool) {
    case "task": {
      const { title, dueOn } = call;
      const made = await addOwnTask(tx, { spaceId, personId, title, dueOn, now });
      return made.kind === "done" ? undefined : "full";
    }
    case "message": {
      const found = await findWritableSpace(tx, { spaceId, personId });
      const place = await findWorkplace(tx, agentikId);
      if (found.kind === "refused" || !place) return "full";
      await sayInWorkplace(tx, place, { text: call.text, threadTitle, now });
      return undefined;
    }
    case "document": {
      const { name, text } = call;
      const labels = [agentik.slice(0, LABEL_MAX_CHARACTERS)];
      const content = { kind: "text", text } as const;
      return whereRoom(tx, (tx) =>
        addDocument(tx, { spaceId, personId, name, labels, content, now }),
      );
    }
    case "draft": {
      const { kind, prompt } = call;
      return whereRoom(tx, (tx) => storeCreation(tx, { personId, kind, prompt, now }));
    }
    case "entry":
      return (await judgeEntry(tx, call, { personId, now })) ? undefined : "gone";
    case "push": {
      const data = { agentik, text: call.text };
      const news = { kind: "agentik_push", data, href: paths.approval(callId) };
      await notifyPeople(tx, [personId], news, now);
      return undefined;
    }
    case "chat_message":
      return messageCustomer(tx, call, { callId, agentikId, personId, now });
  }
}

/** Writes in a savepoint: what is refused for the storage's sake leaves nothing behind. */
const whereRoom = (
  tx: Db,
  write: (tx: Db) => Promise<{ kind: string }>,
): Promise<"full" | undefined> =>
  tx
    .transaction(write)
    .then(({ kind }) => (kind === "done" ? undefined : ("full" as const)))
    .catch((error: unknown) => {
      if (error instanceof StorageFull) return "full" as const;
      throw error;
    });
