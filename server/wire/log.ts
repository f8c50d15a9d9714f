import type { Logger } from "#db/connection/log.ts";
import type { Exchange } from "./exchange.ts";

export type { Logger };

/** Logs one line per request, when its response has been sent or its client has disconnected. */
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
 * A path for the log, without secrets: a reader of the log must not be able to use an invitation or
 * reset link. Segments that look like random tokens (at least 22 characters with capitals and
 * digits, or 32 hexadecimal digits) are redacted; names and UUIDs stay.
 */
function safePath(path: string): string {
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
