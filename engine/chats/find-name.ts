import type { Range } from "#engine/reading/folded.ts";

/** Words that end a name. */
const STOP =
  "para|por|el|la|los|las|a|al|y|con|mi|quiero|quisiera|necesito|tel|telefono|cel|celular|numero|whatsapp|hoy|manana|en|es|son|gracias|lunes|martes|miercoles|jueves|viernes|sabado|domingo|at|on|for|to|and|my|phone|please|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lo|cuanto|ahorita|paso";
const WORD = `(?!(?:${STOP})\\b)[a-z][a-z'’-]*`;
const NAME = `(?:(?:(?:la |el )?(?:don|dona|sra?|senora|senor|doctora?|dra?|maestr[oa]|lic)\\.?) )?${WORD}(?: (?:(?:de la|de los|de las|del|de|da|dos) )?${WORD}){0,3}`;
const SAID = new RegExp(
  `\\b(?:(?:(?:es|esta|seria|queda|va) )?(?:a(?:l)? nombre del?|de parte de)|(?:y )?(?:mi|el) nombre (?:es|seria)|(?:y )?me llamo|(?:y )?me chamo|em nome de|(?:o )?meu nome e|under (?:the )?name(?: of)?|(?:and )?(?:my )?name(?: is|'s)|under)(?: |: ?)(${NAME})`,
);
/** "Soy alérgico", "soy de Puebla" and "I am looking for" say no name. */
const AM = new RegExp(
  `(?:^|[\\n,.;!] ?|\\b(?:y|and) )(?:soy|sou|i am|i'm|this is)(?: |: ?)(?!(?:alergic|client|vegan|vegetarian|diabetic|de\\b|un|nuev|look|interest|here|allergic|an?\\b|not\\b|coming|going|free|available|ok|yo\\b))(${NAME})`,
);

/** The name that a text says is the customer's, with the words that say so. */
export function findName(folded: string): (Range & { name: Range }) | undefined {
  const match = SAID.exec(folded) ?? AM.exec(folded);
  if (!match) return undefined;
  const to = match.index + match[0].length;
  return { from: match.index, to, name: { from: to - match[1]!.length, to } };
}
