/**
 * The browser's reader of the JSON endpoints (spec 7): a GET of the path segments joined by
 * slashes, with cookies, its body read as JSON. It does not try again.
 *
 * @param segments parts of the path, like `["/api/user", "demo", "stats"]`; without a leading slash
 *   the path still starts at the root of the site
 * @param init what `fetch` takes besides, such as a signal
 * @throws Error whose message is the status, a colon, a space and the body, or the status text when
 *   the body is empty (spec 8), for every answer that is not OK
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
