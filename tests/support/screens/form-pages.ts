import { hash } from "@node-rs/argon2";
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from "@playwright/test";
import { makeLink, personOf, resetLink } from "../account-links.ts";
import { PAST_THE_GATE } from "../request.ts";
import { ITEM_SCREENS, SCREENS } from "./screens.ts";

/** Pages that redirect signed-in people, or are meant for visitors. */
const FOR_VISITORS = /^\/(signup|login|onboarding|path-selection|invitations)\b/;

/** A page that may contain forms, and the kind of viewer who sees them. */
export interface FormPage {
  /** The path, or the URL map's pattern if the path is only known in a test. */
  path: string;
  isForVisitors: boolean;
}

/** URLs of screens whose forms depend on the query string. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  "/new": ["space", "artifakt", "agentik", "challenge"].map((kind) => `/new?tipo=${kind}`),
  "/onboarding": [1, 2, 3, 4, 5, 6, 7].map((step) => `/onboarding?paso=${step}`),
  "/builder": ["/builder?block=block-1", "/builder?block=block-1&panel=advanced"],
  "/creator": ["/creator?prompt=as+it+was", "/creator?panel=settings"],
  "/search": ["/search?q=pan"],
  "/spaces/search": ["/spaces/search?q=pan"],
  "/wallet": ["/wallet?currency=credits&amount=20"],
};

/** Pages without scripts, which nothing can take out of a field. */
const STATIC: readonly string[] = ["/p/:slug", "/preview/:version"];

/** All screens of the URL map, so that a new one is tested automatically. */
export const FORM_PAGES: readonly FormPage[] = [...SCREENS, ...ITEM_SCREENS]
  .filter(({ path }) => !STATIC.includes(path))
  .flatMap(({ path }) => VARIANTS[path] ?? [path])
  .map((path) => ({ path, isForVisitors: FOR_VISITORS.test(path) }));

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** Cookies and addresses for {@link FORM_PAGES}: of a person who owns one item of each kind. */
export interface FormPeople {
  owner: Cookies;
  visitor: Cookies;
  /** Paths that this person may open, by the URL map's pattern. */
  addresses: Readonly<Record<string, string>>;
}

/** Creates that person through the forms, without JavaScript. */
export async function makeFormPeople(browser: Browser, baseURL: string): Promise<FormPeople> {
  const mark = `${process.pid}-${Date.now()}`;
  const options: BrowserContextOptions = {
    baseURL,
    javaScriptEnabled: false,
    locale: "en-US",
    // An IP address of its own, so that rate limits count no other test's requests.
    extraHTTPHeaders: { "X-Forwarded-For": `10.9.${process.pid % 250}.${Date.now() % 250}` },
  };
  const newPage = async () => {
    const context = await browser.newContext(options);
    const value = Object.entries(PAST_THE_GATE).map((pair) => pair.join("="));
    await context.addCookies([{ name: "plaza-preferences", value: value.join("&"), url: baseURL }]);
    return context.newPage();
  };
  const page = await newPage();
  const visitor = await page.context().cookies();
  const main = page.getByRole("main");
  const press = (name: string | RegExp) => main.getByRole("button", { name }).first().click();
  const pathOf = () => new URL(page.url()).pathname;
  const create = async (kind: string) => {
    await page.goto(`/new?tipo=${kind}`);
    await main.getByLabel("Name", { exact: true }).fill(`For forms ${mark}`);
    if (kind === "artifakt") await main.locator("select[name=type]").selectOption({ index: 1 });
    await press(kind === "artifakt" ? "Save as a draft" : "Create");
    // Saving a draft redirects to its manage page.
    return pathOf().replace(/\/manage$/, "");
  };

  const email = `forms-${mark}@pruebas.mx`;
  await page.goto("/signup");
  await main.getByLabel("Your name").fill("Ana López");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Password", { exact: true }).fill("una lámpara bajo el mar");
  await press("Create account");
  const [space, artifakt, agentik] = [
    await create("space"),
    await create("artifakt"),
    await create("agentik"),
  ];

  await page.goto(`${agentik}/channels`);
  const slug = `forms-${mark}`;
  await main.getByLabel("Address", { exact: true }).fill(slug);
  await press("Open the page");
  await press("Launch");

  await page.goto("/builder");
  await press("Add a space");
  await press("Add an agentik");
  await press("Save Layout");
  await page.goto("/builder/pages");
  await main.getByLabel("Title").fill("A page");
  await main.getByLabel("Address", { exact: true }).fill(`page-${mark}`);
  await press("Publish page");
  // An unsaved draft based on the saved layout.
  await page.goto("/builder?block=block-1");
  await press("Duplicate");

  await page.goto("/kits/new");
  await press("Check and save");
  const kit = pathOf();

  await page.goto(`${space}/documents`);
  await main.getByText("Paste or write a text").click();
  const written = main.locator("form", { has: page.locator("textarea[name=text]") });
  await written.locator("[name=name]").fill("Horario");
  await written.locator("[name=text]").fill("Abrimos a las 8.");
  await written.locator("button[name=intent]").click();
  await page.waitForURL(/\/documents\/document-/);
  const document = new URL(page.url()).pathname;

  // A duty of the agentik, with a run.
  await page.goto(`${agentik}/triggers?new=remind`);
  await main.locator("textarea[name=text]").fill("Turn off the gas");
  await main.locator("select[name=send]").selectOption("http");
  await main.locator("[name=sendTo]").fill("https://till.example/notes");
  await press("Add it");
  await press("Run now");
  const run = await main.locator("a[href^='/runs/']").first().getAttribute("href");

  // The worker asks for the approval when the run has ended, which may be after this request.
  const waiting = main.locator("a[href^='/approvals/']").first();
  await expect(async () => {
    await page.goto("/approvals");
    await expect(waiting).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const approval = await waiting.getAttribute("href");

  // A conversation with a customer.
  const customer = await newPage();
  await customer.goto(`/a/${slug}`);
  await customer.getByLabel("Your message").fill("Can I talk to a person?");
  await customer.getByRole("button", { name: "Send", exact: true }).click();
  await customer.context().close();
  await page.goto("/inbox");
  const chat = await main.locator("a[href^='/inbox/']").first().getAttribute("href");

  await page.goto(`${space}/members`);
  await main.getByLabel("E-mails, @handles or names").fill("Doña Mari");
  await press("Invite");
  const invitation = await main.getByLabel("The link for Doña Mari").inputValue();

  // Forms for reviews and entries are shown only to owners and participants.
  const answer = await page.request.get("/api/artifakts");
  const all = (await answer.json()) as { id: string; price: number }[];
  const free = `/artifakts/${all.find(({ price }) => price === 0)!.id}`;
  await page.goto(free);
  await press("Download Free");
  const challenges = await page.request.get("/api/challenges/active");
  const [challenge] = (await challenges.json()) as { id: string }[];
  await page.goto(`/challenges/${challenge!.id}`);
  await press("Join Challenge");

  const signUp = await makeLink(baseURL, {
    purpose: "sign-up",
    personId: null,
    email: `new-${email}`,
    displayName: "Ana",
    passwordHash: await hash("una lámpara bajo el mar"),
  });
  const personId = await personOf(baseURL, email);
  const change = await makeLink(baseURL, { purpose: "email", personId, email: `other-${email}` });

  const owner = await page.context().cookies();
  await page.context().close();
  return {
    owner,
    visitor,
    addresses: {
      "/spaces/:id": space,
      "/spaces/:id/about": `${space}/about`,
      "/spaces/:id/t/:thread": `${space}/t/new`,
      "/spaces/:id/documents": `${space}/documents`,
      "/spaces/:id/documents/:document": document,
      "/spaces/:id/tasks": `${space}/tasks`,
      "/spaces/:id/agentiks": `${space}/agentiks`,
      "/spaces/:id/members": `${space}/members`,
      "/spaces/:id/edit": `${space}/edit`,
      "/artifakts/:id": free,
      "/artifakts/:id/edit": `${artifakt}/edit`,
      "/artifakts/:id/manage": `${artifakt}/manage`,
      "/agentiks/:id": agentik,
      "/agentiks/:id/configure": `${agentik}/configure`,
      "/agentiks/:id/try": `${agentik}/try`,
      "/agentiks/:id/examples": `${agentik}/examples`,
      "/agentiks/:id/channels": `${agentik}/channels`,
      "/agentiks/:id/channels/:kind": `${agentik}/channels/whatsapp`,
      "/a/:slug": `/a/${slug}`,
      "/agentiks/:id/triggers": `${agentik}/triggers?new=report`,
      "/agentiks/:id/tools": `${agentik}/tools`,
      "/agentiks/:id/runs": `${agentik}/runs`,
      "/approvals/:id": approval!,
      "/runs/:id": run!,
      "/inbox/:thread": chat!,
      "/challenges/:id": `/challenges/${challenge!.id}`,
      "/challenges/:id/gallery": "/challenges/challenge-22/gallery",
      "/challenges/entries/:entry": "/challenges/entries/entry-challenge-22-1",
      "/apps/:id": "/apps/app-comandero",
      "/kits/:id": kit,
      "/multimedia/:id": "/multimedia/track-mercado",
      "/login/reset/:token": await resetLink(baseURL, email),
      "/signup/:token": `/signup/${signUp}`,
      "/login/email/:token": `/login/email/${change}`,
      "/invitations/:token": new URL(invitation, baseURL).pathname,
      "/p/:slug": `/p/page-${mark}`,
      "/preview/:version": "/preview/newest",
    },
  };
}
