import http, { type IncomingHttpHeaders, type RequestOptions } from "node:http";
import net, { type AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { createConcurrencyLimit } from "../../server/checks/concurrency-limit.ts";
import { type ServerOptions, createServer } from "../../server/create-server.ts";
import type { Fetch } from "../../server/handler.ts";
import { createLog } from "#db/connection/log.ts";

export interface Running {
  port: number;
  /** Every line logged so far, parsed. */
  logged: Record<string, unknown>[];
  drain(limitMs?: number): Promise<void>;
  inFlight(): number;
}

const running = new Set<Running>();

/** Starts a server on a free port with the given application. `closeServers` stops it. */
export async function startServer(
  fetch: Fetch,
  options: Partial<ServerOptions> = {},
): Promise<Running> {
  const logged: Record<string, unknown>[] = [];
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().split("\n").filter(Boolean)) {
        logged.push(JSON.parse(line) as Record<string, unknown>);
      }
      done();
    },
  });
  const { server, drain, inFlight } = createServer({
    fetch,
    production: true,
    allowedHosts: [],
    trustProxy: false,
    log: createLog("debug", lines),
    ping: () => Promise.resolve(),
    // High limits: this process also runs the tests, so its load says nothing about the server.
    concurrencyLimit: createConcurrencyLimit({
      maxRunning: 100,
      maxWriting: 100,
      isHurried: () => false,
    }),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const started: Running = { port, logged, drain, inFlight };
  running.add(started);
  return started;
}

/** For `afterEach`: stops all servers and closes open connections. */
export async function closeServers(): Promise<void> {
  await Promise.all([...running].map(({ drain }) => drain(0)));
  running.clear();
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, not decompressed. */
  body: Buffer;
  text: string;
}

export interface AskOptions extends RequestOptions {
  body?: string | Buffer;
}

/** Sends a request with exactly these headers (fetch adds headers and decompresses the response). */
export function ask(
  port: number,
  path: string,
  { body, ...rest }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: "127.0.0.1", port, path, agent: false, ...rest },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const whole = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: whole, text: whole.toString() });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Sends bytes on a new connection and returns everything received until it is closed. */
export function askRaw(port: number, bytes: string | Buffer, waitMs = 5_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1");
    let answer = "";
    const timer = setTimeout(() => socket.destroy(new Error("Nothing closed it")), waitMs);
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.on("error", reject);
    socket.write(bytes);
  });
}

/** `HTTP/1.1 400 Bad Request` -> 400 */
export const statusOf = (raw: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1] ?? 0);

export const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html", ...init.headers } });
