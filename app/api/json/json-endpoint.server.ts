import { createHash } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { readToken } from "#app/session/cookies.server.ts";
import type { Db } from "#db/connection/client.ts";
import { acceptsJson } from "./accepts-json.ts";
import { matchesEtag } from "#domain/format/http/etag.ts";

export interface EndpointArgs {
  db: Db;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
}

export interface JsonEndpoint {
  /** Whether the response is the same for everyone, or one person's (no shared caching). */
  audience: "everybody" | "person";
  /** The value to serialize as the body; undefined answers 404. */
  read(args: EndpointArgs): unknown;
  /** Text of the 404. */
  missing?: string;
  /** Path of the next page for the `Link` header, if there is one. */
  next?(value: unknown, url: URL): string | undefined;
}

const ALLOWED = "GET, HEAD";

/** Both are revalidated on every request, with 304 if nothing changed. */
const CACHE_CONTROL: Record<JsonEndpoint["audience"], string> = {
  everybody: "public, max-age=0, must-revalidate",
  person: "private, no-cache",
};
/** For data of a signed-in person, other than the demo person. */
const NEVER_STORED = "private, no-store";

/**
 * Creates the loader of a JSON endpoint: bare JSON with a strong ETag over its bytes, 304 for a match,
 * HEAD without a body, and a short plain text for client errors, since `fetchJson` shows it as
 * "status: body". Server errors, such as an unavailable database, are not caught.
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
          ? NEVER_STORED
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

/** The 405 response of a resource route that only reads. */
export function refuseMethod(_args?: ActionFunctionArgs): Response {
  return textResponse(405, "Only GET and HEAD are answered here", { Allow: ALLOWED });
}

/** A short plain text response. Never cached: what is missing now may exist later. */
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
