import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

/** A conversation with the Creator, answered by the worker beside the server. */
const input = (page: Page) => page.getByRole("textbox").and(page.locator("#prompt"));
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const turn = (page: Page, version: number) =>
  page.getByRole("region", { name: `Answer ${version}` });

/** Expects that the first words of an answer are on the screen, with nothing over them. */
const expectReadable = (page: Page, version: number) =>
  expect
    .poll(() =>
      page
        .locator(`#answer-${version} p`)
        .first()
        .evaluate((words) => {
          const { left, top } = words.getBoundingClientRect();
          return words.contains(document.elementFromPoint(left + 8, top + 8));
        }),
    )
    .toBe(true);

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
      if (javaScriptEnabled) await expectReadable(page, 1);
      // A screen reader hears once that it is there, not each piece of it.
      const status = page.locator("main article > [role=status]");
      await expect(status).toHaveText(javaScriptEnabled ? "The answer is ready." : "");
      if (javaScriptEnabled) await expectAccessible(page);

      await input(page).fill("más corto y en inglés");
      await send(page).click();
      await expect(turn(page, 2)).toContainText("without a language model");
      await expect(turn(page, 2)).toContainText("until Friday");
      await expect(turn(page, 2)).toBeInViewport();
      if (javaScriptEnabled) await expectReadable(page, 2);

      await turn(page, 2).getByText("Correct", { exact: true }).click();
      await turn(page, 2).getByRole("textbox", { name: "Price" }).fill("$59");
      await turn(page, 2).getByRole("button", { name: "Answer with this" }).click();
      await expect(turn(page, 3)).toContainText("without a language model");
      await expect(turn(page, 3)).toContainText("$59");

      await turn(page, 3).getByRole("button", { name: "Answer again" }).click();
      await expect(turn(page, 4)).toContainText("without a language model");
      if (javaScriptEnabled) await expectReadable(page, 4);
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

    test("answers are compared, gone back to, asked for again, found and kept", async ({
      page,
    }) => {
      const more = (version: number) => turn(page, version).getByText("More with this answer");
      await page.goto("/creator");
      await input(page).fill("Aviso de vacaciones del 20 al 25 de diciembre");
      await send(page).click();
      // The region has the prompt as well: only this says that the answer is there.
      await expect(turn(page, 1)).toContainText("without a language model");
      await expect(turn(page, 1)).toContainText("diciembre");
      await input(page).fill("en inglés");
      await send(page).click();
      await expect(turn(page, 2)).toContainText("without a language model");
      await expect(turn(page, 2)).toContainText("December");

      await more(2).click();
      await page.getByRole("link", { name: "What changed since the one before" }).click();
      await expect(page.getByRole("heading", { name: "From answer 1 to answer 2" })).toBeVisible();
      await expect(page.getByRole("insertion").filter({ hasText: "December" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("link", { name: "Back to the conversation" }).click();

      await more(1).click();
      await turn(page, 1).getByRole("button", { name: "Go back to this answer" }).click();
      await expect(turn(page, 3)).toContainText("Answer 1 again");
      await expect(turn(page, 3)).toContainText("diciembre");

      await turn(page, 1).getByText("Edit and ask again").click();
      const prompt = turn(page, 1).getByRole("textbox", { name: "Your prompt" });
      await prompt.fill("Aviso de inventario el lunes");
      if (javaScriptEnabled) await expectAccessible(page);
      await turn(page, 1).getByRole("button", { name: "Ask with this" }).click();
      await expect(
        page.getByRole("heading", { name: "Aviso de inventario el lunes" }),
      ).toBeVisible();
      await expect(turn(page, 1)).toContainText("without a language model");
      await expect(turn(page, 2)).toHaveCount(0);

      const list = page.getByRole("navigation", { name: "Creations" });
      await list.getByRole("searchbox").fill("vacaciones december");
      await list.getByRole("searchbox").press("Enter");
      await expect(list.getByRole("heading")).toHaveText("1 with “vacaciones december”");
      await list.getByRole("link", { name: /^Aviso de vacaciones/ }).click();

      await more(1).click();
      const [word] = await Promise.all([
        page.waitForEvent("download"),
        turn(page, 1).getByRole("link", { name: "Word" }).click(),
      ]);
      expect(word.suggestedFilename()).toBe("plaza-1.docx");
      await turn(page, 1).getByRole("button", { name: "Save as an artifakt" }).click();
      await expect(page).toHaveURL(/\/artifakts\/artifakt-[\w-]+\/manage$/);
      await expect(page.getByRole("main")).toContainText("Aviso de vacaciones");
      await expect(page.getByRole("main")).toContainText(/\.docx/);
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

test("two tabs show one answer as it is written", async ({ context, page }) => {
  await page.goto("/creator");
  await input(page).fill("Oferta de tacos al pastor a $49");
  await send(page).click();
  await expect(page).toHaveURL(/creation=/);
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await expect(turn(tab, 1)).toContainText("without a language model");
    await expect(turn(tab, 1)).toContainText("$49");
  }
  await second.locator("#prompt").fill("más corto");
  await second.getByRole("button", { name: "Send" }).click();
  await expect(turn(second, 2)).toContainText("without a language model");
  await page.reload();
  await expect(turn(page, 2)).toContainText("without a language model");
});
