import type { Locale } from "#domain/preferences/preferences.ts";
import type { EngineAnswer, Question } from "#engine/answer.ts";
import { factsOf } from "#engine/business-facts.ts";
import { lengthOf, toneOf } from "#engine/makers.ts";
import { readDiscount, readPhone, readPrice } from "#engine/reading/amounts.ts";
import { readDates } from "#engine/reading/dates.ts";
import { today, type Day } from "#engine/reading/days.ts";
import { blank, fold, overlaps } from "#engine/reading/folded.ts";
import { detectLanguage } from "#engine/reading/language.ts";
import { readLength, readTone, readWantedLanguage } from "#engine/reading/style.ts";
import { readTime } from "#engine/reading/times.ts";
import { blankOf } from "#engine/text/fill.ts";
import { readOperation } from "#engine/text/operations.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { capital } from "./capital.ts";
import { keepsFigures } from "./figures.ts";
import { readBrief, type Brief } from "./read-brief.ts";
import { withoutUse } from "./for-writer.ts";
import { saysOfReview } from "./letters/spanish-review.ts";
import { writeBrief } from "./write-brief.ts";

/** Least share of what was told that a template's text must have. */
const KEPT_SHARE = 0.75;

/**
 * The answer in the person's own words, where a template would lose what they told: a figure, or most of
 * several clauses; else the answer as it was drafted.
 *
 * @param drafted the answer by the templates
 */
export function preferBrief(question: Question, drafted: EngineAnswer): EngineAnswer {
  const { corrections, business } = question;
  const chips = drafted.understanding.chips;
  const isOfPasted = question.instructions.some((each) => readOperation(each) !== undefined);
  if (corrections.genre || corrections.what || isOfPasted) return drafted;
  const revised = revise(question);
  if (revised === undefined) return drafted;
  const prompt = withoutUse(revised);
  const locale = detectLanguage(prompt);
  if ((readWantedLanguage(fold(prompt)) ?? locale) !== locale) return drafted;
  const facts = factsOf(business, locale);
  const read = readBrief(prompt, locale, facts.business);
  if (
    !read ||
    (!read.relayed && drafted.version === "final" && keeps(read, { prompt, drafted, locale }))
  )
    return drafted;
  // A template answers a review that is quoted, if nothing else is to be said.
  const isQuoteAlone =
    read.quote !== undefined && !read.clauses.some(({ text }) => saysOfReview(text));
  if (isQuoteAlone && drafted.version === "final") return drafted;
  const signedBy = question.instructions.map((each) => SIGNS.exec(each)?.[1]).findLast(Boolean);
  const brief = {
    ...read,
    ...(corrections.name && { to: corrections.name }),
    ...(signedBy && { signedBy: capital(signedBy.trim().replace(/ (?:from|at|de|del) /i, ", ")) }),
  };
  const style = fold([...question.instructions, corrections.tone, corrections.length].join("\n"));
  const tone = readTone(style) ?? toneOf(business);
  const length = readLength(style) ?? lengthOf(business);
  const text = writeBrief(brief, {
    locale,
    tone,
    length,
    business: facts.business,
    phone: facts.phone,
    address: facts.address,
    town: facts.town,
  });
  const { kind, to } = brief;
  return {
    version: "final",
    text,
    understanding: {
      genre: kind.key,
      language: locale,
      chips: [
        { key: "genre", value: kind.name[locale] },
        ...(to ? [{ key: "name", value: to }] : []),
        ...chips.filter(({ key }) => key === "tone" || key === "length"),
      ],
      toFillIn: [...text.matchAll(/\[([^\]]+)\]/g)].map(([, blank]) => blank!),
    },
  };
}

/** Whether a template has a blank where the prompt tells what it is about. */
const lacksSubject = (
  { understanding: { toFillIn, language } }: EngineAnswer,
  clauses: Brief["clauses"],
) =>
  toFillIn.includes(blankOf(language, "what")) &&
  clauses.some(({ text }) => wordsOf(text).length >= SUBJECT_MIN_WORDS);

/** Long words of a clause that tells something of a subject: "hoy hay mole poblano". */
const SUBJECT_MIN_WORDS = 2;

function keeps(
  { kind, clauses }: Brief,
  { prompt, drafted, locale }: { prompt: string; drafted: EngineAnswer; locale: Locale },
): boolean {
  const { text } = drafted;
  if (!keepsFigures(prompt, text) || !keepsConditions(prompt, text)) return false;
  const offered = OFFERED_ON.exec(fold(prompt))?.[1];
  if (offered && !sharesMost(offered, text)) return false;
  // A template adds duties that the prompt does not tell.
  if (kind.key === "job" && /\d/.test(prompt)) return false;
  // The deed of one customer is what they are thanked for.
  if (
    kind.key === "thanks" &&
    /\bwho (?:bought|ordered|booked|hired|came|visited|referred|recommended)\b/.test(fold(prompt))
  )
    return false;
  // A sign is what is told, in large letters.
  if (kind.key === "sign") return false;
  // Other kinds of texts are close: a notice of closing is no apology for it.
  if (kind.key === "apology" && !/disculp|perd[oó]n|apolog|sorry/i.test(text)) return false;
  const said = [REASON, REPORTED].map((pattern) => pattern.exec(fold(prompt))?.[1]);
  if (said.some((words) => words && !sharesMost(words, text))) return false;
  // A few words may be about the style alone: "en tres líneas que den hambre".
  if (
    /\b(?:en|in) (?:dos|tres|cuatro|two|three|four|\d) (?:lineas|frases|lines|sentences)\b/.test(
      fold(prompt),
    )
  )
    return true;
  if (lacksSubject(drafted, clauses)) return false;
  if (clauses.length < 2 && wordsOf(clauses[0]?.text ?? "").length < TELLING_MIN_WORDS[locale])
    return true;
  return sharesMost(clauses.map((clause) => clause.text).join(" "), text);
}

/** A single clause of fewer long words may leave out nothing that was told. */
const TELLING_MIN_WORDS: Readonly<Record<Locale, number>> = { es: 5, en: 8 };

/** What an offer is on: "2x1 en agua de jamaica". */
const OFFERED_ON =
  /\b(?:\d ?x ?\d|2 for 1|\d{1,2} ?%(?: de descuento| off)?|mitad de precio|half price) (?:en|on) ((?:(?!desde|hasta|from|until)[a-z]+ ?){1,5})/;

/** Why, as a prompt tells it: "porque se descompuso la estufa". */
const REASON = /\b(?:porque|por que|debido a|because|due to) ([^.;:\n]+)/;

/** Reported words of a customer: "complained that the delivery was late". */
const REPORTED =
  /\b(?:complain\w*|sa(?:ys|id)|wrote|dice|dijo|escribio|puso|se quej\w+)(?: de)? (?:that|que) ([^.;:\n]+)/;

/** Whether a text has most of the words that were told. */
function sharesMost(told: string, text: string): boolean {
  const written = new Set(wordsOf(text));
  const words = wordsOf(told);
  return words.filter((word) => written.has(word)).length >= words.length * KEPT_SHARE;
}

/** Days and conditions, which a text may not lose: "solo los martes", "con cita". */
const CONDITION =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|agotar|previa cita|con cita|efectivo|while supplies last|only)\b/g;
const keepsConditions = (prompt: string, text: string): boolean => {
  const written = fold(text);
  // A code, "SOFIA10", is more than its figure.
  const codes = prompt.match(/\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{4,}\b/g) ?? [];
  if (!codes.every((code) => text.includes(code))) return false;
  return (fold(prompt).match(CONDITION) ?? []).every((each) =>
    written.includes(each.replace(/(?<=sabado|domingo|day)s$/, "")),
  );
};

const wordsOf = (text: string): string[] => fold(text).match(/[a-z]{4,}/g) ?? [];

/** Addition to a text: "agrega que también hay estacionamiento". */
const ADDS =
  /^(?:y )?(?:(?:agrega|agregale|anade|anadele|incluye|suma|menciona|add|include|mention)|(?:pon|ponle|di|say)(?= que| that))(?:\s+(?:tambien|also))?(?:\s+(?:que|that))?\s+/;

/** Rest of a follow-up beside the fact that it gives. */
const IS_ONLY_FACT =
  /^[\s.,!]*(?:(?:y|and|mejor|que|pon|ponle|di|agrega|make|it|say|says|is|es|sea|son|va|a|ser|el|la|las|los|de|on|at|now|it's|the|instead|por|favor|please|change|to|cambialo|al|para)[\s.,!]*)*$/;

/** Signature in a request: "sign it as Ana from Dulce Ana", "fírmalo como Ana". */
const SIGNS =
  /^\s*(?:y |and )?(?:sign(?: it)?(?: as)?|f[ií]rma(?:lo|la)?(?: como)?|firmado por|que firme)[:,]?\s+(.{2,80}?)\.?\s*$/i;

/**
 * The first prompt with what its follow-ups and corrections change in it.
 *
 * @returns undefined for a follow-up that is none of these: it may be another request
 */
function revise({ instructions, corrections, business, now }: Question): string | undefined {
  const day = today(now, zoneOf(business));
  const [first = "", ...followUps] = instructions;
  let prompt = first;
  for (const key of ["price", "discount", "date", "until", "time", "phone"]) {
    const words = corrections[key];
    const replaced = words ? replaceFact(prompt, key, words, day) : prompt;
    // The prompt does not say it: only a template has a place for it.
    if (replaced === undefined) return undefined;
    prompt = replaced;
  }
  for (const followUp of followUps) {
    const folded = fold(followUp);
    if (SIGNS.test(followUp)) continue;
    const wanted = readWantedLanguage(folded);
    if (wanted && wanted !== detectLanguage(first)) return undefined;
    const facts = factsIn(followUp, day);
    // "Pon que es el sábado" gives another day, and adds no sentence.
    const isOnlyFact =
      facts.length > 0 &&
      IS_ONLY_FACT.test(facts.reduce((text, fact) => blank(text, fact), folded));
    const added = isOnlyFact ? null : ADDS.exec(folded);
    if (added) prompt = `${prompt}, ${followUp.slice(added[0].length)}`;
    else if (facts.length > 0)
      for (const { field, from, to } of facts) {
        const words = followUp.slice(from, to);
        prompt =
          replaceFact(prompt, field, words, day) ??
          `${prompt}, ${field === "phone" ? "WhatsApp " : ""}${words}`;
      }
    else if (!wanted && !readTone(folded) && !readLength(folded)) return undefined;
  }
  return prompt;
}

type Fact = Pick<ReturnType<typeof readPrice>[number], "field" | "from" | "to">;

function factsIn(text: string, day: Day): Fact[] {
  const folded = fold(text);
  const phones = readPhone(folded);
  const others = [
    ...readPrice(folded),
    ...readDiscount(folded),
    ...readDates(folded, day).map((fact) => withDayNumber(folded, fact)),
    ...readTime(folded),
  ];
  // A telephone number is no price, though it is a number.
  return [...others.filter((fact) => !phones.some((phone) => overlaps(fact, phone))), ...phones];
}

/** "El martes 6" with its number, which is no hour. */
const DAY_NUMBER = /^ \d{1,2}(?! ?(?:[ap]m|hrs?|a|to|de|:|%|x)\b|[\d:.,%])/;
const withDayNumber = <Read extends Fact>(folded: string, fact: Read): Read =>
  /[a-z]$/.test(folded.slice(fact.from, fact.to))
    ? { ...fact, to: fact.to + (DAY_NUMBER.exec(folded.slice(fact.to))?.[0].length ?? 0) }
    : fact;

/** A prompt with other words for one fact; undefined if it has none of that kind. */
function replaceFact(prompt: string, field: string, words: string, day: Day): string | undefined {
  const found = factsIn(prompt, day).find((fact) => fact.field === field);
  return found && prompt.slice(0, found.from) + words + prompt.slice(found.to);
}
