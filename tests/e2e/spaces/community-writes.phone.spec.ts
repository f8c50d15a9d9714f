import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { answered, expect, expectProblem, test } from "../../support/browser-test.ts";
import { PAST_THE_GATE } from "../../support/request.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

const main = (page: Page) => page.getByRole("main");
const said = (page: Page) => page.getByRole("status").or(main(page).getByRole("alert"));
/** A button in the page's head: related cards have buttons of the same name. */
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name }).first();

/** A second person, in a browser of their own. */
async function somebodyElse(browser: Browser, baseURL: string, hasScript: boolean) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: hasScript });
  const value = Object.entries(PAST_THE_GATE)
    .map((pair) => pair.join("="))
    .join("&");
  await context.addCookies([{ name: "plaza-preferences", value, url: baseURL }]);
  return context.newPage();
}

/** Creators need an account: what a guest creates is hidden from other people. */
async function signUp(page: Page) {
  await page.goto("/signup");
  await page.getByLabel("Your name").fill("Doña Lupe");
  await main(page).getByLabel("E-mail").fill(`lupe-${randomUUID()}@pruebas.mx`);
  await main(page).getByLabel("Password", { exact: true }).fill("una lámpara bajo el mar");
  await button(page, "Create account").click();
  await expect(page).not.toHaveURL(/signup/);
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });
    const settle = async (page: Page) => {
      if (hasScript) await expect(page.locator("html[data-ready]")).toHaveCount(1);
    };
    const open = async (page: Page, path: string) => {
      await page.goto(path);
      await settle(page);
    };

    test("a space is created, joined by invitation, and handed over", async ({
      page,
      browser,
      baseURL,
    }) => {
      await open(page, "/spaces?category=niche");
      await main(page).getByRole("link", { name: "Create Space" }).click();
      await expect(page.getByRole("radio", { name: /^Niche/ })).toBeChecked();
      await page.getByLabel("Name", { exact: true }).fill("Mesa de la tarde");
      await page.getByRole("radio", { name: "By invitation" }).check();
      await page.getByLabel(/^Places/).fill("2");
      await button(page, "Create").click();
      await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
      await expect(said(page)).toHaveText(/^Your space is ready/);
      const path = new URL(page.url()).pathname;

      await main(page).getByRole("link", { name: "People", exact: true }).click();
      await page.getByLabel("E-mails, @handles or names").fill("Doña Mari");
      await button(page, /^Invite$/).click();
      const link = page.getByLabel("The link for Doña Mari");
      await expect(link).toHaveValue(/\/invitations\/[0-9a-f]{64}$/);
      if (hasScript) await expectAccessible(page);
      const address = new URL(await link.inputValue(), baseURL).pathname;

      const other = await somebodyElse(browser, baseURL!, hasScript);
      await other.goto(address);
      await expect(other.getByRole("heading", { level: 1 })).toHaveText("You are invited");
      await other.getByRole("button", { name: "Join Space" }).click();
      await expect(other).toHaveURL(path);
      await expect(said(other)).toHaveText("You are in. Welcome!");

      // A guest's space is hidden from other people.
      const third = await somebodyElse(browser, baseURL!, hasScript);
      expect((await third.goto(path))!.status()).toBe(404);
      await third.context().close();

      await open(page, `${path}/members`);
      await main(page)
        .getByRole("link", { name: /^Make owner/ })
        .first()
        .click();
      await button(page, "Yes, hand the space over").click();
      await expect(said(page)).toHaveText("The space has a new owner.");
      await open(page, `${path}/about`);
      await button(page, "Leave").click();
      await expect(answered(page, "You have left this space.")).toBeVisible();
      await other.context().close();
    });

    test("an invitation is declined, and two concurrent edits of a space conflict", async ({
      page,
      browser,
      context,
      baseURL,
    }) => {
      await open(page, "/new?tipo=space");
      await page.getByLabel("Name", { exact: true }).fill("Mesa de los lunes");
      await page.getByRole("radio", { name: "By invitation" }).check();
      await button(page, "Create").click();
      await expect(said(page)).toHaveText(/^Your space is ready/);
      const path = new URL(page.url()).pathname;
      await open(page, `${path}/members`);
      await page.getByLabel("E-mails, @handles or names").fill("Don Chema");
      await button(page, /^Invite$/).click();
      const link = page.getByLabel("The link for Don Chema");
      await expect(link).toHaveValue(/\/invitations\/[0-9a-f]{64}$/);

      const other = await somebodyElse(browser, baseURL!, hasScript);
      await other.goto(new URL(await link.inputValue(), baseURL).pathname);
      await other.getByRole("button", { name: "Decline" }).click();
      await expect(answered(other, "You declined the invitation")).toBeVisible();
      await other.context().close();
      await open(page, `${path}/members`);
      await expect(main(page).getByText(/^Member · Declined/)).toBeVisible();

      await main(page).getByRole("link", { name: "Edit the space" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit space");
      await settle(page);
      const late = await context.newPage();
      await open(late, `${path}/edit`);
      await page.getByLabel("Name", { exact: true }).fill("Mesa de los martes");
      await button(page, "Save").click();
      await expect(said(page)).toHaveText("Saved.");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mesa de los martes");

      // The second editor sees what the first stored, loses nothing, and may overwrite it.
      await late.getByLabel("Name", { exact: true }).fill("Mesa de los jueves");
      await button(late, "Save").click();
      await expect(said(late)).toHaveText(/^Somebody changed this space in the meantime/);
      await expect(main(late).getByRole("region", { name: "Stored now" })).toContainText(
        "Mesa de los martes",
      );
      await expect(late.getByLabel("Name", { exact: true })).toHaveValue("Mesa de los jueves");
      if (hasScript) await expectAccessible(late);
      await button(late, "Save").click();
      await expect(late.getByRole("heading", { level: 1 })).toHaveText("Mesa de los jueves");
      await late.close();
    });

    test("Join on a card stays in the list, with the result and the membership on the card", async ({
      page,
    }) => {
      await open(page, "/spaces?q=gimnasios");
      const card = main(page).getByRole("listitem").filter({ hasText: "Gimnasios de Colonia" });
      await card.getByRole("button", { name: "Join Space" }).click();
      await expect(card).toContainText("You are in. Welcome!");
      expect(new URL(page.url()).pathname).toBe("/spaces");
      await expect(card.getByRole("link", { name: "Joined" })).toBeVisible();
      await expect(card.getByRole("button")).toHaveCount(0);
    });

    test("a challenge is created, joined, and paid out", async ({
      page,
      browser,
      baseURL,
      problems,
    }) => {
      await signUp(page);
      await open(page, "/new?tipo=challenge");
      await page.getByLabel("Name", { exact: true }).fill("Cartel de la feria");
      await page.getByLabel("Reward in credits").fill("9000");
      await page.getByLabel(/^Places/).fill("1");
      const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel("Last day").fill(day);
      await button(page, "Create").click();
      // The reward exceeds the balance: a reason, and what was typed is kept.
      await expect(said(page).first()).toHaveText(/^You are 9000 credits short/);
      await expect(page.getByLabel("Last day")).toHaveValue(day);
      await main(page).getByRole("link", { name: "Get more credits" }).click();
      await expect(page.getByLabel("Amount")).toHaveValue("9,000");
      await button(page, "Continue to payment").click();
      await button(page, "Pay now (simulated)").click();
      await main(page).getByRole("link", { name: "Go back to what you were doing" }).click();
      const title = page.getByLabel("Name", { exact: true });
      if (hasScript) {
        // The browser has kept the draft.
        await expect(title).toHaveValue("Cartel de la feria");
        await expect(page.getByLabel("Last day")).toHaveValue(day);
      } else {
        await title.fill("Cartel de la feria");
        await page.getByLabel(/^Places/).fill("1");
        await page.getByLabel("Last day").fill(day);
      }
      await page.getByLabel("Reward in credits").fill("200");
      await button(page, "Create").click();
      await expect(page).toHaveURL(/\/challenges\/challenge-[0-9a-f]{24}$/);
      await expectProblem(problems, /409/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cartel de la feria");
      await expect(said(page)).toHaveText(/^Your challenge is open/);
      const path = new URL(page.url()).pathname;

      const other = await somebodyElse(browser, baseURL!, hasScript);
      await other.goto(path);
      await main(other).getByRole("button", { name: "Join Challenge" }).first().click();
      await expect(said(other)).toHaveText(/^You are taking part/);
      await other.getByLabel("What you hand in").fill("Mi cartel");
      await other.getByRole("button", { name: "Hand in" }).click();
      await expect(said(other)).toHaveText(/^Handed in/);
      await expect(other.getByLabel("What you hand in")).toHaveValue("Mi cartel");

      await open(page, path);
      await main(page).getByText("Choose as winner").click();
      if (hasScript) await expectAccessible(page);
      await button(page, /^Yes, pay 200 credits/).click();
      await expect(said(page)).toHaveText(/^The reward is paid out\.\s*See the gallery/);
      await other.goto("/earnings");
      await expect(main(other)).toContainText("Cartel de la feria");
      await other.context().close();
    });

    for (const list of ["/", "/challenges?sort=reward"])
      test(`Join Challenge on ${list} stays there, with the result on the card`, async ({
        page,
      }) => {
        await open(page, list);
        const joinable = main(page)
          .getByRole("listitem")
          .filter({ has: page.locator('button[value="join"]:enabled') });
        const name = await joinable.first().getByRole("heading").innerText();
        const card = main(page).getByRole("listitem").filter({ hasText: name }).last();
        await card.getByRole("button", { name: "Join Challenge" }).focus();
        const top = async () => (await card.boundingBox())!.y;
        const before = await top();
        await page.keyboard.press("Enter");
        const result = card.getByText(/^You are taking part/);
        await expect(result).toBeVisible();
        await expect(card.getByRole("link", { name: "Joined" })).toBeVisible();
        await expect(result).toBeInViewport();
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe(list);
        if (hasScript) {
          // In the window: what is above the card may have another height now.
          expect(await top()).toBeCloseTo(before, -2);
          await expectAccessible(page);
        }
      });

    test("a refusal is shown beside the button", async ({ page }) => {
      await open(page, "/spaces?category=custom");
      await main(page).getByRole("button", { name: "Join Space" }).last().click();
      await expect(main(page).getByRole("alert")).toHaveText(/^Only people with an invitation/);
    });
  });
}
