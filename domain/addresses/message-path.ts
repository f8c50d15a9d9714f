import { paths } from "#domain/addresses/paths.ts";

/** A message of a space's conversation, wherever it stands: on the page that contains it. */
export const messagePath = (spaceId: string, threadId: string, seq: number): string =>
  `${paths.spaceThread(spaceId, threadId)}?at=${seq}#m${seq}`;

/** The number of a message in an address; undefined for none and for what is none. */
export const readMessageSeq = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
