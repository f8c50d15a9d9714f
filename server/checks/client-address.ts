import type { IncomingMessage } from "node:http";

/**
 * The client's IP address. X-Forwarded-For can be forged, so it is used only behind a trusted
 * proxy, and only its last entry: the one that this proxy added.
 *
 * @returns an IP address; empty when the connection is already closed
 */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = req.headers["x-forwarded-for"];
    const list = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "");
    const last = list.split(",").at(-1)?.trim();
    if (last) return last;
  }
  return req.socket.remoteAddress ?? "";
}
