import { expect, open, test } from "../../support/browser-test.ts";

test("a trade in one's own words is asked for where no trade of the list fits", async ({
  page,
}) => {
  await open(page, "/account/business");
  const words = page.getByLabel("Your trade in your words");
  await expect(words).toBeHidden();
  await page.getByRole("combobox", { name: "Trade", exact: true }).selectOption("other");
  await expect(words).toBeVisible();
});
