import type { Page } from "@playwright/test";
import { ACCOUNT_SCREENS, ITEM_SCREENS, SCREENS } from "../support/screens/screens.ts";

/** Who looks: the account made artifakts and is an operator (prepare.ts). */
type Viewer = "newcomer" | "visitor" | "account";

export interface Shot {
  /** Unique; also the picture's file name. */
  name: string;
  /** A path, or a pattern of the URL map whose address the test's database knows. */
  path: string;
  viewer: Viewer;
  /** Whether only what fits the viewport is taken: dialogs, drawers, sheets. */
  isViewport?: true;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>;
}

const nameOf = (path: string) => path.replace(/[/:?=&*]+/g, "-").replace(/^-|-$/g, "") || "home";

const shotsOf = (screens: readonly { path: string }[], viewer: Viewer, kind: string): Shot[] =>
  screens.map(({ path }) => ({ name: `${kind}-${nameOf(path)}`, path, viewer }));

const inMain = (page: Page) => page.getByRole("main");

const STATES: readonly Shot[] = [
  { name: "state-gate", path: "/", viewer: "newcomer" },
  { name: "state-not-found", path: "/nowhere", viewer: "visitor" },
  { name: "state-empty-list", path: "/artifakts?q=zzzzzz", viewer: "visitor" },
  { name: "state-hits", path: "/search?q=pan", viewer: "visitor" },
  { name: "state-no-hits", path: "/search?q=zzzzzz", viewer: "visitor" },
  { name: "state-new-artifakt", path: "/new?tipo=artifakt", viewer: "account" },
  { name: "state-new-agentik", path: "/new?tipo=agentik", viewer: "account" },
  { name: "state-new-challenge", path: "/new?tipo=challenge", viewer: "account" },
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
    path: "/artifakts",
    viewer: "account",
    isViewport: true,
    act: async (page) => {
      await page.locator("#cards button").first().click();
      await page.waitForLoadState("networkidle");
    },
  },
];

/** Screens of a second step or of links in mails look alike for everyone, or need a state first. */
const IS_SKIPPED = /second-step|\/:token/;

/** Every screen of the URL map as a visitor and as its owner, and states that a screen can be in. */
export const SHOTS: readonly Shot[] = [
  ...shotsOf(SCREENS, "visitor", "visitor"),
  ...shotsOf(ITEM_SCREENS, "visitor", "item"),
  ...shotsOf(
    [...SCREENS, ...ACCOUNT_SCREENS].filter(({ path }) => !/^\/(login|signup)/.test(path)),
    "account",
    "own",
  ),
  ...STATES,
].filter(({ path }) => !IS_SKIPPED.test(path));
