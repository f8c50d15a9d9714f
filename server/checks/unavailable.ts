import { asksSpanish } from "#adapters/browser/browser-language.server.ts";
import { type Exchange, randomNonce } from "../wire/exchange.ts";
import { isSafe } from "./origin.ts";
import type { ErrorResponse } from "./error-response.ts";

/** Renders the 503 page; the Remix build provides it, with its messages and styles. */
export type RenderUnavailable = (what: {
  cookie: string | undefined;
  asksSpanish: boolean;
  target: string;
  nonce: string;
  requestId: string;
  isWrite: boolean;
}) => string;

/** A temporary failure that a retry may fix: the database is unreachable or busy. */
export class PassingFailure extends Error {
  override name = "PassingFailure";
}

const RETRY_S = 2;

/**
 * 503 with Retry-After: a page for document requests, one line of text for scripts and programs.
 */
export function unavailable(
  exchange: Exchange,
  render: RenderUnavailable | undefined,
): ErrorResponse {
  const { req, id, url } = exchange;
  const isPage =
    (req.headers.accept?.includes("text/html") ?? false) && !url?.pathname.endsWith(".data");
  const plain: ErrorResponse = {
    status: 503,
    text: "Not now: try again in a moment",
    headers: ["Retry-After", String(RETRY_S)],
  };
  if (!isPage || !render || !url) return plain;
  const nonce = randomNonce();
  const html = render({
    cookie: req.headers.cookie,
    asksSpanish: asksSpanish(req.headers["accept-language"]),
    target: url.pathname + url.search,
    nonce,
    requestId: id,
    isWrite: !isSafe(req.method),
  });
  return { ...plain, page: { html, nonce } };
}
