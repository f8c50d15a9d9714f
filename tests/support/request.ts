import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";

const BUILD = path.resolve(fileURLToPath(import.meta.url), "../../../build/server/index.js");

/** The preferences of a person who is through the gate: the wizard done, a path chosen. */
export const PAST_THE_GATE = {
  theme: "dark",
  mode: "creator",
  language: "auto",
  onboarded: "1",
  path: "1",
};

/** What a person has chosen before: fields of the cookie, in place of those past the gate. */
export type ChosenFields = Partial<typeof PAST_THE_GATE> & {
  /** The toggles of Ajustes that are not as they come: `incognito.push`. */
  switched?: string;
};

/** What a request may say besides what `Request` knows. */
export interface AppRequestInit extends RequestInit {
  /** Preferences to change, or false to come without the cookie, as on a first visit. */
  preferences?: ChosenFields | false;
  /** Other cookies. */
  cookies?: Record<string, string>;
  /** Sent as a form in a POST. */
  form?: Record<string, string>;
  /** Where it comes from, as the server would tell the application; unknown without it. */
  address?: string;
}

export interface App {
  /**
   * Asks the application the way the server does: Request -> Response, no network between. Redirects
   * are answers, nothing follows them. Comes past the gate unless told otherwise.
   */
  request(path: string, init?: AppRequestInit): Promise<Response>;
  /** Closes the application's own connections; call it before the database is dropped. */
  close(): Promise<void>;
}

/**
 * The production Remix build on a test database. One application per test file: the environment is
 * read once, while the build is loaded.
 *
 * @param databaseUrl from `createTestDatabase()`
 * @param environment more variables, such as PLAZA_DEMO
 * @throws when there is no build (`npm run build`), or when this process has an application already
 */
export async function createApp(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<App> {
  if (loaded) throw new Error("This process has its application: one createApp() per test file.");
  loaded = true;
  if (!fs.existsSync(BUILD)) throw new Error("There is no build: run `npm run build` first.");
  Object.assign(process.env, environment, { DATABASE_URL: databaseUrl, NODE_ENV: "production" });
  const build = (await import(/* @vite-ignore */ pathToFileURL(BUILD).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return {
    request: (target, init) =>
      handle(buildRequest(target, init), init?.address ? { address: init.address } : undefined),
    async close() {
      await Promise.all([...closeHooks()].map((close) => close()));
    },
  };
}

let loaded = false;

/** Where the application leaves what must be closed (db/connection/live-database.ts). */
const closeHooks = () =>
  (globalThis as { [key: symbol]: Set<() => Promise<unknown>> | undefined })[
    Symbol.for("plaza.close")
  ] ?? new Set<() => Promise<unknown>>();

/** The request a browser would send. Exported for tests that need the Request itself. */
export function buildRequest(target: string, init: AppRequestInit = {}): Request {
  const { preferences = {}, cookies = {}, form, address: _, ...rest } = init;
  const headers = new Headers(rest.headers);
  const url = new URL(target, "http://localhost");
  if (!headers.has("Host")) headers.set("Host", url.host);
  if (!headers.has("Accept")) headers.set("Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  if (preferences) pairs.unshift(preferencesCookie(preferences));
  if (pairs.length > 0 && !headers.has("Cookie")) headers.set("Cookie", pairs.join("; "));
  if (!form) return new Request(url, { ...rest, headers });
  headers.set("Origin", url.origin);
  return new Request(url, {
    method: "POST",
    ...rest,
    headers,
    body: new URLSearchParams(form),
  });
}

/** `plaza-preferences=...` as a browser sends it, past the gate unless told otherwise. */
export function preferencesCookie(changes: ChosenFields = {}): string {
  const fields = new URLSearchParams({ ...PAST_THE_GATE, ...changes });
  return `plaza-preferences=${encodeURIComponent(fields.toString())}`;
}

/**
 * The cookies a response sets, by name, for the next request.
 *
 * @returns raw values, as they would be sent back
 */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = ""] = line.split(";");
      const equals = pair.indexOf("=");
      return [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );
}
