import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Server } from "@tus/server";
import { RESUMABLE_MAX_BYTES } from "#domain/artifakts/resumable-upload.ts";
import { UPLOADS_PATH } from "#domain/addresses/uploads-path.ts";
import { textResponse } from "#app/api/json/json-endpoint.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { PersonUploads } from "./person-uploads.server.ts";

const METHODS = ["POST", "PATCH", "HEAD", "DELETE"];

/**
 * `/uploads` by the tus protocol 1.0 (https://tus.io/protocols/resumable-upload): a file of up to 100 MB is
 * announced by POST and sent in parts by PATCH; HEAD says how much of it has arrived. For accounts: 401
 * otherwise, and 404 for another person's upload. A form then names it (`keepChosen`).
 */
async function answer({ request }: { request: Request }): Promise<Response> {
  if (!METHODS.includes(request.method))
    return textResponse(405, "Send a file by the tus protocol", { Allow: METHODS.join(", ") });
  const { kind, personId, sessionId } = await findViewer(request);
  if (kind !== "account") return textResponse(401, "Sign in to send a file in parts");
  if (request.method === "POST") {
    const seconds = await limitTries("write", sessionId ?? personId, new Date());
    if (seconds > 0)
      return textResponse(429, "Too many uploads", { "Retry-After": String(seconds) });
  }
  const server = new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    // None: pages of other origins may not use it.
    allowedOrigins: [],
    maxSize: RESUMABLE_MAX_BYTES,
    namingFunction: () => `upload-${randomBytes(16).toString("hex")}`,
    datastore: new PersonUploads(personId),
  });
  return server.handleWeb(request);
}

export const loader = (args: LoaderFunctionArgs) => answer(args);
export const action = (args: ActionFunctionArgs) => answer(args);
