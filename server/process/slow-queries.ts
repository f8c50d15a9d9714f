import { subscribe } from "node:diagnostics_channel";
import { QUERY_DONE_CHANNEL, type QueryDone } from "#db/connection/query-timing.ts";
import type { Logger } from "../wire/log.ts";

/** Logged characters of a query: enough to identify it; IN lists can be arbitrarily long. */
const LONGEST_QUERY = 500;

/**
 * Logs queries that take longer than a limit. They contain placeholders ($1); their parameters are
 * not known here.
 *
 * @param overMs milliseconds, including the wait for a connection; 0 logs none
 */
export function logSlowQueries(log: Logger, overMs: number): void {
  if (overMs === 0) return;
  subscribe(QUERY_DONE_CHANNEL, (message) => {
    const { query, ms, failed, on } = message as QueryDone;
    if (ms < overMs) return;
    const text = query.replace(/\s+/g, " ").trim().slice(0, LONGEST_QUERY);
    log.warn({ ms: Math.round(ms), on, failed, query: text }, "slow query");
  });
}
