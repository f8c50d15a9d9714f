import { channel } from "node:diagnostics_channel";

/** Diagnostics channel of finished queries (`QueryDone`), for metrics and the slow-query log. */
export const QUERY_DONE_CHANNEL = "plaza.query.done";

export interface QueryDone {
  /** SQL with placeholders $1, $2 …; parameters are never published. */
  query: string;
  /** Duration in milliseconds, including the wait for a connection. */
  ms: number;
  failed: boolean;
  on: "primary" | "replica";
}

const finished = channel(QUERY_DONE_CHANNEL);

/** Publishes the duration of a query. Without a subscriber it costs one property read. */
export async function timed<Value>(
  query: string,
  work: () => PromiseLike<Value>,
  on: QueryDone["on"] = "primary",
): Promise<Value> {
  if (!finished.hasSubscribers) return work();
  const began = performance.now();
  let failed = true;
  try {
    const value = await work();
    failed = false;
    return value;
  } finally {
    const done: QueryDone = { query, ms: performance.now() - began, failed, on };
    finished.publish(done);
  }
}
