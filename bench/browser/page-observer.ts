/** Performance entries of a page load; times in milliseconds from the navigation. */
export interface PageTimings {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift: the largest session window (web.dev/cls). */
  cls: number;
  /** Start and duration of every task over 50 ms. */
  long: [number, number][];
}

declare global {
  interface Window {
    benchTimings?: PageTimings;
  }
}

/** Runs in the page before its scripts. Must not refer to anything outside: it is sent as source text. */
export function observePage(): void {
  const timings: PageTimings = { fcp: 0, lcp: 0, cls: 0, long: [] };
  window.benchTimings = timings;
  const observe = <T extends PerformanceEntry>(type: string, note: (entry: T) => void) => {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((e) => note(e as T)),
    );
    observer.observe({ type, buffered: true });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") timings.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    timings.lcp = startTime;
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
      timings.cls = Math.max(timings.cls, total);
    },
  );
  observe("longtask", ({ startTime, duration }) => timings.long.push([startTime, duration]));
}
