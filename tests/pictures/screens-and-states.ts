import type { Page } from "@playwright/test";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "../support/screens/screens.ts";
import type { Look } from "./looks.ts";

/**
 * The viewer. The account made artifakts and is an operator, the fresh one has nothing yet, and the
 * pending one has given the password and not the second step (prepare.ts).
 */
type Viewer = "newcomer" | "visitor" | "account" | "fresh" | "pending";

export interface Shot {
  /** Unique; also the picture's file name. */
  name: string;
  /** A path, or a pattern of the URL map or a `state:` whose address prepare.ts knows. */
  path: string;
  viewer: Viewer;
  /** Whether only what fits the viewport is taken: dialogs, drawers, sheets. */
  isViewport?: true;
  /** The only look it is taken in, where the state is about a width or a language. */
  look?: Look;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>;
}

const nameOf = (path: string) => path.replace(/[/:?=&*]+/g, "-").replace(/^-|-$/g, "") || "home";

const shotsOf = (screens: readonly { path: string }[], viewer: Viewer, kind: string): Shot[] =>
  screens.map(({ path }) => ({ name: `${kind}-${nameOf(path)}`, path, viewer }));

const inMain = (page: Page) => page.getByRole("main");

/** From 1280 px on a list has a preview beside it. */
const WIDE: Look = { width: 1440, theme: "light", mode: "creator", language: "es" };

/** A link that is always in view: in the bottom bar of a phone, else in the sidebar. */
const linkTo = (page: Page, path: string) =>
  page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first();

const STATES: readonly Shot[] = [
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
    act: async (page) => {
      const file = { name: "carta.txt", mimeType: "text/plain", buffer: Buffer.from("Mole $90") };
      await inMain(page).locator("[type=file]").first().setInputFiles(file);
    },
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
    name: "state-drawer",
    path: "/spaces",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      const menu = page.getByRole("link", { name: /^Men[uú]$/ });
      if (await menu.isVisible()) await menu.click();
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
      await page.locator('#cards button[value="download"]').first().click();
      await page.getByRole("status").getByRole("link").first().waitFor();
    },
  },
  {
    name: "state-loading",
    path: "/wallet",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      await page.route("**/*.data*", () => undefined);
      await linkTo(page, "/artifakts").click();
      await page.locator(".screen-skeleton").waitFor();
    },
  },
  {
    name: "state-500",
    path: "/wallet",
    viewer: "account",
    act: async (page) => {
      await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
      await linkTo(page, "/artifakts").click();
      await inMain(page).getByText("500").waitFor();
    },
  },
  {
    name: "state-offline",
    path: "/wallet",
    viewer: "account",
    act: async (page) => {
      await page.route("**/*.data*", (route) => route.abort());
      await linkTo(page, "/artifakts").click();
      await inMain(page).locator(".i-lucide-wifi-off").waitFor();
    },
  },
];

/** Screens that fill with what one makes: for an account that has made nothing. */
const FRESH = [
  "/",
  "/library",
  "/wallet",
  "/earnings",
  "/payouts",
  "/kits",
  "/inbox",
  "/approvals",
  "/notifications",
  "/creator",
  "/builder",
  "/builder/pages",
  "/builder/pictures",
  "/builder/versions",
  "/spaces/documents",
  "/spaces/tasks",
  "/agentiks?show=mine",
  "/ajustes/tokens",
  "/ajustes/models",
].map((path) => ({ path }));

/** Spanish is longer than English; the narrowest phone. */
const NARROW: readonly Shot[] = SCREENS.map(({ path }) => ({
  name: `narrow-${nameOf(path)}`,
  path,
  viewer: "visitor",
  look: { width: 320, theme: "light", mode: "creator", language: "es" },
}));

/** Every screen of the URL map as a visitor and as its owner, and states that a screen can be in. */
export const SHOTS: readonly Shot[] = [
  ...shotsOf(SCREENS, "visitor", "visitor"),
  ...shotsOf(ITEM_SCREENS, "visitor", "item"),
  ...shotsOf(
    [...SCREENS, ...ACCOUNT_SCREENS].filter(({ path }) => !/^\/(login|signup)/.test(path)),
    "account",
    "own",
  ),
  ...shotsOf(FRESH, "fresh", "empty"),
  { name: "state-second-step", path: "/login/second-step", viewer: "pending" },
  ...STATES,
  ...NARROW,
];
