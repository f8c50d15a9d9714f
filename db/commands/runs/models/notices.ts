import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** Channel of LISTEN on which workers learn that a provider waits for its test. */
export const MODEL_TEST_CHANNEL = "plaza_model_tests";

/** Sent when the transaction commits. */
export const wakeTests = (tx: Db) => tx.execute(sql`SELECT pg_notify(${MODEL_TEST_CHANNEL}, '')`);
