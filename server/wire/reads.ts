import { AsyncLocalStorage } from "node:async_hooks";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import type { Fetch } from "../handler.ts";
import { isSafe } from "../checks/origin.ts";

/**
 * Read-your-writes window, in seconds: after a write the client reads from the primary. Longer than
 * the maximum replica lag (3 s, db/connection/replicas.ts) plus the time to notice it.
 */
const READ_YOUR_WRITES_S = 10;
const COOKIE = "plaza-wrote";

/**
 * Shared through a global symbol, because the Remix build is a separate bundle
 * (db/connection/live-database.ts).
 */
const READS = Symbol.for("plaza.reads");

/**
 * Wraps the application and decides per request whether its reads may use a replica, which can lag
 * a few seconds. Pages and data may, unless the client has just written. Not allowed: writes, pages
 * that are rendered for the cache, and event streams, which report changes.
 */
export function routeReads(fetch: Fetch): Fetch {
  const reads = new AsyncLocalStorage<{ mayBeOld: boolean }>();
  (globalThis as { [READS]?: typeof reads })[READS] = reads;
  return async (request, context) => {
    const isRead = isSafe(request.method);
    const isStream = request.headers.get("Accept")?.includes("text/event-stream") ?? false;
    const mayBeOld = isRead && !context.isShared && !isStream && !hasWritten(request);
    const response = await reads.run({ mayBeOld }, async () => fetch(request, context));
    return isRead ? response : withCookie(response, request.url.startsWith("https:"));
  };
}

const hasWritten = (request: Request) =>
  readCookie(request.headers.get("Cookie"), COOKIE) !== undefined;

function withCookie(response: Response, isSecure: boolean): Response {
  const cookie = serializeCookie(COOKIE, "1", {
    maxAgeSeconds: READ_YOUR_WRITES_S,
    httpOnly: true,
    secure: isSecure,
  });
  try {
    response.headers.append("Set-Cookie", cookie);
    return response;
  } catch {
    // The headers of Response.redirect() are immutable.
    const headers = new Headers(response.headers);
    headers.append("Set-Cookie", cookie);
    return new Response(response.body, { status: response.status, headers });
  }
}
