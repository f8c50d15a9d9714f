import type { HeadersFunction } from "@remix-run/node";

/** Copies `Retry-After` (429, 503) from the action: Remix does so for data requests only. */
export const waitingHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  const headers: Record<string, string> = {};
  if (wait !== null) headers["Retry-After"] = wait;
  return headers;
};

/** For pages of signing in, up and out: no cache may store them, not even the browser's. */
export const neverStored: HeadersFunction = (args) => ({
  ...waitingHeaders(args),
  "Cache-Control": "no-store",
});
