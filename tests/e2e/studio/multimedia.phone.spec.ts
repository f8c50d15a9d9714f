import type { Page } from "@playwright/test";
import { THEMES } from "#domain/preferences/preferences.ts";
import {
  expect,
  expectProblem,
  open,
  openSidebar,
  test,
  untilStill,
  wear,
} from "../../support/browser-test.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";
import { expectTips } from "../../support/pages/expect-tips.ts";

const main = (page: Page) => page.getByRole("main");
const player = (page: Page) => page.getByRole("region", { name: "Player" });
const playButton = (page: Page, title: string) =>
  main(page).getByRole("button", { name: `Play ${title}` });

/** Records every audio element that plays on the page. */
async function watchSounds(page: Page) {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    const Native = window.Audio;
    window.Audio = class extends Native {
      constructor() {
        super();
        sounds.push(this);
      }
    } as typeof Audio;
    Object.assign(window, { sounds });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { sounds: HTMLAudioElement[] }).sounds.map((sound) => ({
        file: new URL(sound.src || "about:blank").pathname.split("/").at(-1)!,
        isPaused: sound.paused,
        time: sound.currentTime,
      })),
    );
}

test("plays one sound at a time, and a second click pauses", async ({ page, problems }) => {
  const sounds = await watchSounds(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/multimedia?section=music");
  expect(scripts.filter((url) => url.includes("sound-player"))).toEqual([]);

  // The first click is not lost, although it loads the player.
  await playButton(page, "Mercado de Domingo").click();
  const pause = main(page).getByRole("button", { name: "Pause Mercado de Domingo" });
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect(player(page)).toContainText("Los del Portal");
  await expect.poll(async () => (await sounds())[0]!.time).toBeGreaterThan(0.2);

  // Another track replaces it: the same audio element plays the other file.
  await playButton(page, "Patio Azul").click();
  await expect(playButton(page, "Mercado de Domingo")).toHaveAttribute("aria-pressed", "false");
  await expect(player(page)).toContainText("Patio Azul");
  await expect
    .poll(async () => (await sounds()).filter(({ isPaused }) => !isPaused).map(({ file }) => file))
    .toEqual(["track-patio.wav"]);
  expect(await sounds()).toHaveLength(1);

  await main(page).getByRole("button", { name: "Pause Patio Azul" }).click();
  await expect(player(page).getByRole("button", { name: "Play Patio Azul" })).toBeVisible();
  const [stopped] = await sounds();
  expect(stopped!.isPaused).toBe(true);
  await page.waitForTimeout(300);
  expect((await sounds())[0]!.time).toBe(stopped!.time);
  expect(problems).toEqual([]);
});

test("of several tracks clicked before the player has loaded the last one plays", async ({
  page,
}) => {
  const sounds = await watchSounds(page);
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/sound-player/, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, "/multimedia?section=music");
  for (const title of ["Mercado de Domingo", "Patio Azul", "Mercado de Domingo", "Patio Azul"])
    await playButton(page, title).click();
  letIn();
  await expect(player(page)).toContainText("Patio Azul");
  await expect
    .poll(async () => (await sounds()).map(({ file, isPaused }) => [file, isPaused]))
    .toEqual([["track-patio.wav", false]]);
});

test("keeps playing across screens, is controlled by keys, and closes", async ({
  page,
  isMobile,
}) => {
  const sounds = await watchSounds(page);
  await open(page, "/multimedia?section=music");
  const button = playButton(page, "Patio Azul");
  await button.focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await sounds())[0]?.time ?? 0).toBeGreaterThan(0.1);

  // On another screen the same element goes on playing.
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.getByRole("link", { name: /Marketplace/ }).click();
  await expect(page).toHaveURL("/marketplace");
  await expect(player(page)).toContainText("Patio Azul");
  const [before] = await sounds();
  expect(before!.isPaused).toBe(false);
  await expect.poll(async () => (await sounds())[0]!.time).toBeGreaterThan(before!.time);

  await player(page).getByRole("button", { name: "Pause Patio Azul" }).click();
  const seek = player(page).getByRole("slider", { name: "Position in Patio Azul" });
  await seek.focus();
  await page.keyboard.press("Home");
  await expect(seek).toHaveAttribute("aria-valuetext", "0:00 of 0:07");
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
  await expect(seek).toHaveAttribute("aria-valuetext", "0:02 of 0:07");
  expect((await sounds())[0]!.time).toBeCloseTo(2, 1);

  // Escape does not close the player.
  await page.keyboard.press("Escape");
  await expect(player(page)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()!.width);
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await expect(player(page)).toHaveCount(0);
  expect((await sounds())[0]!.isPaused).toBe(true);
});

test("does not cover content, and stops at the end", async ({ page }) => {
  const sounds = await watchSounds(page);
  await open(page, "/multimedia?section=sound-effects");
  await playButton(page, "Cash Drawer").click();
  await expect(player(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = main(page).getByRole("listitem").last();
  const [row, bar] = [await last.boundingBox(), await player(page).boundingBox()];
  expect(row!.y + row!.height).toBeLessThanOrEqual(bar!.y);
  // After two seconds the track has ended, and can be played again.
  await expect(playButton(page, "Cash Drawer")).toHaveAttribute("aria-pressed", "false");
  await playButton(page, "Cash Drawer").click();
  await expect.poll(async () => (await sounds())[0]!.isPaused).toBe(false);
  // A toast is shown above the player.
  await main(page).getByRole("button", { name: "Add Comal Sizzle to favorites" }).click();
  const toast = page.locator("[data-scope=toast][data-part=root]");
  await expect(toast).toContainText("Kept among your favorites");
  await expect(toast.getByRole("link", { name: "See your favorites" })).toBeVisible();
  await untilStill(page);
  const [said, still] = [await toast.boundingBox(), await player(page).boundingBox()];
  expect(said!.y + said!.height).toBeLessThanOrEqual(still!.y);
});

test("shows when a sound cannot be loaded, and plays it once it can", async ({
  page,
  problems,
}) => {
  const sounds = await watchSounds(page);
  await page.route("**/sounds/**", (route) => route.abort());
  await open(page, "/multimedia");
  await playButton(page, "Neblina en Xalapa").click();
  await expect(player(page).getByRole("alert")).toContainText("could not be played");
  await expect(playButton(page, "Neblina en Xalapa")).toHaveAttribute("aria-pressed", "false");
  await expectProblem(problems, /Failed to load resource/);
  await page.unroute("**/sounds/**");
  await playButton(page, "Neblina en Xalapa").click();
  await expect(player(page).getByRole("alert")).toHaveCount(0);
  await expect.poll(async () => (await sounds())[0]!.time).toBeGreaterThan(0.1);
});

test("changes the language while playing", async ({ page, isMobile }) => {
  await open(page, "/multimedia");
  await playButton(page, "Patio Azul").click();
  await expect(player(page)).toBeVisible();
  const sidebar = await openSidebar(page, isMobile);
  await sidebar.locator("button[name=mode][value=easy]").click();
  await expect(page.getByRole("region", { name: "Reproductor" })).toContainText("Patio Azul");
  await expect(main(page).getByRole("heading", { name: "Música en tendencia" })).toBeVisible();
});

test("the player is accessible in every theme", async ({ page }) => {
  await open(page, "/multimedia?section=spotlight");
  await playButton(page, "Telar").click();
  await expect(player(page)).toBeVisible();
  await expectTips(page);
  for (const theme of THEMES) {
    await wear(page, theme);
    await expectAccessible(page, "section[aria-label=Player]");
  }
});

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "the library" : "the library without JavaScript", () => {
    test.use({ javaScriptEnabled: isScripted });

    test("filters, searches and opens by URL", async ({ page }) => {
      await page.goto("/multimedia");
      const menu = page.getByRole("navigation", { name: "Library" });
      await expect(menu.getByRole("link")).toHaveCount(12);
      await menu.getByRole("link", { name: "Sound Effects" }).click();
      await expect(page).toHaveURL("/multimedia?section=sound-effects");
      await main(page).getByRole("searchbox").fill("RÁIN");
      await main(page).getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/section=sound-effects&q=R/);
      await expect(main(page).getByRole("status")).toContainText("2 matches");
      await menu.getByRole("link", { name: "Favorites" }).click();
      await expect(main(page)).toContainText("No favorites yet");
      await page.goto("/multimedia");
      await main(page).getByRole("link", { name: "Quiet Counter" }).click();
      await expect(page).toHaveURL("/multimedia?collection=collection-quiet-counter");
      await expect(main(page)).toContainText("Malecón");
      await main(page).getByRole("button", { name: "Get More AI Credits" }).click();
      await expect(page).toHaveURL("/wallet?currency=credits&next=%2Fmultimedia");
      await expect(main(page)).toContainText("Sandbox: payments are simulated.");
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link plays the sound in the browser's own player", async ({ page }) => {
    await page.goto("/multimedia");
    const link = main(page).getByRole("link", { name: "Play Patio Azul" });
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes("/sounds/track-patio.wav")),
      link.click(),
    ]);
    expect(response.headers()["content-type"]).toBe("audio/wav");
    await expect(page).toHaveURL(/\/sounds\/track-patio\.wav\?v=/);
    await expect(page.locator("video, audio")).toHaveCount(1);
    await expect
      .poll(() =>
        page.locator("video, audio").evaluate((sound) => (sound as HTMLMediaElement).duration),
      )
      .toBeCloseTo(7, 1);
  });
});
