/** A page that the service worker keeps on the device (app/browser/service-worker.ts). */
export interface KeptLink {
  /** Its address, from the path on. */
  href: string;
  title: string;
}

/** Maximum number of kept pages that are offered. */
const MOST_OFFERED = 8;

/**
 * The pages on the device, the newest first, without the one that is open; none where the browser has no
 * Cache API.
 */
export async function listKeptPages(): Promise<KeptLink[]> {
  if (!("caches" in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => /^plaza-.*-$/.test(name));
  const found: KeptLink[] = [];
  for (const name of names) {
    const pages = await caches.open(name);
    for (const request of [...(await pages.keys())].reverse()) {
      const { href, pathname, search } = new URL(request.url);
      if (href === location.href || found.length === MOST_OFFERED) continue;
      const html = (await (await pages.match(request))?.text()) ?? "";
      const title = new DOMParser().parseFromString(html, "text/html").title;
      if (title) found.push({ href: pathname + search, title: title.replace(/ · Plaza$/, "") });
    }
  }
  return found;
}
