import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "#db/connection/live-database.ts";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { findPicture } from "#db/queries/people/pictures.ts";
import { pictureResponse } from "./picture-response.server.ts";

const FILE = /^([0-9a-f]{32})\.webp$/;

/**
 * `/pictures/<content hash>.webp`: a person's picture or a logo. Public, without a permission check:
 * the hash cannot be guessed. The content of an address never changes.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const hash = FILE.exec(params.file ?? "")?.[1];
  const bytes = hash && (await findPicture(db, hash));
  if (!hash || !bytes) return textResponse(404, "No such picture");
  return pictureResponse(request, hash, bytes, {
    cacheControl: "public, max-age=31536000, immutable",
  });
}

export const action = refuseMethod;
