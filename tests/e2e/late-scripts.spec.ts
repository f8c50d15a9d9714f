import { expect, holdBack, test } from "../support/browser-test.ts";

/** On a slow line one reads, and types, before the page's scripts have come. */

test("what is typed into a text that was there stays", async ({ page }) => {
  const letIn = await holdBack(page);
  await page.goto("/creator?prompt=as+it+was", { waitUntil: "commit" });
  const prompt = page.locator("main textarea[name=prompt]");
  await prompt.press("End");
  await prompt.pressSequentially(", and more");
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  letIn();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(prompt).toHaveValue("as it was, and more");
  await prompt.pressSequentially("!");
  await expect(prompt).toHaveValue("as it was, and more!");
});
