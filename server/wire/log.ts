import pino, { type Logger } from "pino";
import { errorMessage, errorStack } from "#db/connection/error-text.ts";
import type { Exchange } from "./exchange.ts";

export type { Logger };

/**
 * One JSON object a line on standard output.
 *
 * No header, cookie or query value is ever handed to it. The database driver's errors carry the
 * values of the failed statement in their text, so that text is cut where they begin.
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
    // Whole lines at a time, and no more than a pipe takes at once: several processes write to it.
    destination ?? pino.destination({ fd: 1, sync: false, maxWrite: 4_096 }),
  );
}

/** One line for one request, written when its answer has gone out or its client has gone away. */
export function logRequest(log: Logger, exchange: Exchange, isQuiet: boolean): void {
  const { req, res } = exchange;
  const line = {
    id: exchange.id,
    method: req.method,
    path: safePath(exchange.url?.pathname ?? (req.url ?? "").split("?")[0] ?? ""),
    status: res.headersSent ? res.statusCode : undefined,
    ms: Math.round(performance.now() - exchange.started),
    bytes: req.socket.bytesWritten - exchange.bytesBefore,
    ...(res.writableFinished ? {} : { aborted: true }),
  };
  if (exchange.isShed) log.debug(line, "request");
  else if (res.statusCode >= 500) log.error(line, "request");
  else if (isQuiet) log.debug(line, "request");
  else log.info(line, "request");
}

const LONGEST_PATH = 300;

/**
 * A path as it may be logged: whoever reads the log must not be able to use an invitation or a reset
 * link. Segments that look like random tokens (22 characters and more with capitals and digits, or
 * 32 hexadecimal ones) are hidden; names and UUIDs stay.
 */
export function safePath(path: string): string {
  return path
    .slice(0, LONGEST_PATH)
    .split("/")
    .map((segment) =>
      /^[0-9a-f]{32,}/i.test(segment) ||
      (/^[\w.~-]{22,}$/.test(segment) && /[A-Z]/.test(segment) && /\d/.test(segment))
        ? "[hidden]"
        : segment,
    )
    .join("/");
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
