import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** Channel on which pages learn that a space has news, or another member; the payload is the space's id. */
export const SPACE_CHANNEL = "plaza_spaces";

/** Sent when the transaction commits. */
export const wakeSpace = (tx: Db, spaceId: string) =>
  tx.execute(sql`SELECT pg_notify(${SPACE_CHANNEL}, ${spaceId})`);
