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
  return (request, { nonce, requestId }) => handle(request, { nonce, requestId });
}
