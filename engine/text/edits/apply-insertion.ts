import type { Locale } from "#domain/preferences/preferences.ts";
import { capital } from "#engine/text/brief/capital.ts";
import { cleanWords } from "#engine/text/brief/clean-words.ts";
import { blankOf } from "#engine/text/fill.ts";
import type { Facts } from "#engine/text/genre.ts";
import type { Insertion, OwnFact } from "./read-insertion.ts";

/** One thing to be said: as a point of a labelled list, or as a sentence. */
interface Added {
  label: string;
  value: string;
  sentence: string;
}

const FACTS: Readonly<
  Record<Locale, Readonly<Record<OwnFact, readonly [string, (value: string) => string]>>>
> = {
  es: {
    address: ["Dónde", (value) => `Estamos en ${value}.`],
    hours: ["Horario", (value) => `Abrimos ${value}.`],
    phone: ["WhatsApp", (value) => `WhatsApp: ${value}.`],
  },
  en: {
    address: ["Where", (value) => `We are at ${value}.`],
    hours: ["Hours", (value) => `We are open ${value}.`],
    phone: ["WhatsApp", (value) => `WhatsApp: ${value}.`],
  },
};

/** A text with one thing more; the same text where it has it. */
export function applyInsertion(
  text: string,
  insertion: Insertion,
  { locale, facts }: { locale: Locale; facts: Facts },
): string {
  switch (insertion.kind) {
    case "add-emojis":
      return withEmojis(text);
    case "add-fact": {
      const value = facts[insertion.fact] ?? `[${blankOf(locale, insertion.fact)}]`;
      const [label, say] = FACTS[locale][insertion.fact];
      return withAdded(text, { label, value, sentence: say(value) });
    }
    case "add-date": {
      const day = cleanWords(insertion.words, locale).replace(/^(?:el|la|on)\s/i, "");
      return withAdded(
        text,
        locale === "es"
          ? { label: "Cuándo", value: `el ${day}`, sentence: `Es el ${day}.` }
          : { label: "When", value: day, sentence: `It is on ${day}.` },
      );
    }
    case "add-words": {
      const words = capital(cleanWords(insertion.words, locale));
      const sentence = /[.!?]$/.test(words) ? words : `${words}.`;
      return withAdded(text, { label: "", value: words, sentence });
    }
  }
}

function withAdded(text: string, { label, value, sentence }: Added): string {
  if (text.includes(value)) return text;
  const lines = text.split("\n");
  const labelled = lines.findLastIndex((line) => /^- (?:\S+ )?\*\*[^*\n]+:\*\*/.test(line));
  const point = label === "" ? `- ${value}` : `- **${label}:** ${value}`;
  if (labelled >= 0) return [...lines.toSpliced(labelled + 1, 0, point)].join("\n");
  const parts = text.split("\n\n");
  const isBody = (part: string) =>
    !/^(?:#|\*\*[^*\n]+\*\*\W*$|- )/.test(part) && !/[:,]$/.test(part) && /[.!?]\W*$/.test(part);
  const at = parts.findIndex(isBody);
  if (parts.length < 2 || at < 0) return `${text}\n\n${sentence}`;
  return parts.with(at, `${parts[at]!} ${sentence}`).join("\n\n");
}

/** Signs for lines that begin with a label or say one thing, and for the first line of any text. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\*\*(?:cu[aá]ndo|when|fecha|date):\*\*/iu, "📅"],
  [/\*\*(?:d[oó]nde|where|direcci[oó]n|address):\*\*|^(?:estamos en|we are at)\s/iu, "📍"],
  [/\*\*(?:horario|hours):\*\*/iu, "🕐"],
  [/^(?:\*\*)?whatsapp\b/iu, "📲"],
  [/\*\*[^*]+:\*\* \$/u, "💛"],
];
const EMOJI = /\p{Extended_Pictographic}/u;
/** A text of as many emojis needs no more. */
const ENOUGH = 3;

function withEmojis(text: string): string {
  if ((text.match(new RegExp(EMOJI, "gu"))?.length ?? 0) >= ENOUGH) return text;
  return text
    .split("\n")
    .map((line, at) => {
      if (EMOJI.test(line) || line.trim() === "") return line;
      if (at === 0) return `${line} ✨`;
      const sign = SIGNS.find(([pattern]) => pattern.test(line.replace(/^- /, "")))?.[1];
      return sign ? line.replace(/^(- )?/, `$1${sign} `) : line;
    })
    .join("\n");
}
