import { choose, expect, open, test } from "../../support/browser-test.ts";

/** The sidebar is narrowest at 1024 px; Spanish labels with badges are longest in creator mode. */
test("labels and badges end before the sidebar's edge, also of the current place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await choose(page, { mode: "creator", language: "es" });
  for (const path of ["/portals", "/agentiks", "/builder"]) {
    await open(page, path);
    const navs = page.locator("#menu nav");
    await expect(navs.first()).toBeVisible();
    await expect(page.locator("#menu [aria-current=page]")).toHaveAttribute("href", path);
    const wide = await navs.evaluateAll((all) =>
      all
        .flatMap((nav) => [nav, ...nav.querySelectorAll("a")])
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => `${part.textContent}: ${part.scrollWidth} of ${part.clientWidth} px`),
    );
    expect(wide).toEqual([]);
    const heights = await page
      .locator("#menu nav a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  }
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
] as const)
  test(`theme, mode and voice are in view at ${width}x${height}, and no place is under them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await choose(page, { mode: "creator", language: "es" });
    await open(page, "/agentiks");
    const sidebar = page.locator("#menu");
    for (const name of ["Turquesa", "Fácil", /^Control por voz/])
      await expect(sidebar.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await sidebar.getByRole("link", { name: "Plaza", exact: true }).focus();
    const places = await sidebar.locator("nav a").count();
    for (let press = 0; press < places; press++) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const link = document.activeElement!;
        const { left, top, right, bottom } = link.getBoundingClientRect();
        const isAt = (y: number) => link.contains(document.elementFromPoint((left + right) / 2, y));
        return { isPlace: link.matches("#menu nav a"), isSeen: isAt(top + 4) && isAt(bottom - 4) };
      });
      expect([press, seen]).toEqual([press, { isPlace: true, isSeen: true }]);
    }
  });
