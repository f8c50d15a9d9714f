import pino, { type Logger } from "pino";
import { errorMessage, errorStack } from "#db/connection/error-text.ts";

export type { Logger };

/**
 * Logger that writes one JSON object per line to standard output.
 *
 * Headers, cookies and query values are never passed to it. Drizzle's errors contain the parameters
 * of the failed statement in their message, so it is cut before them (error-text.ts).
 */
export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    // Complete lines, at most a pipe's atomic write of 4,096 bytes: several processes share the
    // pipe.
    destination ?? pino.destination({ fd: 1, sync: false, maxWrite: 4_096 }),
  );
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: "not an Error", type: typeof error };
  return {
    type: error.name,
    message: errorMessage(error),
    stack: errorStack(error),
    ...("code" in error ? { code: String(error.code) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
