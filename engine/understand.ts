import type { Locale } from "#domain/preferences/preferences.ts";
import type { Asked, Values } from "./asked.ts";
import { readDiscount, readPhone, readPrice } from "./reading/amounts.ts";
import { readDates } from "./reading/dates.ts";
import type { Day } from "./reading/days.ts";
import { blank, fold, overlaps, type Range } from "./reading/folded.ts";
import { findAsked } from "./find-asked.ts";
import { readAddress } from "./reading/address.ts";
import { readHoursWords } from "./reading/hours.ts";
import { readInstead } from "./reading/instead.ts";
import { detectLanguage } from "./reading/language.ts";
import { readLength, readTone, readWantedLanguage } from "./reading/style.ts";
import { inOurWords } from "./text/in-our-words.ts";
import { readName, readQuote, readSubject } from "./reading/subject.ts";
import { readTime } from "./reading/times.ts";
import { readWeekHours } from "./reading/week-hours.ts";
import type { Facts, Length, Slot, TextTone } from "./text/genre.ts";
import { readOperation, type Operation } from "./text/operations.ts";
import { readLimits, type Limits } from "./text/shorten.ts";

/** Request of a conversation, with its facts. */
export interface Wish<Entry extends Asked = Asked> {
  locale: Locale;
  /** The entry of the catalogue. */
  asked: Entry | undefined;
  /** Instead of an entry: what to do with a pasted text. */
  operation: Operation | undefined;
  source: string;
  /** Maximum length of the text. */
  limits: Limits;
  tone: TextTone | undefined;
  length: Length | undefined;
  facts: Facts;
  values: Values;
  /** Whether the last instruction changes nothing that is known here. */
  isUnclear: boolean;
}

/** Facts of a conversation as they are read, in both languages. */
type ReadFacts = Partial<Record<Slot, Readonly<Record<Locale, string>>>>;
type ReadValues = Partial<Record<Slot, string>>;

/**
 * Reads a prompt and its follow-ups: each follow-up changes the language, the tone, the length or a
 * fact, or asks for something else.
 *
 * @param catalogue what can be asked for; if the words of several entries begin at the same place,
 *   the longest match wins
 * @param corrections the person's words, which replace what was read
 */
export function understand<Entry extends Asked>(
  instructions: readonly string[],
  {
    catalogue,
    today,
    corrections,
    changes,
  }: {
    catalogue: readonly Entry[];
    /** Whether a follow-up, after `fold`, changes the answer by more than is read here. */
    changes?: (folded: string) => boolean;
    today: Day;
    corrections: Readonly<Record<string, string>>;
  },
): Wish<Entry> {
  let locale: Locale = "es";
  let asked: Entry | undefined;
  let operation: Operation | undefined;
  let source = "";
  let limits: Limits = {};
  let tone: TextTone | undefined;
  let length: Length | undefined;
  let facts: ReadFacts = {};
  let values: ReadValues = {};
  let isUnclear = false;
  for (const [index, instruction] of instructions.entries()) {
    const read = readInstruction(instruction, today, catalogue);
    const isNew = index === 0 || read.asked !== undefined || read.operation !== undefined;
    if (isNew) {
      locale = read.wantedLocale ?? read.locale;
      ({ asked, operation, source, limits, tone, length, facts, values } = read);
      isUnclear = false;
      continue;
    }
    locale = read.wantedLocale ?? locale;
    // A subject is read only beside a genre.
    const { what: _, ...changed } = read.facts;
    // "En una frase de 20 palabras" is said of a pasted text.
    const closer = operation ? readLimits(fold(instruction)) : {};
    limits = { ...limits, ...closer };
    isUnclear =
      Object.keys(closer).length === 0 &&
      !read.wantedLocale &&
      !read.tone &&
      !read.length &&
      Object.keys(changed).length === 0 &&
      !changes?.(fold(instruction));
    tone = read.tone ?? tone;
    length = read.length ?? length;
    facts = { ...facts, ...changed };
    values = { ...values, ...read.values };
  }
  const corrected = correct({ asked, tone, length }, corrections, catalogue);
  return {
    ...corrected,
    // Corrections by a person are words for people, no values.
    values: Object.fromEntries(
      Object.entries(values).filter(([slot]) => !(slot in corrected.facts)),
    ),
    locale,
    operation,
    source,
    limits,
    facts: { ...inLocale(facts, locale), ...corrected.facts },
    isUnclear,
  };
}

const inLocale = (facts: ReadFacts, locale: Locale): Facts =>
  Object.fromEntries(Object.entries(facts).map(([slot, shown]) => [slot, shown[locale]]));

function readInstruction<Entry extends Asked>(
  instruction: string,
  today: Day,
  catalogue: readonly Entry[],
) {
  const folded = fold(instruction);
  const locale = detectLanguage(instruction);
  const operation = readOperation(instruction);
  const quote = readQuote(instruction);
  const found = operation ? undefined : findAsked(catalogue, folded, locale, quote);
  const week = readWeekHours(instruction);
  const hours = week ? undefined : readHoursWords(instruction);
  const address = readAddress(instruction);
  const instead = readInstead(instruction);
  const noChips: Range[] = [
    ...(quote ? [quote] : []),
    ...(hours ? [hours] : []),
    ...(address ? [address] : []),
    ...(week?.ranges ?? []),
  ];
  const outside = noChips.reduce(blank, folded);
  const chips = [
    ...readPrice(outside),
    ...readDiscount(outside),
    ...readDates(outside, today),
    ...readTime(outside),
    ...readPhone(outside),
  ];
  // A name in a quotation is not the reader's.
  const name = readName(quote ? blank(instruction, quote) : instruction);
  const facts: ReadFacts = {};
  const values: ReadValues = {};
  for (const { field, shown, value } of chips) {
    facts[field as Slot] = shown;
    values[field as Slot] = value;
  }
  const plain = (text: string) => ({ es: text, en: text });
  if (quote) facts.quote = plain(quote.text);
  if (hours) facts.hours = plain(hours.text);
  if (week) facts.hours = week.shown;
  if (address) facts.address = plain(address.street);
  if (address?.town) facts.town = plain(address.town);
  if (instead) facts[instead.field] = plain(instead.words);
  const isNameRead = name && !chips.some((chip) => overlaps(chip, name));
  if (isNameRead) facts.name = plain(name.text);
  const ranges: Range[] = [...chips, ...noChips, ...(isNameRead ? [name] : [])];
  const subject = found && readSubject(instruction, ranges, found.to);
  if (subject) facts.what = { es: inOurWords(subject), en: subject };
  return {
    locale,
    wantedLocale: readWantedLanguage(outside),
    asked: found?.entry,
    operation: operation?.operation,
    source: operation?.source ?? "",
    limits: operation?.limits ?? {},
    tone: readTone(outside),
    length: readLength(outside),
    facts,
    values,
  };
}

/** Slots that are shown as chips and that a correction may fill; facts of the business are not among them. */
export const CORRECTED = [
  "what",
  "name",
  "price",
  "discount",
  "date",
  "until",
  "time",
  "hours",
  "phone",
] as const;

function correct<Entry extends Asked>(
  wish: Pick<Wish<Entry>, "asked" | "tone" | "length">,
  corrections: Readonly<Record<string, string>>,
  catalogue: readonly Entry[],
): Pick<Wish<Entry>, "asked" | "tone" | "length" | "facts"> {
  const facts: Partial<Record<Slot, string>> = {};
  for (const slot of CORRECTED) {
    const words = corrections[slot]?.trim();
    if (words) facts[slot] = words;
  }
  const said = (key: string) => fold(corrections[key] ?? "");
  const asked = catalogue.find(
    ({ name, asks }) =>
      said("genre") !== "" &&
      (fold(name.es) === said("genre") ||
        fold(name.en) === said("genre") ||
        asks.es.test(said("genre")) ||
        asks.en.test(said("genre"))),
  );
  return {
    asked: asked ?? wish.asked,
    tone: readTone(said("tone")) ?? wish.tone,
    length: readLength(said("length")) ?? wish.length,
    facts,
  };
}
