import type { ErrorPage } from "#domain/format/http/error-page.ts";
import { asksSpanish } from "#adapters/browser/browser-language.server.ts";
import { type Exchange, randomNonce } from "../wire/exchange.ts";
import { isSafe } from "./origin.ts";
import type { ErrorResponse } from "./error-response.ts";

/** Renders the error page; the Remix build provides it, with its messages and styles. */
export type RenderErrorPage = (what: ErrorPage) => string;

/** A temporary failure that a retry may fix: the database is unreachable or busy. */
export class PassingFailure extends Error {
  override name = "PassingFailure";
}

/** 503 with `Retry-After`, in seconds. */
export const busy = (retryAfterSeconds = 2): ErrorResponse => ({
  status: 503,
  text: "Not now: try again in a moment",
  headers: ["Retry-After", String(retryAfterSeconds)],
  reason: "busy",
});

/** The error page, for document requests; scripts and programs get one line of text. */
export function errorPage(
  { req, id, url }: Exchange,
  { reason }: ErrorResponse,
  render: RenderErrorPage | undefined,
): ErrorResponse["page"] {
  const isPage =
    (req.headers.accept?.includes("text/html") ?? false) && !url?.pathname.endsWith(".data");
  if (!isPage || !render || !url || !reason) return undefined;
  const nonce = randomNonce();
  const html = render({
    reason,
    cookie: req.headers.cookie,
    asksSpanish: asksSpanish(req.headers["accept-language"]),
    target: url.pathname + url.search,
    nonce,
    requestId: id,
    isWrite: !isSafe(req.method),
  });
  return { html, nonce };
}
