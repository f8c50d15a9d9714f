import type { HeaderList } from "./headers.ts";

/** Hop-by-hop headers and the request id: set by the server, never copied from the application. */
const SERVER_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "x-request-id"]);
/** Headers that the server reads and sends in an adjusted form. */
const ADJUSTED_HEADERS = new Set([
  "etag",
  "vary",
  "content-length",
  "cache-control",
  "server-timing",
]);

/** Whether a header of the application is sent unchanged. @param name in lower case */
export const isSentAsGiven = (name: string): boolean =>
  !SERVER_HEADERS.has(name) && !ADJUSTED_HEADERS.has(name);

/** The application's headers that are sent unchanged. */
export const fromApplication = (headers: Headers): HeaderList =>
  [...headers].filter(([name]) => isSentAsGiven(name)).flat();
