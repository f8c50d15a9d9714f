import { paths } from "#domain/addresses/paths.ts";

/** A message of a space's conversation, wherever it stands: on the page that contains it. */
export const messagePath = (spaceId: string, threadId: string, seq: number): string =>
  `${paths.spaceThread(spaceId, threadId)}?at=${seq}#m${seq}`;
