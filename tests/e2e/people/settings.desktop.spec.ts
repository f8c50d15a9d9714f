import { expect, holdBack, open, test } from "../../support/browser-test.ts";
import { linkOf, dialogOf } from "../../support/pages/settings-dialog.ts";

test("a click for another tab, and one before the scripts have loaded, follow the link", async ({
  page,
  context,
}) => {
  await open(page, "/notifications");
  await page.locator("#menu summary").click();
  const opened = context.waitForEvent("page");
  await linkOf(page).click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL("/ajustes");
  await expect(dialogOf(page)).toHaveCount(0);

  await holdBack(page);
  await page.goto("/notifications", { waitUntil: "commit" });
  await page.locator("#menu summary").click();
  await linkOf(page).click();
  await expect(page).toHaveURL("/ajustes");
});
