import fs from "node:fs";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { expect, holdBack, test as base } from "../../support/browser-test.ts";
import { type Field, readFields, watchFields, writeInto } from "../../support/fields.ts";
import { RUNS_ALL } from "../../support/sampling/combinations.ts";
import { FORM_PAGES, makeFormPeople, type FormPeople } from "../../support/form-pages.ts";

/** On a slow line one reads, looks and types before the page's scripts have come. */
const test = base.extend<object, { people: FormPeople }>({
  people: [
    async ({ browser }, use, { project }) => {
      // A worker that follows one that failed goes on with the same.
      const kept = path.join(project.outputDir, "form-people.json");
      const known =
        fs.existsSync(kept) && (JSON.parse(fs.readFileSync(kept, "utf8")) as FormPeople);
      const people = known || (await makeFormPeople(browser, project.use.baseURL!));
      fs.mkdirSync(project.outputDir, { recursive: true });
      fs.writeFileSync(kept, JSON.stringify(people));
      await use(people);
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** How late each script comes, in milliseconds. All of them everywhere: `npm run test:all`. */
const DELAYS_MS = [500, 1000, 3000];
/** Forms whose code comes in several parts: in the usual run they wait longer than the others. */
const LATER_MS: Readonly<Record<string, number>> = {
  "/builder?block=block-1": 3000,
  "/creator?prompt=as+it+was": 1000,
  "/new?tipo=space": 3000,
  "/": 1000,
};

test("what is typed into a text that was there stays", async ({ page }) => {
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

test("icons come after the first frame, and far cards are laid out when the page is ready", async ({
  page,
}) => {
  const letIn = await holdBack(page);
  await page.goto("/artifakts", { waitUntil: "commit" });
  const icon = page.locator("main .i-lucide-upload");
  await expect(icon).toHaveCSS("mask-image", /svg/);
  const last = page.locator("#cards > li").last();
  await expect(last).toHaveCSS("content-visibility", "auto");
  letIn();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(last).toHaveCSS("content-visibility", "visible");
  await expect(icon).toHaveCSS("mask-image", /svg/);
});

test("a theme chosen while a part's code is on its way takes nothing away", async ({
  page,
  context,
  people,
}) => {
  await context.addCookies(people.owner);
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

for (const { path: pattern, isForVisitors } of FORM_PAGES) {
  for (const delay of RUNS_ALL ? DELAYS_MS : [LATER_MS[pattern] ?? DELAYS_MS[0]!]) {
    test(`${pattern}: what is written while scripts take ${delay} ms stays and is sent`, async ({
      page,
      context,
      people,
      problems,
    }) => {
      test.setTimeout(30_000 + 10 * delay);
      const address = people.addresses[pattern] ?? pattern;
      expect(address, "an address for this screen, in form-pages.ts").not.toContain(":");
      await context.addCookies(isForVisitors ? people.visitor : people.owner);
      // The header's search field stands on every screen: it is tried on one.
      await watchFields(page, pattern !== "/");
      const { letIn, settled } = await delayScripts(page, delay);
      const answer = await page.goto(address, { waitUntil: "commit" });
      expect(answer?.status()).toBe(200);
      await page.locator("main").waitFor();
      await page.waitForFunction(() => document.readyState !== "loading");
      const fields = await readFields(page);
      test.skip(fields.length === 0, "no form on it");

      // Before the scripts are there, in each field; then on and on in one of them, as they come.
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
        while (!(await settled())) {
          await page.keyboard.type("x");
          expected.set(place.key, `${expected.get(place.key)}x`);
          await page.waitForTimeout(300);
        }
      } else {
        letIn();
        await expect.poll(settled, { timeout: 20_000 }).toBe(true);
      }

      const after = await readFields(page);
      expect(valuesOf(after, expected)).toEqual(Object.fromEntries(expected));
      if (place) expect(after.find(({ hasFocus }) => hasFocus)?.key).toBe(place.key);
      // From here on React hears of it: what it knows of the field is what is drawn next.
      for (const field of after)
        if (expected.has(field.key) && field.kind in WRITTEN_ON)
          expected.set(field.key, await writeInto(page, field, 2));
      expect(valuesOf(await readFields(page), expected)).toEqual(Object.fromEntries(expected));
      expect(problems).toEqual([]);

      await expectSent(page, expected);
      problems.length = 0;
    });
  }
}

/** What is written into after the scripts have come: a choice may lead to another page. */
const WRITTEN_ON = { text: true, email: true, number: true };

/** Of all fields those that are expected, with what they hold. Of a group only one can be on. */
function valuesOf(fields: readonly Field[], expected: Map<string, string>) {
  const known = fields.filter(({ key }) => expected.has(key));
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

/**
 * Makes every script come late, and not before it is let in.
 *
 * @returns `settled` tells whether the page has been taken over: it says so, and no script is on its
 *   way
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

/** Presses the button of each form and looks for what was written in what is sent, or kept. */
async function expectSent(page: Page, expected: Map<string, string>): Promise<void> {
  const sent: string[] = [];
  // Nothing reaches the server, and no answer takes the page away.
  await page.route("**/*", (route) => {
    const request = route.request();
    const isAsked = request.resourceType() === "document" || /\.data\b/.test(request.url());
    if (!isAsked && request.method() !== "POST") return route.fallback();
    sent.push(plain(request.url()), plain(request.postData() ?? ""));
    // With "no content" the page stays; a script's request waits for ever.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
  });
  const count = await page.evaluate(() => window.formsOfFields().length);
  for (let index = 0; index < count; index += 1) {
    const keys = await page.evaluate((at) => {
      const form = window.formsOfFields()[at]!;
      const button = form.querySelector<HTMLElement>("button:not([type=button])");
      // The builder has none for its fields: with script they act at once, and all is saved.
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
      .poll(async () => {
        const kept = await page.context().cookies();
        const all = [...sent, ...kept.map(({ value }) => plain(value))].join("\n");
        return wanted.filter((value) => !all.includes(value));
      })
      .toEqual([]);
  }
}

/** Without what an encoding or a JSON text makes of the signs. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
