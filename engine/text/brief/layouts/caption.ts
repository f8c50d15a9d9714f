/* Captions of posts: sentences, and what is asked of their end. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { NUMERALS } from "#engine/reading/numbers.ts";
import { capital } from "#engine/text/brief/capital.ts";
import { printed, sentence, type BriefOptions } from "#engine/text/brief/lines.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";

/** Hashtags where no number is told. */
const HASHTAGS_USUAL = 3;
const HASHTAGS_MAX = 30;

/** Ending of a caption: its question and hashtags. */
export interface Ending {
  hasQuestion: boolean;
  hashtags: number;
}

function readEnding(words: string): Ending {
  const folded = fold(words);
  const tags = /(?:(\w+) )?(?:\w+ )?hashtags?\b/.exec(folded);
  const isNone = tags !== null && /\b(?:sin|no|without)\b/.test(tags[0]);
  const said = /(\d{1,2}|[a-z]+)(?: (?!\d)\w+)? hashtags?\b/.exec(folded)?.[1] ?? "";
  const count = /^\d/.test(said) ? Number(said) : (NUMERALS[said] ?? HASHTAGS_USUAL);
  return {
    hasQuestion:
      /\b(?:(?:una?|one|a|1) (?:\w+ )?(?:pregunta|question)|(?:termin|cierr|acab|end|finish|clos)\w* (?:con|with) .{0,20}(?:pregunta|question))\b/.test(
        folded,
      ),
    hashtags: tags && !isNone ? Math.min(count, HASHTAGS_MAX) : 0,
  };
}

const IS_CAPTION = /\b(?:caption|pie de foto|instagram|insta|ig|hashtags?)\b/;
/** Whether a post is written in sentences, and no list of prices. */
export const isCaption = ({ words, clauses }: Brief): boolean =>
  IS_CAPTION.test(fold(words)) && clauses.filter(({ text }) => /\$/.test(text)).length < 2;

const STOP = new Set(
  "our the and los las una por con nos about with from this that your have will more than para como este esta estos estas desde hasta sobre nuestra nuestro nuestros nuestras todos todas cada tenemos somos todo week here also nueva nuevo".split(
    " ",
  ),
);
const camel = (words: string): string =>
  words
    .split(/[^\p{L}\d]+/u)
    .map((word) => capital(word))
    .join("");
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** So many hashtags, of names first and then of the other words of the topic. */
function hashtagsOf(texts: readonly string[], names: readonly string[], count: number) {
  const topic = texts.join(". ");
  const own = [...topic.matchAll(/\p{Lu}\p{L}+(?:\s(?:(?:de|del|of)\s)?\p{Lu}\p{L}+)+/gu)].map(
    ([name]) => name,
  );
  const words = (topic.match(/\p{L}{4,}/gu) ?? []).filter((word) => !STOP.has(fold(word)));
  const short = (topic.match(/\p{L}{3,}/gu) ?? []).filter((word) => !STOP.has(fold(word)));
  const pairs = short.slice(1).map((word, at) => `${short[at]!} ${word}`);
  const tags = [...names, ...own, ...words, ...pairs].map((each) => plain(camel(each)));
  const seen = new Set<string>();
  const unique = tags.filter(
    (tag) => tag !== "" && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()),
  );
  return unique.slice(0, count).map((tag) => `#${tag}`);
}

const QUESTION: Readonly<Record<Locale, string>> = {
  es: "¿Tú qué opinas? Cuéntanos en los comentarios.",
  en: "What do you think? Tell us in the comments.",
};
/** A question alone at the end, without a word behind it. */
const BARE: Readonly<Record<Locale, string>> = { es: "¿Tú qué opinas?", en: "What do you think?" };

/** Where to come, and how to ask. */
function come({
  locale,
  tone,
  address,
  phone,
}: Pick<BriefOptions, "locale" | "tone" | "address" | "phone">) {
  const where =
    locale === "en"
      ? `Come and see us at ${address}.`
      : `${tone === "formal" ? "Le" : "Te"} esperamos en ${address}.`;
  return phone ? `${where} WhatsApp: ${phone}.` : where;
}

/** A caption: the told sentences, with a question and hashtags if the prompt wants them. */
export function captionOf(
  brief: Brief,
  { locale, tone, business, address, phone, town, length }: BriefOptions,
): string {
  const { hasQuestion, hashtags } = readEnding(brief.words);
  const texts = printed(brief.clauses, locale);
  const said = texts.map((text) => sentence(capital(text))).join(" ");
  const names = [business, brief.firm, town].filter((name) => name !== undefined);
  const ask = hasQuestion ? (length === "short" || hashtags > 0 ? BARE : QUESTION)[locale] : "";
  return [
    brief.title ? capital(brief.title) : "",
    said,
    address && !said.includes(address) ? come({ locale, tone, address, phone }) : "",
    business && !said.includes(business) ? business : "",
    ask,
    hashtags > 0 ? hashtagsOf(texts, names, hashtags).join(" ") : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}
