import { expect, expectProblem, open, test, watchDocuments } from "../../support/browser-test.ts";

/** The gate and the path selection (docs/product.md, Gate, wizard and path). */
test.describe("a first visit", () => {
  test.use({ chosen: null });

  test("goes through the wizard and the path selection to the requested page", async ({ page }) => {
    await open(page, "/notifications?from=mail");
    await expect(page).toHaveURL("/onboarding?next=%2Fnotifications%3Ffrom%3Dmail");
    for (let step = 1; step < 7; step += 1) {
      await expect(page.getByText(`Paso ${step} de 7`)).toBeVisible();
      await page.getByRole("button", { name: "Continuar" }).click();
    }
    await page.getByRole("button", { name: "Comenzar" }).click();
    await expect(page).toHaveURL("/path-selection?next=%2Fnotifications%3Ffrom%3Dmail");
    await page.getByRole("button", { name: "Continue to /notifications?from=mail" }).click();
    await expect(page).toHaveURL("/notifications?from=mail");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
    // The wizard is shown once only.
    await page.goto("/");
    await expect(page).toHaveURL("/");
  });

  test("can skip the wizard", async ({ page }) => {
    await open(page, "/notifications");
    await page.getByRole("button", { name: "Omitir por ahora" }).click();
    await expect(page).toHaveURL("/notifications");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    const stored = await page.evaluate(() => [
      localStorage.getItem("plaza-onboarding-completed"),
      localStorage.getItem("plaza-path-selection-completed"),
    ]);
    expect(stored).toEqual(["true", "true"]);
  });

  test("skips the wizard if local storage has its state, once", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("plaza-onboarding-completed", "true");
      localStorage.setItem("plaza-path-selection-completed", "true");
    });
    const documents = watchDocuments(page);
    await page.goto("/notifications");
    await expect(page).toHaveURL("/notifications");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
    expect(documents).toEqual(["/notifications", "/onboarding", "/notifications"]);
    // The wizard is not in the history: Back does not lead to it.
    expect(await page.evaluate(() => history.length)).toBeLessThan(3);
  });

  test("with only one step in local storage leads to the other step", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("plaza-onboarding-completed", "true"));
    await page.goto("/notifications");
    await expect(page).toHaveURL("/path-selection?next=%2Fnotifications");
  });

  test("does not redirect in a loop when cookies are refused", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("plaza-onboarding-completed", "true");
      localStorage.setItem("plaza-path-selection-completed", "true");
      Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
    });
    const documents = watchDocuments(page);
    await page.goto("/notifications");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL("/onboarding?next=%2Fnotifications");
    // Requested, redirected to the wizard, tried again once, redirected again.
    expect(documents).toEqual(["/notifications", "/onboarding", "/notifications", "/onboarding"]);
  });
});

test.describe("path selection", () => {
  test.use({ chosen: { path: "" } });

  test("shows 'Perfect Choice!' and moves on after 800 ms", async ({ page }) => {
    await open(page, "/");
    await expect(page).toHaveURL("/path-selection");
    // Measured in the page, from the overlay to the new URL.
    const waited = await page.evaluate(async () => {
      const until = async (isThere: () => boolean) => {
        while (!isThere()) await new Promise(requestAnimationFrame);
      };
      document.querySelector<HTMLButtonElement>('button[value="space"]')?.click();
      await until(() => document.body.innerText.includes("Perfect Choice!"));
      const shown = performance.now();
      await until(() => location.pathname !== "/path-selection");
      return performance.now() - shown;
    });
    expect(waited).toBeGreaterThan(750);
    expect(waited).toBeLessThan(3_000);
    await expect(page).toHaveURL("/spaces");
    expect(await page.evaluate(() => localStorage.getItem("plaza-selected-path"))).toBe("space");
    await page.goto("/notifications");
    await expect(page).toHaveURL("/notifications");
  });

  test("the first click wins", async ({ page }) => {
    await open(page, "/path-selection");
    await page.evaluate(() => {
      for (const kind of ["space", "agentik", "artifakt"])
        document.querySelector<HTMLButtonElement>(`button[value="${kind}"]`)?.click();
    });
    await expect(page.getByText("Perfect Choice!")).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^Space/ })).toContainText("Perfect Choice!");
    await expect(page).toHaveURL("/spaces");
  });

  for (const [what, answer] of [
    ["no connection", null],
    ["a server that fails", 500],
  ] as const) {
    test(`stays on the page with a message: ${what}`, async ({ page, problems }) => {
      await open(page, "/path-selection");
      await page.route("**/path-selection*", (route) => {
        if (route.request().method() !== "POST") return route.continue();
        return answer ? route.fulfill({ status: answer, body: "no" }) : route.abort();
      });
      await page.getByRole("button", { name: /^Space/ }).click();
      await expect(page.getByRole("alert")).toContainText("could not be saved");
      await expectProblem(problems, /Failed to load resource/);
      await page.waitForTimeout(1_000);
      await expect(page).toHaveURL("/path-selection");
      await expect(page.getByText("Perfect Choice!")).toHaveCount(0);
      await page.unroute("**/path-selection*");
      await page.getByRole("button", { name: /^Space/ }).click();
      await expect(page.getByText("Perfect Choice!")).toBeVisible();
      await expect(page.getByRole("alert")).toBeEmpty();
      await expect(page).toHaveURL("/spaces");
    });
  }
});
