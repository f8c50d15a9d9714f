import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/server-runtime";
import type { Fetch } from "./handler.ts";
import type { RouteAddress } from "./wire/route-patterns.ts";
import { PassingFailure, type RenderErrorPage } from "./checks/error-page.ts";

/** Parts of the Remix build that the server uses. */
export interface RemixBuild {
  fetch: Fetch;
  /** The route manifest, by route id. */
  routes: Readonly<Record<string, RouteAddress | undefined>>;
  renderErrorPage?: RenderErrorPage;
}

/**
 * Loads the Remix build and creates its request handler.
 *
 * The file is a standard build: `remix-serve` runs it as well. It is imported by path, so that the
 * server's bundle does not include a copy of it.
 *
 * @param file `build/server/index.js`
 */
export async function loadRemixBuild(file: string, mode: string): Promise<RemixBuild> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, mode);
  const { renderErrorPage } = build.entry.module as { renderErrorPage?: RenderErrorPage };
  const fetch: Fetch = async (request, context) => {
    if (usesOldDataProtocol(request.url))
      return new Response("Malformed address\n", { status: 400, headers: ERROR_HEADERS });
    let isPassing = false;
    const onPassingFailure = () => void (isPassing = true);
    const response = await handle(request, { ...context, onPassingFailure });
    return isPassing && response.status === 500
      ? toUnavailable(response, context.isDocument)
      : response;
  };
  return { fetch, routes: build.routes, renderErrorPage };
}

/**
 * Turns a temporary failure into 503. For a document the server renders its own page, which reloads
 * by itself; for loader data the body is kept, because the open page's script knows how to show it.
 */
async function toUnavailable(response: Response, isDocument: boolean): Promise<Response> {
  if (isDocument) {
    await response.body?.cancel();
    throw new PassingFailure();
  }
  const headers = new Headers(response.headers);
  headers.set("Retry-After", "2");
  return new Response(response.body, { status: 503, headers });
}

const ERROR_HEADERS = {
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
};

/**
 * `?_data=` is Remix's data protocol from before single fetch. The request handler still answers
 * it, bypassing handleError and for any route the caller names. Plaza does not use it, so it is
 * rejected.
 */
function usesOldDataProtocol(address: string): boolean {
  return address.includes("?") && new URL(address).searchParams.has("_data");
}
