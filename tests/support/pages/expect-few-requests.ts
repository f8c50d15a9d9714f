import { expect, type Page } from "@playwright/test";
import { REQUESTS_MAX } from "../screens/screens.ts";

export interface SeenRequest {
  url: string;
  type: string;
}

/** Collects the URL and type of every request from now on. */
export function watchRequests(page: Page): SeenRequest[] {
  const requests: SeenRequest[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  return requests;
}

/**
 * Expects that a page's requests stay within their budget and on its origin, that none blocks its first
 * paint, and that none is for a font.
 */
export async function expectFewRequests(
  page: Page,
  requests: readonly SeenRequest[],
  origin: string,
): Promise<void> {
  expect(requests.filter(({ url }) => !url.startsWith(`${origin}/`))).toEqual([]);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          (entry as PerformanceEntry & { renderBlockingStatus?: string }).renderBlockingStatus ===
          "blocking",
      )
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  expect(requests.filter(({ type }) => type === "font")).toEqual([]);
  const urls = requests.map(({ url }) => url).join("\n");
  expect(requests.length, urls).toBeLessThanOrEqual(REQUESTS_MAX);
}
