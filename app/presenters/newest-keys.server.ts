/** As many of a person's messages can be on their way at once, from several tabs. */
const SENT_TOGETHER = 3;

/**
 * Keys of the viewer's newest messages of a page: a message with one of them has arrived, whatever became
 * of the answer, and its draft is done.
 *
 * @param rows messages in their order; `sentKey` is null for what others wrote
 */
export const newestKeys = (rows: readonly { sentKey: string | null }[]): string[] =>
  rows.flatMap(({ sentKey }) => sentKey ?? []).slice(-SENT_TOGETHER);
