import {
  choose,
  expect,
  expectProblem,
  open,
  openSidebar,
  test,
  watchDocuments,
} from "../../support/browser-test.ts";

/** The shared layout in use (spec 2 "Layout", "Sidebar"; spec 9 "Toasts", "Tooltips"). */
test.describe("sidebar and header", () => {
  test("moves between screens and marks where one is", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const documents = watchDocuments(page);
    const sidebar = await openSidebar(page, isMobile);
    const home = sidebar.getByRole("link", { name: "Dashboard" });
    await expect(home).not.toHaveAttribute("aria-current");
    await home.click();
    await expect(page).toHaveURL("/");
    // On a phone the drawer has closed again.
    const entry = sidebar.getByRole("link", { name: "Dashboard", includeHidden: true });
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
    expect(documents).toEqual([]);
  });

  test("wakes up however often one presses meanwhile", async ({ page }) => {
    // A press between any two tasks of the page's: one of them is in the wrong moment, if there is one.
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.querySelector("h1")?.click();
        if (!document.querySelector("html[data-ready]")) port2.postMessage(0);
      };
      port2.postMessage(0);
    });
    await page.goto("/notifications");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
  });

  test("says the request's id when what one moves to fails", async ({
    page,
    isMobile,
    problems,
  }) => {
    await open(page, "/notifications");
    await page.route("**/perks.data*", (route) =>
      route.fulfill({
        ...{ status: 500, body: "Something went wrong here" },
        headers: { "Server-Timing": 'app;dur=1.0, id;desc="one-7"' },
      }),
    );
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("link", { name: "Agentiks Pro" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByText("Request one-7")).toBeVisible();
    await expectProblem(problems, /status of 500/);
    await expectProblem(problems, /SyntaxError/);
  });

  test("shows what is not there inside the layout", async ({ page, isMobile, problems }) => {
    await page.goto("/nowhere");
    await expectProblem(problems, /404/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await openSidebar(page, isMobile);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  });

  test("blurs the header once the page has scrolled a little", async ({ page }) => {
    await open(page, "/");
    const header = page.getByRole("banner");
    const filter = () =>
      header.evaluate((element) => getComputedStyle(element).backdropFilter || "none");
    await expect(header).not.toHaveAttribute("data-scrolled");
    expect(await filter()).toBe("none");
    await page.evaluate(() => scrollTo(0, 200));
    await expect(header).toHaveAttribute("data-scrolled", "true");
    await expect.poll(filter).toContain("blur");
    await expect(header).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).not.toHaveAttribute("data-scrolled");
  });

  test("leads to notifications and Create New", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Notifications, 3 unread" }).click();
    await expect(page).toHaveURL("/notifications");
    await page.getByRole("banner").getByRole("link", { name: "Create New" }).click();
    await expect(page).toHaveURL("/new");
  });

  test("skips to the content and to the menu", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();

    await open(page, "/notifications");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to menu" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#menu")).toBeFocused();
    if (isMobile) await expect(page.locator("#menu")).toBeInViewport();
  });

  test("shows that a slow screen is on its way", async ({ page }) => {
    await open(page, "/notifications");
    await page.route("**/new.data*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name: "Create New" }).click();
    await expect(page.getByText("Loading the page")).toBeAttached();
    await expect(page.locator(".progress-bar")).toBeInViewport();
    await expect(page).toHaveURL("/new");
    await expect(page.getByText("Loading the page")).toHaveCount(0);
  });
});

test.describe("the phone's drawer", () => {
  test.skip(({ isMobile }) => !isMobile, "only where the sidebar is a drawer");

  test.beforeEach(async ({ page }) => {
    await open(page, "/notifications");
  });

  test("takes the focus in and gives it back", async ({ page }) => {
    const drawer = page.locator("#menu");
    await expect(drawer).not.toBeInViewport();
    const opener = page.getByRole("link", { name: "Menu", exact: true });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeInViewport();
    await expect(drawer).toBeFocused();
    await expect(page).toHaveURL("/notifications");
    await page.keyboard.press("Escape");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  });

  test("keeps the keyboard in what is seen", async ({ page, isMobile }) => {
    await openSidebar(page, isMobile);
    const count = await page.locator("#menu a, #menu button, #menu summary").count();
    for (let press = 0; press < count + 5; press++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest("#menu") && focused?.tagName;
      });
      expect(isOutside).toBe(false);
    }
  });

  test("closes by its button, by what lies under it, and by following a link", async ({
    page,
    isMobile,
  }) => {
    const drawer = await openSidebar(page, isMobile);
    await drawer.getByRole("link", { name: "Close menu" }).click();
    await expect(drawer).not.toBeVisible();
    await openSidebar(page, isMobile);
    await page.mouse.click(350, 300);
    await expect(drawer).not.toBeVisible();
    for (const [name, url] of [
      ["Plaza", "/"],
      ["Dashboard", "/"],
    ] as const) {
      await openSidebar(page, isMobile);
      await drawer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(drawer).not.toBeVisible();
    }
    await openSidebar(page, isMobile);
    await drawer.locator("summary").click();
    await drawer.getByRole("link", { name: "Notifications" }).click();
    await expect(page).toHaveURL("/notifications");
    await expect(drawer).not.toBeVisible();
  });

  test("closes when the view mode or the language is chosen, not for a theme", async ({
    page,
    isMobile,
  }) => {
    const opener = page.getByRole("link", { name: /^Men[uú]$/ });
    const drawer = await openSidebar(page, isMobile);
    // Themes are compared: the drawer wears them too.
    for (const [name, theme] of [
      ["Día", "light"],
      ["Noche", "dark"],
    ] as const) {
      await drawer.getByRole("button", { name }).tap();
      await expect(page.locator("html")).toHaveClass(theme);
      await expect(drawer).toBeInViewport();
    }

    await drawer.getByRole("button", { name: "Easy" }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();
    await openSidebar(page, isMobile);
    await drawer.getByRole("button", { name: "Creador" }).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "creator");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();

    await openSidebar(page, isMobile);
    await drawer.locator("summary").tap();
    await drawer.getByRole("button", { name: "Español" }).tap();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(drawer).not.toBeVisible();
    await expect(opener).toBeFocused();
    // Opened again, the person's menu in it is folded.
    await openSidebar(page, isMobile);
    await expect(drawer.getByRole("button", { name: "English" })).not.toBeVisible();
  });

  test("opened before the scripts came, it closes like any other", async ({ page }) => {
    await open(page, "/notifications?x=1#menu");
    const drawer = page.locator("#menu");
    await expect(drawer).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(drawer).not.toBeVisible();
    await expect(page.getByRole("link", { name: "Menu", exact: true })).toBeFocused();
    await open(page, "/new#menu");
    await drawer.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/");
    await expect(drawer).not.toBeVisible();
  });
});

test.describe("the phone's bottom bar", () => {
  test.skip(({ isMobile }) => !isMobile, "only where there is one");

  for (const language of ["es", "en"])
    for (const width of [320, 360])
      test(`cuts no label at ${width} px in ${language}`, async ({ page }) => {
        await choose(page, { language });
        await page.setViewportSize({ width, height: 640 });
        await open(page, "/artifakts");
        const bar = page.getByRole("navigation", { name: /^(Quick places|Lugares rápidos)$/ });
        await expect(bar.getByRole("link")).toHaveCount(5);
        const cut = await bar.getByRole("link").evaluateAll((places) =>
          places
            .flatMap((place) => [place, ...place.querySelectorAll("span")])
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
        expect(cut).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).toBe(0);
      });
});

test.describe("the person's menu", () => {
  test("opens, and closes by Escape and by a press elsewhere", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const sidebar = await openSidebar(page, isMobile);
    const summary = sidebar.locator("summary");
    const link = sidebar.getByRole("link", { name: "Notifications" });
    await expect(link).not.toBeVisible();
    await summary.click();
    await expect(link).toBeVisible();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(link).not.toBeVisible();
    await expect(summary).toBeFocused();
    // Escape closed the menu, and only the menu.
    await expect(sidebar).toBeVisible();
    await summary.click();
    await expect(link).toBeVisible();
    await sidebar.getByRole("heading", { name: "Community", includeHidden: true }).click();
    await expect(link).not.toBeVisible();
  });

  test("has the language", async ({ page, isMobile }) => {
    await open(page, "/notifications");
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.locator("summary").click();
    await sidebar.getByRole("button", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("h1")).toHaveText("Notificaciones");
    await expect(sidebar.getByRole("button", { name: "English" })).not.toBeVisible();
    if (!isMobile) await expect(sidebar.locator("summary")).toBeFocused();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await openSidebar(page, isMobile);
    await sidebar.locator("summary").click();
    await sidebar.getByRole("button", { name: "English" }).click();
    await expect(page.locator("h1")).toHaveText("Notifications");
  });
});

test.describe("tooltips", () => {
  test.skip(({ isMobile }) => isMobile, "for pointers that rest");

  test("open after 700 ms, and at once within 300 ms of another", async ({ page }) => {
    await open(page, "/notifications");
    const bell = page.getByRole("link", { name: "Notifications, 3 unread" });
    // Another thing with a tip, beside it; and the code is fetched, so that only the delay counts.
    await page.evaluate(() => {
      const other = Object.assign(document.createElement("button"), { id: "other" });
      other.dataset.tip = "Another";
      other.style.cssText = "position:fixed;left:50%;top:50%;width:40px;height:40px";
      document.body.append(other);
    });
    const tip = page.locator(".tooltip");
    await bell.hover();
    await expect(tip).toHaveText("Notifications");
    await page.mouse.move(5, 500);
    await expect(tip).toBeHidden();
    await page.waitForTimeout(400);

    await bell.hover();
    await page.waitForTimeout(450);
    await expect(tip).toBeHidden();
    await expect(tip).toBeVisible({ timeout: 1_000 });
    await page.locator("#other").hover();
    await expect(tip).toHaveText("Another", { timeout: 350 });
    await expect(tip).toBeVisible({ timeout: 100 });

    await page.mouse.move(5, 500);
    await page.waitForTimeout(500);
    await bell.hover();
    await page.waitForTimeout(300);
    await expect(tip).toBeHidden();
    await expect(tip).toBeVisible({ timeout: 1_000 });
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });
});

test.describe("toasts", () => {
  const TEXT = /This browser has no voice recognition/;

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
        Object.defineProperty(window, name, { value: undefined });
    });
    await open(page, "/notifications");
  });

  test("explain, one at a time, and leave after five seconds", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    const voice = sidebar.getByRole("button", { name: "Voice control" });
    await voice.click();
    const toasts = page.locator("[data-scope=toast][data-part=root]");
    await expect(toasts).toHaveText(TEXT);
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    await voice.click();
    await page.waitForTimeout(500);
    await expect(toasts).toHaveCount(1);
    await page.mouse.move(5, 5);
    const shown = Date.now();
    await page.waitForTimeout(3_000);
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toHaveCount(0);
    expect(Date.now() - shown).toBeGreaterThan(3_500);
    // Nothing invisible is left to be read out.
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test("are reached with F8 and dismissed by their button", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("button", { name: "Voice control" }).click();
    const region = page.getByRole("region", { name: /Messages/ });
    await expect(region.getByText(TEXT)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(region).toBeFocused();
    await region.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });

  test("go with a swipe of 50 px to the right", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    await sidebar.getByRole("button", { name: "Voice control" }).click();
    const text = page.getByText(TEXT);
    await expect(text).toBeInViewport({ ratio: 1 });
    const swipe = async (distance: number) => {
      const box = (await text.boundingBox())!;
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(30);
    await page.waitForTimeout(300);
    await expect(text).toBeVisible();
    await swipe(60);
    await expect(text).toHaveCount(0, { timeout: 1_000 });
  });
});

test.describe("voice control", () => {
  interface FakeVoice {
    starts: number;
    say(text: string): void;
    fail(error: string): void;
    end(): void;
  }
  type WithVoice = typeof window & { voice: FakeVoice };

  test.beforeEach(async ({ page }) => {
    // A recognition that hears what the test says; everything else is the real code.
    await page.addInitScript(() => {
      class FakeRecognition extends EventTarget {
        start() {
          voice.starts += 1;
          queueMicrotask(() => this.dispatchEvent(new Event("start")));
          Object.assign(voice, {
            lang: (this as unknown as { lang: string }).lang,
            say: (transcript: string) =>
              this.dispatchEvent(
                Object.assign(new Event("result"), { resultIndex: 0, results: [[{ transcript }]] }),
              ),
            fail: (error: string) => {
              this.dispatchEvent(Object.assign(new Event("error"), { error }));
              this.dispatchEvent(new Event("end"));
            },
            end: () => this.dispatchEvent(new Event("end")),
          });
        }
        stop() {
          queueMicrotask(() => this.dispatchEvent(new Event("end")));
        }
      }
      const voice = { starts: 0 };
      Object.assign(window, { voice });
      for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
        Object.defineProperty(window, name, { value: FakeRecognition, configurable: true });
    });
    await open(page, "/notifications");
  });

  test("obeys the spoken commands", async ({ page, isMobile }) => {
    const say = (text: string) =>
      page.evaluate((words) => (window as WithVoice).voice.say(words), text);
    const sidebar = await openSidebar(page, isMobile);
    const voice = sidebar.getByRole("button", { name: /Voice control|Control por voz/ });
    await voice.click();
    await expect(voice).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(/Listening in Spanish/)).toBeVisible();
    expect(
      await page.evaluate(() => (window as WithVoice & { voice: { lang: string } }).voice.lang),
    ).toBe("es-ES");
    await say("por favor tema claro");
    await expect(page.locator("html")).toHaveClass("light");
    await say("Tema Turquesa");
    await expect(page.locator("html")).toHaveClass("teal-calm");
    await expect(page.getByText("Done: “Tema Turquesa”")).toBeVisible();
    await say("modo facil");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "easy");
    await say("modo creador");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "creator");
    await say("buenos días");
    await expect(page.locator("html")).toHaveClass("teal-calm");
    await voice.click();
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "plaza-preferences")?.value).toContain("teal-calm");
  });

  test("stops with the reason when it may not listen", async ({ page, isMobile }) => {
    const sidebar = await openSidebar(page, isMobile);
    const voice = sidebar.getByRole("button", { name: "Voice control" });
    await voice.click();
    await expect(voice).toHaveAttribute("aria-pressed", "true");
    await page.evaluate(() => (window as WithVoice).voice.fail("not-allowed"));
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText(/The microphone is not allowed here/)).toBeVisible();
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => (window as WithVoice).voice.starts)).toBe(1);
  });

  test("goes on when the browser ends it, until it is stopped", async ({ page, isMobile }) => {
    const starts = () => page.evaluate(() => (window as WithVoice).voice.starts);
    const sidebar = await openSidebar(page, isMobile);
    const voice = sidebar.getByRole("button", { name: "Voice control" });
    await voice.click();
    await expect(voice).toHaveAttribute("aria-pressed", "true");
    await page.evaluate(() => (window as WithVoice).voice.end());
    await expect.poll(starts).toBe(2);
    await expect(voice).toHaveAttribute("aria-pressed", "true");
    await page.evaluate(() => (window as WithVoice).voice.end());
    await expect.poll(starts).toBe(3);
    await voice.click();
    await expect(voice).toHaveAttribute("aria-pressed", "false");
    await page.waitForTimeout(1_200);
    expect(await starts()).toBe(3);
  });
});

test("the skip links are out of sight until the keyboard reaches them", async ({ page }) => {
  await open(page, "/notifications");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});
