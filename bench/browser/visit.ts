import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { type RecordedRequest, watchNetwork } from "./network-watch.ts";
import { CPU_SLOWDOWN, type Profile } from "./profiles.ts";

/** One visit to one page. Times in milliseconds from the navigation; null if the event never came. */
export interface Visit {
  fcp: number | null;
  lcp: number | null;
  hydrated: number | null;
  /** Total blocking time: the part over 50 ms of every long task. */
  blocking: number;
  shift: number;
  /** Number of transferred requests, that is not from a cache. */
  requests: number;
  bytes: number;
  byKind: Record<string, number>;
}

export interface How {
  profile: Profile;
  /** Whether Chromium throttles the network (false if the connection itself is slow). */
  throttled: boolean;
}

const BUDGET_MS = 60_000;
const QUIET_MS = 700;
const POLL_MS = 100;
/** Time limit for the service worker to become ready after the first touch. */
const WORKER_READY_MS = 10_000;

type Network = ReturnType<typeof watchNetwork>;

/**
 * Opens a URL in a new tab, waits until the page has loaded and settled, and runs work on it.
 *
 * @param how.hydrates whether the page sets the performance mark "hydrated"
 * @throws if the page has not settled within one minute
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
    await throttle(session, how);
    const network = watchNetwork(session);
    await page.goto(address, { waitUntil: "commit", timeout: BUDGET_MS });
    await settle(page, network, hydrates);
    return await work(page, network);
  } finally {
    await page.close();
  }
}

/**
 * Measures a page until it has loaded, hydrated, and network and CPU are idle. Then dispatches one
 * pointer event, like any user: it registers the service worker, which the next visit uses.
 */
export const visit = (
  context: BrowserContext,
  address: string,
  how: How & { hydrates: boolean },
): Promise<Visit> =>
  inTab(context, address, how, async (page, network) => {
    const timings = await page.evaluate(() => ({
      ...window.benchTimings!,
      hydrated: performance.getEntriesByName("hydrated")[0]?.startTime ?? null,
    }));
    const requests = network.requests();
    await page.evaluate(touch, WORKER_READY_MS);
    return { ...summarize(requests), ...timingsOf(timings) };
  });

/** Runs in the page: one touch, which registers the service worker (docs/decisions/0023-service-worker.md). */
async function touch(most: number): Promise<void> {
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const isAsked = () => navigator.serviceWorker?.getRegistration();
  // The registration starts right after the touch, if at all.
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!(await isAsked())) return;
  const late = new Promise((resolve) => setTimeout(resolve, most));
  await Promise.race([navigator.serviceWorker.ready, late]);
}

/** Throttles a tab's network and CPU to those of a cheap phone. */
async function throttle(
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
        const [start = 0, length = 0] = window.benchTimings?.long.at(-1) ?? [];
        return {
          isLoaded: document.readyState === "complete",
          isHydrated: performance.getEntriesByName("hydrated").length > 0,
          idle: performance.now() - start - length,
          painted: window.benchTimings?.fcp ?? 0,
        };
      })
      // A navigation may have destroyed the execution context.
      .catch(() => null);
    if (!state?.isLoaded || state.painted === 0 || state.idle < QUIET_MS) continue;
    if (state.isHydrated || !hydrates) return;
  }
  throw new Error(`${page.url()} was not all there within ${BUDGET_MS / 1_000} s`);
}

function summarize(
  requests: readonly RecordedRequest[],
): Pick<Visit, "requests" | "bytes" | "byKind"> {
  const sent = requests.filter(({ isFromCache }) => !isFromCache);
  const byKind: Record<string, number> = {};
  for (const { kind, bytes } of sent) byKind[kind] = (byKind[kind] ?? 0) + bytes;
  return { requests: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0), byKind };
}

function timingsOf(timings: {
  fcp: number;
  lcp: number;
  cls: number;
  long: [number, number][];
  hydrated: number | null;
}): Omit<Visit, "requests" | "bytes" | "byKind"> {
  return {
    fcp: timings.fcp || null,
    lcp: timings.lcp || null,
    hydrated: timings.hydrated,
    blocking: timings.long.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    shift: timings.cls,
  };
}
