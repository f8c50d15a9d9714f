import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { LOCALES, MODES } from "#domain/preferences/preferences.ts";
import { choose, expect, holdBack, test as base } from "../../support/browser-test.ts";
import { longestIn, readFields, watchFields, writeInto, type Field } from "../../support/fields.ts";
import { RUNS_ALL } from "../../support/sampling/combinations.ts";
import { pairwise } from "../../support/sampling/pairwise.ts";
import {
  addressOf,
  FORM_PAGES,
  makeFormPeople,
  PAGES_WITHOUT_FIELDS,
  type FormPage,
  type FormPeople,
} from "../../support/screens/form-pages.ts";
import { shareBetweenWorkers } from "../../support/screens/share-between-workers.ts";

/** On a slow connection users read and type before the page's scripts have loaded. */
const test = base.extend<object, { people: FormPeople }>({
  people: [
    async ({ browser }, use, { project }) => {
      const file = path.join(project.outputDir, "form-people.json");
      await use(
        await shareBetweenWorkers(file, () => makeFormPeople(browser, project.use.baseURL!)),
      );
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test("text added to a field's initial value stays", async ({ page }) => {
  const letIn = await holdBack(page);
  await page.goto("/creator?prompt=as+it+was", { waitUntil: "commit" });
  const prompt = page.locator("main textarea[name=prompt]");
  await prompt.press("End");
  await prompt.pressSequentially(", and more");
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  letIn();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(prompt).toHaveValue("as it was, and more");
  await prompt.pressSequentially("!");
  await expect(prompt).toHaveValue("as it was, and more!");
});

test("a table that was unfolded before the scripts came is drawn without another key", async ({
  page,
}) => {
  const letIn = await holdBack(page);
  await page.goto("/", { waitUntil: "commit" });
  const chart = page.getByRole("figure", { name: "Insights: use and success" });
  await chart.getByText("Show as a table").press("Enter");
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  letIn();
  await expect(chart.getByRole("columnheader", { name: "Success Rate" })).toBeVisible();
});

test("icons are drawn after the first frame, and off-screen cards when the page is ready", async ({
  page,
}) => {
  const letIn = await holdBack(page);
  await page.goto("/artifakts", { waitUntil: "commit" });
  const icon = page.locator("main .i-lucide-upload");
  await expect(icon).toHaveCSS("mask-image", /svg/);
  const last = page.locator("#cards > ul > li").last();
  await expect(last).toHaveCSS("content-visibility", "auto");
  letIn();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(last).toHaveCSS("content-visibility", "visible");
  await expect(icon).toHaveCSS("mask-image", /svg/);
});

test("a theme chosen while a lazy part is loading removes nothing", async ({
  page,
  context,
  people,
}) => {
  await context.addCookies(people.cookies.owner);
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/late-workbench/, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  await page.goto("/builder?block=block-1");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  const title = page.locator("main input[name=title]");
  const sent = await title.inputValue();
  await title.press("End");
  await title.pressSequentially(", y más");
  await page.locator("#menu").getByRole("button", { name: "Día" }).click();
  await expect(page.locator("html")).toHaveClass("light");
  await expect(title).toHaveValue(`${sent}, y más`);
  await title.press("End");
  await title.pressSequentially("!");
  letIn();
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
  await expect(title).toHaveValue(`${sent}, y más!`);
  await expect(title).toBeFocused();
});

test("text typed into the builder half a second after it was opened stays", async ({
  page,
  context,
  people,
}) => {
  await context.addCookies(people.cookies.owner);
  await choose(page, { language: "es" });
  const { letIn, settled } = await delayScripts(page, 500);
  letIn();
  await page.goto("/builder?block=block-1", { waitUntil: "commit" });
  const title = page.getByRole("main").getByLabel("Título", { exact: true });
  await title.waitFor();
  await page.waitForTimeout(500);
  await title.press("End");
  let typed = await title.inputValue();
  while (!(await settled())) {
    await page.keyboard.type("x");
    typed += "x";
    await page.waitForTimeout(100);
  }
  await expect(page.locator("[data-builder=ready]")).toHaveCount(1);
  await expect(title).toHaveValue(typed);
  await expect(title).toBeFocused();
  await page.keyboard.type("!");
  await expect(title).toHaveValue(`${typed}!`);
});

/** A delay of each script in milliseconds, with a mode and a language: all pairs of them. */
const LOOKS = pairwise({ delay: [500, 1000, 3000], mode: MODES, language: LOCALES });
const DELAYS = [...new Set(LOOKS.map(({ delay }) => delay))];
type Look = (typeof LOOKS)[number];

/** Pages whose code is in several chunks, which the usual run leaves out of no sample. */
const IN_CHUNKS: ReadonlySet<string> = new Set([
  "/",
  "/builder?block=block-1",
  "/creator?prompt=as+it+was",
  "/new?tipo=space",
  "/spaces/:id/t/:thread",
]);

/**
 * Every page with every delay by `npm run test:all`. In the usual run every sixth page, and those in
 * chunks, with the looks by turns.
 */
const WITH_FIELDS = FORM_PAGES.filter(({ path: pattern }) => !PAGES_WITHOUT_FIELDS.has(pattern));
const RUNS: (FormPage & Look)[] = RUNS_ALL
  ? WITH_FIELDS.flatMap((page, index) =>
      DELAYS.map((delay, turn) => {
        const looks = LOOKS.filter((look) => look.delay === delay);
        return { ...page, ...looks[(index + turn) % looks.length]! };
      }),
    )
  : WITH_FIELDS.filter(({ path: pattern }, index) => index % 6 === 0 || IN_CHUNKS.has(pattern)).map(
      (page, turn) => ({ ...page, ...LOOKS[turn % LOOKS.length]! }),
    );

/** Opens a page in its viewer's browser, and does not let it be another one. */
async function openAs(
  page: Page,
  people: FormPeople,
  opened: FormPage,
  { mode, language }: Omit<Look, "delay">,
): Promise<Field[]> {
  const address = addressOf(people, opened);
  expect(address, "an address for this screen, in form-pages.ts").not.toContain(":");
  await page.context().addCookies(people.cookies[opened.viewer]);
  await choose(page, { mode, language });
  // The header's search field is on every screen, but tested on one.
  await watchFields(page, opened.path !== "/");
  const answer = await page.goto(address, { waitUntil: "commit" });
  expect(answer?.status()).toBe(200);
  const shown = new URL(page.url());
  expect(shown.pathname).toBe(new URL(address, shown).pathname);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("data-mode", mode);
  await page.locator("main").waitFor();
  await page.waitForFunction(() => document.readyState !== "loading");
  return readFields(page);
}

test("every page in the list of those without fields exists, once", () => {
  const known = FORM_PAGES.map(({ path: pattern }) => pattern);
  for (const pattern of PAGES_WITHOUT_FIELDS) expect(known).toContain(pattern);
  const names = FORM_PAGES.map((page) => JSON.stringify(page));
  expect(new Set(names).size).toBe(names.length);
});

for (const [index, page] of FORM_PAGES.filter(({ path: pattern }) =>
  PAGES_WITHOUT_FIELDS.has(pattern),
).entries()) {
  const look = LOOKS[index % LOOKS.length]!;
  if (RUNS_ALL || index % 6 === 0)
    test(`${page.path} (${page.viewer}, ${look.mode}, ${look.language}): has no field`, async ({
      page: tab,
      people,
    }) => {
      const { letIn } = await delayScripts(tab, 0);
      const fields = await openAs(tab, people, page, look);
      expect(fields.map(({ key }) => key)).toEqual([]);
      letIn();
      await expect(tab.locator("html[data-ready]")).toHaveCount(1);
    });
}

for (const run of RUNS) {
  const { path: pattern, viewer, delay, mode, language } = run;
  const look = `${viewer}, ${mode}, ${language}`;
  test(`${pattern} (${look}): text typed while scripts take ${delay} ms stays and is sent`, async ({
    page,
    people,
    problems,
  }) => {
    test.setTimeout(30_000 + 10 * delay);
    const { letIn, settled } = await delayScripts(page, delay);
    const fields = await openAs(page, people, run, { mode, language });
    expect(fields, "no field, and not in PAGES_WITHOUT_FIELDS").not.toEqual([]);

    // Type into each field before the scripts load, then go on in one field while they load.
    const expected = new Map<string, string>();
    for (const field of fields) expected.set(field.key, await writeInto(page, field, 0));
    for (const { key, kind, value } of await readFields(page))
      if (kind === "check") expected.set(key, value);
    const place = fields.find(({ kind }) => kind === "text" || kind === "email");
    if (place) {
      expected.set(
        place.key,
        await writeInto(page, { ...place, value: expected.get(place.key)! }, 1),
      );
      letIn();
      const most = await longestIn(page, place);
      while (!(await settled())) {
        await page.keyboard.type("x");
        expected.set(place.key, `${expected.get(place.key)}x`.slice(0, most));
        await page.waitForTimeout(300);
      }
    } else {
      letIn();
      await expect.poll(settled, { timeout: 20_000 }).toBe(true);
    }

    const after = await readFields(page);
    expect(valuesOf(after, expected)).toEqual(Object.fromEntries(expected));
    if (place) expect(after.find(({ hasFocus }) => hasFocus)?.key).toBe(place.key);
    // After hydration React handles input: it would reset a field that it knows another value of.
    for (const field of after)
      if (field.isVisible && expected.has(field.key) && field.kind in WRITTEN_ON)
        expected.set(field.key, await writeInto(page, field, 2));
    expect(valuesOf(await readFields(page), expected)).toEqual(Object.fromEntries(expected));
    expect(problems).toEqual([]);

    await expectSent(page, expected);
    problems.length = 0;
  });
}

/** The kinds of fields to type into after hydration: a change of a select may navigate. */
const WRITTEN_ON = { text: true, email: true, number: true };

/** The expected fields with their values. In a radio group only one is checked. */
function valuesOf(fields: readonly Field[], expected: Map<string, string>) {
  const known = fields.filter(({ key }) => expected.has(key));
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

/**
 * Delays every script by `delay` ms, and at least until `letIn` is called.
 *
 * @returns `settled` tells whether the page is hydrated and no script has been loading for 400 ms
 */
async function delayScripts(page: Page, delay: number) {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  let pending = 0;
  let lastAt = Date.now();
  await page.route(SCRIPT, async (route) => {
    pending += 1;
    await Promise.all([gate, new Promise((resolve) => setTimeout(resolve, delay))]);
    await route.continue().catch(() => undefined);
  });
  const note = (request: Request) => {
    if (!SCRIPT.test(request.url())) return;
    pending -= 1;
    lastAt = Date.now();
  };
  page.on("requestfinished", note);
  page.on("requestfailed", note);
  const settled = async () => {
    const isReady = await page.evaluate(() => document.documentElement.dataset.ready != null);
    return isReady && pending <= 0 && Date.now() - lastAt > 400;
  };
  return { letIn, settled };
}

const SCRIPT = /\/assets\/.*\.js/;

/** Submits each form and expects the typed text in the request, or in storage. */
async function expectSent(page: Page, expected: Map<string, string>): Promise<void> {
  const sent: string[] = [];
  // Requests are intercepted: nothing reaches the server, and no response navigates.
  await page.route("**/*", (route) => {
    const request = route.request();
    const isAsked = request.resourceType() === "document" || /\.data\b/.test(request.url());
    if (!isAsked && request.method() !== "POST") return route.fallback();
    sent.push(plain(request.url()), plain(request.postData() ?? ""));
    // A 204 keeps the page; a request by script never gets a response.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
  });
  const count = await page.evaluate(() => window.formsOfFields().length);
  for (let index = 0; index < count; index += 1) {
    const keys = await page.evaluate((at) => {
      const form = window.formsOfFields()[at]!;
      const button = form.querySelector<HTMLElement>("button:not([type=button], [hidden])");
      // The builder's fields have no visible button: with JavaScript they apply at once, and Save sends all.
      const save = document.querySelector<HTMLElement>("[data-builder=ready] [value=save]");
      form.noValidate = true;
      const fields = Array.from(window.fieldsByKey());
      if (button ?? save) (button ?? save)!.click();
      else form.requestSubmit();
      return fields.flatMap(([key, field]) => (field.form === form ? [key] : []));
    }, index);
    const wanted = keys.flatMap((key) => {
      const value = expected.get(key) ?? "false";
      return value === "false" ? [] : [plain(value === "true" ? key.split("=")[1]! : value)];
    });
    await expect
      .poll(
        async () => {
          const kept = await page.context().cookies();
          const all = [...sent, ...kept.map(({ value }) => plain(value))].join("\n");
          return wanted.filter((value) => !all.includes(value));
        },
        { intervals: [20, 50, 100, 200] },
      )
      .toEqual([]);
  }
}

/** Removes URL encoding, and the carriage returns that a form adds to line breaks. */
function plain(text: string): string {
  const lines = text.replaceAll("\r\n", "\n");
  try {
    return decodeURIComponent(lines.replaceAll("+", " ")).replaceAll("\r\n", "\n");
  } catch {
    return lines;
  }
}
