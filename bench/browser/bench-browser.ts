import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { CHROMIUM_ARGS } from "../../tests/support/browser.ts";
import { PAST_THE_GATE } from "../../tests/support/request.ts";
import { makeCertificate, startEdge, type Edge } from "../link/edge.ts";
import { FAR_BROWSER, startSlowLink, NEAR_END, type SlowLink } from "../link/slow-line.ts";
import type { BenchOptions } from "../options.ts";
import { moveOn } from "./move.ts";
import { observePage } from "./page-observer.ts";
import type { Profile } from "./profiles.ts";
import { visit, type How, type Visit } from "./visit.ts";

/** User agent of a cheap Android phone; headless Chromium's would count as a bot. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

export interface BenchBrowser {
  /**
   * Makes a server reachable over the measured connection.
   *
   * @returns its origin as seen from the browser
   */
  reach(origin: string): Promise<string>;
  /**
   * Measures a cold visit and a repeat visit in a new browser context.
   *
   * @param hydrates whether the page sets the performance mark "hydrated"
   */
  visitTwice(address: string, profile: Profile, hydrates?: boolean): Promise<[Visit, Visit]>;
  /**
   * Measures a client-side navigation in a new browser context (`move.ts`).
   *
   * @returns milliseconds
   */
  moveOn(
    link: { address: string; href: string },
    profile: Profile,
    isReached: boolean,
  ): Promise<number>;
  /** Loads a page twice without measuring, to fill the server's caches. */
  warm(address: string): Promise<void>;
  close(): Promise<void>;
}

/** Launches a Chromium that emulates a cheap phone, over the connection in the options. */
export async function openBenchBrowser({ net, edge, record }: BenchOptions): Promise<BenchBrowser> {
  const line: SlowLink | null = net === "link" ? await startSlowLink() : null;
  const host = line ? NEAR_END : "127.0.0.1";
  const certificate = edge ? makeCertificate(host) : null;
  const edges: Edge[] = [];
  const browser = await launch(line !== null, certificate?.spki);

  /** Runs work in a new browser context, over a connection with this profile. */
  async function onPhone<Result>(
    address: string,
    profile: Profile,
    work: (context: BrowserContext, how: How) => Promise<Result>,
  ): Promise<Result> {
    await line?.configure(profile);
    const context = await asPhone(browser, address);
    try {
      return await work(context, { profile, throttled: line === null });
    } finally {
      await context.close();
    }
  }

  return {
    async reach(origin) {
      if (!certificate) return origin;
      const front = await startEdge(origin, { certificate, host, record });
      edges.push(front);
      return front.origin;
    },
    async warm(address) {
      await line?.removeLimits();
      const context = await asPhone(browser, address);
      const page = await context.newPage();
      for (let times = 0; times < 2; times += 1) await page.goto(address, { waitUntil: "load" });
      await context.close();
    },
    visitTwice: (address, profile, hydrates = true) =>
      onPhone(address, profile, async (context, how) => {
        const cold = await visit(context, address, { ...how, hydrates });
        return [cold, await visit(context, address, { ...how, hydrates })];
      }),
    moveOn: (link, profile, isReached) =>
      onPhone(link.address, profile, (context, how) =>
        moveOn(context, link, { ...how, isReached }),
      ),
    async close() {
      await browser.close();
      for (const front of edges) front.close();
      await line?.stop();
    },
  };
}

function launch(isFar: boolean, spki: string | undefined): Promise<Browser> {
  const others = isFar
    ? `MAP localhost ${NEAR_END}, MAP * ~NOTFOUND, EXCLUDE ${NEAR_END}`
    : "MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
  return chromium.launch({
    executablePath: isFar ? FAR_BROWSER : process.env.CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGS,
      // Requests to other hosts fail at once.
      `--host-resolver-rules=${others}`,
      ...(spki ? [`--ignore-certificate-errors-spki-list=${spki}`] : []),
    ],
  });
}

async function asPhone(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "es-MX",
    userAgent: PHONE,
  });
  const value = Object.entries(PAST_THE_GATE)
    .map((pair) => pair.join("="))
    .join("&");
  await context.addCookies([{ name: "plaza-preferences", value, url: address }]);
  // esbuild (in tsx) wraps functions in calls of `__name`, which the page lacks.
  await context.addInitScript({ content: "globalThis.__name = (named) => named;" });
  await context.addInitScript(observePage);
  return context;
}
