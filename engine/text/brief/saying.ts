import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { LETTERS, MAKES, NOTICES } from "#engine/reading/request-words.ts";

/** Audience of what is said: "a mis clientas", "para el grupo de papás". */
const AUDIENCE =
  "(?:(?:a|para|pa) (?:todos |todas )?(?:mis?|los|las|el|la|un|una|nuestr[oa]s?) [a-z]+(?: de (?:la |los |las |el |mi )?[a-z]+)?)";

/**
 * Verb of saying between a request and what is to be said, folded: "avisando que", "diciéndoles
 * que", "recado para los vecinos de que", "carta a mi casero porque", "telling them that".
 */
const SAYING: Readonly<Record<Locale, RegExp>> = {
  es: new RegExp(
    `\\b(?:(?:avis|record|inform|explic|anunci|coment|cont|comunic|notific|mencion|aclar)(?:ando|ar)(?:les?|l[oa]s|me)?|(?:dic|diz)iendo(?:les?)?|decir(?:les?)?|(?:que|donde) (?:diga|digan|avise|explique|anuncie))(?: ${AUDIENCE})?(?: de)?(?: que\\b|:)?\\s+|(?<=\\b${AUDIENCE.replace("(?:(?:a|para|pa)", "(?:(?:a|para|pa|en)")}) (?:de que|porque)\\s+`,
  ),
  en: /\b(?:(?:telling|reminding|informing|notifying|letting)(?: (?:them|him|her|people|everyone|customers|clients|guests))?(?: know)?(?: that)?|announcing(?: that)?|explaining(?: that)?|saying(?: that)?|(?:that|which) (?:says|tells|explains)(?: that)?)\s+/,
};

/** Requests are so short, in characters: a saying that stands later is a part of what is told. */
const REQUEST_MAX = 110;
/** Words that a request has and a told clause has not. */
const IS_REQUEST = new RegExp(
  `\\b(?:${[LETTERS, NOTICES, MAKES].flatMap(({ es, en }) => [es, en]).join("|")}|avis[a-z]*|necesito|quiero)\\b`,
);

/**
 * The words that are to be said, where a prompt tells them behind a verb of saying.
 *
 * @returns undefined for a prompt that has no such verb in its request
 */
export function saidIn(prompt: string, locale: Locale): string | undefined {
  const folded = fold(prompt);
  const match = SAYING[locale].exec(folded);
  if (!match || match.index > REQUEST_MAX) return undefined;
  const request = folded.slice(0, match.index);
  if (/[.;:]/.test(request) || !IS_REQUEST.test(request)) return undefined;
  const said = prompt.slice(match.index + match[0].length).trim();
  return said.split(/\s+/).length >= 2 ? said : undefined;
}
