import fs from "node:fs";
import http from "node:http";
import { createReport } from "../support/report-file.ts";
import { preferencesCookie } from "../support/request.ts";

/** Prints a test's figures and keeps them in reports/reliability.json. */
export const report = createReport("reliability");

/** The long forms run on demand; the usual run holds the same law for a few seconds. */
export const IS_LONG = process.env.PLAZA_RELIABILITY === "long";

/** What came of one request. */
export interface Outcome {
  /** 0 where none came: `error` says why. */
  status: number;
  error: string;
  /** From the question to the end of the answer. */
  ms: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

export interface Question {
  method?: string;
  /** A browser past the gate, without a session, unless said otherwise. */
  cookie?: string;
  accept?: string;
  body?: string;
  agent?: http.Agent | false;
  timeoutMs?: number;
}

/** Asks as a browser does, on a connection of its own unless an agent is given. Never rejects. */
export function visit(origin: string, path: string, question: Question = {}): Promise<Outcome> {
  const { method = "GET", cookie = preferencesCookie(), accept = "text/html", body } = question;
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
    // By its number: "localhost" is two addresses, and an error of both has no code.
    const address = origin.replace("localhost", "127.0.0.1");
    const headers: http.OutgoingHttpHeaders = { Accept: accept, Cookie: cookie };
    if (body !== undefined)
      Object.assign(headers, {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        Origin: address,
      });
    const { agent = false } = question;
    const request = http.request(`${address}${path}`, { method, headers, agent }, (answer) => {
      response = answer;
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      answer.once("end", () => end(answer.complete ? "" : "cut"));
    });
    request.setTimeout(question.timeoutMs ?? 20_000, () =>
      request.destroy(Object.assign(new Error("no answer"), { code: "NO_ANSWER" })),
    );
    request.once("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    request.end(body);
  });
}

/** Counts outcomes by status, or by what went wrong. */
export function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, error } of outcomes) {
    const name = error || String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The value that so many of a hundred do not exceed; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** So many requests a second, whatever becomes of them: as people come, and not one after the other. */
export async function pour<Kind extends Outcome>(
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

/** So many clients, each asking again when it was answered, until `isOver`. */
export async function circle(
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

/** Memory of a process, in megabytes; undefined where the system does not tell. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kb] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kb ? (Number(kb) * 1_024) / MB : undefined;
  } catch {
    return undefined;
  }
}

/** Watches the memory of a process until it is asked for the most there was. */
export function watchMemory(pid: number): () => number {
  let most = memoryOf(pid) ?? 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid) ?? 0)), 50);
  return () => {
    clearInterval(timer);
    return most;
  };
}
