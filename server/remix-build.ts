import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/server-runtime";
import type { Fetch } from "./handler.ts";

/**
 * Loads the Remix build and makes it answer.
 *
 * The file is a standard build: `remix-serve` runs it as well. It is imported by its path, so that
 * the bundle of this server does not contain a copy of it.
 *
 * @param file `build/server/index.js`
 */
export async function loadRemixBuild(file: string, mode: string): Promise<Fetch> {
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, mode);
  return (request, { nonce, requestId, isDocument, address }) =>
    asksForOldData(request.url)
      ? new Response("Malformed address\n", { status: 400, headers: REFUSAL_HEADERS })
      : handle(request, { nonce, requestId, isDocument, address });
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
