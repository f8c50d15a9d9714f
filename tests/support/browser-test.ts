import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import type { Theme } from "#domain/preferences/preferences.ts";
import { PAST_THE_GATE, type ChosenFields } from "./request.ts";

/** What a person has chosen before, or null for a first visit. */
export type Chosen = ChosenFields | null;

interface Fixtures {
  /** Set with `test.use({ chosen: … })`. Past the gate unless told otherwise. */
  chosen: Chosen;
  /**
   * What the page complained about: console errors, uncaught errors (React's hydration errors are
   * among them) and violations of the content security policy. None may be left at the end; a test
   * that provokes one takes it out with `expectProblem`.
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

/** Makes somebody choose otherwise before the next page is opened. */
export const choose = (page: Page, chosen: ChosenFields): Promise<void> =>
  keepChosen(page.context(), chosen, test.info().project.use.baseURL!);

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, target: string): Promise<void> {
  await page.goto(target);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
}

/** The sidebar: on a phone its drawer is opened first. */
export async function openSidebar(page: Page, isMobile: boolean) {
  const sidebar = page.locator("#menu");
  if (isMobile) await page.getByRole("link", { name: /^Men[uú]$/ }).click();
  await expect(sidebar).toBeVisible();
  return sidebar;
}

/** Puts a theme on without choosing it, and waits until its colours have stopped changing. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => (document.documentElement.className = name), theme);
  await untilStill(page);
}

/** Waits for what moves or changes colour, and for what that sets off; not for what never ends. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const LONGEST_MS = 1_000;
    const end = performance.now() + LONGEST_MS;
    // What a closed part holds stands still in the middle of its change.
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
      // What they set off starts with the next frame.
      await new Promise(requestAnimationFrame);
    } while (moving().length > 0 && performance.now() < end);
  });
}

/** Takes an expected complaint out, so that any other still fails the test. */
export async function expectProblem(problems: string[], pattern: RegExp): Promise<void> {
  await expect.poll(() => problems.filter((problem) => pattern.test(problem))).not.toEqual([]);
  const rest = problems.filter((problem) => !pattern.test(problem));
  problems.splice(0, problems.length, ...rest);
}

/** Every document that was asked for, redirects too. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The cookie that holds what was chosen: theme, mode, language, toggles. */
export const preferencesOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "plaza-preferences");

/** Keeps the page's start back until it is let in: a line on which scripts take long. */
export async function holdBack(page: Page): Promise<() => void> {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return letIn;
}
