import { fingerprintOf } from "#db/commands/writing/idempotent.ts";

/** Names the thumbnails of a gallery's page in their order, for the address of their sheet. */
export const sheetDigest = (entries: readonly { hash: string | null }[]): string =>
  fingerprintOf(entries.map(({ hash }) => hash)).slice(0, 32);
