import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { type Asked, watchNetwork } from "./network-watch.ts";
import { CPU_SLOWDOWN, type Profile } from "./profiles.ts";

/** One visit to one page. Times in milliseconds from the navigation; null for what never came. */
export interface Visit {
  fcp: number | null;
  lcp: number | null;
  hydrated: number | null;
  /** Of every task over 50 ms, what is over: the time in which the page cannot answer. */
  blocking: number;
  shift: number;
  /** What went over the line. */
  requests: number;
  bytes: number;
  byKind: Record<string, number>;
}

export interface How {
  profile: Profile;
  /** Whether Chromium is to slow the line down (over a slow link it already is). */
  throttled: boolean;
}

const BUDGET_MS = 60_000;
const QUIET_MS = 700;
const POLL_MS = 100;
/** For how long the first touch may bring what keeps the page. */
const KEPT_MS = 10_000;

type Network = ReturnType<typeof watchNetwork>;

/**
 * Opens an address in a new tab, waits until the page is all there, and does something with it.
 *
 * @param how.hydrates whether the page says when it is hydrated
 * @throws when it is not there within a minute
 */
export async function inTab<Result>(
  context: BrowserContext,
  address: string,
  { hydrates, ...how }: How & { hydrates: boolean },
  work: (page: Page, network: Network) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await becomePhone(session, how);
    const network = watchNetwork(session);
    await page.goto(address, { waitUntil: "commit", timeout: BUDGET_MS });
    await settle(page, network, hydrates);
    return await work(page, network);
  } finally {
    await page.close();
  }
}

/**
 * Measures a page until it is all there: loaded, hydrated if it says when it is, the line and the
 * processor quiet. Then it is touched once, as by any person: the next visit finds what that brings.
 */
export const visit = (
  context: BrowserContext,
  address: string,
  how: How & { hydrates: boolean },
): Promise<Visit> =>
  inTab(context, address, how, async (page, network) => {
    const seen = await page.evaluate(() => ({
      ...window.benchSeen!,
      hydrated: performance.getEntriesByName("hydrated")[0]?.startTime ?? null,
    }));
    const asked = network.asked();
    await page.evaluate(touch, KEPT_MS);
    return { ...summarize(asked), ...inPage(seen) };
  });

/** Runs in the page: one touch, and the service worker it may bring (docs/decisions/0023-service-worker.md). */
async function touch(most: number): Promise<void> {
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const isAsked = () => navigator.serviceWorker?.getRegistration();
  // It is asked for in the same moment, or never.
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!(await isAsked())) return;
  const late = new Promise((resolve) => setTimeout(resolve, most));
  await Promise.race([navigator.serviceWorker.ready, late]);
}

/** Makes a tab's line and processor as slow as those of a cheap phone. */
async function becomePhone(
  session: CDPSession,
  { profile: { rtt, down, up }, throttled }: How,
): Promise<void> {
  await session.send("Network.enable");
  if (throttled)
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: rtt,
      downloadThroughput: down * 125,
      uploadThroughput: up * 125,
    });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

async function settle(page: Page, network: Network, hydrates: boolean): Promise<void> {
  const until = Date.now() + BUDGET_MS;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (network.quietFor() < QUIET_MS) continue;
    const state = await page
      .evaluate(() => {
        const [start = 0, length = 0] = window.benchSeen?.long.at(-1) ?? [];
        return {
          isLoaded: document.readyState === "complete",
          isHydrated: performance.getEntriesByName("hydrated").length > 0,
          idle: performance.now() - start - length,
          painted: window.benchSeen?.fcp ?? 0,
        };
      })
      // The page may be another one by now.
      .catch(() => null);
    if (!state?.isLoaded || state.painted === 0 || state.idle < QUIET_MS) continue;
    if (state.isHydrated || !hydrates) return;
  }
  throw new Error(`${page.url()} was not all there within ${BUDGET_MS / 1_000} s`);
}

function summarize(asked: readonly Asked[]): Pick<Visit, "requests" | "bytes" | "byKind"> {
  const sent = asked.filter(({ isFromCache }) => !isFromCache);
  const byKind: Record<string, number> = {};
  for (const { kind, bytes } of sent) byKind[kind] = (byKind[kind] ?? 0) + bytes;
  return { requests: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0), byKind };
}

function inPage(seen: {
  fcp: number;
  lcp: number;
  cls: number;
  long: [number, number][];
  hydrated: number | null;
}): Omit<Visit, "requests" | "bytes" | "byKind"> {
  return {
    fcp: seen.fcp || null,
    lcp: seen.lcp || null,
    hydrated: seen.hydrated,
    blocking: seen.long.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    shift: seen.cls,
  };
}
