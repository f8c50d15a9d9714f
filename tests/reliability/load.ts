import fs from "node:fs";
import http from "node:http";
import { createReport } from "../support/report-file.ts";
import { preferencesCookie } from "../support/request.ts";

/** Prints a test's measurements and stores them in reports/reliability.json. */
export const report = createReport("reliability");

/** Set on demand for long runs; the usual run tests the same for a few seconds. */
export const IS_LONG = process.env.PLAZA_RELIABILITY === "long";

/** Result of one request. */
export interface Outcome {
  /** 0 without a response: see `error`. */
  status: number;
  error: string;
  /** From the request to the end of the response. */
  ms: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

export interface VisitOptions {
  method?: string;
  /** By default a visitor's, past the gate. */
  cookie?: string;
  accept?: string;
  body?: string;
  agent?: http.Agent | false;
  timeoutMs?: number;
}

/** Sends a request like a browser, on a new connection unless an agent is given. Never rejects. */
export function visit(origin: string, path: string, options: VisitOptions = {}): Promise<Outcome> {
  const { method = "GET", cookie = preferencesCookie(), accept = "text/html", body } = options;
  const began = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let response: http.IncomingMessage | undefined;
    const end = (error: string) => {
      resolve({
        status: error ? 0 : (response?.statusCode ?? 0),
        error,
        ms: performance.now() - began,
        headers: response?.headers ?? {},
        text: Buffer.concat(chunks).toString(),
      });
    };
    // "localhost" resolves to two addresses, and the combined error of both has no code.
    const address = origin.replace("localhost", "127.0.0.1");
    const headers: http.OutgoingHttpHeaders = { Accept: accept, Cookie: cookie };
    if (body !== undefined)
      Object.assign(headers, {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        Origin: address,
      });
    const { agent = false } = options;
    const request = http.request(`${address}${path}`, { method, headers, agent }, (answer) => {
      response = answer;
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      answer.once("end", () => end(answer.complete ? "" : "cut"));
    });
    request.setTimeout(options.timeoutMs ?? 20_000, () =>
      request.destroy(Object.assign(new Error("no answer"), { code: "NO_ANSWER" })),
    );
    request.once("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    request.end(body);
  });
}

/** Counts outcomes by status or error code. */
export function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of outcomes) {
    const name = error || String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The given percentile of the values; NaN if there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** Open-loop load: starts `perSecond` requests per second, without waiting for responses. */
export async function openLoop<Kind extends Outcome>(
  perSecond: number,
  seconds: number,
  ask: (index: number) => Promise<Kind>,
): Promise<Kind[]> {
  const asked: Promise<Kind>[] = [];
  const began = performance.now();
  for (;;) {
    const at = (performance.now() - began) / 1_000;
    if (at >= seconds) break;
    while (asked.length < at * perSecond) asked.push(ask(asked.length));
    await pause(5);
  }
  return Promise.all(asked);
}

/** Closed-loop load: each client sends its next request after the response, until `isOver`. */
export async function closedLoop(
  clients: number,
  isOver: () => boolean,
  ask: (client: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (!isOver()) outcomes.push(await ask(client));
    }),
  );
  return outcomes;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const MB = 1_048_576;

/** Resident memory of a process in megabytes; undefined where /proc is not available. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kb] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kb ? (Number(kb) * 1_024) / MB : undefined;
  } catch {
    return undefined;
  }
}

/** Samples the memory of a process. @returns a function that stops and returns the maximum */
export function watchMemory(pid: number): () => number {
  let most = memoryOf(pid) ?? 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid) ?? 0)), 50);
  return () => {
    clearInterval(timer);
    return most;
  };
}
