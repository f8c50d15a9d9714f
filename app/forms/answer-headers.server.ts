import type { HeadersFunction } from "@remix-run/node";

/** Of an action's answer, how long to wait (429): without it only data requests would carry it. */
export const waitingHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  const headers: Record<string, string> = {};
  if (wait !== null) headers["Retry-After"] = wait;
  return headers;
};

/** For pages one signs in, out and up through: no cache keeps them, not even the browser's. */
export const neverStored: HeadersFunction = (args) => ({
  ...waitingHeaders(args),
  "Cache-Control": "no-store",
});
