import type { RequestAnswer, RequestField } from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { formatWhatsapp, parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import { readPhone } from "#engine/reading/amounts.ts";
import { readDates } from "#engine/reading/dates.ts";
import { addDays, dayFromIso, isoOf, type Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import { readTime } from "#engine/reading/times.ts";

/** Why an answer could not be read. */
export type FieldProblem =
  "empty" | "phone" | "email" | "day" | "past" | "time" | "number" | "choice";

export type ReadField = { answer: RequestAnswer } | { problem: FieldProblem };

/** Longest answer to a field, in UTF-16 code units. */
const ANSWER_MAX = 300;
/** Bookings and orders are for the next year at most. */
const DAYS_AHEAD_MAX = 366;

interface Asking {
  language: ContentLanguage;
  /** The calendar day where the business is. */
  today: Day;
}

/**
 * Reads what a customer answered to a field, as people type it: "mañana", "a las 7", "somos 4",
 * "55 1234 5678".
 */
export function readField(field: RequestField, text: string, asking: Asking): ReadField {
  const typed = text.trim().slice(0, ANSWER_MAX);
  if (typed === "") return { problem: "empty" };
  const given = (value: string, shown = value): ReadField => {
    const { key, label, kind } = field;
    return { answer: { key, label, kind, value, shown } };
  };
  switch (field.kind) {
    case "text":
    case "address":
      return given(typed);
    case "name":
      return given(nameIn(typed));
    case "phone": {
      const number = parseWhatsapp(typed) ?? phoneIn(typed);
      if (number) return given(number, formatWhatsapp(number));
      // Without a country code the country is unknown: kept as typed.
      const local = /\+?\d[\d\s().-]{5,18}\d/.exec(typed)?.[0];
      return local ? given(local, local) : { problem: "phone" };
    }
    case "email": {
      const [address] = /[^\s<>()@,;]+@[^\s<>()@,;]+\.[a-z]{2,}/i.exec(typed) ?? [];
      return address ? given(address.toLowerCase()) : { problem: "email" };
    }
    case "number": {
      const number = numberIn(typed);
      return number === undefined ? { problem: "number" } : given(String(number));
    }
    case "choice": {
      const option = optionIn(typed, field.options);
      return option === undefined ? { problem: "choice" } : given(option);
    }
    case "time": {
      const time = timeIn(typed);
      return time ? given(time, showClock(time, asking.language)) : { problem: "time" };
    }
    case "day": {
      const day = dayIn(typed, asking.today);
      if (!day) return { problem: "day" };
      if (day < asking.today) return { problem: "past" };
      if (day > addDays(asking.today, DAYS_AHEAD_MAX)) return { problem: "day" };
      return given(isoOf(day), showDate(day, asking.language));
    }
  }
}

/** What a message says of fields beside the one that is asked, where its form tells it apart. */
export function readAside(
  fields: readonly RequestField[],
  text: string,
  asking: Asking,
): RequestAnswer[] {
  const folded = fold(text);
  const isSaid = ({ kind }: RequestField): boolean => {
    switch (kind) {
      case "phone":
        return readPhone(folded).length > 0;
      case "email":
        return /@/.test(text);
      case "day":
        return readDates(folded, asking.today).length > 0;
      case "time":
        return readTime(folded).length > 0;
      case "number":
        return PEOPLE.test(folded);
      default:
        return false;
    }
  };
  const seen = new Set<string>();
  return fields.flatMap((field) => {
    // The message answers the first of several fields of the same kind.
    if (seen.has(field.kind) || !isSaid(field)) return [];
    seen.add(field.kind);
    const read = readField(field, text, asking);
    return "answer" in read ? [read.answer] : [];
  });
}

const nameIn = (typed: string): string =>
  typed
    .replace(
      /^(?:me llamo|mi nombre es|soy|a nombre de|al nombre de|de parte de|my name is|i am|i'm|under|meu nome e|meu nome é|sou)\s+/iu,
      "",
    )
    .replace(/[.,;!]+$/u, "")
    .trim() || typed;

const phoneIn = (typed: string): string | undefined => {
  const [chip] = readPhone(fold(typed));
  return chip?.value;
};

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  um: 1,
  uma: 1,
  dos: 2,
  two: 2,
  dois: 2,
  duas: 2,
  pareja: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  quatro: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  sete: 7,
  ocho: 8,
  eight: 8,
  oito: 8,
  nueve: 9,
  nine: 9,
  nove: 9,
  diez: 10,
  ten: 10,
  dez: 10,
  once: 11,
  eleven: 11,
  doce: 12,
  twelve: 12,
  doze: 12,
  quince: 15,
  fifteen: 15,
  veinte: 20,
  twenty: 20,
};
const WORD_NUMBER = Object.keys(NUMBERS).join("|");
/** "Somos 4", "para cuatro personas", "table for two". */
const PEOPLE = new RegExp(
  `\\b(?:somos|seremos|para|mesa (?:para|de)|table for|party of|for|we are|somos em)\\s+(?:\\d{1,3}|${WORD_NUMBER})\\b(?! (?:de|pm|am|hrs|:))|\\b(?:\\d{1,3}|${WORD_NUMBER}) (?:personas?|people|pessoas|adultos|comensales)\\b`,
);

function numberIn(typed: string): number | undefined {
  const folded = fold(typed);
  const near = PEOPLE.exec(folded)?.[0] ?? folded;
  const digits = /\d{1,6}/.exec(near)?.[0];
  if (digits !== undefined) return Number(digits);
  const word = new RegExp(`\\b(?:${WORD_NUMBER})\\b`).exec(near)?.[0];
  return word === undefined ? undefined : NUMBERS[word];
}

/** Finds an option by its words or its number in the list. */
function optionIn(typed: string, options: readonly string[]): string | undefined {
  const folded = fold(typed).trim();
  const exact = options.find((option) => fold(option) === folded);
  if (exact) return exact;
  const within = options.filter(
    (option) =>
      folded.includes(fold(option)) || (folded.length >= 3 && fold(option).includes(folded)),
  );
  if (within.length === 1) return within[0];
  const number = /^\d{1,2}$/.exec(folded)?.[0];
  return number ? options[Number(number) - 1] : undefined;
}

/** A bare number is a time too: "7", "7 y media". */
function timeIn(typed: string): string | undefined {
  const folded = fold(typed).trim();
  return (readTime(folded)[0] ?? readTime(`a las ${folded}`)[0])?.value;
}

function dayIn(typed: string, today: Day): Day | undefined {
  const folded = fold(typed).trim();
  const [date] = readDates(folded, today).filter(({ field }) => field === "date");
  if (date) return dayFromIso(date.value);
  // "El 27": the next day of the month with that number.
  const number = /^(?:el |dia |the |el dia |dia )?(\d{1,2})(?:st|nd|rd|th)?$/.exec(folded)?.[1];
  if (number === undefined) return undefined;
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const day = addDays(today, ahead);
    if (day.getUTCDate() === Number(number)) return day;
  }
  return undefined;
}

/** "viernes, 27 de noviembre". */
export const showDate = (day: Day, language: ContentLanguage): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(day);

/** "7:30 p.m." */
export function showClock(time: string, language: ContentLanguage): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Intl.DateTimeFormat(LOCALES[language], {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  })
    .format(new Date(Date.UTC(2000, 0, 1, hours, minutes)))
    .replace(/[\u00A0\u202F]/g, " ");
}

const LOCALES: Readonly<Record<ContentLanguage, string>> = {
  es: "es-MX",
  en: "en-US",
  pt: "pt-BR",
};
