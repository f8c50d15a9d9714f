import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** A conversation with the Creator, answered by the worker beside the server. */
const input = (page: Page) => page.getByRole("textbox").and(page.locator("#prompt"));
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const turn = (page: Page, version: number) =>
  page.getByRole("region", { name: `Answer ${version}` });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a prompt is answered, changed, corrected, and the creation deleted", async ({ page }) => {
      await page.goto("/creator");
      await input(page).fill("Oferta de tacos al pastor a $49 hasta el viernes");
      await send(page).click();
      await expect(turn(page, 1)).toContainText("without a language model");
      await expect(turn(page, 1)).toContainText("tacos al pastor");
      await expect(turn(page, 1)).toContainText("$49");
      await expect(input(page)).toHaveValue("");
      if (javaScriptEnabled) await expectAccessible(page);

      await input(page).fill("más corto y en inglés");
      await send(page).click();
      await expect(turn(page, 2)).toContainText("until Friday");
      await expect(turn(page, 2)).toBeInViewport();

      await turn(page, 2).getByText("Correct", { exact: true }).click();
      await turn(page, 2).getByRole("textbox", { name: "Price" }).fill("$59");
      await turn(page, 2).getByRole("button", { name: "Answer with this" }).click();
      await expect(turn(page, 3)).toContainText("$59");

      await turn(page, 3).getByRole("button", { name: "Answer again" }).click();
      await expect(turn(page, 4)).toContainText("without a language model");
      const link = turn(page, 4).getByRole("link", { name: "WhatsApp" });
      await expect(link).toHaveAttribute("href", /\/creator\/creation-\w+\/4\.whatsapp$/);

      await page.getByText("More: reuse, rename, delete").click();
      await page.getByRole("textbox", { name: "Name" }).fill("Tacos de noviembre");
      await page.getByRole("button", { name: "Rename" }).click();
      await expect(page.getByRole("heading", { name: "Tacos de noviembre" })).toBeVisible();
      if (!javaScriptEnabled) await page.getByText("More: reuse, rename, delete").click();
      await page.getByText("Delete this creation").click();
      await page.getByRole("button", { name: "Yes, delete it" }).click();
      await expect(page).toHaveURL(/\/creator$/);
      await expect(page.getByRole("link", { name: /Tacos de noviembre/ })).toHaveCount(0);
    });

    test("a picture is drawn, and a page opens in the Builder", async ({ page }) => {
      await page.goto("/creator");
      await input(page).fill("Poster for Sunday brunch at $180, in blue");
      const kind = page.getByRole("combobox", { name: "What to create" });
      await kind.selectOption("images");
      await send(page).click();
      const drawn = turn(page, 1).getByRole("img", { name: "The picture, as it was drawn" });
      await drawn.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1080);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        turn(page, 1).getByRole("link", { name: "Download PNG" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("plaza-1.png");

      await page.goto("/creator");
      await input(page).fill("Design a screen to book a table in three taps");
      await kind.selectOption("ui");
      await send(page).click();
      await expect(turn(page, 1).getByRole("img", { name: /2\. When\?/ })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await turn(page, 1).getByRole("button", { name: "Open in the Builder" }).click();
      await expect(page).toHaveURL(/\/builder$/);
      await expect(page.getByRole("link", { name: /1\. How many\?/ }).first()).toBeVisible();
    });
  });
}
