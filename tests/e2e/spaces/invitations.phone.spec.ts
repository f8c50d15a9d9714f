import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { answered, expect, test } from "../../support/browser-test.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";
import { PAST_THE_GATE } from "../../support/request.ts";

/** From a new account to the people in its private space. */

const main = (page: Page) => page.getByRole("main");
const ready = (page: Page) => expect(page.locator("html[data-ready]")).toHaveCount(1);
const IN_SPANISH = Object.entries({ ...PAST_THE_GATE, language: "es" })
  .map((pair) => pair.join("="))
  .join("&");

test("a private space is made in Spanish, two are invited by WhatsApp, one arrives", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const elsewhere = () => ({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
  await context.setExtraHTTPHeaders(elsewhere());
  await context.addCookies([{ name: "plaza-preferences", value: IN_SPANISH, url: baseURL! }]);
  await page.goto("/signup");
  await ready(page);
  await main(page).locator("[name=name]").fill("Ana López");
  await main(page).locator("[name=email]").fill(`ana-${Date.now()}@pruebas.mx`);
  await main(page).locator("[name=password]").fill("una lámpara bajo el mar");
  await main(page).getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page).not.toHaveURL(/signup/);

  await page.goto("/new?tipo=space");
  await ready(page);
  await main(page).locator("[name=name]").fill("Mesa secreta");
  await page.getByRole("radio", { name: /^Solo su gente/ }).check();
  await expectFits(page);
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Crear", exact: true }).click();
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  const path = new URL(page.url()).pathname;

  await main(page).getByRole("link", { name: "Personas", exact: true }).click();
  await main(page).locator("textarea[name=invitee]").fill("Doña Mari\nluz");
  await main(page).getByRole("button", { name: "Invitar", exact: true }).click();
  const links = main(page).getByRole("link", { name: /^WhatsApp/ });
  await expect(links).toHaveCount(2);
  await expectFits(page);
  await expectAccessible(page);
  const href = await links.first().getAttribute("href");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = main(page).getByRole("button", { name: "Copiar" }).first();
  await expect(copy).toHaveAccessibleDescription("Doña Mari");
  await copy.tap();
  await expect(main(page).getByRole("button", { name: "Copiado" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const text = new URL(href!).searchParams.get("text")!;
  expect(text).toMatch(/^Ana López te invita a “Mesa secreta” en Plaza: http/);
  expect(copied).toBe(text.split(" ").at(-1));

  // Away to WhatsApp, where a phone may discard the page.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const opened = context.waitForEvent("page");
  await links.first().tap();
  await (await opened).close();
  const mark = main(page).getByText("Abierto en WhatsApp");
  await expect(mark).toHaveCount(1);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await page.reload();
  await expect(links).toHaveCount(2);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    hrefs,
  );
  await expect(mark).toHaveCount(1);
  await expect(main(page).getByText("Puedes enviarlo desde esta pestaña")).toHaveCount(2);
  await expectFits(page);
  await expectAccessible(page);
  // It asks first.
  const revoked = main(page).locator("details", { hasText: /^Retirar\s?: luz/ });
  await revoked.locator("summary").click();
  await revoked.getByRole("button", { name: "Sí, retirarla" }).click();
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute("href", href!);

  // A newcomer whose browser asks for English: no cookie, no wizard done.
  const other = await browser.newContext({
    baseURL: baseURL!,
    locale: "en-US",
    extraHTTPHeaders: elsewhere(),
  });
  const guest = await other.newPage();
  expect((await guest.request.get(path, { maxRedirects: 0 })).status()).not.toBe(200);
  await guest.goto(new URL(text.split(" ").at(-1)!).pathname);
  await ready(guest);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Te invitaron");
  await guest.getByRole("button", { name: "Unirme al espacio" }).click();
  await expect(guest).toHaveURL(path);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Mesa secreta");
  await expect(answered(guest, "Ya estás dentro. ¡Te damos la bienvenida!")).toBeVisible();
  // The same message, pressed again.
  await guest.goto(new URL(text.split(" ").at(-1)!).pathname);
  await expect(guest).toHaveURL(path);
  await other.close();
  await page.reload();
  await ready(page);
  await expect(main(page).getByText("No hay invitaciones abiertas.")).toBeVisible();
  await expect(links).toHaveCount(0);
});
