import type { IncomingMessage } from "node:http";

/**
 * Where a request comes from. Anybody can write X-Forwarded-For, so only a proxy of our own is
 * believed, and of what it hands on only the last entry: the one that it added itself.
 *
 * @returns an IP address; empty where there is none (a connection that is gone)
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
