/** Wait before asking again, in milliseconds, where the response gives no `Retry-After`. */
const WAIT_MS = 2_000;
/** How often a link's page is asked for while the server is busy, before that is shown. */
const MAX_TRIES = 3;

let isInstalled = false;

/**
 * From now on reads of loader data are repeated while the server is busy (503): those of another page a few
 * times; those of the page that is open, which may also get no response at all, until they succeed or are
 * aborted. The router has no option for this: it would show its error screen in place of the page, and what
 * was typed there would be lost.
 *
 * Other requests are passed to the browser's `fetch` as they are.
 */
export function askAgainWhileBusy(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const path = loaderPath(input, init);
    if (path === undefined) return fetch(input, init);
    const isReload = path === location.pathname;
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(input, init).catch((error: unknown) => {
        if (!isReload || init?.signal?.aborted) throw error;
      });
      if (response && response.status !== 503) return response;
      if (response && !isReload && tries === MAX_TRIES) return response;
      const seconds = Number(response?.headers.get("Retry-After"));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 || WAIT_MS));
      init?.signal?.throwIfAborted();
    }
  };
}

/** The page whose loader data a request reads, by Remix's single fetch (`<path>.data`); undefined for others. */
function loaderPath(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (!(input instanceof URL) || (init?.method ?? "GET") !== "GET") return undefined;
  const path = /^(.+)\.data$/.exec(input.pathname)?.[1];
  return path === "/_root" ? "/" : path;
}
