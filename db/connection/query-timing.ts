import { channel } from "node:diagnostics_channel";

/** Each query's end is published here, for whoever times them (`QueryDone`). */
export const QUERY_DONE_CHANNEL = "plaza.query.done";

export interface QueryDone {
  /** With $1, $2 in place of the values: they are never handed on. */
  query: string;
  /** Milliseconds from the question to the answer, waiting for a connection included. */
  ms: number;
  failed: boolean;
  on: "primary" | "replica";
}

const finished = channel(QUERY_DONE_CHANNEL);

/** Announces how long a query took. Without a listener it costs a property read. */
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
