import { NUMERAL } from "#engine/reading/numbers.ts";
import { bare } from "#engine/chats/intents.ts";

const PERSON =
  /\b(?:hablar|hablo|chatear|comunicar\w*|comuniqu\w*|contactar|pas[ae]\w*|atiend[ae]\w*|conect\w*|quiero|necesito|prefiero|talk|speak|chat|connect|transfer|falar|conversar)\b.{0,24}\b(?:personas?|human[oa]s?|alguien|asesor[ae]?s?|encargad[oa]|gerente|duen[oa]|ejecutiv[oa]|vendedor[ae]?|person|humans?|someone|somebody|manager|owner|representative|staff|pessoas?|alguem|atendente)\b/;
const PERSON_ALONE =
  /^(?:una? )?(?:persona|humano|asesora?|encargad[oa]|agente|human|person|agent|pessoa|atendente)(?: (?:real|por favor|please))?$/;

const COUNTED_PEOPLE = new RegExp(
  `\\b(?:\\d+|${NUMERAL}) (?:personas|people|pessoas)\\b|\\b(?:(?:para|mesa de) (?:1|una|uma)|for (?:1|one)) (?:sola )?(?:persona|person|pessoa)\\b`,
  "g",
);

/**
 * Whether a customer asks for a person: "quiero hablar con alguien", "a human please".
 *
 * @param isCountAsked whether a number of people was asked for: then "una persona" tells it
 */
export function wantsPerson(text: string, isCountAsked = false): boolean {
  // "Para 4 personas" asks for a table.
  const folded = bare(text).replace(COUNTED_PEOPLE, "");
  return PERSON.test(folded) || (!isCountAsked && PERSON_ALONE.test(folded));
}
