import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import * as m from "#app/messages/messages.js";
import { WALL_POSTER_POLICY, wallPoster } from "#app/presenters/wall-poster.server.tsx";
import { findPublicPage } from "./public-page.server.ts";

/** `/a/:slug/poster`: a sheet to print and hang up, with the QR code of a chat page. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  if (!page) return textResponse(404, "There is no such page");
  return new Response(wallPoster({ ...page, ask: m.chat_poster_ask({}, page.lang) }), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": WALL_POSTER_POLICY,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

export const action = refuseMethod;
