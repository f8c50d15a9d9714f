import {
  expect,
  expectProblem,
  open,
  openSidebar,
  test,
  preferencesOf,
} from "../../support/browser-test.ts";
import {
  dialogOf,
  linkOf,
  openSettings,
  untilItListens,
  watchData,
} from "../../support/pages/settings-dialog.ts";

/** The settings dialog (Ajustes). */
test("does not reload the page's data when it opens and closes", async ({ page, isMobile }) => {
  await open(page, "/spaces");
  await page.evaluate(() => scrollTo(0, 300));
  const data = watchData(page);
  const before = await page.evaluate(() => scrollY);
  await openSettings(page, isMobile);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await openSettings(page, isMobile);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await page.waitForTimeout(300);
  expect(data).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("closes by Escape as soon as it is there, before the router knows its address", async ({
  page,
  isMobile,
}) => {
  await open(page, "/spaces");
  await page.evaluate(() => {
    // At once after the dialog has begun to listen and to change the address.
    const press = () => {
      if (location.hash === "") setTimeout(press);
      else window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    };
    press();
  });
  await openSidebar(page, isMobile);
  await page.locator("#menu summary").click();
  await linkOf(page).click();
  // It opens and closes: its hash is in the history that Forward leads to.
  await page.waitForFunction(() => history.length > 2 && location.hash === "");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/spaces");
  await openSettings(page, isMobile);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/spaces");
});

test("opens by its hash, and Back returns to it from a link that it has", async ({ page }) => {
  await open(page, "/notifications#ajustes");
  const dialog = dialogOf(page);
  await untilItListens(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/notifications");
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(dialog).toBeHidden();

  await open(page, "/notifications#ajustes");
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "Ver los planes" }).click();
  await expect(page).toHaveURL("/pro");
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/notifications#ajustes");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Gestionar Cuenta" })).toHaveAttribute(
    "href",
    "/account",
  );
});

test("the first click is never lost, neither while its code is loading nor if that fails", async ({
  page,
  isMobile,
  problems,
}) => {
  let isSlow = true;
  await page.route(/(late-shell|settings-dialog)\.client/, async (route) => {
    if (!isSlow) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open(page, "/notifications");
  await openSettings(page, isMobile);
  await page.goto("/new");
  isSlow = false;
  await page.locator("html[data-ready]").waitFor();
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.locator("summary").click();
  await sidebar.locator('a[href="/ajustes"]').click();
  await expect(page).toHaveURL("/ajustes");
  await expect(page.locator("h1")).toHaveText("Ajustes");
  await expectProblem(problems, /Failed to load resource/);
});

test("each toggle takes effect at once, and is stored", async ({ page, isMobile }) => {
  await open(page, "/");
  const bell = page.locator("header").locator('a[href="/notifications"]');
  const mark = page.locator("header").locator('a[href="/ajustes"]');
  await expect(bell).toHaveAccessibleName("Notifications, 3 unread");
  await expect(mark).toHaveCount(0);
  const dialog = await openSettings(page, isMobile);
  const toggle = (name: string) => dialog.getByRole("switch", { name });

  await expect(toggle("Notificaciones Push")).toBeChecked();
  await toggle("Notificaciones Push").click();
  await expect(toggle("Notificaciones Push")).not.toBeChecked();
  await expect(bell).toHaveText("");
  await toggle("Modo Incógnito").click();
  await expect(mark).toHaveText("Incognito");
  await toggle("Iniciar al arrancar").click();
  await expect(page.locator("h1")).toHaveText("Dashboard");

  await page.reload();
  await expect(bell).toHaveAttribute("aria-label", "Notifications");
  await expect(mark).toBeAttached();
  await expect(page.locator("h1")).toHaveText("Dashboard");
  const cookie = await preferencesOf(page);
  expect(cookie!.value).toMatch(/&switched=incognito\.startup\.push$/);
  // Opened again by its hash.
  for (const name of ["Modo Incógnito", "Iniciar al arrancar", "Notificaciones Push"])
    await toggle(name).click();
  await expect(mark).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("Your whole business, one plaza.");
  expect((await preferencesOf(page))!.value).not.toContain("switched");
});

test("Modo Incógnito stores no typed text in local storage", async ({ page }) => {
  const kept = () =>
    page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join("\n"));
  const write = async () => {
    await open(page, "/onboarding?paso=6");
    await page.getByLabel(/correo/i).fill("lucia@panaderia.mx");
    await page.getByLabel(/correo/i).press("Enter");
    await expect(page.getByText("lucia@panaderia.mx")).toBeVisible();
    await open(page, "/");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("taquería");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=taquer/);
  };
  await open(page, "/ajustes");
  await page.getByRole("switch", { name: "Modo Incógnito" }).click();
  await write();
  expect(await kept()).not.toMatch(/lucia|taquer/);
  // Without Modo Incógnito the wizard's answers are stored, so the check above can fail.
  await open(page, "/ajustes");
  await page.getByRole("switch", { name: "Modo Incógnito" }).click();
  await open(page, "/onboarding?paso=6");
  await page.getByLabel(/correo/i).fill("ana@panaderia.mx");
  await page.getByLabel(/correo/i).press("Enter");
  await expect.poll(kept).toContain("ana@panaderia.mx");
});

test("language, theme and the sheet of shortcuts", async ({ page, isMobile }) => {
  await open(page, "/notifications");
  const dialog = await openSettings(page, isMobile);
  await dialog.getByRole("button", { name: "Turquesa" }).click();
  await expect(page.locator("html")).toHaveClass("teal-calm");
  await dialog.getByText("Atajos de teclado").click();
  await expect(dialog.getByText("Ir al buscador")).toBeVisible();
  await expect(dialog.locator("kbd", { hasText: "F8" })).toBeVisible();
  await dialog.getByRole("button", { name: "English" }).click();
  const english = page.getByRole("dialog", { name: "Settings" });
  await expect(english.getByText("Go to the search box")).toBeVisible();
  await english.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("h1")).toHaveText("Notificaciones");
  await dialog.getByRole("button", { name: "Automático" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(dialog).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a page: toggles, language, theme and shortcuts work", async ({ page }) => {
    await page.goto("/notifications");
    await page.getByRole("link", { name: /^Men[uú]$/ }).click();
    await page.locator("#menu summary").click();
    await page.locator('#menu a[href="/ajustes"]').click();
    await expect(page).toHaveURL("/ajustes");
    const main = page.getByRole("main");
    const push = main.getByRole("switch", { name: "Notificaciones Push" });
    await expect(push).toBeChecked();
    await push.click();
    await expect(page).toHaveURL("/ajustes");
    await expect(push).not.toBeChecked();
    await expect(page.locator("header").locator('a[href="/notifications"]')).toHaveText("");
    await main.getByRole("button", { name: "Día" }).click();
    await expect(page.locator("html")).toHaveClass("light");
    await expect(push).not.toBeChecked();
    await main.getByText("Atajos de teclado").click();
    await expect(main.getByText("Ir al buscador")).toBeVisible();
    await main.getByRole("button", { name: "English" }).click();
    await expect(page.locator("h1")).toHaveText("Settings");
  });
});
