import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/server-runtime";
import type { Fetch } from "./handler.ts";
import type { RouteAddress } from "./wire/route-patterns.ts";
import { PassingFailure, type RenderUnavailable } from "./checks/unavailable.ts";

/** What the server needs of the Remix build. */
export interface RemixBuild {
  fetch: Fetch;
  /** Which addresses there are, by the routes' ids. */
  routes: Readonly<Record<string, RouteAddress | undefined>>;
  renderUnavailable?: RenderUnavailable;
}

/**
 * Loads the Remix build and makes it answer.
 *
 * The file is a standard build: `remix-serve` runs it as well. It is imported by its path, so that
 * the bundle of this server does not contain a copy of it.
 *
 * @param file `build/server/index.js`
 */
export async function loadRemixBuild(file: string, mode: string): Promise<RemixBuild> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, mode);
  const { renderUnavailable } = build.entry.module as { renderUnavailable?: RenderUnavailable };
  const fetch: Fetch = async (request, context) => {
    if (asksForOldData(request.url))
      return new Response("Malformed address\n", { status: 400, headers: REFUSAL_HEADERS });
    let isPassing = false;
    const onPassingFailure = () => void (isPassing = true);
    const response = await handle(request, { ...context, onPassingFailure });
    return isPassing && response.status === 500
      ? asPassing(response, context.isDocument)
      : response;
  };
  return { fetch, routes: build.routes, renderUnavailable };
}

/**
 * What failed for a reason that passes is 503. A page becomes the server's own, which asks again by
 * itself; data goes to a page that is open, with what its script knows how to show.
 */
async function asPassing(response: Response, isDocument: boolean): Promise<Response> {
  if (isDocument) {
    await response.body?.cancel();
    throw new PassingFailure();
  }
  const headers = new Headers(response.headers);
  headers.set("Retry-After", "2");
  return new Response(response.body, { status: 503, headers });
}

const REFUSAL_HEADERS = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
};

/**
 * `?_data=` is Remix's protocol from before single fetch. The request handler still listens to it,
 * past handleError and with routes of the caller's choice; nothing of ours asks that way.
 */
function asksForOldData(address: string): boolean {
  return address.includes("?") && new URL(address).searchParams.has("_data");
}
