import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { messagesOf } from "../../architecture/enum-messages.ts";
import { expect, test } from "../../support/browser-test.ts";

/**
 * The first minutes of a new person on a Spanish phone: from `/` to a private space of their own with
 * two invitations by WhatsApp. Pages take what they take; hands are estimated by the keystroke-level
 * model (Card, Moran and Newell 1980): a decision, a tap, a key.
 */
const LIMIT_S = 120;
const DECIDE_S = 1.35;
const TAP_S = 1.1;
const KEY_S = 0.28;

test.use({ chosen: null, locale: "es-MX" });

/** English messages with another text in Spanish: none may be on a page. */
const english = (() => {
  const [en, es] = [messagesOf("en"), messagesOf("es")];
  const spanish = new Set(es.values());
  return [...en.values()].filter((text) => /[a-z]{3}/.test(text) && !spanish.has(text));
})();

async function expectSpanishAndOwn(page: Page): Promise<void> {
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest("script, style, template, svg, [lang=en], [lang=pt]")) continue;
      const text = (walker.currentNode.nodeValue ?? "").trim();
      if (text && parent.checkVisibility()) found.push(text);
    }
    return found;
  });
  const foreign = new Set(english);
  expect(texts.filter((text) => foreign.has(text))).toEqual([]);
}

test("from the first page to an own private space and two invitations in two minutes", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
  let handsS = 0;
  const tap = async (what: Locator) => {
    handsS += DECIDE_S + TAP_S;
    await what.click();
  };
  const write = async (where: Locator, text: string) => {
    handsS += DECIDE_S + TAP_S + text.length * KEY_S;
    await where.fill(text);
  };
  const main = page.getByRole("main");
  const started = performance.now();

  await page.goto("/");
  await expect(page).toHaveURL(/\/onboarding/);
  await expectSpanishAndOwn(page);
  for (let step = 1; step < 7; step += 1) {
    await expect(page.getByText(`Paso ${step} de 7`)).toBeVisible();
    await expectSpanishAndOwn(page);
    if (step === 6)
      for (const who of ["Doña Mari", "Luz"]) {
        await write(main.locator("[name=collaborator]"), who);
        await tap(main.getByRole("button", { name: "Agregar" }));
        await expect(main.getByRole("listitem").filter({ hasText: who })).toBeVisible();
      }
    await tap(page.getByRole("button", { name: "Continuar" }));
  }
  await tap(page.getByRole("button", { name: "Comenzar" }));
  await expect(page).toHaveURL(/\/path-selection/);
  await expectSpanishAndOwn(page);
  await tap(page.getByRole("button", { name: /^Espacio/ }));
  await expect(page).toHaveURL("/spaces");
  await expectSpanishAndOwn(page);

  await tap(page.getByRole("link", { name: "Crear cuenta" }).first());
  await expect(page).toHaveURL(/\/signup/);
  await expectSpanishAndOwn(page);
  await write(main.locator("[name=name]"), "Rosa Méndez");
  await write(main.locator("[name=email]"), `rosa-${randomUUID().slice(0, 8)}@fonda.mx`);
  await write(main.locator("[name=password]"), "mole de olla los jueves");
  await tap(main.getByRole("button", { name: "Crear cuenta" }));
  await expect(page).toHaveURL("/");
  await expectSpanishAndOwn(page);
  // A visitor's header and menu speak of the demo person; a new account's only of their own.
  for (const part of [page.getByRole("banner"), page.locator("#menu")])
    await expect(part).not.toContainText("Valentina");
  await expect(page.locator("#menu")).toContainText("Rosa Méndez");

  await tap(page.getByRole("banner").getByRole("link", { name: "Crear nuevo" }));
  await expect(page).toHaveURL(/\/new$/);
  await tap(main.getByRole("link", { name: /^Espacio/ }));
  await expect(page).toHaveURL(/tipo=space/);
  await expectSpanishAndOwn(page);
  await write(main.locator("[name=name]"), "Cocina de la fonda");
  await tap(page.getByRole("radio", { name: /^Solo su gente/ }));
  await tap(main.getByRole("button", { name: "Crear", exact: true }));
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  await expectSpanishAndOwn(page);
  await tap(main.getByRole("link", { name: "Personas", exact: true }));
  await expect(page).toHaveURL(/\/members$/);
  await expectSpanishAndOwn(page);
  // The people named in the wizard.
  await expect(main.locator("textarea[name=invitee]")).toHaveValue("Doña Mari\nLuz");
  await tap(main.getByRole("button", { name: "Invitar", exact: true }));
  const links = main.getByRole("link", { name: /^WhatsApp/ });
  await expect(links).toHaveCount(2);
  await expectSpanishAndOwn(page);
  for (const link of await links.all()) {
    expect(await link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\?text=Rosa/);
    handsS += DECIDE_S + TAP_S;
  }

  const pagesS = (performance.now() - started) / 1_000;
  process.stdout.write(
    `first minutes: hands ${handsS.toFixed(0)} s, pages ${pagesS.toFixed(0)} s\n`,
  );
  expect(handsS + pagesS).toBeLessThan(LIMIT_S);
});
