/**
 * Two browsers and a phone talk in one space, and ask its agentik, while the web process and the worker
 * are killed with SIGKILL once each: every message that was sent is there once, every question has one
 * answer, and each page shows all of it without being loaded again.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../architecture/source-files.ts";
import { CHROMIUM_ARGS, findTestBrowser } from "../support/browser.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { sessionOf } from "../support/session.ts";

const PEOPLE = ["person-1", "person-2", "person-3"] as const;
const MESSAGES_EACH = 6;
/** Every how many messages the agentik is asked. */
const ASK_EVERY = 3;
const SIGNS = ["🌮", "🌵", "🥑", "🌽", "🍋", "🍅"];
const SPACE = "talk-space";
const THREAD = "talk-thread";
const ADDRESS = `/spaces/${SPACE}/t/${THREAD}`;
const PREFERENCES = "theme=light&mode=creator&language=en&onboarded=1&path=1";

let database: TestDatabase;
let plaza: ServerProcess;
let browser: Browser;
let worker: ChildProcess;
const startWorker = () =>
  spawn(process.execPath, ["build/worker.js"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATABASE_URL: database.url },
    stdio: "ignore",
  });

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES (${SPACE}, 'Fonda', 'x', 'custom', 'invite', 'private', 3, ${PEOPLE[0]}, 'es')`;
  for (const person of PEOPLE)
    await sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES (${SPACE}, ${person}, ${person === PEOPLE[0] ? "owner" : "member"})`;
  await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, last_message_at, created_at)
    VALUES (${THREAD}, ${SPACE}, 'Turno', ${PEOPLE[0]}, 'k', now(), now())`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('talk-agentik', 'Ayudante', 'x', 'content', 'active', ${PEOPLE[0]})`;
  await sql`INSERT INTO space_agentiks (space_id, agentik_id, added_at)
    VALUES (${SPACE}, 'talk-agentik', now())`;
  await sql`INSERT INTO answers (id, space_id, question, answer, language, created_at, changed_at)
    VALUES ('talk-answer', ${SPACE}, '¿A qué hora cierran?', 'Cerramos a las 22:00.', 'es', now(), now())`;
  plaza = await startPlaza(database.url);
  worker = startWorker();
  const executablePath = await findTestBrowser(() => undefined);
  browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  worker?.kill("SIGKILL");
  await plaza?.stop();
  await database?.drop();
});

async function openPage(personId: string, isPhone: boolean): Promise<Page> {
  const context = await browser.newContext(isPhone ? devices["Pixel 7"] : {});
  const cookies = { ...(await sessionOf(database, personId)), "plaza-preferences": PREFERENCES };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: plaza.origin })),
  );
  const page = await context.newPage();
  await page.goto(plaza.origin + ADDRESS);
  return page;
}

/** Writes a message as a person does: if the page does not answer, it is opened again and tried again. */
async function say(page: Page, text: string): Promise<void> {
  const sent = page.locator("main ol li", { hasText: text });
  for (let tries = 1; tries <= 20; tries += 1) {
    try {
      await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: 5_000 });
      const field = page.getByRole("textbox", { name: "Message", exact: true });
      await field.fill(text, { timeout: 3_000 });
      // A draft may be restored between the selection and the text of `fill`.
      if ((await field.inputValue()) !== text) await field.fill(text, { timeout: 3_000 });
      await page.getByRole("button", { name: "Send" }).click({ timeout: 3_000 });
      await expect.poll(() => sent.count(), { timeout: 5_000 }).toBeGreaterThan(0);
      return;
    } catch {
      await page.waitForTimeout(500);
      await page.goto(plaza.origin + ADDRESS).catch(() => undefined);
      if ((await sent.count()) > 0) return;
    }
  }
  throw new Error(`"${text}" could not be sent`);
}

it("loses and doubles nothing while the web process and the worker are killed", async () => {
  const pages = await Promise.all(PEOPLE.map((person, n) => openPage(person, n === 2)));
  const texts: string[] = [];
  let asked = 0;
  const talks = pages.map(async (page, person) => {
    for (let n = 1; n <= MESSAGES_EACH; n += 1) {
      const isAsked = n % ASK_EVERY === 0;
      // A sign tells questions apart, and is no word of them.
      const text = isAsked
        ? `@Ayudante ¿a qué hora cierran? ${SIGNS[asked++]}`
        : `Mensaje ${person}-${n}.`;
      texts.push(text);
      await say(page, text);
    }
  });
  const kills = (async () => {
    await expect.poll(() => texts.length, { timeout: 150_000 }).toBeGreaterThan(5);
    worker.kill("SIGKILL");
    worker = startWorker();
    await expect.poll(() => texts.length, { timeout: 150_000 }).toBeGreaterThan(9);
    const port = new URL(plaza.origin).port;
    await plaza.kill();
    plaza = await startPlaza(database.url, { PORT: port });
  })();
  await Promise.all([...talks, kills]);

  const { sql } = database;
  const rows = () => sql<{ text: string; state: string; agentik: string | null }[]>`
    SELECT text, state, agentik_id AS agentik FROM messages WHERE thread_id = ${THREAD} ORDER BY seq`;
  await expect
    .poll(async () => (await rows()).filter(({ state }) => state !== "final"), { timeout: 90_000 })
    .toEqual([]);
  const stored = await rows();
  const said = stored.filter(({ agentik }) => agentik === null).map(({ text }) => text);
  expect(said.toSorted()).toEqual(texts.toSorted());
  const answers = stored.filter(({ agentik }) => agentik !== null);
  expect(answers.map(({ text }) => text)).toEqual(
    Array.from({ length: asked }, () => "Cerramos a las 22:00."),
  );

  for (const page of pages)
    await expect
      .poll(() => page.locator("main ol > li[id^=m]").count(), { timeout: 30_000 })
      .toBe(stored.length);
}, 240_000);
