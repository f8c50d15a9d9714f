import { hash } from "@node-rs/argon2";
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from "@playwright/test";
import { DUTIES } from "#domain/agentiks/duties/duties.ts";
import { makeLink, personOf, resetLink } from "../account-links.ts";
import { PAST_THE_GATE } from "../request.ts";
import { FORMS_OPERATOR, makeFormStates } from "./form-states.ts";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "./screens.ts";

/** The person whose browser opens a page. */
export type FormViewer =
  /** A person who owns one item of each kind. */
  | "owner"
  /** A visitor without any row of their own. */
  | "visitor"
  /** A customer with a conversation on the owner's chat page. */
  | "customer"
  | "operator"
  /** An account with an authenticator app, whose identity was not confirmed lately. */
  | "guarded"
  /** A browser whose password was right, and that owes the second step. */
  | "half-way";

/** A page that may contain forms, and who sees them. */
export interface FormPage {
  /**
   * The path, or a key of {@link FormPeople.addresses} where it is only known in a test: the URL map's
   * pattern, also with a query string.
   */
  path: string;
  viewer: FormViewer;
}

const DUTY_KINDS = DUTIES.map((duty) => `/agentiks/:id/triggers?new=${duty}`);

/** URLs of screens whose forms depend on the query string, or on the item. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  "/new": ["space", "artifakt", "agentik", "challenge"].map((kind) => `/new?tipo=${kind}`),
  "/onboarding": [1, 2, 3, 4, 5, 6, 7].map((step) => `/onboarding?paso=${step}`),
  "/builder": ["/builder?block=block-1", "/builder?block=block-1&panel=advanced"],
  "/creator": ["/creator?prompt=as+it+was", "/creator?panel=settings", "/creator?creation=:id"],
  "/search": ["/search?q=pan"],
  "/spaces/search": ["/spaces/search?q=pan"],
  "/wallet": ["/wallet?currency=credits&amount=20"],
  "/inbox": ["/inbox", "/inbox?tab=open", "/inbox?tab=unanswered"],
  "/spaces/:id/t/:thread": [
    "/spaces/:id/t/new",
    "/spaces/:id/t/:thread",
    "/spaces/:id/t/:thread?message=1&edit=1",
    "/spaces/:id/t/:thread?reply=1",
  ],
  "/spaces/:id/documents/:document": [
    "/spaces/:id/documents/:document",
    "/spaces/:id/documents/:document?row=new",
    "/spaces/:id/documents/:document?row=1",
  ],
  "/agentiks/:id/channels/:kind": [
    "/agentiks/:id/channels/whatsapp",
    "/agentiks/:id/channels/telegram",
    "/agentiks/:id/channels/email",
  ],
  "/agentiks/:id/triggers": [
    // With the forms of the triggers that are there: a webhook and reviews.
    "/agentiks/:id/triggers",
    "/agentiks/:id/triggers?edit=:trigger",
    ...DUTY_KINDS,
  ],
  "/operator/kits": ["/operator/kits", "/operator/kits?list=published"],
  "/operator/people": ["/operator/people", `/operator/people?q=${FORMS_OPERATOR}`],
};

/** Pages without scripts, which nothing can take out of a field. */
const STATIC: readonly string[] = ["/p/:slug", "/builder/preview/:version"];

/** Viewers by screen of the URL map. A signed-in owner would be redirected from the first ones. */
const VIEWERS: readonly [RegExp, FormViewer][] = [
  [/^\/login\/second-step/, "half-way"],
  [/^\/(signup|login|onboarding|path-selection|invitations)\b/, "visitor"],
  [/^\/a\//, "customer"],
  [/^\/account\/confirm/, "guarded"],
  [/^\/account\/security|^\/operator\b/, "operator"],
];
const viewerOf = (path: string): FormViewer =>
  VIEWERS.find(([pattern]) => pattern.test(path))?.[1] ?? "owner";

/** All screens of the URL map, so that a new one is tested automatically. */
export const FORM_PAGES: readonly FormPage[] = [
  ...[...SCREENS, ...ITEM_SCREENS, ...ACCOUNT_SCREENS]
    .filter(({ path }) => !STATIC.includes(path))
    .flatMap(({ path }) => VARIANTS[path] ?? [path])
    .map((path) => ({ path, viewer: viewerOf(path) })),
  // Before the first message.
  { path: "/a/:slug", viewer: "visitor" },
];

/** Pages known to have no field to type into or choose in, only buttons and links. */
export const PAGES_WITHOUT_FIELDS: ReadonlySet<string> = new Set([
  "/spaces/tasks",
  "/pro",
  "/inbox",
  "/agenda",
  "/approvals",
  "/multimedia/licence",
  "/earnings",
  "/builder/templates",
  "/notifications",
  "/ajustes",
  // The tests' server sends no mail, so that it offers no link.
  "/login/reset",
  "/onboarding?paso=1",
  "/onboarding?paso=7",
  "/path-selection",
  "/spaces/:id/about",
  "/agentiks/:id",
  "/agentiks/:id/examples",
  "/agentiks/:id/runs",
  "/runs/:id",
  "/approvals/:id",
  "/challenges/:id/gallery",
  "/apps/:id",
  "/multimedia/:id",
  "/login/email/:token",
  // The name of a passkey is a field that only scripts draw: browsers without them have no passkeys.
  "/account/security",
]);

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** Cookies and addresses for {@link FORM_PAGES}. */
export interface FormPeople {
  cookies: Readonly<Record<FormViewer, Cookies>>;
  /** Paths that these people may open, by the URL map's pattern. */
  addresses: Readonly<Record<string, string>>;
}

/** The path that a page has in a test: that of its pattern, with its query string. */
export function addressOf({ addresses }: FormPeople, { path }: FormPage): string {
  const [pattern = "", query] = path.split("?");
  return addresses[path] ?? (addresses[pattern] ?? pattern) + (query ? `?${query}` : "");
}

/** Creates these people and the owner's items through the forms, without JavaScript. */
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
  const [taken, space, artifakt, agentik] = [
    await create("space"),
    await create("space"),
    await create("artifakt"),
    await create("agentik"),
  ];

  await page.goto(`${agentik}/channels`);
  const slug = `forms-${mark}`;
  await main.getByLabel("Address", { exact: true }).fill(slug);
  await press("Open the page");
  // Opening the page launches the agentik.
  await main.getByText("it answers your customers now").first().waitFor();

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
  // Another one, for an operator to read.
  await page.goto("/kits/new");
  await press("Check and save");
  await press("Send to review");

  await page.goto(`${space}/documents`);
  await main.getByText("Paste or write a text").click();
  const written = main.locator("form", { has: page.locator("textarea[name=text]") });
  await written.locator("[name=name]").fill("Horario");
  await written.locator("[name=text]").fill("Abrimos a las 8.");
  await written.locator("button[name=intent]").click();
  await page.waitForURL(/\/documents\/document-/);
  const document = new URL(page.url()).pathname;
  await page.goto(`${space}/documents`);
  await main.getByText("Upload a file", { exact: true }).click();
  const uploaded = main.locator("form", { has: page.locator("input[type=file]") });
  const buffer = Buffer.from("Product,Price\nCoffee,18\nCake,45\n");
  const table = { name: "prices.csv", mimeType: "text/csv", buffer };
  await uploaded.locator("input[type=file]").first().setInputFiles(table);
  await uploaded.getByRole("button", { name: "Upload" }).click();
  await page.waitForURL(/\/documents\/document-/);
  const tablePath = new URL(page.url()).pathname;

  await page.goto(`${space}/tasks`);
  await main.getByLabel("What is to be done").first().fill("Buy flour");
  await press("Add the task");
  await page.goto(`${space}/t/new`);
  await main.locator("textarea[name=text]").fill("Who opens tomorrow?");
  await press("Send");
  const thread = pathOf();

  await page.goto("/creator");
  const prompt = main.locator("textarea[name=prompt]");
  await prompt.fill("A poster of a bakery");
  await prompt.press("Tab");
  await main.locator("form:has(textarea[name=prompt]) button").first().click();
  const creation = page.url().replace(baseURL, "");

  // A webhook, reviews, and a duty with a run.
  await page.goto(`${agentik}/triggers?new=note`);
  await main.locator("input[name=title]").fill("Orders");
  await press("Add it");
  await page.goto(`${agentik}/triggers?new=review`);
  await press("Add it");
  await page.goto(`${agentik}/triggers?new=remind`);
  await main.locator("textarea[name=text]").fill("Turn off the gas");
  await main.locator("[name=send][value=http]").check();
  await main.locator("[name=sendTo]").fill("https://till.example/notes");
  await press("Add it");
  await press("Run now");
  const run = await main.locator("a[href^='/runs/']").first().getAttribute("href");
  const reminder = main.getByRole("listitem").filter({ hasText: "Turn off the gas" });
  const edited = await reminder.locator("a[href*='?edit=']").getAttribute("href");

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
  const served = await customer.context().cookies();
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

  const states = await makeFormStates(baseURL, { personId, email, taken, space, chat: chat! });
  const withCookie = (name: string, value: string): Cookies => [
    ...visitor,
    { name, value, url: baseURL },
  ];
  const owner = await page.context().cookies();
  await page.context().close();
  return {
    cookies: {
      owner,
      visitor,
      customer: served,
      operator: withCookie("plaza-session", states.operator),
      guarded: withCookie("plaza-session", states.guarded),
      "half-way": withCookie("plaza-sign-in", states.pending),
    },
    addresses: {
      "/spaces/:id": space,
      "/spaces/:id/about": `${space}/about`,
      "/spaces/:id/t/new": `${space}/t/new`,
      "/spaces/:id/t/:thread": thread,
      "/spaces/:id/documents": `${space}/documents`,
      "/spaces/:id/documents/:document": document,
      "/spaces/:id/documents/:document?row=new": `${tablePath}?row=new`,
      "/spaces/:id/documents/:document?row=1": `${tablePath}?row=1`,
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
      "/agentiks/:id/channels/whatsapp": `${agentik}/channels/whatsapp`,
      "/agentiks/:id/channels/telegram": `${agentik}/channels/telegram`,
      "/agentiks/:id/channels/email": `${agentik}/channels/email`,
      "/a/:slug": `/a/${slug}`,
      "/agentiks/:id/triggers": `${agentik}/triggers`,
      "/agentiks/:id/triggers?edit=:trigger": edited!,
      "/agentiks/:id/tools": `${agentik}/tools`,
      "/agentiks/:id/tools/mcp": `${agentik}/tools/mcp`,
      "/agentiks/:id/runs": `${agentik}/runs`,
      "/approvals/:id": approval!,
      "/runs/:id": run!,
      "/inbox/:thread": chat!,
      "/challenges/:id": `/challenges/${challenge!.id}`,
      "/challenges/:id/gallery": "/challenges/challenge-22/gallery",
      "/challenges/entries/:entry": "/challenges/entries/entry-challenge-22-1",
      "/apps/:id": "/apps/app-comandero",
      "/kits/:id": kit,
      "/creator?creation=:id": creation,
      "/report/:kind/:id": "/report/space/space-1",
      "/takedown/:kind/:id": `/takedown${taken.replace("/spaces/", "/space/")}`,
      "/multimedia/:id": "/multimedia/track-mercado",
      "/login/reset/:token": await resetLink(baseURL, email),
      "/signup/:token": `/signup/${signUp}`,
      "/login/email/:token": `/login/email/${change}`,
      "/invitations/:token": new URL(invitation, baseURL).pathname,
      "/p/:slug": `/p/page-${mark}`,
      "/builder/preview/:version": "/builder/preview/newest",
    },
  };
}
