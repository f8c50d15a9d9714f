import { randomInt, randomUUID } from "node:crypto";
import fs from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { createDb } from "#db/connection/client.ts";
import { browserDatabaseFile } from "../../support/browser-database-file.ts";
import { choose, expect, test } from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { ForeignTexts } from "../../support/languages/foreign-texts.ts";
import { shownTexts } from "../../support/languages/shown-texts.ts";
import { storedTexts, type StoredTexts } from "../../support/languages/stored-texts.ts";

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

/** Tables with what other people put in the catalogue, in their language. */
const CATALOGUE = ["spaces", "artifakts", "agentiks", "challenges"];
const LANGUAGE_NAMES = ["English", "Español"];
const DEMO_NAME = "Valentina Ríos";
/** Texts that name the demo person to a visitor, beside her spaces: whose example this is. */
const EXAMPLE = new Set([DEMO_NAME, "Ejemplo de Valentina"]);

/** The line of a card in the catalogue that says who has made an artifakt: she is a maker like others. */
const BY_LINE = /^★ \d\.\d · [\d.,]+K? descargas? · Valentina Ríos$/;

let spanish: ForeignTexts;
let stored: StoredTexts;
test.beforeAll(async ({ baseURL }) => {
  spanish = await ForeignTexts.of("es");
  const { port } = new URL(baseURL!);
  const database = createDb(fs.readFileSync(browserDatabaseFile(port), "utf8"), { max: 2 });
  try {
    stored = await storedTexts(database.sql, CATALOGUE);
  } finally {
    await database.close();
  }
});

/** Keeps what toasts and other announcements say, which may be gone when a page is read. */
const keepAnnounced = (page: Page) =>
  page.addInitScript(() => {
    const LIVE = "[role=status], [role=alert], [role=log], [aria-live]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const parts = [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
        for (const part of parts)
          if (part?.textContent)
            sessionStorage.setItem(`announced ${part.textContent}`, part.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
const announcedOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith("announced "))
      .map(([, text]) => String(text)),
  );

/** Expects a page to be Spanish in all it says, also in closed parts, and to call its reader by no other name. */
async function expectSpanishAndOwn(
  page: Page,
  who: "visitor" | "guest" | "account",
): Promise<void> {
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await expect(page).toHaveTitle(/\S/);
  const announced = (await announcedOn(page)).map((text) => ({ text, where: "toast", lang: "es" }));
  const shown = [...(await page.evaluate(shownTexts, undefined)), ...announced];
  expect(spanish.on(shown, stored)).toEqual([]);
  // Texts marked as another language are of other people's things, or that language's name.
  const marked = shown.filter(({ lang }) => lang !== "es").map(({ text }) => text);
  expect(marked.filter((text) => !LANGUAGE_NAMES.includes(text) && !stored.has(text))).toEqual([]);
  const named = shown
    .map(({ text }) => text)
    .filter((text) => /valentina|ríos/i.test(text) && !BY_LINE.test(text));
  // A guest has her things as examples: on cards that say so.
  const cards = page.getByRole("listitem").filter({ hasText: "Ejemplo" });
  const marks = who === "guest" ? (await cards.allTextContents()).join("\n") : "";
  const isExample = {
    visitor: (text: string) => EXAMPLE.has(text) || stored.has(text),
    guest: (text: string) => marks.includes(text),
    account: () => false,
  }[who];
  expect(named.filter((text) => !isExample(text))).toEqual([]);
  if (who === "account") expect(shown.map(({ text }) => text)).toContain("Rosa Méndez");
}

/** Whether lists and search show a space to the person of a page. */
async function isShownTo(page: Page, path: string, name: string): Promise<boolean[]> {
  const shown: boolean[] = [];
  const query = encodeURIComponent(name);
  for (const list of ["/spaces", `/spaces?q=${query}`, `/search?q=${query}`]) {
    await page.goto(list);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    shown.push((await page.getByRole("main").locator(`a[href^="${path}"]`).count()) > 0);
  }
  return shown;
}

/**
 * Expects that a visitor in another browser has no such space. Its owner finds it in the lists and in the
 * search of all.
 */
async function expectPrivate(browser: Browser, owner: Page, path: string, name: string) {
  expect(await isShownTo(owner, path, name)).toEqual([true, true, true]);
  const context = await browser.newContext();
  try {
    const stranger = await context.newPage();
    await choose(stranger, { language: "es" });
    for (const below of ["", "/about", "/members"])
      expect((await stranger.goto(path + below))?.status(), below).toBe(404);
    await expect(stranger.locator("body")).not.toContainText(name);
    expect(await isShownTo(stranger, path, name)).toEqual([false, false, false]);
    await expect(stranger.getByRole("main")).not.toContainText("Rosa");
  } finally {
    await context.close();
  }
}

test("from the first page to an own private space and two invitations in two minutes", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await context.setExtraHTTPHeaders({
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
  await keepAnnounced(page);
  let handsS = 0;
  const tap = async (what: Locator) => {
    handsS += DECIDE_S + TAP_S;
    await what.click();
  };
  const write = async (where: Locator, text: string) => {
    handsS += DECIDE_S + TAP_S + text.length * KEY_S;
    await where.fill(text);
  };
  let checkedMs = 0;
  const checkAccess = async () => {
    const began = performance.now();
    await expectAccessible(page);
    checkedMs += performance.now() - began;
  };
  const main = page.getByRole("main");
  const name = `Cocina ${randomUUID().slice(0, 8)} de la fonda`;
  const started = performance.now();

  await page.goto("/");
  await expect(page).toHaveURL(/\/onboarding/);
  await expectSpanishAndOwn(page, "visitor");
  for (let step = 1; step < 7; step += 1) {
    await expect(page.getByText(`Paso ${step} de 7`)).toBeVisible();
    await expectSpanishAndOwn(page, "visitor");
    if (step === 6) {
      for (const who of ["Doña Mari", "Luz"]) {
        await write(main.locator("[name=collaborator]"), who);
        await tap(main.getByRole("button", { name: "Agregar" }));
        await expect(main.getByRole("listitem").filter({ hasText: who })).toBeVisible();
      }
      await checkAccess();
    }
    await tap(page.getByRole("button", { name: "Continuar" }));
  }
  await expect(page.getByText("Paso 7 de 7")).toBeVisible();
  await expectSpanishAndOwn(page, "visitor");
  await tap(page.getByRole("button", { name: "Comenzar" }));
  await expect(page).toHaveURL(/\/path-selection/);
  await expectSpanishAndOwn(page, "guest");
  await tap(page.getByRole("button", { name: /^Espacio/ }));
  await expect(page).toHaveURL("/spaces");
  await expectSpanishAndOwn(page, "guest");
  await expect(page.locator("body")).toContainText(/Invitado [1-9]\d{3}(?!\d)/);

  await tap(page.getByRole("link", { name: "Crear cuenta" }).first());
  await expect(page).toHaveURL(/\/signup/);
  await expectSpanishAndOwn(page, "guest");
  await write(main.locator("[name=name]"), "Rosa Méndez");
  await write(main.locator("[name=email]"), `rosa-${randomUUID().slice(0, 8)}@fonda.mx`);
  await write(main.locator("[name=password]"), "mole de olla los jueves");
  await tap(main.getByRole("button", { name: "Crear cuenta" }));
  // Where the account was asked for.
  await expect(page).toHaveURL("/spaces");
  await expectSpanishAndOwn(page, "account");
  await checkAccess();

  await tap(page.getByRole("banner").getByRole("link", { name: "Crear nuevo" }));
  await expect(page).toHaveURL(/\/new$/);
  await expectSpanishAndOwn(page, "account");
  await tap(main.getByRole("link", { name: /^Espacio/ }));
  await expect(page).toHaveURL(/tipo=space/);
  await expectSpanishAndOwn(page, "account");
  await write(main.locator("[name=name]"), name);
  await tap(page.getByRole("radio", { name: /^Solo su gente/ }));
  await tap(main.getByRole("button", { name: "Crear", exact: true }));
  await expect(page).toHaveURL(/\/spaces\/space-[0-9a-f]{24}$/);
  const path = new URL(page.url()).pathname;
  await expectSpanishAndOwn(page, "account");
  await tap(main.getByRole("link", { name: "Personas", exact: true }));
  await expect(page).toHaveURL(/\/members$/);
  await expectSpanishAndOwn(page, "account");
  // The people named in the wizard.
  await expect(main.locator("textarea[name=invitee]")).toHaveValue("Doña Mari\nLuz");
  await tap(main.getByRole("button", { name: "Invitar", exact: true }));
  const links = main.getByRole("link", { name: /^WhatsApp/ });
  await expect(links).toHaveCount(2);
  await expectSpanishAndOwn(page, "account");
  await checkAccess();
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href"))!;
    expect(href).toMatch(/^https:\/\/wa\.me\/\?text=Rosa/);
    const text = new URL(href).searchParams.get("text")!;
    expect(spanish.on([{ text, where: "WhatsApp", lang: "es" }], stored)).toEqual([]);
    expect(text).toContain(name);
    handsS += DECIDE_S + TAP_S;
  }

  const pagesS = (performance.now() - started - checkedMs) / 1_000;
  process.stdout.write(
    `first minutes: hands ${handsS.toFixed(0)} s, pages ${pagesS.toFixed(0)} s\n`,
  );
  expect(handsS + pagesS).toBeLessThan(LIMIT_S);
  await expectPrivate(browser, page, path, name);
});
