import type { Page } from "@playwright/test";
import type { Look } from "./looks.ts";
import { chooseFile, inMain, type Shot } from "./shot.ts";

/** From 1280 px on a list has a preview beside it. */
const WIDE: Look = { width: 1440, theme: "light", mode: "creator", language: "es" };

/** Opens the menu where it is a drawer. */
async function openMenu(page: Page) {
  const menu = page.getByRole("link", { name: /^Men[uú]$/ });
  if (await menu.isVisible()) await menu.click();
}

/** Gets the first free artifakt of a list. */
const download = (page: Page) => page.locator('#cards button[value="download"]').first().click();

/** States that a screen is brought into by data, or by what a person does. */
export const STATES: readonly Shot[] = [
  { name: "state-gate", path: "/", viewer: "newcomer" },
  { name: "state-not-found", path: "/nowhere", viewer: "visitor" },
  { name: "state-empty-list", path: "/artifakts?q=zzzzzz", viewer: "visitor" },
  { name: "state-hits", path: "/search?q=pan", viewer: "visitor" },
  { name: "state-no-hits", path: "/search?q=zzzzzz", viewer: "visitor" },
  { name: "state-new-artifakt", path: "/new?tipo=artifakt", viewer: "account" },
  { name: "state-new-agentik", path: "/new?tipo=agentik", viewer: "account" },
  { name: "state-new-challenge", path: "/new?tipo=challenge", viewer: "account" },
  { name: "state-rows", path: "/artifakts?view=list", viewer: "visitor" },
  { name: "state-joined-and-full", path: "/spaces?q=Mesa", viewer: "account" },
  { name: "state-gallery", path: "state:artifakt-gallery", viewer: "visitor" },
  { name: "state-save-data", path: "/artifakts", viewer: "visitor", savesData: true },
  { name: "state-challenge-full", path: "state:challenge-full", viewer: "account" },
  {
    name: "state-own-agentik-never-ran",
    path: "state:own-agentik-never-ran",
    viewer: "account",
  },
  {
    name: "state-space-tabs",
    path: "/spaces/:id/documents",
    viewer: "visitor",
    isViewport: true,
  },
  {
    name: "state-analytics-open",
    path: "/",
    viewer: "visitor",
    look: { width: 390, theme: "dark", mode: "creator", language: "es" },
    isViewport: true,
    act: async (page) => {
      const box = inMain(page).getByRole("checkbox", { name: /analític/ });
      await box.check();
      await box.evaluate((input) => input.scrollIntoView({ block: "start" }));
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "state-segments",
    path: "/new?tipo=space",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      const choice = inMain(page).locator('[name=joinPolicy][value="request"]');
      await choice.check();
      await choice.evaluate((input) => input.scrollIntoView({ block: "center" }));
    },
  },
  { name: "state-space-full", path: "state:space-full", viewer: "account" },
  { name: "state-space-requested", path: "state:space-requested", viewer: "account" },
  { name: "state-challenges-closed", path: "/challenges?sort=deadline", viewer: "visitor" },
  { name: "state-agentik-never-ran", path: "state:agentik-never-ran", viewer: "visitor" },
  {
    name: "state-preview-hovered",
    path: "/artifakts",
    viewer: "visitor",
    look: WIDE,
    isViewport: true,
    act: (page) => page.locator("#cards li").nth(2).hover(),
  },
  {
    name: "state-preview-folded",
    path: "/artifakts",
    viewer: "visitor",
    look: WIDE,
    isViewport: true,
    act: (page) => page.locator("aside > details > summary").click(),
  },
  {
    name: "state-sidebar-es-1024",
    path: "/agentiks",
    viewer: "account",
    look: { width: 1024, theme: "light", mode: "creator", language: "es" },
    isViewport: true,
  },
  {
    name: "state-composer-in-use",
    path: "/creator",
    viewer: "visitor",
    isViewport: true,
    act: (page) => page.locator("#prompt").fill("Un menú de lunes a viernes"),
  },
  {
    name: "state-file-chosen",
    path: "/new?tipo=artifakt",
    viewer: "account",
    act: (page) =>
      chooseFile(page, {
        name: "carta.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("Mole $90"),
      }),
  },
  {
    name: "state-filter",
    path: "/artifakts",
    viewer: "visitor",
    isViewport: true,
    act: (page) =>
      inMain(page)
        .locator("summary", { hasText: /Filter|Filtrar/ })
        .click(),
  },
  {
    name: "state-drawer-foot",
    path: "/spaces",
    viewer: "account",
    widths: [360, 390],
    isViewport: true,
    act: openMenu,
  },
  {
    name: "state-drawer",
    path: "/spaces",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      await openMenu(page);
      await page.locator("#menu summary").click();
    },
  },
  {
    name: "state-refused",
    path: "/new?tipo=space",
    viewer: "account",
    act: async (page) => {
      const form = inMain(page).locator("form").last();
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      await form.locator("button").last().click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "state-done",
    path: "/artifakts?price=free",
    viewer: "account",
    isViewport: true,
    // The toast with its link, and the card that says so too.
    act: async (page) => {
      await download(page);
      await page.getByRole("status").getByRole("link").first().waitFor();
    },
  },
  {
    name: "state-answer-without-script",
    path: "/artifakts?price=free",
    viewer: "account",
    isViewport: true,
    isWithoutScript: true,
    act: async (page) => {
      await download(page);
      await inMain(page).getByRole("status").first().waitFor();
    },
  },
];
