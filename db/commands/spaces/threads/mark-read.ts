import { paths } from "#domain/addresses/paths.ts";
import type { Db } from "#db/connection/client.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { noteRead } from "./note-read.ts";

/** Notes how far a person has read a thread of a space (`noteRead`). */
export const markRead = (
  tx: Db,
  { spaceId, ...read }: { spaceId: string; threadId: string; personId: string; seq: number },
): Promise<void> =>
  noteRead(tx, {
    ...read,
    seen: isInsideOf(threads, { spaceId, personId: read.personId }),
    path: paths.spaceThread(spaceId, read.threadId),
  });
