import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Answer of a fake service to one request. */
export interface FakeAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface FakeRequest {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** The body as it came. */
  text: string;
}

/**
 * A small HTTP server on localhost that stands for a provider.
 *
 * @param answer `hang`: accepted, and nothing more; `cut`: the connection breaks without an answer
 */
export async function startFakeServer(
  answer: (
    request: FakeRequest,
  ) => FakeAnswer | "hang" | "cut" | Promise<FakeAnswer | "hang" | "cut">,
  port = 0,
): Promise<{ root: string; stop(): Promise<void> }> {
  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const url = new URL(req.url ?? "/", "http://localhost");
    const body = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
    const done = await answer({
      method: req.method ?? "GET",
      url,
      headers: req.headers,
      body,
      text,
    });
    if (done === "hang") return;
    if (done === "cut") {
      res.destroy();
      return;
    }
    res.writeHead(done.status, { "Content-Type": "application/json", ...done.headers });
    res.end(JSON.stringify(done.body));
  }
  const server = http.createServer((req, res) => void respond(req, res));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
