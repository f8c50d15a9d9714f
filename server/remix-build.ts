import { pathToFileURL } from "node:url";
import {
  type EntryContext,
  type ServerBuild,
  createRequestHandler,
} from "@remix-run/server-runtime";
import type { Fetch } from "./handler.ts";
import type { RouteAddress } from "./wire/route-patterns.ts";
import { createRouteShards } from "./page-cache/route-shards.ts";
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
  const handle = createShardedHandler(build, mode);
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

type RemixHandler = ReturnType<typeof createRequestHandler>;

/** Remix's request handler, one for each part of the URL map; they are made as they are needed. */
function createShardedHandler(build: ServerBuild, mode: string): RemixHandler {
  const shardOf = createRouteShards(build.routes);
  const all = createRequestHandler(build, mode);
  const handlers = new Map<string, RemixHandler>();
  const modules = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [id, route?.module]),
  ) as EntryContext["routeModules"];
  // What is drawn knows the whole map: links lead everywhere.
  const { module } = build.entry;
  const draw: typeof module.default = (request, status, headers, context, loadContext) =>
    module.default(request, status, headers, { ...context, routeModules: modules }, loadContext);
  const entry = { ...build.entry, module: { ...module, default: draw } };
  return (request, context) => {
    const shard = shardOf(new URL(request.url).pathname);
    if (!shard) return all(request, context);
    let handle = handlers.get(shard.pattern);
    if (!handle) {
      handle = createRequestHandler({ ...build, routes: shard.routes, entry }, mode);
      handlers.set(shard.pattern, handle);
    }
    return handle(request, context);
  };
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
