import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { confirmedSession } from "../../support/account-links.ts";
import { answered, expect, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** A report, a takedown, an appeal and its answer, by role and label. */
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  }),
);

async function report(page: Page, baseURL: string, operator: string) {
  const main = page.getByRole("main");
  const mark = `${operator}-${Date.now()}`;
  const as = async (email: string) => {
    const value = await confirmedSession(baseURL, email);
    await page.context().addCookies([{ name: "plaza-session", value, url: baseURL }]);
  };
  const check = async () => {
    if (operator === "operator-plain") return;
    await expectFits(page);
    await expectAccessible(page, "main");
  };
  const entry = () => main.getByRole("listitem").filter({ hasText: mark }).first();

  await as(`maker-${mark}@pruebas.mx`);
  await page.goto("/new?tipo=agentik");
  await main.getByLabel("Name", { exact: true }).fill(mark);
  await main.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/agentiks\/agentik-/);
  const path = new URL(page.url()).pathname;
  await expect(main.getByRole("link", { name: "Report" })).toHaveCount(0);

  await as(`reporter-${mark}@pruebas.mx`);
  await page.goto(path);
  await main.getByRole("link", { name: "Report" }).click();
  await expect(main.getByRole("heading", { name: "Report" })).toBeVisible();
  await check();
  await main.getByRole("radio", { name: "Spam or advertising" }).check();
  await main.getByRole("button", { name: "Send report" }).click();
  await expect(answered(page, "Thank you: an operator will look at it.")).toBeVisible();

  await as(`${operator}@pruebas.mx`);
  await page.goto("/operator");
  await entry().getByLabel("Your reason").fill("Es publicidad");
  await check();
  await entry().getByRole("button", { name: "Take down" }).click();
  await expect(answered(page, "It is taken down, and its owner is told.")).toBeVisible();

  await as(`maker-${mark}@pruebas.mx`);
  await page.goto(path);
  await main.getByRole("link", { name: "Read why, and appeal" }).click();
  await expect(main).toContainText("Es publicidad");
  await check();
  await main.getByLabel("Your appeal").fill("Es mi taller");
  await main.getByRole("button", { name: "Send appeal" }).click();
  await expect(answered(page, "Your appeal is sent.")).toBeVisible();

  await as(`${operator}@pruebas.mx`);
  await page.goto("/operator");
  await main.getByRole("link", { name: "Taken down" }).click();
  await expect(entry()).toContainText("Es mi taller");
  await check();
  await entry().getByLabel("Your answer").fill("Tienes razón");
  await entry().getByRole("button", { name: "Open it again" }).click();
  await expect(answered(page, "It is open again, and its owner is told.")).toBeVisible();
  for (const tab of ["Payouts", "Releases", "Kits", "People"]) {
    await main.getByRole("link", { name: tab }).click();
    await expect(main.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    await check();
  }

  await as(`reporter-${mark}@pruebas.mx`);
  await page.goto(path);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(mark);
}

test("with JavaScript", ({ page, baseURL }) => report(page, baseURL!, "operator-script"));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("too", ({ page, baseURL }) => report(page, baseURL!, "operator-plain"));
});
