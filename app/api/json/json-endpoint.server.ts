import { createHash } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { readToken } from "#app/session/cookies.server.ts";
import type { Db } from "#db/connection/client.ts";
import { acceptsJson } from "./accepts-json.ts";
import { matchesEtag } from "#domain/format/etag.ts";

export interface EndpointArgs {
  db: Db;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
}

export interface JsonEndpoint {
  /** Whose answer it is: the same for everybody, or one person's (kept from shared caches). */
  audience: "everybody" | "person";
  /** The body before it is JSON; undefined answers 404. */
  read(args: EndpointArgs): unknown;
  /** What is not there, for the text of the 404. */
  missing?: string;
  /** The address of what follows, where the answer is not all there is. */
  next?(value: unknown, url: URL): string | undefined;
}

const ALLOWED = "GET, HEAD";

/** Both are asked again every time and answered by 304 when nothing changed. */
const CACHE_CONTROL: Record<JsonEndpoint["audience"], string> = {
  everybody: "public, max-age=0, must-revalidate",
  person: "private, no-cache",
};
/** What is somebody's in particular and not the demo person's is kept by nobody. */
const KEPT_BY_NOBODY = "private, no-store";

/**
 * A resource route's loader for one JSON endpoint (spec 7): bare JSON with an entity tag over its
 * bytes, 304 when the client has it, HEAD without a body, and short text for what is wrong with the
 * request, so that the reader's "status: body" reads well (spec 8). An error of ours (the database
 * away) is thrown on and becomes a 500.
 */
export function jsonLoader({ audience, read, missing = "Not found", next }: JsonEndpoint) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
    if (!acceptsJson(request.headers.get("Accept")))
      return textResponse(406, "This address answers application/json only");

    const value: unknown = await read({ db, request, params });
    if (value === undefined) return textResponse(404, missing);

    const body = Buffer.from(JSON.stringify(value));
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    const headers = new Headers({
      "Cache-Control":
        audience === "person" && readToken(request, "session") !== undefined
          ? KEPT_BY_NOBODY
          : CACHE_CONTROL[audience],
      ETag: etag,
      Vary: "Accept",
    });
    const following = next?.(value, new URL(request.url));
    if (following !== undefined) headers.set("Link", `<${following}>; rel="next"`);
    if (matchesEtag(request.headers.get("If-None-Match"), etag))
      return new Response(null, { status: 304, headers });
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.set("Content-Length", String(body.byteLength));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

/** A resource route's action where nothing can be written: 405. */
export function refuseMethod(_args?: ActionFunctionArgs): Response {
  return textResponse(405, "Only GET and HEAD are answered here", { Allow: ALLOWED });
}

/** A short answer in words. It is never stored: what is missing today may be there tomorrow. */
export function textResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      ...(status === 406 ? { Vary: "Accept" } : {}),
      ...headers,
    },
  });
}
