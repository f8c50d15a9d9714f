import { expect } from "vitest";
import type { TestDatabase } from "../../support/database.ts";
import { readPage } from "../../support/html.ts";
import { cookiesOf, type App } from "../../support/request.ts";
import { executeRuns } from "../../support/runs/execute-runs.ts";

/**
 * A new guest's conversation with the Creator: forms as requests, the worker's part by hand.
 *
 * @param prompt sent at once, as a text
 */
export async function startConversation(app: App, database: TestDatabase, prompt: string) {
  let cookies: Record<string, string> = {};
  let creation = "";
  const post = async (form: Record<string, string>, address = "/creator") => {
    const response = await app.request(address, { form, cookies });
    cookies = { ...cookies, ...cookiesOf(response) };
    return response;
  };
  /** Sends a prompt of its own, which is talked about from then on. */
  const begin = async (form: Record<string, string>) => {
    const sent = await post({ intent: "send", ...form });
    expect(sent.status).toBe(303);
    return follow(sent);
  };
  /** Talks on about the creation that an answer leads to. */
  const follow = (response: Response) => {
    const address = response.headers.get("Location")!;
    creation = new URL(address, "http://x").searchParams.get("creation")!;
    return address;
  };
  const get = (address: string, as = cookies) =>
    app.request(address, { cookies: as, redirect: "manual" });
  const page = async (query = "") => readPage(await get(`/creator?creation=${creation}${query}`));
  const turns = async () => [
    ...(await page()).querySelectorAll("main article > section[id^=turn]"),
  ];
  const lastRun = async () => {
    const [run] = await database.sql<{ id: string; state: string }[]>`
      SELECT id, state FROM runs WHERE creation_id = ${creation} ORDER BY version DESC LIMIT 1`;
    return run!;
  };
  const address = await begin({ prompt });
  return {
    /** Redirect after the first prompt. */
    address,
    begin,
    follow,
    get,
    page,
    turns,
    lastRun,
    id: () => creation,
    cookies: () => cookies,
    lastTurn: async () => (await turns()).at(-1)!,
    /** A form on the creation's page. */
    say: (intent: string, more: Record<string, string> = {}) =>
      post({ intent, creation, ...more }, `/creator?creation=${creation}`),
    file: (name: string, as = cookies) => get(`/creator/${creation}/${name}`, as),
    /** Executes the last run as a worker does. */
    work: async () => executeRuns(database, [(await lastRun()).id]),
  };
}

export type TestConversation = Awaited<ReturnType<typeof startConversation>>;
