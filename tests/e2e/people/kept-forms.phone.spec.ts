import { randomInt, randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser-test.ts";

/** What was typed in a long form while the session ended is there again after signing in. */
const main = (page: Page) => page.getByRole("main");
const PASSWORD = "una lámpara bajo el mar";
const RESTORED = "We brought back what you had typed";

test.beforeEach(({ context }) => {
  test.setTimeout(90_000);
  return context.setExtraHTTPHeaders(fromElsewhere());
});
const fromElsewhere = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

async function signUp(page: Page): Promise<string> {
  const email = `formas-${randomUUID()}@pruebas.mx`;
  await open(page, "/signup");
  await main(page).getByLabel("Your name").fill("Ana López");
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/signup/);
  return email;
}

async function signIn(page: Page, email: string) {
  await main(page).getByLabel("E-mail").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Ends the account's session of this page's browser from another one. */
async function endElsewhere(
  { browser, baseURL, page }: { browser: Browser; baseURL: string | undefined; page: Page },
  email: string,
) {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: page.viewportSize(),
    extraHTTPHeaders: fromElsewhere(),
  });
  const cookies = await page.context().cookies();
  await context.addCookies(cookies.filter(({ name }) => name === "plaza-preferences"));
  const other = await context.newPage();
  await open(other, "/login?next=/account");
  await signIn(other, email);
  const sessions = main(other).getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByLabel("Your password now").fill(PASSWORD);
  await sessions.getByRole("button", { name: "End all others" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await context.close();
}

const drafts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /^plaza-(business|configure)-/.test(key))
      .map(([, text]) => String(text))
      .join(" "),
  );

test("Mi negocio", async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  await open(page, "/account/business");
  const fill = (label: string, text: string) => main(page).getByLabel(label).first().fill(text);
  await fill("Name of the business", "Fonda Lupita");
  await fill("Town", "Oaxaca");
  await main(page).locator("[name=tone]").selectOption({ index: 2 });
  await main(page).locator("[name=mon-from-1]").fill("08:30");
  await main(page).locator("[name=mon-to-1]").fill("17:00");
  await main(page).locator("details:has([name=taxPostalCode]) > summary").click();
  await main(page).locator("[name=taxPostalCode]").fill("68000");
  await expect.poll(() => drafts(page)).toContain("08:30");
  expect(await drafts(page)).not.toContain("68000");
  // Alone it is refused.
  await main(page).locator("[name=taxPostalCode]").fill("");
  await endElsewhere({ browser, baseURL, page }, email);
  const save = main(page).locator("button[value=save-business]:visible");
  await save.click();
  await expect(page).toHaveURL(/login\?done=ended/);
  await signIn(page, email);
  await expect(page).toHaveURL("/account/business");
  await expect(main(page).getByRole("status").filter({ hasText: RESTORED })).toContainText(
    "except for the tax data",
  );
  await expect(main(page).getByLabel("Name of the business")).toHaveValue("Fonda Lupita");
  await expect(main(page).locator("[name=town]")).toHaveValue("Oaxaca");
  await expect(main(page).locator("[name=mon-from-1]")).toHaveValue("08:30");
  await expect(main(page).locator("[name=tone]")).not.toHaveValue("unsaid");
  await expect(main(page).locator("[name=taxPostalCode]")).toHaveValue("");
  // Once it is saved there is nothing to bring back.
  await save.click();
  await expect.poll(() => drafts(page)).toBe("");
  await open(page, "/account/business");
  await expect(main(page).getByLabel("Name of the business")).toHaveValue("Fonda Lupita");
  await expect(main(page)).not.toContainText(RESTORED);
});

test("Discard shows what is stored", async ({ page }) => {
  await signUp(page);
  await open(page, "/account/business");
  const name = main(page).locator("[name=name]");
  await name.fill("Fonda Lupita");
  await expect.poll(() => drafts(page)).toContain("Fonda Lupita");
  await open(page, "/account/business");
  await expect(name).toHaveValue("Fonda Lupita");
  await main(page).getByRole("button", { name: "Discard" }).click();
  await expect(name).toHaveValue("");
  expect(await drafts(page)).toBe("");
});

test.describe("in Modo Incógnito", () => {
  test.use({ chosen: { switched: "incognito" } });
  test("nothing is kept", async ({ page }) => {
    await open(page, "/account/business");
    await main(page).locator("[name=name]").fill("Otra fonda");
    await main(page).locator("[name=town]").fill("Oaxaca");
    await page.waitForLoadState("networkidle");
    expect(await drafts(page)).toBe("");
    await open(page, "/account/business");
    await expect(main(page).locator("[name=name]")).toHaveValue("");
  });
});

test("an agentik's configuration", async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  await open(page, "/new?tipo=agentik");
  await main(page).locator("[name=name]").fill("Recepción");
  await main(page).locator("[name=description]").fill("Contesta a quien escribe");
  await main(page).getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/agentiks\/agentik-/);
  const configure = `${new URL(page.url()).pathname}/configure`;
  await open(page, configure);
  const instructions = main(page).locator("[name=instructions]");
  const greeting = main(page).locator("[name=greeting]");
  await instructions.fill("Contesta corto y con gusto.");
  await greeting.fill("Buen día, ¿qué se le ofrece?");
  await main(page).locator("[name=answers]").click();
  const answers = await main(page).locator("[name=answers]").isChecked();
  await expect.poll(() => drafts(page)).toContain("Buen día");
  await endElsewhere({ browser, baseURL, page }, email);
  await main(page).getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/login\?done=ended/);
  await signIn(page, email);
  await expect(page).toHaveURL(configure);
  await expect(main(page).getByRole("status").filter({ hasText: RESTORED })).toBeVisible();
  await expect(instructions).toHaveValue("Contesta corto y con gusto.");
  await expect(greeting).toHaveValue("Buen día, ¿qué se le ofrece?");
  await expect(main(page).locator("[name=answers]")).toBeChecked({ checked: answers });
  await main(page).locator("button[value=publish]").click();
  await expect(page).not.toHaveURL(/configure/);
  await expect.poll(() => drafts(page)).toBe("");
});
