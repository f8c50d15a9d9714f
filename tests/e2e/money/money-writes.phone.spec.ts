import type { Page } from "@playwright/test";
import { answered, expect, expectProblem, open, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/**
 * The buttons of the money screens, with and without JavaScript: buy, download, review, run
 * short, add money, take a perk, subscribe to Pro, install and create.
 */
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name }).first();

/** Address of a paid artifakt that is not the demo person's. */
async function openPaid(page: Page): Promise<string> {
  const answer = await page.request.get("/api/artifakts");
  const all = (await answer.json()) as { id: string; price: number; creator: string }[];
  const paid = all.find(
    ({ price, creator }) => price > 0 && price < 500 && creator !== "Valentina Ríos",
  )!;
  await page.goto(`/artifakts/${paid.id}`);
  return paid.id;
}

/** Presses each button; the answer is beside it, and the result is there after a reload. */
async function goThrough(page: Page, hasScript: boolean): Promise<void> {
  const ready = async () => {
    if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
  };

  const id = await openPaid(page);
  await ready();
  await button(page, /^Purchase \$/).click();
  await button(page, /^Pay \$/).click();
  await expect(answered(page, "It is yours")).toBeVisible();
  await expect(page).toHaveURL(`/artifakts/${id}`);
  await expect(main(page).getByRole("button", { name: /^Purchase \$/ })).toHaveCount(
    await main(page).locator("section ~ * li button", { hasText: "Purchase" }).count(),
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main(page).getByRole("link", { name: "Download file" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);

  await main(page).getByLabel("Your stars").selectOption("4");
  await main(page)
    .getByLabel(/^What would you tell/)
    .fill("Sirve para el mostrador.");
  await button(page, "Save review").click();
  await expect(answered(page, "your review is there")).toBeVisible();
  await expect(
    main(page).getByRole("listitem").filter({ hasText: "Sirve para" }).first(),
  ).toBeVisible();

  await main(page).getByRole("link", { name: "My things" }).click();
  await expect(page).toHaveURL("/library");
  await expect(main(page).getByRole("link", { name: /^Download file/ })).toHaveCount(1);

  await page.goto("/wallet?currency=MXN&amount=700&next=%2Fartifakts");
  await ready();
  await expect(main(page)).toContainText("Sandbox: payments are simulated.");
  await button(page, "Continue to payment").click();
  await button(page, "Cancel").click();
  await expect(answered(page, "Cancelled. Nothing was charged.")).toBeVisible();
  await main(page).getByLabel("Amount").fill("300");
  await button(page, "Continue to payment").click();
  await button(page, "Pay now (simulated)").click();
  await expect(answered(page, "Added to your balance.")).toBeVisible();
  await main(page).getByRole("link", { name: "Go back to what you were doing" }).click();
  await expect(page).toHaveURL("/artifakts");

  await page.goto("/pro");
  await ready();
  await button(page, "Cancel at the end of the period").click();
  await expect(answered(page, "not charged again")).toBeVisible();
  // On a phone a toast covers what is below it until it is closed.
  if (hasScript) await page.getByRole("button", { name: "Dismiss" }).click();
  await button(page, "Keep Pro").click();
  await expect(answered(page, "Pro goes on")).toBeVisible();

  await page.goto("/marketplace");
  await ready();
  await button(page, /^Install/).click();
  await expect(page.getByText(/^Installed\./).first()).toBeVisible();
  await button(page, /^Uninstall/).click();
  await expect(page.getByText(/^Uninstalled\./).first()).toBeVisible();

  await page.goto("/portals?tab=suites");
  await ready();
  await button(page, /^Install/).click();
  // The kits of all its apps are installed: some 240 statements.
  await expect(answered(page, "what happened with each app")).toBeVisible({ timeout: 20_000 });

  await page.goto("/payouts");
  await ready();
  await main(page)
    .getByLabel(/^Amount/)
    .fill("100");
  await button(page, "Request payout").click();
  await expect(main(page)).toContainText("Payouts need an account of your own.");
}

test("every button of money does what it says", async ({ page, problems }) => {
  test.slow();
  await goThrough(page, true);
  await expectProblem(problems, /403/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every button of money does what it says", async ({ page, problems }) => {
    test.slow();
    await goThrough(page, false);
    problems.splice(0);
  });

  test("an artifakt is created with a file, gets a second version, and is published", async ({
    page,
    problems,
  }) => {
    await page.goto("/new?tipo=artifakt");
    await main(page).getByLabel("Name").fill("Menú de prueba");
    await main(page).getByRole("combobox", { name: /^Type/ }).selectOption("pdf");
    await main(page)
      .getByLabel(/^Price/)
      .fill("120");
    const upload = (name: string, text: string) => ({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.from(text),
    });
    await main(page).locator("[type=file]").setInputFiles(upload("pagina.html", "<html>no</html>"));
    await button(page, "Save as a draft").click();
    await expect(main(page).getByRole("alert")).toContainText("This kind of file is not taken");
    await expect(main(page).getByLabel("Name")).toHaveValue("Menú de prueba");
    await expect(main(page).getByLabel(/^Price/)).toHaveValue("120");

    await main(page).locator("[type=file]").setInputFiles(upload("menu.pdf", "%PDF-1.4 uno"));
    await button(page, "Save as a draft").click();
    await expect(page).toHaveURL(/\/artifakts\/artifakt-[0-9a-f]+\/manage$/);
    await expect(main(page)).toContainText("Draft");
    await main(page).locator("[type=file]").setInputFiles(upload("menu.pdf", "%PDF-1.4 dos"));
    await main(page).locator("button", { hasText: "Upload a new version" }).click();
    await expect(main(page).getByRole("link", { name: "Version 2: menu.pdf" })).toBeVisible();
    await button(page, "Publish").click();
    await expect(main(page)).toContainText("Published");
    await expectFits(page);
    problems.splice(0);
  });
});

test("a purchase without enough money says how much is missing, with a link to add it", async ({
  page,
  problems,
}) => {
  const answer = await page.request.get("/api/artifakts");
  const all = (await answer.json()) as { id: string; price: number; creator: string }[];
  const dear = all.filter(({ creator }) => creator !== "Valentina Ríos");
  // Buy until the balance is too low.
  dear.sort((a, b) => b.price - a.price);
  for (const { id } of dear) {
    await open(page, `/artifakts/${id}`);
    await button(page, /^Purchase \$/).click();
    const pay = main(page).getByRole("button", { name: /^Pay \$/ });
    await expect(pay.or(main(page).getByRole("alert"))).toBeVisible();
    if (await pay.isVisible()) await pay.click();
    const said = page.locator("[role=status], main [role=alert]").first();
    await expect(said).toBeVisible();
    if ((await said.getAttribute("role")) === "alert") break;
  }
  await expect(main(page).getByRole("alert")).toContainText(/You are \$[\d,]+ MXN short/);
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "Add money" }).click();
  await expect(page).toHaveURL(/^[^?]+\/wallet\?currency=MXN&amount=\d+&next=/);
  await expectAccessible(page);
  await expectFits(page);
  expect(problems).toEqual([]);
});
