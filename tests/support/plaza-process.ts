import { spawn } from "node:child_process";
import fs from "node:fs";
import http, { type IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const ROOT = path.resolve(fileURLToPath(import.meta.url), "../../..");
const START_MS = 30_000;
const STOP_MS = 10_000;
const RETRY_MS = 100;

/** A server in a child process. */
export interface ServerProcess {
  /** `http://localhost:<port>`, without a slash at the end. */
  origin: string;
  /** PID, to measure its resources. */
  pid: number;
  /** Sends SIGTERM, as a container engine does, and resolves with the exit code. */
  terminate(): Promise<number | null>;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
  /** Sends SIGKILL: like a crash, it finishes nothing. */
  kill(): Promise<void>;
}

/** A high concurrency limit, so that a busy test machine sheds no load; tests of the limit lower it. */
export const HIGH_CONCURRENCY = { MAX_RUNNING: "100" };
/** The default concurrency limit. */
export const DEFAULT_CONCURRENCY = { MAX_RUNNING: "3" };

/**
 * Starts the production server, `build/plaza.js`, on a database.
 *
 * @param environment more variables, such as PLAZA_DEMO
 * @throws if there is no build
 */
export function startPlaza(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const variables = {
    DATABASE_URL: databaseUrl,
    // Tests of the background work turn it on.
    BACKGROUND_WORK: "off",
    ...HIGH_CONCURRENCY,
    ...environment,
  };
  return startServerProcess(["build/plaza.js"], variables, "/readyz");
}

/**
 * Starts a Node program that serves on PORT and waits until it answers.
 *
 * @param args arguments for Node
 * @param environment with PORT it serves there, otherwise on a free port
 * @param readyPath path that answers with a status below 500 once the server is ready
 * @param cwd its working directory; by default the checkout
 * @throws if it ends or does not answer within 30 s, with its output
 */
export async function startServerProcess(
  args: string[],
  environment: Record<string, string>,
  readyPath: string,
  cwd = ROOT,
): Promise<ServerProcess> {
  if (!fs.existsSync(path.join(ROOT, "build/server/index.js")))
    throw new Error("There is no build: run `npm run build` first.");
  const port = Number(environment.PORT) || (await freePort());
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stdout.on("data", (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(timer);
  };

  const terminate = async () => {
    child.kill("SIGTERM");
    await ended;
    return child.exitCode;
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };

  for (let waited = 0; waited < START_MS; waited += RETRY_MS) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${log}`);
    const answer = await askServer(origin, readyPath).catch(() => undefined);
    if (answer && answer.status < 500)
      return { origin, pid: child.pid ?? 0, output: () => log, stop, terminate, kill };
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  await stop();
  throw new Error(`The server did not answer ${readyPath} within ${START_MS} ms:\n${log}`);
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, not decompressed. */
  body: Buffer;
}

/** Sends a GET request with exactly these headers; unlike fetch it does not decompress the body. */
export function askServer(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}${target}`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(chunks) });
      });
    });
    request.setTimeout(START_MS, () => request.destroy(new Error(`${target}: no answer`)));
    request.once("error", reject);
  });
}
