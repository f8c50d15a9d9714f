/** What the page itself saw of its beginning; milliseconds from the navigation. */
export interface Seen {
  fcp: number;
  lcp: number;
  /** The worst window of layout shifts (web.dev/cls). */
  cls: number;
  /** Start and length of every task over 50 ms. */
  long: [number, number][];
}

declare global {
  interface Window {
    benchSeen?: Seen;
  }
}

/** Runs in the page before its own scripts; stands alone, since it is sent there as text. */
export function observePage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, long: [] };
  window.benchSeen = seen;
  const observe = <T extends PerformanceEntry>(type: string, note: (entry: T) => void) => {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((e) => note(e as T)),
    );
    observer.observe({ type, buffered: true });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  let [total, first, last] = [0, 0, 0];
  observe<PerformanceEntry & { hadRecentInput: boolean; value: number }>(
    "layout-shift",
    (entry) => {
      if (entry.hadRecentInput) return;
      const isSameWindow = entry.startTime - last < 1_000 && entry.startTime - first < 5_000;
      if (!isSameWindow || total === 0) [total, first] = [0, entry.startTime];
      total += entry.value;
      last = entry.startTime;
      seen.cls = Math.max(seen.cls, total);
    },
  );
  observe("longtask", ({ startTime, duration }) => seen.long.push([startTime, duration]));
}
