import type { TestDatabase } from "./database.ts";
import { readPage, visibleText } from "./html.ts";
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

export type Cookies = Record<string, string>;

/** Cookies that were not deleted. */
export const present = (jar: Cookies): Cookies =>
  Object.fromEntries(Object.entries(jar).filter(([, value]) => value !== ""));

/** Result of a press: the page that is shown after it, and the cookies by then. */
export interface Pressed {
  /** HTTP status of the answer to the form. */
  status: number;
  page: Document;
  jar: Cookies;
  /** Redirect of the answer; empty without one. */
  to: string;
}

/**
 * Requests of a person without JavaScript, who carries their cookies along.
 *
 * @param app called for each request, since tests start their app in `beforeAll`
 */
export const pressing = (app: () => App) => ({
  /** Posts a form and follows its redirect, as a browser does. */
  async press(
    path: string,
    form: Record<string, string> | FormData,
    cookies: Cookies = {},
  ): Promise<Pressed> {
    const response =
      form instanceof FormData
        ? await app().request(path, { method: "POST", body: form, cookies })
        : await app().request(path, { form, cookies });
    const { status } = response;
    const jar = present({ ...cookies, ...cookiesOf(response) });
    const to = response.headers.get("Location");
    if (!to) return { status, page: await readPage(response), jar, to: "" };
    const shown = await app().request(to, { cookies: jar });
    return {
      status,
      page: await readPage(shown),
      jar: present({ ...jar, ...cookiesOf(shown) }),
      to,
    };
  },
  get: async (path: string, cookies: Cookies = {}): Promise<Document> =>
    readPage(await app().request(path, { cookies })),
});

/** Alerts and statuses of a page, which answer a press. */
export const said = (page: Document): string =>
  [...page.querySelectorAll("main [role=alert], main [role=status]")]
    .map((one) => visibleText(one))
    .join(" | ");
