import type { RequestAnswer, RequestField } from "#domain/agentiks/abilities/request-form.ts";
import { formatWhatsapp, parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import { readPhone } from "#engine/reading/amounts.ts";
import { addDays, isoOf, type Day } from "#engine/reading/days.ts";
import { fold } from "#engine/reading/folded.ts";
import { NUMERAL, NUMERALS } from "#engine/reading/numbers.ts";
import { isOnlyPolite } from "#engine/chats/intents.ts";
import { findDay, findTime, type Now } from "#engine/chats/read-when.ts";
import { showDate } from "#engine/chats/show-when.ts";

/** Why an answer could not be read. */
export type FieldProblem =
  "empty" | "way" | "address" | "phone" | "email" | "day" | "past" | "time" | "number" | "choice";

export type ReadField = { answer: RequestAnswer } | { problem: FieldProblem };

/** Longest answer to a field, in UTF-16 code units. */
const ANSWER_MAX = 300;
/** Bookings and orders are for the next year at most. */
export const DAYS_AHEAD_MAX = 366;

/**
 * Reads what a customer answered to a field, as people type it: "mañana", "a las 7", "somos 4",
 * "55 1234 5678".
 */
export function readField(field: RequestField, text: string, now: Now, day?: Day): ReadField {
  const typed = text.trim().slice(0, ANSWER_MAX);
  if (typed === "") return { problem: "empty" };
  const given = (value: string, shown = value): ReadField => {
    const { key, label, kind } = field;
    return { answer: { key, label, kind, value, shown } };
  };
  switch (field.kind) {
    case "text":
      return given(typed);
    case "address":
      return isOnlyPolite(typed) || !/\p{L}/u.test(typed) ? { problem: "empty" } : given(typed);
    case "name":
      return isOnlyPolite(typed) || NO_NAME.test(typed)
        ? { problem: "empty" }
        : given(nameIn(typed));
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
      const folded = fold(typed).trim();
      // A bare number is a time too: "7", "7 y media".
      const time = findTime(folded, now, day) ?? findTime(`a las ${folded}`, now, day);
      return time ? given(time.value, time.shown) : { problem: "time" };
    }
    case "day": {
      const day = dayIn(typed, now.today);
      if (!day) return { problem: "day" };
      if (day < now.today) return { problem: "past" };
      if (day > addDays(now.today, DAYS_AHEAD_MAX)) return { problem: "day" };
      return given(isoOf(day), showDate(day, now.language));
    }
  }
}

const nameIn = (typed: string): string =>
  typed
    .replace(
      /^(?:es|ser[ií]a|it's|me llamo|mi nombre es|soy|a nombre de|al nombre de|de parte de|my name is|i am|i'm|under|meu nome e|meu nome é|sou)\s+/iu,
      "",
    )
    .replace(/[.,;!]+$/u, "")
    .trim() || typed;

/** Digits and sentences are no names. */
const NO_NAME = /\d|(?:\S+\s+){7}/;

const phoneIn = (typed: string): string | undefined => {
  const [chip] = readPhone(fold(typed));
  return chip?.value;
};

/** "Somos 4", "para cuatro personas", "table for two". */
export const PEOPLE = new RegExp(
  `\\b(?:somos|seremos|para|mesa (?:para|de)|table for|party of|for|we are|somos em)\\s+(?:\\d{1,3}|${NUMERAL})\\b(?! (?:de|pm|am|hrs|:))|\\b(?:\\d{1,3}|${NUMERAL}) (?:personas?|people|pessoas|adultos|comensales)\\b`,
);

export function numberIn(typed: string): number | undefined {
  const folded = fold(typed);
  const near = PEOPLE.exec(folded)?.[0] ?? folded;
  const digits = /\d{1,6}/.exec(near)?.[0];
  if (digits !== undefined) return Number(digits);
  const word = new RegExp(`\\b(?:${NUMERAL})\\b`).exec(near)?.[0];
  return word === undefined ? undefined : NUMERALS[word];
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

function dayIn(typed: string, today: Day): Day | undefined {
  const folded = fold(typed).trim();
  const found = findDay(folded, today);
  if (found) return found.day;
  // "El 27": the next day of the month with that number.
  const number = /^(?:el |dia |the |el dia |dia )?(\d{1,2})(?:st|nd|rd|th)?$/.exec(folded)?.[1];
  if (number === undefined) return undefined;
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const day = addDays(today, ahead);
    if (day.getUTCDate() === Number(number)) return day;
  }
  return undefined;
}
