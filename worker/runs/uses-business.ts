import type { Business } from "#domain/people/business/business.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { factsOf } from "#engine/business-facts.ts";

/**
 * Whether an answer has a fact or colour of the person's business that no instruction said.
 *
 * @param said the instructions and corrections
 */
export function usesBusiness(
  answer: string,
  { business, said, locale }: { business: Business; said: readonly string[]; locale: Locale },
): boolean {
  const { mainColour, accentColour } = business;
  const known = [...Object.values(factsOf(business, locale)), mainColour, accentColour];
  const isIn = (fact: string, text: string) => text.toLowerCase().includes(fact.toLowerCase());
  return known.some((fact) => fact && isIn(fact, answer) && !said.some((text) => isIn(fact, text)));
}
