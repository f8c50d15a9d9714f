import { AsyncLocalStorage } from "node:async_hooks";
import { readCookie, serializeCookie } from "#domain/format/cookie.ts";
import type { Fetch } from "../handler.ts";
import { isSafe } from "../checks/origin.ts";

/**
 * After a write the writer reads from the primary for so long: longer than a replica may lag
 * (db/connection/replicas.ts, three seconds) and than it takes to see that it does.
 */
const OWN_WRITES_S = 10;
const COOKIE = "plaza-wrote";

/** The Remix build is a bundle of its own, so the two meet on a global symbol (db/connection/live-database.ts). */
const READS = Symbol.for("plaza.reads");

/**
 * Says of each request whether what it reads may be a few seconds old. Pages and data may, unless
 * whoever asks has just written something; writes may not, nor what others will be shown too, nor
 * streams, which tell what changed.
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
    maxAgeSeconds: OWN_WRITES_S,
    httpOnly: true,
    secure: isSecure,
  });
  try {
    response.headers.append("Set-Cookie", cookie);
    return response;
  } catch {
    // Headers of a Response.redirect() may not be changed.
    const headers = new Headers(response.headers);
    headers.append("Set-Cookie", cookie);
    return new Response(response.body, { status: response.status, headers });
  }
}
