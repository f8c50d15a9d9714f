import type { Day } from "#engine/reading/days.ts";
import { readAddress } from "#engine/reading/address.ts";
import { readDates } from "#engine/reading/dates.ts";
import { fold, type Range } from "#engine/reading/folded.ts";
import { readHoursWords } from "#engine/reading/hours.ts";
import { readTime } from "#engine/reading/times.ts";
import { cleanWords } from "#engine/text/brief/clean-words.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { TIME_WORDS, type Edit, type Part } from "./read-edit.ts";
import { lastSentence, lineOfRange, pieceOf, tidyEdited, unitOf } from "./units.ts";

/**
 * A text with one change and nothing else.
 *
 * @returns undefined for a change of words that the text does not have
 */
export function applyEdit(
  text: string,
  edit: Edit,
  { locale, today }: { locale: Locale; today: Day },
): string | undefined {
  switch (edit.kind) {
    case "remove-part":
      return tidyEdited(withoutPart(text, edit.part, today));
    case "remove-words": {
      // "The kids price" may stand as "$12 kids".
      const short = edit.words.replace(
        /^(?:the|el|la|los|las) | (?:price|precio|line|option|part)$|^precio (?:de(?:l| la)? )?/gi,
        "",
      );
      // "130" may stand as "$130".
      const whole =
        find(text, edit.words) ?? find(text, edit.words.replace(/(?<![\d$.,:/])(?=\d)/g, "$"));
      const range = whole ?? find(text, short);
      if (!range) return undefined;
      const isRest = whole === undefined;
      if (isRest) return tidyEdited(cut(text, pieceOf(text, range)));
      if (edit.isTopic) return tidyEdited(cut(text, unitOf(text, range)));
      // "Friday" goes with its "this".
      const before = text.slice(0, range.from);
      const isDay = readDates(fold(edit.words), today).length > 0;
      const lead = isDay
        ? (/(?:\s(?:on|this|el|este|los|next|por))+\s$/iu.exec(before)?.[0].length ?? 0)
        : 0;
      const rest = cut(text, { from: range.from - lead, to: range.to });
      // A label of which nothing is left.
      return tidyEdited(rest.replace(/^- \*\*[^*\n]+:\*\*[ \t]*(?:\n|$)/gm, ""));
    }
    case "replace":
      return replaceAll(text, edit.from, cleanWords(edit.to, locale));
    case "set-time": {
      const told = new RegExp(`\\b(?:${TIME_WORDS})\\b`).exec(fold(text));
      const day = told ? undefined : readDates(fold(text), today)[0];
      const range = told ? { from: told.index, to: told.index + told[0].length } : day;
      if (!range) return undefined;
      return tidyEdited(
        text.slice(0, range.from) + sameCase(text[range.from]!, edit.words) + text.slice(range.to),
      );
    }
  }
}

const cut = (text: string, { from, to }: Range): string => text.slice(0, from) + text.slice(to);

/** Words as they stand in a text, whatever their accents and capitals, and not within another word. */
function find(text: string, words: string, start = 0): Range | undefined {
  const folded = fold(text);
  const wanted = fold(words);
  if (wanted === "") return undefined;
  for (let at = folded.indexOf(wanted, start); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const to = at + wanted.length;
    const isWithin =
      (/[a-z\d]/.test(folded[at - 1] ?? "") && /^[a-z\d]/.test(wanted)) ||
      (/[a-z\d]/.test(folded[to] ?? "") && /[a-z\d]$/.test(wanted)) ||
      // "10" is no part of "10.50" or "$110".
      (/\d/.test(wanted.at(-1)!) && /^[.,]\d/.test(folded.slice(to)));
    if (!isWithin) return { from: at, to };
  }
  return undefined;
}

function replaceAll(text: string, from: string, to: string): string | undefined {
  let changed = text;
  let start = 0;
  // An amount may be told with its currency where the text has its sign.
  const amount = /^\$?\s?(\d[\d.,]*)(?: pesos| dollars| dolares)?$/i;
  const isAmount = amount.test(from) && amount.test(to);
  const wanted = isAmount && !find(text, from) ? amount.exec(from)![1]! : from;
  const put = isAmount
    ? wanted.startsWith("$")
      ? `$${amount.exec(to)![1]!}`
      : amount.exec(to)![1]!
    : to;
  for (let range = find(changed, wanted, start); range; range = find(changed, wanted, start)) {
    const written = sameCase(changed[range.from]!, put);
    changed = changed.slice(0, range.from) + written + changed.slice(range.to);
    start = range.from + written.length;
  }
  return start === 0 ? undefined : changed;
}

const sameCase = (first: string, words: string): string =>
  /\p{Lu}/u.test(first) ? words[0]!.toUpperCase() + words.slice(1) : words;

const EMOJI =
  /[ \t]?(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*)+/gu;
const PRICE =
  /(?:[:,]? (?:desde|from|for|for only|at|only|just|solo|por|a|en|de|son|cuestan?|sale en|it's|costs?)(?= (?:\$|S\/|€)| (?:US)?\$))? ?(?:US|RD|R|C)?(?:\$|S\/|€|₡) ?\d[\d.,]*\d*(?: mil)?(?: (?:MXN|USD|COP|pesos))?(?: (?:cada un[oa]|c\/u|each|per person|por persona|per \w+|an? (?:class|hour|night|day|month)|(?:la|el) (?:docena|kilo|hora|pieza|noche|par)))?(?: \((?:per|por|cada|c\/u|each|la|el)[^)]*\))?/giu;
/** The price before, in brackets behind the one that holds. */
const COMPARED =
  / ?\((?:en (?:lugar|vez) de|antes|instead of|rather than|was|before)[^()\n]*\d[^()\n]*\)/giu;
const PHONE =
  /(?:(?:,| y| and|;)? ?(?:(?:ll[aá]ma(?:nos)?|marca|escr[ií]be(?:nos)?|manda whatsapp|informes|pedidos|citas|whatsapp|tel[eé]fono|tel|cel|call(?: us)?|text|phone|message us|contact us|write(?: to)? us)[:.]? ?(?:al?|at|on|en)? ?)+)?\+?\(?\d(?:[\d() -]{5,}\d)/giu;
const GREETING =
  /^(?:hola|hi|hello|dear|hey|buen d[ií]a|buenos d[ií]as|estimad[oa]s?|good day)\b[^\n]{0,60}[:,!]\n+/iu;
const CLOSING =
  /\n+[^\n]*(?:gracias|thank you|thanks|te esperamos|see you|buen provecho|enjoy|comprensi[oó]n|saludos|regards|respuesta|reply)[^\n]*(?=\s*$|\n\n[^\n]+$)/iu;

function withoutPart(text: string, part: Part, today: Day): string {
  switch (part) {
    case "emojis":
      return text.replace(EMOJI, "");
    case "hashtags":
      return text.replace(/ ?#[\p{L}\d_]+/gu, "");
    case "exclamations":
      return text
        .replace(/¡/g, "")
        .replace(/!+/g, ".")
        .replace(/\.\*\*/g, "**");
    case "price":
      return withoutLines(text, /^\W*(?:precio|costo|price|cost)\W/iu)
        .replace(COMPARED, "")
        .replace(PRICE, "");
    case "phone":
      return text.replace(PHONE, "");
    case "address":
      return withoutRanges(
        withoutLines(text, /^\W*(?:direcci[oó]n|lugar|d[oó]nde|address|place|where)\W/iu),
        (each) => {
          const address = readAddress(each) ?? lowerAddress(each);
          return address ? [address] : [];
        },
      );
    case "date":
      return withoutRanges(withoutLines(text, /^\W*(?:cu[aá]ndo|fecha|when|date)\W/iu), (each) =>
        readDates(fold(each), today),
      );
    case "time":
      return withoutRanges(withoutLines(text, /^\W*(?:horario|hora|hours|time)\W/iu), (each) => [
        ...[readHoursWords(each)].filter((hours) => hours !== undefined),
        ...readTime(fold(each)),
      ]);
    case "title":
      return text.replace(/^(?:#+ [^\n]+|\*\*[^\n]+\*\*)\n+/u, "");
    case "greeting":
      return text.replace(GREETING, "");
    case "closing":
      return text.replace(CLOSING, "");
    case "signature":
      return /\n\n[^\n.!?]{1,60}$/.test(text) ? text.replace(/\n\n[^\n]+$/, "") : text;
    case "last":
      return cut(text, lastSentence(text));
    case "first":
      return cut(text, unitOf(text, { from: bodyStart(text), to: bodyStart(text) + 1 }));
  }
}

const bodyStart = (text: string): number => GREETING.exec(text)?.[0].length ?? 0;

/** A street that was typed without capitals. */
function lowerAddress(text: string): Range | undefined {
  const match =
    /(?:\b(?:direcci[oó]n|ubicados)\W{1,4})?\b(?:calle|av(?:enida)?\.?|blvd\.?|callej[oó]n|carretera|direcci[oó]n)\W{0,4}\s?[\p{L} ]{2,40}?\d{1,5}(?: (?:centro|col(?:onia)?\.? \p{L}+))?/iu.exec(
      text,
    );
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}

const withoutLines = (text: string, label: RegExp): string =>
  text
    .split("\n")
    .filter((line) => !(label.test(line) && /^\W*\*\*/.test(line)))
    .join("\n");

/** A text without what a reader finds, time after time; words that only lead to it go as well. */
function withoutRanges(text: string, read: (text: string) => readonly Range[]): string {
  let rest = text;
  for (let times = 0; times < 12; times += 1) {
    const range = read(rest)[0];
    if (!range || range.to <= range.from) break;
    const before = rest.slice(0, range.from);
    const lead =
      /(?:,?\s(?:solo|s[oó]lo|only|y|and|vence|v[aá]lido|valid))?(?:,?\s(?:el|la|los|las|este|esta|en|a|al|del?|on|at|in|from|until|till|hasta|para|por|for|desde|before|antes del?|located|ubicad[oa]s?|estamos|[dD]irecci[oó]n:?))*\s?$/iu.exec(
        before,
      )?.[0] ?? "";
    const line = lineOfRange(rest, range);
    const isAlone =
      rest
        .slice(line.from, line.to)
        .replace(rest.slice(range.from, range.to), "")
        .replace(/[^\p{L}\d]/gu, "").length <= lead.trim().length;
    rest = isAlone ? cut(rest, line) : cut(rest, { from: range.from - lead.length, to: range.to });
  }
  return rest;
}
