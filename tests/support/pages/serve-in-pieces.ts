import http from "node:http";
import type { AddressInfo } from "node:net";

/** Bytes of HTML, about, that are sent at once. */
const PIECE = 1_000;
const PAUSE_MS = 30;
/** What `fetch` has decoded, and what belongs to one connection. */
const OWN_HEADERS = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** HTML in pieces that end before a tag: a word cut in two wraps again when its rest comes. */
function* inPieces(html: string): Generator<string> {
  for (let at = 0; at < html.length;) {
    const next = html.indexOf("<", at + PIECE);
    const end = next === -1 ? html.length : next;
    yield html.slice(at, end);
    at = end;
  }
}

/**
 * Serves the GET requests of another server, its HTML in pieces with pauses, as over a slow network: the
 * browser paints what it has parsed so far.
 *
 * @param origin of the other server
 * @returns the proxy's own origin, and what closes it
 */
export async function serveInPieces(
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const { cookie = "", accept = "*/*" } = request.headers;
    const headers = { cookie, accept, "user-agent": request.headers["user-agent"] ?? "" };
    const answered = await fetch(origin + request.url, { headers, redirect: "manual" });
    for (const [name, value] of answered.headers)
      if (!OWN_HEADERS.test(name)) response.appendHeader(name, value);
    response.statusCode = answered.status;
    if (answered.headers.get("Content-Type")?.startsWith("text/html"))
      for (const piece of inPieces(await answered.text())) {
        response.write(piece);
        await pause();
      }
    else response.write(Buffer.from(await answered.arrayBuffer()));
    response.end();
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
