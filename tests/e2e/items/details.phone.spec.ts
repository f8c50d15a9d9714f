import { expect, open, test } from "../../support/browser-test.ts";

const PAGES = [
  { list: "Spaces", path: "/spaces/space-4/about" },
  { list: "Artifakts", path: "/artifakts/artifakt-1" },
  { list: "Agentiks", path: "/agentiks/agentik-1" },
  { list: "Challenges", path: "/challenges/challenge-1" },
] as const;

// Their buttons are tested in community-, money- and studio-writes.phone.spec.ts.
for (const { list, path } of PAGES) {
  test.describe(path, () => {
    test("links back to its list and to related items", async ({ page }) => {
      await open(page, path);
      const name = await page.getByRole("heading", { level: 1 }).textContent();
      await expect(page).toHaveTitle(`${name} · Plaza`);
      const related = page
        .locator("main section")
        .filter({ has: page.getByRole("heading", { level: 2, name: "More like this" }) })
        .getByRole("heading", { level: 3 });
      await expect(related).toHaveCount(4);
      const other = await related.first().textContent();
      await related.first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other!);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name!);
      await page
        .getByRole("navigation", { name: "Where you are" })
        .getByRole("link", { name: list })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${list.toLowerCase()}$`));
    });

    test.describe("in easy mode", () => {
      test.use({ chosen: { mode: "easy" } });
      test("is in Spanish", async ({ page }) => {
        await open(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await expect(page.getByRole("heading", { name: "Más como esto" })).toBeVisible();
      });
    });
  });
}

test("Configure leads to the agentik's configuration", async ({ page }) => {
  await open(page, "/agentiks/agentik-1");
  await page.getByRole("main").getByRole("link", { name: "Configure", exact: true }).click();
  await expect(page).toHaveURL("/agentiks/agentik-1/configure");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Configure /);
});
