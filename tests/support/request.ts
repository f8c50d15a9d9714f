import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";

const BUILD = path.resolve(fileURLToPath(import.meta.url), "../../../build/server/index.js");

/** Preferences of a person past the gate: wizard completed, path chosen. */
export const PAST_THE_GATE = {
  theme: "dark",
  mode: "creator",
  language: "auto",
  onboarded: "1",
  path: "1",
};

/** Fields of the preferences cookie that differ from PAST_THE_GATE. */
export type ChosenFields = Partial<typeof PAST_THE_GATE> & {
  /** Toggles of Ajustes that differ from their default: `incognito.push`. */
  switched?: string;
};

/** Options of a test request in addition to those of `Request`. */
export interface AppRequestInit extends RequestInit {
  /** Preferences to change; false sends no cookie, as on a first visit. */
  preferences?: ChosenFields | false;
  /** Other cookies. */
  cookies?: Record<string, string>;
  /** Sent as a form in a POST. */
  form?: Record<string, string>;
  /** The client's IP address, as the server would pass it on; unknown by default. */
  address?: string;
}

export interface App {
  /**
   * Calls the application as the server does: Request -> Response, without a network. Does not follow
   * redirects. Past the gate by default.
   */
  request(path: string, init?: AppRequestInit): Promise<Response>;
  /** Closes the application's database connections; call it before the database is dropped. */
  close(): Promise<void>;
}

/**
 * Loads the production Remix build on a test database. Once per test file, because the build reads
 * the environment on import.
 *
 * @param databaseUrl from `createTestDatabase()`
 * @param environment more variables, such as PLAZA_DEMO
 * @throws if there is no build (`npm run build`), or if this process already has an application
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

/** Functions that close the application's connections, registered by db/connection/live-database.ts. */
const closeHooks = () =>
  (globalThis as { [key: symbol]: Set<() => Promise<unknown>> | undefined })[
    Symbol.for("plaza.close")
  ] ?? new Set<() => Promise<unknown>>();

/** Builds a request with a browser's headers, for tests that need the Request itself. */
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

/** The Cookie header's `plaza-preferences=...`; past the gate by default. */
export function preferencesCookie(changes: ChosenFields = {}): string {
  const fields = new URLSearchParams({ ...PAST_THE_GATE, ...changes });
  return `plaza-preferences=${encodeURIComponent(fields.toString())}`;
}

/**
 * Cookies in a response's Set-Cookie headers, by name, for the next request.
 *
 * @returns raw values, not decoded
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
