/**
 * Parts of a page that a prompt describes: the fields of its form, its prices, its button's
 * message.
 */
import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { capital } from "#engine/text/brief/capital.ts";
import { cleanWords } from "#engine/text/brief/clean-words.ts";
import { readClauses } from "#engine/text/brief/clauses.ts";
import { readPriced, type Priced } from "#engine/text/brief/money.ts";

export interface FormField {
  /** Label of the field: "Nombre de tu mascota". */
  label: string;
  type: "text" | "tel" | "email" | "date" | "time" | "number" | "textarea";
  /** Value of `autocomplete`; empty for none. */
  autocomplete: string;
}

/** The type of a field by words of its folded label; the first that fits. */
const TYPES: readonly (readonly [RegExp, FormField["type"], string?])[] = [
  [/\b(?:telefono|celular|whatsapp|numero de contacto|phone|mobile)\b/, "tel", "tel"],
  [/\b(?:correo|e-?mail|mail)\b/, "email", "email"],
  [/\b(?:fecha|dia|date|day)\b/, "date"],
  [/\b(?:hora|time)\b/, "time"],
  [/\b(?:cuant[oa]s|cantidad|personas|numero de|edad|people|how many|quantity|age)\b/, "number"],
  [
    /\b(?:motivo|mensaje|comentarios?|notas?|detalles?|alergias?|pedido|descripcion|message|notes?|comments?|order)\b/,
    "textarea",
  ],
  [/\b(?:nombre|name)\b(?! (?:de|del|of))/, "text", "name"],
];
/** Start of a form's fields: after a colon, or "con", "que pida". */
const BEFORE_FIELDS =
  /\b(?:formulario|form)\b[^:]*?(?::|\b(?:con|que pida|que pidan|pidiendo|donde pongan|with|asking for|that asks for)\b(?! cita| turno))/;
const FIELD_WORDS_MAX = 5;
const FIELDS_MAX = 12;

/** The fields that a prompt names for its form; empty for fewer than two. */
export function readFields(words: string, locale: Locale): FormField[] {
  const begin = BEFORE_FIELDS.exec(fold(words));
  if (!begin) return [];
  const listed = words.slice(begin.index + begin[0].length);
  const fields: FormField[] = [];
  for (const part of listed.split(/[,;\n]|\s(?:y|e|and)\s/)) {
    const label = cleanWords(part, locale)
      .replace(/^(?:y|e|and)\s/i, "")
      .replace(/[.!]$/, "")
      .trim();
    if (label === "") continue;
    // Words after the fields say where the answers are sent.
    if (
      /\b(?:me lleg|se mand|se envi|mande|llegue|send|sent)/.test(fold(label)) ||
      /\d{5}/.test(label)
    )
      break;
    if (label.split(/\s+/).length > FIELD_WORDS_MAX || fields.length === FIELDS_MAX) break;
    const found = TYPES.find(([pattern]) => pattern.test(fold(label)));
    fields.push({
      label: capital(label),
      type: found?.[1] ?? "text",
      autocomplete: found?.[2] ?? "",
    });
  }
  return fields.length < 2 ? [] : fields;
}

/** The things with their prices that a prompt lists, in their order. */
export const readPrices = (words: string, locale: Locale): Priced[] =>
  readClauses(words.slice(words.search(/:(?=\s)/) + 1), { locale, isPriceList: true }).flatMap(
    ({ text }) => {
      const priced = readPriced(text);
      return priced && priced.name !== text ? [priced] : [];
    },
  );

/** The words that a button is to write: "que diga Hola, quiero cotizar". Empty for none. */
export const readMessage = (words: string): string =>
  /\b(?:que (?:diga|ponga|escriba)|con (?:el |este )?mensaje|diciendo|that says|saying)[:,]?\s+["«“]?([^"»”\n]{3,200})/i
    .exec(words)?.[1]
    ?.trim() ?? "";
