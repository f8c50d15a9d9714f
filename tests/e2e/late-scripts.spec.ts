import { expect, holdBack, test } from "../support/browser-test.ts";

/** On a slow line one reads, looks and types before the page's scripts have come. */

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

test("icons come after the first frame, and far cards are laid out when the page is ready", async ({
  page,
}) => {
  const letIn = await holdBack(page);
  await page.goto("/artifakts", { waitUntil: "commit" });
  const icon = page.locator("main .i-lucide-upload");
  await expect(icon).toHaveCSS("mask-image", /svg/);
  const last = page.locator("#cards > li").last();
  await expect(last).toHaveCSS("content-visibility", "auto");
  letIn();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(last).toHaveCSS("content-visibility", "visible");
  await expect(icon).toHaveCSS("mask-image", /svg/);
});
