import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** Channel of LISTEN on which workers learn that a message waits to be sent. */
export const OUTBOUND_CHANNEL = "plaza_channel_messages";

/** Channel of LISTEN on which workers learn that a mailbox is to be read. */
export const MAILBOX_CHANNEL = "plaza_mailboxes";

/** Sent when the transaction commits. */
export const wakeReading = (tx: Db) => tx.execute(sql`SELECT pg_notify(${MAILBOX_CHANNEL}, '')`);

/** Sent when the transaction commits. */
export const wakeSending = (tx: Db) => tx.execute(sql`SELECT pg_notify(${OUTBOUND_CHANNEL}, '')`);
