import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isNotPublic, lookupPublic, mayReach } from "#adapters/network/public-address.server.ts";
import { ModelError } from "./model-error.ts";

/** An answer that is longer is cut off, in bytes. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

export interface GuardedFetchOptions {
  /** Hosts, as in `URL.host`, that may be anywhere and be reached in the clear. */
  isAllowedHost: (host: string) => boolean;
  /** Ends the connection at once. */
  signal: AbortSignal;
}

/**
 * A `fetch` for one call to a provider whose address a person has typed, against server-side request
 * forgery: only https to addresses on the public internet, of which the checked one is connected to (so
 * that a name cannot change in between), and no redirect is followed. Node's own `fetch` is not used:
 * it cannot be given the address to connect to, and may go on after an abort. The socket is the call's
 * own and is destroyed with it.
 *
 * @throws ModelError `blocked` for a forbidden address or a redirect, `away` where nothing answers,
 *   `garbled` for a success that is no event stream
 */
export function guardedFetch({ isAllowedHost, signal }: GuardedFetchOptions): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isAllowed = isAllowedHost(url.host);
    if (!isAllowed && !mayReach(url)) return Promise.reject(new ModelError("blocked"));
    return new Promise<Response>((resolve, reject) => {
      if (signal.aborted) return reject(new ModelError("cut"));
      const request = (url.protocol === "https:" ? https : http).request(url, {
        method: init?.method ?? "GET",
        headers: Object.fromEntries(new Headers(init?.headers)),
        agent: false,
        ...(!isAllowed && { lookup: lookupPublic }),
      });
      const abort = () => request.destroy(new ModelError("cut"));
      signal.addEventListener("abort", abort, { once: true });
      request.once("close", () => signal.removeEventListener("abort", abort));
      request.once("error", (error) => reject(errorOf(error)));
      request.once("response", (answer) => {
        const problem = problemOf(answer);
        if (!problem) return resolve(responseOf(answer));
        answer.destroy();
        reject(problem);
      });
      request.end(typeof init?.body === "string" ? init.body : undefined);
    });
  };
}

/** Errors of the lookup (public-address.server.ts) say that the host is not public. */
const errorOf = (error: Error): ModelError =>
  error instanceof ModelError ? error : new ModelError(isNotPublic(error) ? "blocked" : "away");

function problemOf({ statusCode = 0, headers }: IncomingMessage): ModelError | undefined {
  if (statusCode >= 300 && statusCode < 400) return new ModelError("blocked", statusCode);
  const isStream = headers["content-type"]?.includes("text/event-stream") ?? false;
  return statusCode === 200 && !isStream ? new ModelError("garbled", statusCode) : undefined;
}

function responseOf(answer: IncomingMessage): Response {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = () => {
        answer.destroy();
        controller.error(new ModelError("cut"));
      };
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_MAX_BYTES) return answer.destroy(new ModelError("cut"));
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 1) <= 0) answer.pause();
      });
      answer.once("error", fail);
      answer.once("end", () => controller.close());
    },
    pull() {
      answer.resume();
    },
    cancel() {
      answer.destroy();
    },
  });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  return new Response(body, { status: answer.statusCode ?? 500, headers });
}
