import type { Page } from "@playwright/test";
import { expect, expectProblem, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";

/** Destination of payouts: the form shows the field of the chosen method. */
const main = (page: Page) => page.getByRole("main");

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "a destination" : "a destination without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("shows the field of its method, and keeps and explains what is wrong", async ({
      page,
      problems,
    }) => {
      await page.goto("/payouts");
      if (isScripted) await expect(page.locator("html[data-ready]")).toHaveCount(1);
      const clabe = main(page).getByRole("textbox", { name: "CLABE" });
      await expect(clabe).toBeVisible();
      await main(page).getByRole("radio", { name: "PayPal" }).check();
      await expect(clabe).toBeHidden();
      await expect(main(page).getByLabel("E-mail address of your PayPal account")).toBeVisible();
      await main(page)
        .getByRole("radio", { name: /^Mexican bank/ })
        .check();
      await main(page).getByLabel("Name on the account").fill("Ana López");
      await clabe.fill("032180000118359710");
      await main(page).getByRole("button", { name: "Save the destination" }).click();
      await expect(main(page).getByText("the last one does not match")).toBeVisible();
      await expect(clabe).toHaveValue("032180000118359710");
      await expectFits(page);
      if (isScripted) {
        await expectAccessible(page);
        await expectProblem(problems, /422/);
      } else problems.splice(0);
    });
  });
}
