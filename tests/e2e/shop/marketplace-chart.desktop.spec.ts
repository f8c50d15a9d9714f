import { expect, open, test } from "../../support/browser-test.ts";

test("the chart has tooltips", async ({ page }) => {
  await open(page, "/marketplace");
  const figure = page.getByRole("figure");
  await expect(figure.getByRole("img", { name: /^Category distribution/ })).toBeVisible();
  await figure.getByText("Show as a table").click();
  await figure.getByRole("img").hover();
  await expect(figure.locator("svg[role=img], [_echarts_instance_] svg").first()).toBeVisible();
});
