import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answered, expect, expectProblem, open, test } from "../../support/browser-test.ts";

/** The buttons of agentiks, layouts, creations, sounds and notifications. */
const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    const visit = (page: Page, path: string) =>
      javaScriptEnabled ? open(page, path) : page.goto(path);

    test("an agentik is created, launched, configured, copied and deleted", async ({ page }) => {
      await visit(page, "/new?tipo=agentik");
      await main(page).getByLabel("Name").fill("Agenda de mesas");
      await main(page).getByLabel("Description").fill("Aparta mesas");
      await main(page).getByLabel("Instructions").fill("Sé breve");
      await main(page).getByRole("button", { name: "Create", exact: true }).click();
      await expect(page).toHaveURL(/\/agentiks\/agentik-[0-9a-f]{24}$/);
      await expect(answered(page, "It is inactive until you launch it")).toBeVisible();
      const made = page.url();
      await main(page).getByRole("button", { name: "Launch" }).click();
      await expect(answered(page, "Launched: it is active now")).toBeVisible();
      await main(page).getByRole("button", { name: "Pause" }).click();
      await expect(answered(page, "Paused.")).toBeVisible();

      await main(page).getByRole("link", { name: "Configure", exact: true }).click();
      await expect(page).toHaveURL(`${made}/configure`);
      await main(page).getByLabel("Instructions").fill("Sé muy breve");
      await main(page).getByRole("button", { name: "Save draft" }).click();
      await expect(answered(page, "Draft saved")).toBeVisible();
      await expect(main(page).locator("ins")).toContainText("muy");
      await main(page).getByRole("button", { name: "Publish" }).click();
      await expect(page).toHaveURL(made);
      await expect(answered(page, "Published")).toBeVisible();

      await main(page).getByRole("button", { name: "Duplicate" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agenda de mesas (Copy)");
      await main(page).getByRole("link", { name: "Configure", exact: true }).click();
      await main(page).locator("summary").click();
      await main(page).getByRole("button", { name: "Yes, delete it" }).click();
      await expect(page).toHaveURL(/\/agentiks$/);
      await expect(answered(page, "The agentik was deleted")).toBeVisible();
    });

    test("a refusal for another person's agentik is shown at the button", async ({
      page,
      context,
      problems,
    }) => {
      // A visitor sees the demo person's agentiks as the own ones, until an account has its own.
      await visit(page, "/agentiks/agentik-1");
      const elsewhere = await context.newPage();
      await elsewhere.goto("/signup");
      await main(elsewhere).getByLabel("Your name").fill("Ana López");
      await main(elsewhere).getByLabel("E-mail").fill(`refused-${randomUUID()}@pruebas.mx`);
      await main(elsewhere).getByLabel("Password", { exact: true }).fill(randomUUID());
      await main(elsewhere).getByRole("button", { name: "Create account" }).click();
      await expect(elsewhere).not.toHaveURL(/signup/);
      await main(page)
        .getByRole("button", { name: /^(Launch|Pause)$/ })
        .first()
        .click();
      await expect(page.getByRole("alert")).toContainText("somebody else's");
      await expectProblem(problems, /403/);
    });

    test("a prompt is sent and listed first", async ({ page }) => {
      await visit(page, "/creator");
      const prompt = main(page).getByRole("textbox").first();
      await prompt.fill("Tres frases para la pizarra");
      await main(page).getByRole("button", { name: "Send" }).click();
      await expect(main(page)).toContainText("without a language model");
      const first = main(page).getByRole("navigation", { name: "Creations" }).locator("li").first();
      await expect(first).toContainText("Tres frases para la pizarra");
      await expect(main(page).getByRole("article")).toContainText("Tres frases para la pizarra");
    });

    test("a favourite is stored, and a sound is downloaded with its credits", async ({ page }) => {
      await visit(page, "/multimedia?section=sound-effects");
      const heart = main(page)
        .getByRole("button", { name: /to favorites$/ })
        .first();
      await heart.click();
      await expect(page.locator("body")).toContainText("Kept among your favorites");
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        main(page)
          .getByRole("button", { name: /^Download / })
          .first()
          .click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      await visit(page, "/multimedia?section=favorites");
      await expect(main(page).locator("#results li")).toHaveCount(1);
      await visit(page, "/multimedia?section=downloads");
      await expect(main(page).locator("#results li")).toHaveCount(1);
    });
  });
}

test("the count of notifications is updated live", async ({ page, context }) => {
  await open(page, "/agentiks/agentik-1");
  await main(page).getByRole("button", { name: "Duplicate" }).click();
  await expect(answered(page, "this copy is yours")).toBeVisible();
  const bell = page.locator('header a[href="/notifications"]');
  await expect(bell).toContainText("3");
  await page.waitForResponse((answer) => answer.url().endsWith("/notifications/live"));
  const other = await context.newPage();
  await open(other, "/notifications");
  await Promise.all([
    // Closing the page earlier would cancel this POST; the one to /notifications/seen is another.
    other.waitForResponse(
      (answer) => answer.request().method() === "POST" && !answer.url().endsWith("/seen"),
    ),
    other.getByRole("button", { name: /all/i }).click(),
  ]);
  await other.close();
  await expect(bell).not.toContainText("3", { timeout: 10_000 });
});

test("notifications become seen when the list is visible, not by requesting it", async ({
  page,
}) => {
  await open(page, "/agentiks/agentik-1");
  await main(page).getByRole("button", { name: "Duplicate" }).click();
  await expect(answered(page, "this copy is yours")).toBeVisible();
  // A request as by a mail program, a proxy or a prefetch.
  const badges = async () =>
    (await (await page.request.get("/notifications")).text()).split("nav-badge").length;
  const before = await badges();
  expect(await badges()).toBe(before);
  const told = page.waitForResponse((answer) => answer.url().endsWith("/notifications/seen"));
  await open(page, "/notifications");
  expect((await told).status()).toBe(204);
  // They are marked as new on this visit, and not on the next.
  await expect(main(page).getByText("new", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(
    main(page)
      .getByRole("button", { name: /^Unread/ })
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText("new", { exact: true })).toHaveCount(0);
});

test("with Save-Data there are no live updates", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // The page with its scripts, as its link loads it.
  await page.goto("/agentiks/agentik-1?scripts=on");
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await main(page).getByRole("button", { name: "Duplicate" }).click();
  await expect(answered(page, "this copy is yours")).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(asked.filter((url) => /live-count|notifications\/live/.test(url))).toEqual([]);
});

test("of two browsers that save with the same base, the second gets a conflict", async ({
  page,
  browser,
  problems,
}) => {
  const ready = async (each: Page) => {
    await each.goto("/builder");
    await expect(each.locator("html[data-ready]")).toHaveCount(1);
    await each.locator("h1").hover();
    await each.mouse.move(1, 1);
    await expect(each.locator("[data-builder=ready]")).toHaveCount(1);
  };
  const addAndSave = async (each: Page, type: string) => {
    await each.getByRole("button", { name: `Add ${type}` }).click();
    await each.getByRole("button", { name: "Save Layout" }).click();
  };
  await ready(page);
  await addAndSave(page, "a space");
  await expect(page.getByText("Saved as version 1.")).toBeVisible();
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await other.newPage();
  await ready(elsewhere);
  await addAndSave(elsewhere, "an agentik");
  await expect(elsewhere.getByText("Saved as version 2.")).toBeVisible();
  await other.close();

  await addAndSave(page, "an artifakt");
  const conflict = page.getByRole("alert").filter({ hasText: "Version 2 was saved" });
  await expect(conflict).toBeVisible();
  await expectProblem(problems, /409/);
  await expect(page.getByRole("heading", { name: "2 blocks" })).toBeVisible();
  await conflict.getByRole("button", { name: "Save mine as the newest" }).click();
  await expect(page.getByText("Saved as version 3.")).toBeVisible();

  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("button", { name: "Restore: Version 2" }).click();
  await expect(page.getByText("what it said is version 4 now")).toBeVisible();
  await page.goto("/builder/versions");
  await page.getByRole("link", { name: "Publish: Version 4" }).click();
  await expect(page.getByText("You are about to publish version 4.")).toBeVisible();
});
