import { paths } from "#domain/addresses/paths.ts";
import type { Db } from "#db/connection/client.ts";
import { noteRead } from "#db/commands/spaces/threads/note-read.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";

/** Notes how far a person has read a chat of their inbox (`noteRead`). */
export const markChatRead = (
  tx: Db,
  read: { threadId: string; personId: string; seq: number },
): Promise<void> =>
  noteRead(tx, { ...read, seen: isInboxOf(read.personId), path: paths.inboxChat(read.threadId) });
