import { type Exchange, randomNonce } from "../wire/exchange.ts";
import { isSafe } from "./origin.ts";
import type { Refusal } from "./refusal.ts";

/** Makes the page for people; the Remix build has the words and the colours. */
export type RenderUnavailable = (what: {
  cookie: string | undefined;
  target: string;
  nonce: string;
  requestId: string;
  isWrite: boolean;
}) => string;

/** What failed can be tried again in a moment: the database is away, or has no room. */
export class PassingFailure extends Error {
  override name = "PassingFailure";
}

const RETRY_S = 2;

/**
 * 503 with a Retry-After: a page for whoever asked for one, a line of text for programs and for the
 * scripts of a page.
 */
export function unavailable(exchange: Exchange, render: RenderUnavailable | undefined): Refusal {
  const { req, id, url } = exchange;
  const isPage =
    (req.headers.accept?.includes("text/html") ?? false) && !url?.pathname.endsWith(".data");
  const plain: Refusal = {
    status: 503,
    text: "Not now: try again in a moment",
    headers: ["Retry-After", String(RETRY_S)],
  };
  if (!isPage || !render || !url) return plain;
  const nonce = randomNonce();
  const html = render({
    cookie: req.headers.cookie,
    target: url.pathname + url.search,
    nonce,
    requestId: id,
    isWrite: !isSafe(req.method),
  });
  return { ...plain, page: { html, nonce } };
}
