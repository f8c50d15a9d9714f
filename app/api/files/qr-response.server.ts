import { drawQr } from "#app/presenters/draw-qr.server.ts";
import { STRICTEST_POLICY } from "./file-headers.server.ts";

/** The QR code of an address as an SVG file. */
export function qrResponse(address: string): Response {
  const { path, size } = drawQr(address);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Security-Policy": STRICTEST_POLICY,
      "Cache-Control": "public, max-age=300",
    },
  });
}
