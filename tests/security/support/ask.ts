import http, { type IncomingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const LIMIT_MS = 20_000;
const EVENTS_MS = 300;

/** Sends one request with exactly these headers on a new connection. */
export function ask(origin: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", body } = options;
  // Node omits Content-Length for DELETE, and the body would be parsed as the next request.
  const headers = {
    ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, headers, agent: false, setHost: !("Host" in headers) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        const finish = () => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text: Buffer.concat(chunks).toString() });
        };
        response.once("error", reject);
        response.once("end", finish);
        // An event stream never ends: its first events are the response.
        if (/event-stream/.test(response.headers["content-type"] ?? "")) {
          setTimeout(() => {
            finish();
            request.destroy();
          }, EVENTS_MS);
        }
      },
    );
    request.setTimeout(LIMIT_MS, () => request.destroy(new Error(`${method} ${path}: no answer`)));
    request.once("error", reject);
    request.end(body);
  });
}

/** Cookie of a returning visitor, past the gate. */
export const VISITOR = {
  Cookie: "plaza-preferences=theme=dark&mode=creator&language=auto&onboarded=1&path=1",
};
/** User agent of a phone, which does not count as a bot. */
export const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
export const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Stack traces, internal paths and database errors, which no response may contain. */
const STACK = /\n\s+at \S+ \(|node_modules|\/build\/server|PostgresError|DrizzleQueryError/;

/** Whether a response contains details that belong only in the log. */
export const showsStack = ({ headers, text }: Answer) =>
  !/javascript/.test(headers["content-type"] ?? "") && STACK.test(text);
