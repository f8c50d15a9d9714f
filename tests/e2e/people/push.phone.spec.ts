import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { confirmedSession } from "../../support/account-links.ts";
import { expectAccessible, expectFits } from "../../support/expect-accessible.ts";
import { createPushDevice } from "../../support/push/push-service.ts";
import { expect, open, test } from "../../support/browser-test.ts";

/** Push messages in the browser: the permission, and what the service worker shows. */
test.use({ serviceWorkers: "allow", chosen: { language: "en" } });

const ALLOW = "Get them on this device";
const ALLOWED = "They reach this device, also while Plaza is closed.";

/** Lets the browser push: its own question and its push service cannot be reached from a test. */
async function makePushable(page: Page, answer: NotificationPermission = "granted") {
  const { p256dh, auth } = createPushDevice();
  await page.addInitScript(
    ([p256dh, auth, answer]) => {
      const calls: string[] = [];
      Object.assign(window, { calls });
      const KEPT = "test-permission";
      Object.defineProperty(Notification, "permission", {
        get: () => localStorage.getItem(KEPT) ?? "default",
      });
      Notification.requestPermission = () => {
        calls.push("asked");
        localStorage.setItem(KEPT, answer);
        return Promise.resolve(answer as NotificationPermission);
      };
      let subscription: object | null = null;
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(subscription as PushSubscription | null);
      PushManager.prototype.subscribe = (options) => {
        calls.push(`subscribed ${String(options?.applicationServerKey).length}`);
        subscription = {
          toJSON: () => ({ endpoint: "https://push.example.com/e2e", keys: { p256dh, auth } }),
          unsubscribe: () => {
            subscription = null;
            return Promise.resolve(true);
          },
        };
        return Promise.resolve(subscription as PushSubscription);
      };
    },
    [p256dh, auth, answer] as const,
  );
  return () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
}

test("the permission is asked for by a press alone, and the device can be turned off", async ({
  page,
}) => {
  const calls = await makePushable(page);
  await open(page, "/ajustes");
  const status = page.getByRole("status").filter({ hasText: /reach/ });
  await expect(status).toHaveText(/if you allow it in this browser/);
  await page.waitForTimeout(300);
  expect(await calls()).toEqual([]);

  await page.getByRole("button", { name: ALLOW }).click();
  await expect(status).toHaveText(ALLOWED);
  expect(await calls()).toEqual(["asked", "subscribed 87"]);

  await page.getByRole("button", { name: "Stop them here" }).click();
  await expect(status).toHaveText(/if you allow it in this browser/);

  // The toggle asks too when it is turned on, and ends them when it is turned off.
  const toggle = page.getByRole("switch", { name: "Push Notifications" });
  await toggle.click();
  await expect(page.getByRole("button", { name: ALLOW })).toBeHidden();
  await toggle.click();
  await expect(status).toHaveText(ALLOWED);
  expect((await calls()).filter((call) => call === "asked")).toHaveLength(2);
});

const OFFER = "Get the news on this device too, even while Plaza is closed.";

/** Signs in to a new account. */
async function signIn(page: Page, baseURL: string) {
  const value = await confirmedSession(baseURL, `push-${randomUUID()}@pruebas.mx`);
  await page.context().addCookies([{ name: "plaza-session", value, url: baseURL }]);
}

for (const path of ["/notifications", "/inbox"])
  test(`${path} offers them once to whoever awaits news, and asks by a press alone`, async ({
    page,
    baseURL,
  }) => {
    const calls = await makePushable(page);
    const offer = page.getByRole("main").getByText(OFFER);
    // A visitor awaits none.
    await open(page, path);
    await page.waitForTimeout(300);
    await expect(offer).toHaveCount(0);

    await signIn(page, baseURL!);
    await open(page, path);
    await expect(offer).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    expect(await calls()).toEqual([]);
    await page.getByRole("button", { name: ALLOW }).click();
    await expect(page.getByRole("main").getByText(ALLOWED)).toBeFocused();
    expect(await calls()).toEqual(["asked", "subscribed 87"]);
    await open(page, path);
    await page.waitForTimeout(300);
    await expect(offer).toHaveCount(0);
  });

test("the offer is put away for good, by the keyboard, and says when the browser refuses", async ({
  page,
  baseURL,
}) => {
  const calls = await makePushable(page, "denied");
  await signIn(page, baseURL!);
  await open(page, "/notifications");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Not now" }).press("Enter");
  await expect(main.getByText(OFFER)).toHaveCount(0);
  await expect(main).toBeFocused();
  for (const path of ["/notifications", "/inbox"]) {
    await open(page, path);
    await page.waitForTimeout(300);
    await expect(main.getByText(OFFER)).toHaveCount(0);
  }
  expect(await calls()).toEqual([]);

  await page.evaluate(() => localStorage.removeItem("plaza-push-offer"));
  await open(page, "/inbox");
  await main.getByRole("button", { name: ALLOW }).click();
  await expect(main.getByText(/This browser blocks them for Plaza/)).toBeFocused();
  await expect(main.getByRole("button", { name: "Not now" })).toHaveCount(0);
  await open(page, "/inbox");
  await page.waitForTimeout(300);
  await expect(main.getByText(/blocks them|Get the news/)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered", async ({ page, baseURL }) => {
    await signIn(page, baseURL!);
    for (const path of ["/notifications", "/inbox"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: ALLOW })).toHaveCount(0);
    }
  });
});

test("a blocked browser says so and asks nothing", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  );
  await open(page, "/ajustes");
  await expect(page.getByText(/This browser blocks them for Plaza/)).toBeVisible();
  await expect(page.getByRole("button", { name: ALLOW })).toBeHidden();
});

test("the service worker shows a message, and a press opens its page", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, "/notifications");
  await page.locator("h1").click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  const seen = await worker!.evaluate(async () => {
    const scope = self as unknown as {
      registration: { showNotification(title: string, options: object): Promise<void> };
      onpush(event: object): void;
      onnotificationclick(event: object): void;
      clients: { openWindow(href: string): Promise<unknown> };
    };
    // A headless browser shows no notifications, and a window is opened only by a real press.
    const shown: object[] = [];
    const opened: string[] = [];
    scope.registration.showNotification = (title, options) =>
      Promise.resolve(void shown.push({ title, ...options }));
    scope.clients.openWindow = (href) => Promise.resolve(opened.push(href));
    const run = async (start: (waitUntil: (work: Promise<unknown>) => void) => void) => {
      const work: Promise<unknown>[] = [];
      start((one) => work.push(one));
      await Promise.all(work);
    };
    const message = { text: "Ana let you in", href: "/spaces/space-4", tag: "n-1", lang: "en" };
    await run((waitUntil) => scope.onpush({ waitUntil, data: { json: () => message } }));
    let closed = 0;
    for (const data of [message.href, "/notifications"]) {
      const notification = { data, close: () => (closed += 1) };
      // The second one's page is open: it gets the focus, which only a real press may give.
      await run((waitUntil) =>
        scope.onnotificationclick({
          waitUntil: (work: Promise<unknown>) => waitUntil(work.catch(() => undefined)),
          notification,
        }),
      );
    }
    return { shown, opened, closed };
  });
  expect(seen).toEqual({
    shown: [
      {
        title: "Plaza",
        body: "Ana let you in",
        data: "/spaces/space-4",
        icon: "/icon-192.png",
        lang: "en",
        tag: "n-1",
      },
    ],
    opened: [`${baseURL}/spaces/space-4`],
    closed: 2,
  });
});

test("a subscription that the browser ends is replaced, and no guest is made for a visitor", async ({
  page,
  context,
}) => {
  await open(page, "/notifications");
  await page.locator("h1").click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  /** Ends the subscription. @returns whether the browser subscribed again */
  const end = ({ p256dh, auth }: { p256dh: string; auth: string }) =>
    worker!.evaluate(
      async (keys) => {
        const scope = self as unknown as {
          registration: { pushManager: object };
          onpushsubscriptionchange(event: object): void;
        };
        let hasSubscribed = false;
        const subscribe = () => {
          hasSubscribed = true;
          const renewed = { endpoint: "https://push.example.com/renewed", keys };
          return Promise.resolve({ toJSON: () => renewed });
        };
        Object.defineProperty(scope.registration, "pushManager", {
          configurable: true,
          value: { subscribe },
        });
        const work: Promise<unknown>[] = [];
        scope.onpushsubscriptionchange({ waitUntil: (one: Promise<unknown>) => work.push(one) });
        await Promise.all(work);
        return hasSubscribed;
      },
      { p256dh, auth },
    );
  expect(await end(createPushDevice())).toBe(false);
  expect(
    await page.evaluate(() => fetch("/notifications/push").then((a) => a.json())),
  ).toMatchObject({ isOn: false });

  const { p256dh, auth } = createPushDevice();
  await page.evaluate(
    (form) =>
      fetch("/notifications/push", { method: "POST", body: new URLSearchParams(form) }).then(
        ({ status }) => status,
      ),
    { intent: "subscribe", endpoint: "https://push.example.com/former", p256dh, auth },
  );
  expect(await end(createPushDevice())).toBe(true);
  expect(
    await page.evaluate(() => fetch("/notifications/push").then((a) => a.json())),
  ).toMatchObject({ isOn: true });
});
