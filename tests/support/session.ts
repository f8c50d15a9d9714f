import type { TestDatabase } from "./database.ts";
import { cookiesOf, type App, type AppRequestInit } from "./request.ts";
import { startSession } from "#db/commands/people/sessions.ts";

/** Starts a session of a seeded person in the database and returns its cookie. */
export async function sessionOf(
  { db }: Pick<TestDatabase, "db">,
  personId: string,
): Promise<{ "plaza-session": string }> {
  const started = await startSession(
    db,
    { personId, kind: "account", device: "a test" },
    new Date(),
  );
  return { "plaza-session": started.token };
}

/** A client with a cookie jar. */
export function createBrowser(app: App, cookies: Record<string, string> = {}) {
  const kept = { ...cookies };
  return {
    cookies: kept,
    async request(path: string, init: AppRequestInit = {}): Promise<Response> {
      const response = await app.request(path, { ...init, cookies: { ...kept, ...init.cookies } });
      for (const [name, value] of Object.entries(cookiesOf(response))) {
        if (value === "") delete kept[name];
        else kept[name] = value;
      }
      return response;
    },
  };
}
