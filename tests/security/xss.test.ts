import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Browser as Chromium, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHROMIUM_ARGS, findTestBrowser } from "../support/browser.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { readPage } from "../support/html.ts";
import { startPlaza, type ServerProcess } from "../support/plaza-process.ts";
import { createLinkToken, hashToken } from "#db/connection/tokens.ts";
import { givePasskey } from "../support/screens/second-factor.ts";
import { ACCESS } from "./access-matrix.ts";
import { PHONE } from "./support/ask.ts";
import { plantRows, plantTexts, unplantedTexts } from "./planted-texts.ts";
import { openOwner, type Owner } from "./owned.ts";
import { report } from "./support/report.ts";
import { XSS_PAYLOADS } from "./xss-payloads.ts";

/** `SECURITY=long`: every payload in every place; otherwise each place gets some of them. */
const IS_LONG = process.env.SECURITY === "long";
const SEED = Number(process.env.XSS_SEED ?? Date.now() % 1_000);
const PAGES = 3;

/** E-mail address of ana, who is also an operator, so that those screens are tested too. */
const OPERATOR = "operadora@duenas.mx";

let database: TestDatabase;
let server: ServerProcess;
let browser: Chromium;
let ana: Owner;
/** Folder of uploads. */
let folder: string;
/** URLs of pages with texts by ana and others that are not in the access matrix. */
let shared: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), "plaza-xss-"));
  server = await startPlaza(database.url, {
    TRUST_PROXY: "on",
    FILES_DIR: folder,
    PLAZA_OPERATORS: OPERATOR,
  });
  ana = await openOwner(server.origin, database.sql, "ana");
  await database.sql`UPDATE accounts SET email = ${OPERATOR}, email_verified_at = now()
    WHERE person_id = ${ana.ids.person}`;
  await givePasskey(database.sql, ana.ids.person);
  await database.sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = ${ana.ids.person}`;
  const token = createLinkToken();
  await database.sql`UPDATE agentiks SET status = 'active' WHERE id = ${ana.ids.agentik}`;
  await database.sql`INSERT INTO chat_pages (agentik_id, slug, is_open, created_at, changed_at)
    VALUES (${ana.ids.agentik}, 'planted', true, now(), now())`;
  shared = [
    ...(await plantRows(database.sql, ana, hashToken(token))),
    `/invitations/${token}`,
    "/a/planted",
  ];
  const executablePath = await findTestBrowser(() => undefined);
  browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** A page with a record of effects that no text may cause. */
interface Watched {
  page: Page;
  /** Problems since the last call. */
  problems(): Promise<string[]>;
}

/** Elements and attributes that only a payload can have created. Runs in the page, too. */
const injected = (page: Document): string[] =>
  [...page.querySelectorAll("*")].flatMap((element) => {
    const isOurs = !element.hasAttribute("data-xss");
    const bad = [...element.attributes].filter(
      ({ name, value }) =>
        /^on/.test(name) ||
        name === "srcdoc" ||
        (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^[^a-z]*javascript:/i.test(value)),
    );
    return isOurs && bad.length === 0 ? [] : [element.outerHTML.slice(0, 160)];
  });

async function watch(index: number, hasSession = true): Promise<Watched> {
  const context = await browser.newContext({
    userAgent: PHONE,
    locale: "en-US",
    extraHTTPHeaders: { "X-Forwarded-For": `10.9.${index}.1` },
  });
  const mode = index % 2 === 0 ? "creator" : "easy";
  const cookies = new Map(hasSession ? ana.browser.cookies : []);
  cookies.set("plaza-preferences", `theme=dark&mode=${mode}&language=auto&onboarded=1&path=1`);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: server.origin })),
  );
  const page = await context.newPage();
  let said: string[] = [];
  page.on("dialog", (dialog) => {
    // The browser's own dialog about leaving unsaved input.
    if (dialog.type() === "beforeunload") return void dialog.accept().catch(() => undefined);
    said.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) said.push(message.text().slice(0, 200));
  });
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname === "evil.example") said.push(`asked ${request.url()}`);
  });
  return {
    page,
    async problems() {
      let found: string[] | undefined;
      // During a navigation `evaluate` fails; retries on the next page.
      for (let tries = 0; found === undefined && tries < 5; tries += 1) {
        if (tries > 0) await page.waitForTimeout(200);
        found = await page
          .evaluateHandle(() => document)
          .then((whole) => page.evaluate(injected, whole))
          .catch(() => undefined);
      }
      const all = [...said, ...(found ?? ["the page cannot be looked at"])];
      said = [];
      return all;
    },
  };
}

/** Opens a page and waits for hydration. @returns its status */
async function visit({ page }: Watched, address: string): Promise<number> {
  let status = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      const whole = server.origin + address;
      const answer = await page.goto(whole, { waitUntil: "commit", timeout: 15_000 });
      status = answer?.status() ?? 0;
      break;
    } catch (error) {
      // The last form may still be navigating; a busy machine may time out.
      if (!/interrupted|ERR_ABORTED|Timeout/.test(String(error)) || tries === 4) throw error;
      await page.waitForTimeout(300);
    }
  }
  // Published pages have no scripts: nothing marks them as ready.
  if (/^\/(p|builder\/preview)\//.test(address)) await page.waitForLoadState("load");
  else await page.waitForSelector("html[data-ready]", { state: "attached", timeout: 15_000 });
  return status;
}

const WORK_MS = 60_000;

/** @throws if it takes too long, so that a hanging page does not block the others */
function soon<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${WORK_MS} ms`)), WORK_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs all work on PAGES pages in parallel and returns what went wrong. */
async function throughPages<Work>(
  all: readonly Work[],
  label: (work: Work) => string,
  work: (watched: Watched, one: Work) => Promise<unknown>,
): Promise<string[]> {
  const left = [...all];
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: PAGES }, async (_, index) => {
      let watched = await watch(index);
      for (let one = left.shift(); one; one = left.shift()) {
        try {
          const problems = await soon(work(watched, one).then(() => watched.problems()));
          wrong.push(...problems.map((problem) => `${label(one)}: ${problem}`));
        } catch (error) {
          wrong.push(`${label(one)}: ${String(error).slice(0, 300)}`);
          watched = await watch(index);
        }
      }
    }),
  );
  return wrong;
}

it("the payloads work where nothing stands in their way", async () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(100);
  const idle: string[] = [];
  const watched = await watch(0, false);
  const places: ((payload: string) => string)[] = [
    (payload) => `<p>${payload}</p>`,
    (payload) => `<a href="${payload}">x</a>`,
    (payload) => `<a href='${payload}'>x</a>`,
    (payload) => `<script>var x = "${payload}";</script>`,
    (payload) => `<script>var x = '${payload}';</script>`,
    (payload) => `<title>${payload}</title>`,
    (payload) => `<textarea>${payload}</textarea>`,
    (payload) => `<style>${payload}</style>`,
    (payload) => `<!-- ${payload}`,
  ];
  for (const payload of XSS_PAYLOADS) {
    let found = 0;
    for (const place of places) {
      if (found > 0) break;
      await watched.page.setContent(place(payload), { waitUntil: "commit" }).catch(() => undefined);
      found = (await watched.problems().catch(() => ["left the page"])).length;
    }
    if (found === 0) idle.push(payload);
  }
  await watched.page.context().close();
  // JSON with an HTML string works only once it is parsed and inserted.
  expect(idle.length).toBeLessThanOrEqual(2);
}, 60_000);

/** URLs of screens in addition to the access matrix, and pages of lists. */
const SHOWN = [
  "/builder?block=block-1",
  "/creator",
  "/creator?panel=settings",
  "/onboarding?paso=8",
  "/search?q=script",
  "/search?q=onerror&kind=space",
  "/search?q=alert&kind=artifakt",
  "/spaces/search?q=script",
  "/spaces/search?q=onerror",
  "/multimedia?section=sfx",
  "/multimedia?section=music",
  "/multimedia?section=templates",
  ...(IS_LONG ? [1, 2, 3, 4, 5] : [2]).flatMap((page) =>
    ["spaces", "artifakts", "agentiks"].map((kind) => `/${kind}?page=${page}`),
  ),
];

it("every text of the database is planted, or named as nobody's", async () => {
  expect(await unplantedTexts(database.sql)).toEqual([]);
});

/** All screens, at the URLs of the access matrix. */
const screens = (): string[] =>
  Object.entries(ACCESS).flatMap(([id, { addresses }]) =>
    id.startsWith("screens/") ? addresses(ana) : [],
  );

/** The pages that the usual run opens in the browser: one of `parts` of them, by the seed. */
const someOf = <Item>(all: readonly Item[], parts: number): Item[] =>
  all.filter((_, index) => IS_LONG || (index + SEED) % parts === 0);

it("nothing stored becomes anything but text", async () => {
  const rounds = IS_LONG ? 10 : 1;
  const wrong: string[] = [];
  let visits = 0;
  let columns = 0;
  for (let round = 0; round < rounds; round += 1) {
    columns = await plantTexts(database.sql, ana, XSS_PAYLOADS, SEED + round * 10);
    const details = (IS_LONG ? [1, 2, 3] : [1]).flatMap((at) => {
      const n = ((SEED + round * 3 + at) % 20) + 1;
      return [`/spaces/space-${n}`, `/artifakts/artifakt-${n}`, `/challenges/challenge-${n}`];
    });
    const addresses = [...new Set([...screens(), ...SHOWN, ...shared, ...details])];
    wrong.push(...(await readAll(addresses)));
    const opened = someOf(addresses, 3);
    visits += opened.length;
    wrong.push(
      ...(await throughPages(opened, String, async (watched, address) => {
        const status = await visit(watched, address);
        // An error page would not show the planted texts.
        const isThere =
          status < 400 ||
          /nowhere|nothing|0000/.test(address) ||
          address.endsWith(ana.revokedToken);
        if (!isThere) throw new Error(`answered ${status}`);
      })),
    );
  }
  report("xss, stored texts in Chromium", {
    seed: SEED,
    payloads: XSS_PAYLOADS.length,
    columns,
    rounds,
    visits,
    wrong: wrong.length,
  });
  expect(wrong).toEqual([]);
}, 3_600_000);

/** Injected elements in the HTML of pages as the server sends it to ana, before any script runs. */
async function readAll(addresses: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    const { text } = await ana.browser.get(address);
    const found = injected(await readPage(new Response(text)));
    wrong.push(...found.map((element) => `${address}, as it was sent: ${element}`));
  }
  return wrong;
}

/** Query parameters by path; all parameters of a path are sent at once. */
const QUERIES: readonly (readonly [path: string, ...names: string[]])[] = [
  ["/spaces", "q", "category", "sort", "view", "page"],
  ["/artifakts", "q", "category", "sort", "view"],
  ["/agentiks", "q", "category", "sort", "view"],
  ["/challenges", "q", "category", "sort", "view"],
  ["/marketplace", "q", "category", "sort"],
  ["/portals", "q", "category", "tab", "app", "more"],
  ["/perks", "q", "category", "page"],
  ["/apps/app-comandero", "buy", "remove"],
  ["/kits", "q", "page"],
  ["/library", "q", "section", "page"],
  ["/multimedia", "q", "section", "collection", "page"],
  ["/search", "q"],
  ["/inbox", "q", "tab", "show", "page"],
  ["/spaces/search", "q", "page"],
  ["/search", "q", "kind", "page"],
  ["/creator", "prompt", "kind", "panel"],
  ["/new", "tipo", "name"],
  ["/earnings", "currency", "page"],
  ["/builder", "block", "advanced"],
  ["/account", "done"],
  ["/notifications", "done", "page"],
  ["/onboarding", "next", "paso", "desde"],
  ["/path-selection", "next"],
  ["/login/reset", "done"],
  ["/", "q", "mode"],
];

it("nothing in an address becomes anything but text", async () => {
  const rounds = IS_LONG ? XSS_PAYLOADS.length : 2;
  // Each parameter gets another payload, and in each round the next one.
  let at = SEED;
  const visits = Array.from({ length: rounds }, (_, round) => {
    const asked = QUERIES.map(([path, ...names]) => {
      const params = names.map((name, index) => [name, payloadAt(IS_LONG ? round + index : at++)]);
      return `${path}?${new URLSearchParams(params)}`;
    });
    // Payloads in the path too, without characters that are invalid there.
    const part = encodeURIComponent(payloadAt(SEED + round)).replace(
      /%(00|5C|0A|0D|E2%80%A[89])/gi,
      "",
    );
    const kinds = ["", "/spaces", "/artifakts", "/agentiks", "/challenges", "/login/reset"];
    return [
      ...asked,
      ...(IS_LONG ? kinds : kinds.slice(round * 3, round * 3 + 3)).map((kind) => `${kind}/${part}`),
    ];
  }).flat();
  const wrong = await throughPages(visits, decodeURIComponent, visit);
  report("xss, addresses in Chromium", {
    seed: SEED,
    payloads: XSS_PAYLOADS.length,
    addresses: QUERIES.length,
    visits: visits.length,
    wrong: wrong.length,
  });
  expect(IS_LONG || at - SEED >= XSS_PAYLOADS.length).toBe(true);
  expect(wrong).toEqual([]);
}, 3_600_000);

const payloadAt = (n: number) => XSS_PAYLOADS[n % XSS_PAYLOADS.length]!;

/**
 * URLs of all pages with text fields, including the owner's items. The account forms get a wrong
 * password, so that the session survives.
 */
const typedAt = ({ ids }: Owner): readonly string[] => [
  "/new?tipo=space",
  "/new?tipo=artifakt",
  "/new?tipo=agentik",
  "/new?tipo=challenge",
  "/creator",
  "/creator?panel=settings",
  "/builder?block=block-1",
  "/builder/versions",
  "/builder/pages",
  "/builder/pictures",
  "/kits/new",
  `/kits/${ids.kit}`,
  `/spaces/${ids.space}`,
  `/spaces/${ids.space}/t/${ids.thread}`,
  `/spaces/${ids.space}/t/new`,
  `/spaces/${ids.space}/documents`,
  `/spaces/${ids.space}/documents/${ids.document}`,
  `/spaces/${ids.space}/tasks`,
  "/spaces/tasks",
  "/spaces/documents",
  `/spaces/${ids.space}/agentiks`,
  `/spaces/${ids.space}/members`,
  `/spaces/${ids.space}/edit`,
  `/agentiks/${ids.agentik}/configure`,
  `/agentiks/${ids.agentik}/try`,
  `/agentiks/${ids.agentik}/examples`,
  `/agentiks/${ids.agentik}/channels`,
  `/agentiks/${ids.agentik}/channels/telegram`,
  `/agentiks/${ids.agentik}/channels/whatsapp`,
  `/agentiks/${ids.agentik}/channels/email`,
  `/agentiks/${ids.agentik}/triggers?edit=${ids.trigger}`,
  `/agentiks/${ids.agentik}/tools`,
  `/agentiks/${ids.agentik}/tools/mcp`,
  "/approvals",
  `/approvals/${ids.call}`,
  "/inbox?tab=unanswered",
  `/inbox/${ids.chat}`,
  "/ajustes/models",
  "/ajustes/limits",
  "/ajustes/tokens",
  `/artifakts/${ids.artifakt}/manage`,
  "/artifakts/artifakt-2",
  "/challenges/challenge-1",
  "/challenges/challenge-20",
  `/challenges/entries/${ids.entry}`,
  "/challenges/entries/entry-challenge-22-1",
  "/wallet",
  "/payouts",
  "/perks",
  "/onboarding?paso=6",
  "/account",
  "/account/business",
  "/account/confirm",
  "/account/security/app",
  `/artifakts/${ids.artifakt}/edit`,
  "/account/delete",
  "/login",
  "/login/reset",
  "/signup",
  "/report/space/space-4",
  "/report/challenge/challenge-1",
  `/takedown/artifakt/${ids.takenDown}`,
  "/operator",
  "/operator/takedowns",
  "/operator/releases",
  "/operator/kits",
  "/operator/payouts",
  "/operator/payments",
  "/operator/people?q=ana",
  "/spaces",
  "/search",
];

/** Search boxes and filters, whose fields are query parameters and tested above. */
const isFilter = (form: Element) => form.getAttribute("method") !== "post";

it("every page with a form to type in is typed in", async () => {
  const typed = new Set(typedAt(ana).map((address) => new URL(address, server.origin).pathname));
  const addresses = [...new Set([...screens(), ...SHOWN, ...shared])];
  const forgotten: string[] = [];
  const visitPage = async (address: string) => {
    const { text } = await ana.browser.get(address);
    const page = await readPage(new Response(text));
    const forms = [...page.querySelectorAll("main form, body > form")];
    const { pathname } = new URL(address, server.origin);
    const isWritten = forms.some((form) => !isFilter(form) && form.querySelector(TEXT_FIELDS));
    if (isWritten && !typed.has(pathname)) forgotten.push(address);
  };
  const left = [...addresses];
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      for (let next = left.pop(); next; next = left.pop()) await visitPage(next);
    }),
  );
  expect(forgotten).toEqual([]);
});

const TEXT_FIELDS = "textarea, input:not([type=hidden]):not([type=checkbox]):not([type=radio])";

it("nothing typed becomes anything but text", async () => {
  const rounds = IS_LONG ? XSS_PAYLOADS.length : 1;
  const pages = someOf(typedAt(ana), 2);
  const tries = Array.from({ length: rounds }, (_, round) =>
    pages.map((address, index) => ({
      address,
      first: IS_LONG ? round : SEED + (round * pages.length + index) * 5,
      isDocument: (round + index) % 2 === 0,
    })),
  ).flat();
  let fields = 0;
  let forms = 0;
  const wrong = await throughPages(
    tries,
    ({ address, first }) => `${address}, from payload ${first}`,
    async (watched, { address, first: from, isDocument }) => {
      const { page } = watched;
      // Signed-in people do not see these pages.
      const isEntry = /^\/(login|signup)/.test(address);
      const session = isEntry ? await page.context().cookies() : [];
      if (isEntry) await page.context().clearCookies({ name: "plaza-session" });
      // The search box is on every page; tested only on two of them.
      const which = /^\/(spaces|search)/.test(address) ? SEARCH_FORMS : OTHER_FORMS;
      await visit(watched, address);
      const count = await page.evaluate(countForms, { which, fields: TEXT_FIELDS });
      for (let at = 0; at < count; at += 1) {
        if (at > 0) await visit(watched, address);
        // Rate limits would reject forms at this speed.
        await database.sql`DELETE FROM rate_limits`;
        const answered = page
          .waitForResponse(
            (response) =>
              response.request().method() === "POST" ||
              response.request().isNavigationRequest() ||
              response.url().includes("/search"),
            { timeout: 4_000 },
          )
          .catch(() => undefined);
        const payloads = Array.from({ length: 5 }, (_, index) => payloadAt(from + at + index));
        // The navigation may destroy the page before it returns the number of fields.
        fields += await page
          .evaluate(fillAndSend, { which, fields: TEXT_FIELDS, at, payloads, isDocument })
          .catch(() => 1);
        forms += 1;
        await answered;
        await page.waitForLoadState("domcontentloaded");
        await page.waitForTimeout(50);
      }
      await page.context().addCookies(session);
    },
  );
  report("xss, typed texts in Chromium", {
    seed: SEED,
    payloads: XSS_PAYLOADS.length,
    pages: pages.length,
    forms,
    fields,
    wrong: wrong.length,
  });
  expect(wrong).toEqual([]);
  expect(forms).toBeGreaterThan(20);
  expect(fields).toBeGreaterThan(30);
}, 3_600_000);

it("a file's name stays a name, on the page and in the head of its download", async () => {
  const names = Array.from({ length: IS_LONG ? 100 : 10 }, (_, at) => payloadAt(SEED + at));
  const manage = `/artifakts/${ana.ids.artifakt}/manage`;
  const cookie = [...ana.browser.cookies].map((pair) => pair.join("=")).join("; ");
  const wrong: string[] = [];
  for (const name of names) {
    await database.sql`DELETE FROM rate_limits`;
    const body = new FormData();
    body.set("intent", "upload");
    body.set("file", new File(["Hola"], name, { type: "text/html" }));
    const headers = { Cookie: cookie, Origin: server.origin, "User-Agent": PHONE };
    const sent = await fetch(server.origin + manage, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });
    const file = await fetch(`${server.origin}/artifakts/${ana.ids.artifakt}/file`, { headers });
    const disposition = file.headers.get("Content-Disposition") ?? "";
    const isAttached = /^attachment; filename="[^"\\]+"; filename\*=UTF-8''[\w%.~!#$&+^`|-]+$/.test(
      disposition,
    );
    const isBoxed = /sandbox/.test(file.headers.get("Content-Security-Policy") ?? "");
    const type = file.headers.get("Content-Type") ?? "";
    await file.arrayBuffer();
    if (sent.status !== 303 || file.status !== 200 || !isAttached || !isBoxed || /html/.test(type))
      wrong.push(`${name}: ${sent.status} ${file.status} ${disposition} ${type}`);
  }
  wrong.push(...(await throughPages([manage], String, visit)));
  report("xss, names of files", { seed: SEED, files: names.length, wrong: wrong.length });
  expect(wrong).toEqual([]);
}, 300_000);

const SEARCH_FORMS = "form[role=search]";
const OTHER_FORMS = "form:not([role=search])";

const countForms = ({ which, fields }: Pick<Filling, "which" | "fields">) =>
  [...document.querySelectorAll(which)].filter((form) => form.querySelector(fields)).length;

interface Filling {
  which: string;
  /** Selector of text fields. */
  fields: string;
  at: number;
  payloads: readonly string[];
  /** Submit as without JavaScript. */
  isDocument: boolean;
}

/** Fills all text fields of a form with payloads, ignoring validation, and submits it. */
const fillAndSend = ({ which, fields, at, payloads, isDocument }: Filling) => {
  const form = [...document.querySelectorAll<HTMLFormElement>(which)].filter((one) =>
    one.querySelector(fields),
  )[at];
  if (!form) return 0;
  form.noValidate = true;
  let filled = 0;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input",
  )) {
    if (/^(hidden|checkbox|radio)$/.test(field.type)) continue;
    if (field instanceof HTMLInputElement && field.type === "file") {
      const files = new DataTransfer();
      files.items.add(new File(["Hola"], payloads[filled % payloads.length]!));
      field.files = files.files;
      filled += 1;
      continue;
    }
    if (field.type !== "password") field.setAttribute("type", "text");
    field.removeAttribute("maxlength");
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value");
    own?.set?.call(field, payloads[filled % payloads.length]);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    filled += 1;
  }
  const button = form.querySelector<HTMLButtonElement>("button:not([type=button])");
  if (isDocument) {
    // As without JavaScript, the button's name and value are sent.
    if (button?.name) {
      const hidden = document.createElement("input");
      hidden.type = "hidden";
      hidden.name = button.name;
      hidden.value = button.value;
      form.append(hidden);
    }
    HTMLFormElement.prototype.submit.call(form);
  } else form.requestSubmit(button);
  return filled;
};
