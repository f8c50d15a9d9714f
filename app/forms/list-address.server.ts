import { safeNext } from "#domain/journey/gate.ts";

/** Paths of the screens whose cards show the result of their buttons. */
const LISTS = /^\/(?:spaces|artifakts|agentiks|challenges)?(?:\?|$)/;

/**
 * The address of the list that a card's button is on; undefined if it is not on a list. It stands in the
 * address of the card's form (`ItemActionForm`).
 *
 * @param fragment URL fragment of the card, for a document request; empty for a fetch, so that the
 *   page does not scroll
 */
export const listOfForm = (request: Request, fragment: string): string | undefined =>
  listAddress(new URL(request.url).searchParams.get("back") ?? "", fragment);

/**
 * A typed address with a fragment, if it is that of a list with cards.
 *
 * @param typedBack the address as it came from the browser
 */
export function listAddress(typedBack: string, fragment: string): string | undefined {
  const back = safeNext(typedBack, "");
  return LISTS.test(back) ? back + fragment : undefined;
}
