/** URL parameter with which a reader requests pictures in spite of `Save-Data`. */
const WITH_PICTURES = "pictures";

/** URL parameter with which a reader requests scripts in spite of `Save-Data`. */
const WITH_SCRIPTS = "scripts";

/**
 * Address of the page with scripts, for a request with `Save-Data: on` (RFC 8674). Such a page is sent
 * without scripts: every screen works without JavaScript, and the scripts are 90 KB.
 *
 * @returns undefined if the page is sent with its scripts
 */
export function withScriptsHref(request: Request): string | undefined {
  const url = new URL(request.url);
  if (request.headers.get("Save-Data") !== "on" || url.searchParams.has(WITH_SCRIPTS)) return;
  url.searchParams.set(WITH_SCRIPTS, "on");
  return url.pathname + url.search;
}

/**
 * Address of the page with its uploaded pictures, for a request with `Save-Data: on`.
 *
 * @returns undefined if the page is sent with its pictures
 */
export function withPicturesHref(request: Request): string | undefined {
  const url = new URL(request.url);
  if (!withScriptsHref(request) || url.searchParams.has(WITH_PICTURES)) return;
  url.searchParams.set(WITH_PICTURES, "on");
  return url.pathname + url.search;
}
