import http, { type IncomingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const LIMIT_MS = 20_000;
const EVENTS_MS = 300;

/** One request with exactly these headers, on a connection that is not used again. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", body } = question;
  // Node leaves the length out for DELETE, and what follows would be taken for another request.
  const headers = {
    ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
    ...question.headers,
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
        // A stream of events never ends: what it says at first is its answer.
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

/** Past the gate, as a browser that has been here. */
export const VISITOR = {
  Cookie: "plaza-preferences=theme=dark&mode=creator&language=auto&onboarded=1&path=1",
};
/** A person's, which no list of robots knows. */
export const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
export const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** What no answer may show: where the program stands, and how it came there. */
const STACK = /\n\s+at \S+ \(|node_modules|\/build\/server|PostgresError|DrizzleQueryError/;

/** Whether an answer tells what only the log may know. */
export const showsStack = ({ headers, text }: Answer) =>
  !/javascript/.test(headers["content-type"] ?? "") && STACK.test(text);
