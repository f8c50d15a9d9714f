import type { Locale } from "#domain/preferences/preferences.ts";
import { PASTED_TEXT_MIN } from "#domain/studio/creations.ts";
import { fold } from "#engine/reading/folded.ts";
import { bestSentences, readLimits, type Limits } from "./shorten.ts";

/** Operations on a text that a person has pasted. */
export const OPERATIONS = ["shorten", "key-points", "table", "subjects", "plain"] as const;
export type Operation = (typeof OPERATIONS)[number];

const ASKS: readonly [Operation, RegExp][] = [
  ["table", /\b(tabla|table)\b/],
  ["subjects", /\b(asuntos?|lineas de asunto|subject lines?|subjects?)\b/],
  [
    "key-points",
    /\b(puntos clave|puntos principales|lo mas importante|key points|main points|bullet points|bullets)\b/,
  ],
  [
    "plain",
    /\b(palabras sencillas|lenguaje sencillo|mas sencillo|mas claro|plain words|plain language|simpler|plainer)\b/,
  ],
  [
    "shorten",
    /\b(acorta(?:r|lo|la|me)?|resum(?:e|ir|elo|ela|eme|en)|reduce(?:lo|la)?|mas cort[oa]|shorten|summari[sz]e|summary|shorter|condense|in one sentence|en una (?:sola )?(?:frase|oracion)|(?:una|one|una sola|a single) (?:frase|oracion|sentence)(?=.*\b(?:parrafo|texto|paragraph|text|todo|whole)\b))\b/,
  ],
];
/** The operation that a prompt asks for, and the pasted text that it is about. */
export function readOperation(
  prompt: string,
): { operation: Operation; source: string; limits: Limits } | undefined {
  const cut = /[:\n«“"]/.exec(prompt);
  if (!cut) return undefined;
  const after = prompt.slice(cut.index).replace(/^[:\s]+/, "");
  // The instruction may follow the text: "«…» Acórtalo a 20 palabras".
  const quoted = /^[«“"]([^«»“”"]*)[»”"]\s*(.{0,200})$/s.exec(after);
  const source = (quoted?.[1] ?? after.replace(/^[«“"]|[»”"]\s*$/g, "")).trim();
  const asked = fold(`${prompt.slice(0, cut.index)} ${quoted?.[2] ?? ""}`);
  const operation = ASKS.find(([, pattern]) => pattern.test(asked))?.[0];
  return operation && source.length >= (operation === "table" ? 10 : PASTED_TEXT_MIN)
    ? { operation, source, limits: readLimits(asked) }
    : undefined;
}

/** Up to five points as a list. */
export const keyPoints = (text: string): string =>
  bestSentences(text, 5)
    .map((sentence) => `- ${sentence}`)
    .join("\n");

const SEPARATORS = [/\t+/, /\s*;\s*/, /\s*\|\s*/, /\s+[-–—]\s+/, /:\s+/, /,\s+/];
const HEADS: Record<Locale, readonly string[]> = {
  es: ["Concepto", "Dato"],
  en: ["Item", "Value"],
};

/**
 * Turns lines into a table, split at a separator that all of them have.
 *
 * @returns undefined for a text whose lines have no common separator
 */
export function toTable(text: string, locale: Locale): string | undefined {
  const lines = (text.includes("\n") ? text.split(/\n+/) : text.split(/\s*;\s*|,\s+(?=\p{L})/u))
    .map((line) => line.replace(/^[-*•]\s*/, "").trim())
    .filter(Boolean);
  if (lines.length < 2) return undefined;
  // "Café $35", "Café 35 pesos": the amount is a column.
  const split = [
    ...SEPARATORS,
    /\s+(?=\$?\s?\d[\d.,]*(?:\s?(?:pesos|mxn|usd|dollars))?(?:\s?(?:c\/u|cada un[oa]|(?:el|la|por|per|a) \p{L}+|each))?$)/iu,
  ];
  for (const separator of split) {
    const rows = lines.map((line) => line.split(separator).map((cell) => cell.trim()));
    const columns = rows[0]!.length;
    if (columns < 2 || columns > 6 || rows.some((row) => row.length !== columns)) continue;
    const cell = (content: string) => content.replaceAll("|", "\\|");
    const head = Array.from({ length: columns }, (_, index) =>
      columns === 2
        ? HEADS[locale][index]!
        : `${locale === "es" ? "Columna" : "Column"} ${index + 1}`,
    );
    const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
    return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
  }
  return undefined;
}

const SUBJECT_MAX = 60;
const cutAt = (text: string, most: number): string => {
  const clean = text.replace(/[.!…]+$/, "");
  if (clean.length <= most) return clean;
  const cut = clean.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2))}…`;
};

/** Up to five subject lines, from the sentences that say most. */
export const subjectLines = (text: string): string =>
  [...new Set(bestSentences(text, 5).map((sentence) => cutAt(sentence, SUBJECT_MAX)))]
    .map((subject, index) => `${index + 1}. ${subject}`)
    .join("\n");

/** Official words, and plain ones. */
const PLAIN: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  es: (
    [
      ["con la finalidad de", "para"],
      ["a efecto de", "para"],
      ["con el objeto de", "para"],
      ["en virtud de que", "porque"],
      ["debido a que", "porque"],
      ["toda vez que", "porque"],
      ["no obstante", "pero"],
      ["sin embargo", "pero"],
      ["asimismo", "también"],
      ["de igual manera", "también"],
      ["previo a", "antes de"],
      ["con posterioridad a", "después de"],
      ["a la brevedad posible", "pronto"],
      ["a la brevedad", "pronto"],
      ["en caso de que", "si"],
      ["hacer uso de", "usar"],
      ["utilizar", "usar"],
      ["llevar a cabo", "hacer"],
      ["efectuar", "hacer"],
      ["realizar el pago", "pagar"],
      ["proporcionar", "dar"],
      ["solicitar", "pedir"],
      ["adquirir", "comprar"],
      ["inmueble", "local"],
      ["el presente", "este"],
      ["la presente", "esta"],
      ["dicho", "ese"],
      ["dicha", "esa"],
    ] as const
  ).map(
    ([official, plain]) => [new RegExp(`(?<!\\p{L})${official}(?!\\p{L})`, "giu"), plain] as const,
  ),
  en: (
    [
      ["in order to", "to"],
      ["for the purpose of", "to"],
      ["due to the fact that", "because"],
      ["in the event that", "if"],
      ["prior to", "before"],
      ["subsequent to", "after"],
      ["at this point in time", "now"],
      ["at your earliest convenience", "soon"],
      ["with regard to", "about"],
      ["in addition", "also"],
      ["however", "but"],
      ["therefore", "so"],
      ["utilize", "use"],
      ["commence", "begin"],
      ["terminate", "end"],
      ["purchase", "buy"],
      ["require", "need"],
      ["assist", "help"],
      ["provide", "give"],
      ["inform", "tell"],
      ["approximately", "about"],
      ["sufficient", "enough"],
    ] as const
  ).map(([official, plain]) => [new RegExp(`\\b${official}\\b`, "gi"), plain] as const),
};

/** A text with plain words for official ones; capitals at the beginning are kept. */
export const plainWords = (text: string, locale: Locale): string =>
  PLAIN[locale].reduce(
    (plain, [official, word]) =>
      plain.replace(official, (found) =>
        /^\p{Lu}/u.test(found) ? word[0]!.toUpperCase() + word.slice(1) : word,
      ),
    text,
  );
