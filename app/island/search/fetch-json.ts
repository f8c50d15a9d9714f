/**
 * Fetches JSON from an endpoint of this site, with cookies and without retries.
 *
 * @param segments parts of the path, joined by slashes, like `["/api/user", "demo", "stats"]`; a
 *   missing leading slash is added
 * @param init further options of `fetch`, such as a signal
 * @throws Error for a response that is not 2xx, with the message "status: body"; the status text
 *   replaces an empty body
 */
export async function fetchJson<T>(
  segments: readonly string[],
  init: RequestInit = {},
): Promise<T> {
  const path = segments.join("/");
  const url = /^(\/|https?:\/\/)/.test(path) ? path : `/${path}`;
  const response = await fetch(url, {
    ...init,
    credentials: "include",
    headers: withAccept(init.headers),
  });
  if (!response.ok) {
    const body = await response.text();
    throw new Error(`${response.status}: ${body || response.statusText}`);
  }
  return (await response.json()) as T;
}

function withAccept(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  if (!headers.has("Accept")) headers.set("Accept", "application/json");
  return headers;
}
