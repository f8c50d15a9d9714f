import { isAllowedOrigin } from "#domain/agentiks/chats/allowed-origins.ts";
import type { HeaderList } from "./headers.ts";

/**
 * By this header the application names the sites that may show a page in a frame, separated by spaces.
 * The server writes them into the CSP, and never sends it.
 */
const FRAMED_BY = "plaza-framed-by";

/** The sites that may show a response in a frame; what is no origin is left out. */
export const framedBy = (headers: Headers): string[] =>
  (headers.get(FRAMED_BY) ?? "").split(" ").filter(isAllowedOrigin);

/** Hop-by-hop headers and the request id: set by the server, never copied from the application. */
const SERVER_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "x-request-id"]);
/** Headers that the server reads and sends in an adjusted form. */
const ADJUSTED_HEADERS = new Set([
  "etag",
  "vary",
  "content-length",
  "cache-control",
  "server-timing",
  FRAMED_BY,
]);

/** Whether a header of the application is sent unchanged. @param name in lower case */
export const isSentAsGiven = (name: string): boolean =>
  !SERVER_HEADERS.has(name) && !ADJUSTED_HEADERS.has(name);

/** The application's headers that are sent unchanged. */
export const fromApplication = (headers: Headers): HeaderList =>
  [...headers].filter(([name]) => isSentAsGiven(name)).flat();
