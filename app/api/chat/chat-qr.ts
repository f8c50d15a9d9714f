import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseMethod, textResponse } from "#app/api/json/json-endpoint.server.ts";
import { STRICTEST_POLICY } from "#app/api/files/file-headers.server.ts";
import { drawQr } from "#app/presenters/draw-qr.server.ts";
import { findPublicPage } from "./public-page.server.ts";

/** `/a/:slug/qr.svg`: the QR code of a chat page's address, as a drawing. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const page = await findPublicPage(request, params.slug);
  if (!page) return textResponse(404, "There is no such page");
  const { path, size } = drawQr(page.address);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Security-Policy": STRICTEST_POLICY,
      "Cache-Control": "public, max-age=300",
    },
  });
}

export const action = refuseMethod;
