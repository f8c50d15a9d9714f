/** Greetings and calls for attention before a question, in the languages of the agentiks. */
const GREETING =
  /^(?:hola|holi|buen(?:os|as)?\s+(?:d[ií]as?|tardes?|noches?)|buenas|qu[eé]\s+tal|disculp(?:a|e|en)|o(?:ye|iga|igan)|saludos|hi|hey|hello|good\s+(?:morning|afternoon|evening)|excuse\s+me|ol[aá]|bom\s+dia|boa\s+(?:tarde|noite)|oi)(?=[\s,.;:!¡¿?]|$)/iu;
const BETWEEN = /^[\s,.;:!¡]+/u;

/**
 * A question without its greetings, as a title that other people read: "Hola, buenas tardes, cuánto cuesta el
 * envío?" is "¿Cuánto cuesta el envío?". A text that is only a greeting stays as it is.
 *
 * @param language of the question; Spanish questions get their opening mark
 */
export function questionTitle(text: string, language: string): string {
  let rest = text.trim();
  while (GREETING.test(rest)) rest = rest.replace(GREETING, "").replace(BETWEEN, "");
  if (rest.replace(/[¿?!¡.\s]/gu, "") === "") return text.trim();
  const [, mark = "", first = "", more = ""] = /^([¿¡]?\s*)(\p{L}?)(.*)$/su.exec(rest) ?? [];
  const isOpen = rest.includes("¿") || language !== "es" || !rest.endsWith("?");
  return `${isOpen ? mark : "¿"}${first.toLocaleUpperCase(language)}${more}`;
}
