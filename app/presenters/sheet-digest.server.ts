import { createHash } from "node:crypto";

/** Names the thumbnails of a gallery's page in their order, for the address of their sheet. */
export const sheetDigest = (entries: readonly { hash: string | null }[]): string =>
  createHash("sha256")
    .update(entries.map(({ hash }) => hash ?? "-").join(" "))
    .digest("hex")
    .slice(0, 32);
