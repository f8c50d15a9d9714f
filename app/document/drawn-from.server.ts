import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { EntryContext } from "@remix-run/node";

/** What a page is drawn from. */
export interface DrawnFrom {
  /** Of everything that the page depends on, but the nonce and its own texts. */
  digest: string;
  /** This answer's alone: the keys of its forms. They stand in the page as they are, and decide nothing. */
  own: readonly string[];
}

/** `createFormKey()`, under the name that every loader gives it. */
const FORM_KEY = "formKey";
const OWN_TEXT = /^[\w-]{22}==$/;

/**
 * What a page will be drawn from: its address and what the loaders have answered, the preferences
 * among it. Drawing reads nothing else, no clock and no chance (tests/architecture.test.ts), so two
 * answers with the same digest have the same page.
 *
 * @returns undefined where that cannot be said: something failed, an action has answered, or the data
 *   are not all there yet
 */
export function drawnFrom(
  request: Request,
  { staticHandlerContext }: EntryContext,
): DrawnFrom | undefined {
  const { loaderData, actionData, errors, matches, statusCode } = staticHandlerContext;
  if (request.method !== "GET" || statusCode !== 200 || errors || actionData) return undefined;
  const own: string[] = [];
  const parts: unknown[] = [request.url, matches.map(({ route }) => route.id)];
  for (const [routeId, data] of Object.entries(loaderData)) parts.push(routeId, whole(data, own));
  try {
    const digest = createHash("sha256").update(serialize(parts)).digest("base64url");
    return { digest, own };
  } catch {
    // A promise or a function: `serialize` writes down what it writes down whole, or throws.
    return undefined;
  }
}

/**
 * All of a loader's answer: what is enumerated, so what is sent with the page, and what is only drawn
 * (app/presenters/with-cards.server.ts). The keys of forms are taken out.
 */
function whole(data: unknown, own: string[]): unknown {
  if (data === null || typeof data !== "object") return data;
  if (Object.getPrototypeOf(data) !== Object.prototype) return data;
  const fields: [string, unknown][] = Object.getOwnPropertyNames(data).map((name) => {
    const value = (data as Record<string, unknown>)[name];
    if (name !== FORM_KEY || typeof value !== "string" || !OWN_TEXT.test(value))
      return [name, value];
    own.push(value);
    return [name, own.length];
  });
  return [Object.keys(data), fields];
}
