import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import type { Theme } from "#domain/preferences/preferences.ts";
import { PAST_THE_GATE, type ChosenFields } from "./request.ts";

/** Stored preferences, or null on a first visit. */
export type Chosen = ChosenFields | null;

interface Fixtures {
  /** Set with `test.use({ chosen: … })`. By default past the gate. */
  chosen: Chosen;
  /**
   * Problems of the page: console errors, uncaught errors (also React's hydration errors) and
   * violations of the content security policy. The test fails if one is left at the end; a test that
   * provokes one removes it with `expectProblem`.
   */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  chosen: [{}, { option: true }],
  context: async ({ context, baseURL, chosen }, use) => {
    if (chosen) await keepChosen(context, chosen, baseURL!);
    await use(context);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(`console: ${message.text()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function keepChosen(context: BrowserContext, chosen: ChosenFields, url: string) {
  const fields = Object.entries({ ...PAST_THE_GATE, ...chosen });
  const value = fields
    .filter(([, field]) => field !== "")
    .map((pair) => pair.join("="))
    .join("&");
  await context.addCookies([{ name: "plaza-preferences", value, url }]);
}

/** Changes the stored preferences before the next page load. */
export const choose = (page: Page, chosen: ChosenFields): Promise<void> =>
  keepChosen(page.context(), chosen, test.info().project.use.baseURL!);

/**
 * Opens a page and waits for hydration, for the icons' CSS, which is enabled after the first frame, and
 * for the whole style sheet, which is linked after hydration (`useWholeSheet`).
 */
export async function open(page: Page, target: string): Promise<void> {
  await page.goto(target);
  await expect(page.locator('html[data-ready]:not(:has(style[media="not all"]))')).toHaveCount(1);
  const sheet = page.locator('link[rel="stylesheet"]');
  await expect.poll(() => sheet.evaluateAll(areLoaded)).toBe(true);
}

const areLoaded = (links: Element[]) =>
  links.length > 0 && links.every((link) => (link as HTMLLinkElement).sheet !== null);

/** Returns the sidebar; on a phone opens its drawer. */
export async function openSidebar(page: Page, isMobile: boolean) {
  const sidebar = page.locator("#menu");
  if (isMobile) await page.getByRole("link", { name: /^Men[uú]$/ }).click();
  await expect(sidebar).toBeVisible();
  return sidebar;
}

/** Applies a theme without storing it, and waits until colour transitions have ended. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => (document.documentElement.className = name), theme);
  await untilStill(page);
}

/** Waits for running animations of at most 1 s, and for those that start after them. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const LONGEST_MS = 1_000;
    const end = performance.now() + LONGEST_MS;
    // Animations in a closed element are paused in the middle by the browser.
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect &&
      Boolean(effect.target?.checkVisibility({ contentVisibilityAuto: true }));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" &&
            isShown(effect) &&
            Number(effect?.getComputedTiming().endTime ?? 0) <= LONGEST_MS,
        );
    do {
      const finished = Promise.allSettled(moving().map((animation) => animation.finished));
      await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
      // Animations that follow start with the next frame.
      await new Promise(requestAnimationFrame);
    } while (moving().length > 0 && performance.now() < end);
  });
}

/**
 * The text of a form's success: a toast, or without JavaScript a status in the page.
 */
export const answered = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });

/** Removes an expected problem, so that any other still fails the test. */
export async function expectProblem(problems: string[], pattern: RegExp): Promise<void> {
  await expect.poll(() => problems.filter((problem) => pattern.test(problem))).not.toEqual([]);
  const rest = problems.filter((problem) => !pattern.test(problem));
  problems.splice(0, problems.length, ...rest);
}

/** Paths of all document requests, including redirects. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The preferences cookie: theme, mode, language, toggles. */
export const preferencesOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "plaza-preferences");

/** Delays the client entry script until the returned function is called, like a slow connection. */
export async function holdBack(page: Page): Promise<() => void> {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return letIn;
}
