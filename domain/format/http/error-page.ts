/**
 * Why the server answers by itself: `busy` (503: no database, or overloaded), `too-large` (413), `foreign`
 * (403: a form that another site sent), `failed` (500).
 */
export type ErrorReason = "busy" | "too-large" | "foreign" | "failed";

/** Facts of a request that the server answers with an error page. */
export interface ErrorPage {
  reason: ErrorReason;
  /** The request's Cookie header. */
  cookie: string | undefined;
  /** Whether the browser prefers Spanish to English. */
  asksSpanish: boolean;
  /** Validated path and query of the request; the page requests them again. */
  target: string;
  nonce: string;
  requestId: string;
  /** Whether the request was a write: then the page does not reload itself. */
  isWrite: boolean;
}
