import { CONTACT_DAYS } from "#domain/agentiks/chats/chats.ts";
import { readCookie, serializeCookie } from "#domain/format/http/cookie.ts";
import { createToken, hashToken, isToken } from "#db/connection/tokens.ts";
import { paths } from "#domain/addresses/paths.ts";

/**
 * The cookie by which a customer's conversation on a chat page is found again. It is made with the first
 * message, one for each page, and kept for CONTACT_DAYS after the last one; the database has its hash.
 *
 * Its path is that of all chat pages: a page's data have the address `/a/name.data`, which is not below
 * `/a/name`.
 */
const NAME = "plaza-chat";
const pathOf = (slug: string) => paths.chatPage(slug).replace(/\/[^/]*$/, "");
const DAY_S = 86_400;

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";
/** Not `__Host-`, which asks for `Path=/`: no other page needs the cookie. */
const nameOf = (request: Request, slug: string) =>
  `${isSecure(request) ? "__Secure-" : ""}${NAME}-${slug}`;

/** The token in a request's cookies; undefined if missing or malformed. */
export function readCustomerToken(request: Request, slug: string): string | undefined {
  const value = readCookie(request.headers.get("Cookie"), nameOf(request, slug));
  return isToken(value) ? value : undefined;
}

/**
 * The token of a new conversation: from the form's key, so that a first message that is sent twice at
 * once begins one conversation. The key is 128 random bits and stored only as part of a hash
 * (`clientKeyOf`), so that the stored data do not reveal the token.
 */
export const newCustomerToken = (slug: string, formKey: string | undefined): string =>
  formKey === undefined ? createToken() : hashToken(`chat token ${slug} ${formKey}`);

/**
 * The idempotency key of a message: the same text sent again from the same form is the same message, and
 * another text is another one.
 */
export const clientKeyOf = (formKey: string | undefined, text: string): string =>
  formKey === undefined ? createToken() : hashToken(`chat message ${formKey} ${text.trim()}`);

/**
 * @param isFramed whether the page is in a frame of another site that may show it. Over HTTPS only: else
 *   browsers take no such cookie
 */
export const serializeCustomerToken = (
  request: Request,
  { slug, token, isFramed }: { slug: string; token: string; isFramed: boolean },
): string =>
  serializeCookie(nameOf(request, slug), token, {
    path: pathOf(slug),
    maxAgeSeconds: CONTACT_DAYS * DAY_S,
    httpOnly: true,
    secure: isSecure(request),
    isPartitioned: isFramed && isSecure(request),
  });
