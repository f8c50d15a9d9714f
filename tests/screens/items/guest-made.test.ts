import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "#domain/challenges/challenge-days.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { readPage, visibleText } from "../../support/html.ts";
import { createApp, type App } from "../../support/request.ts";
import { createBrowser } from "../../support/session.ts";

/** A guest's items are seen by the guest alone: the answer and the item's page say so. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApp(database.url);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

type Browser = ReturnType<typeof createBrowser>;
const get = async (browser: Browser, path: string) => readPage(await browser.request(path));
const deadline = dayOf(new Date(Date.now() + 9 * 86_400_000));
const FORMS = {
  space: { name: "Mesa", description: "Larga", type: "custom", language: "en" },
  challenge: {
    name: "Cartel",
    description: "Dibuja",
    type: "design",
    language: "en",
    reward: "50",
    maxParticipants: "2",
    deadline,
  },
  agentik: { name: "Cobrador", description: "Cobra", type: "content", language: "en" },
} as const;

/** The page that follows, its message, and the message's links. */
async function create(browser: Browser, kind: keyof typeof FORMS) {
  const page = await get(browser, `/new?tipo=${kind}`);
  const key = page.querySelector<HTMLInputElement>("main [name=key]")!.value;
  const form = { intent: "create", ...FORMS[kind], key };
  const made = await browser.request(`/new?tipo=${kind}`, { form });
  expect(made.status, await made.clone().text()).toBe(303);
  const path = made.headers.get("Location")!;
  const status = (await get(browser, path)).querySelector("main [role=status]")!;
  const link = status.querySelector("a")?.getAttribute("href");
  return { path, said: visibleText(status), link };
}
const signUpTo = (path: string) => `/signup?next=${encodeURIComponent(path)}`;
/** The newest session's guest has an account from now on. */
const becomeAccount = () => database.sql`UPDATE people SET kind = 'account'
  WHERE id = (SELECT person_id FROM sessions ORDER BY created_at DESC LIMIT 1)`;
const linksTo = async (browser: Browser, path: string) =>
  (await get(browser, path)).querySelectorAll(`main a[href="${signUpTo(path)}"]`).length;

describe.each([
  [
    "space",
    /^Your space is ready\. Only you and the people you invite/,
    /^Your space is ready\. Invite/,
  ],
  ["challenge", /only you see it, and its reward is play money/, /^Your challenge is open, and/],
  ["agentik", /only you see it until you create an account/, /launch it\. Try it$/],
] as const)("a new %s", (kind, ofGuest, ofAccount) => {
  it("is said to be the guest's alone, with a link to create an account", async () => {
    const guest = createBrowser(app);
    const { path, said, link } = await create(guest, kind);
    expect(said).toMatch(ofGuest);
    expect(link).toBe(signUpTo(path));
    // Later a quiet line on its page.
    expect(await linksTo(guest, path)).toBe(1);
    await becomeAccount();
    expect(await linksTo(guest, path)).toBe(0);
  });

  it("is told to an account as ever", async () => {
    const account = createBrowser(app);
    await create(account, "space");
    await becomeAccount();
    const { path, said, link } = await create(account, kind);
    expect(said).toMatch(ofAccount);
    expect(link).toBe({ space: `${path}/members#invite`, agentik: `${path}/try` }[kind as string]);
    expect(await linksTo(account, path)).toBe(0);
  });
});

it("is not said of an example, which an account does not keep", async () => {
  const guest = createBrowser(app);
  await create(guest, "space");
  const [copy] = await database.sql<{ id: string }[]>`SELECT id FROM spaces
    WHERE copied_from IS NOT NULL AND owner_id =
      (SELECT person_id FROM sessions ORDER BY created_at DESC LIMIT 1) LIMIT 1`;
  expect(await linksTo(guest, `/spaces/${copy!.id}`)).toBe(0);
});
