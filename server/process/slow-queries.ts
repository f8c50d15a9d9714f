import { subscribe } from "node:diagnostics_channel";
import { QUERY_DONE_CHANNEL, type QueryDone } from "#db/connection/query-timing.ts";
import type { Logger } from "../wire/log.ts";

/** Statements are told apart by their beginning; the lists some of them carry have no end. */
const LONGEST_QUERY = 500;

/**
 * Logs queries that took longer, with their text as it was written: $1 stands where a value stood,
 * and values are not known here at all.
 *
 * @param overMs milliseconds, waiting for a connection included; 0 logs none
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
