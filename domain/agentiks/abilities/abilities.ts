import {
  BOOKED_KINDS,
  BOOKING_MINUTES,
  BOOKING_MINUTES_USUAL,
  FIELD_KINDS,
  FIELD_LABEL_MAX,
  FIELD_OPTIONS_MAX,
  FIELDS_MAX,
  FORM_NAME_MAX,
  FORM_WORDS_MAX,
  FORMS_MAX,
  PLACES_MAX,
  REMIND_HOURS,
  REQUEST_KINDS,
  THANKS_MAX,
  type BookingRoom,
  type RequestField,
  type RequestForm,
  type RequestKind,
} from "./request-form.ts";

/** When an agentik answers customers: always, or only while the business is closed. */
export const ABILITY_HOURS = ["always", "closed"] as const;
export type AbilityHours = (typeof ABILITY_HOURS)[number];

/** A label that a conversation gets when a message has one of its words. */
export interface ChatLabel {
  name: string;
  words: readonly string[];
}

const LABELS_MAX = 8;
const LABEL_NAME_MAX = 30;
const LABEL_WORDS_MAX = 20;
const WORD_MAX = 40;
export const GREETING_MAX = 300;
export const AWAY_NOTICE_MAX = 300;
/** Questions in a row without an answer after which a person is asked. */
export const UNKNOWN_IN_A_ROW_MAX = 5;

/** Abilities of an agentik for customers, besides what its instructions say. */
export interface Abilities {
  /** Answers questions from documents, approved answers and the business's own data. */
  answers: boolean;
  hours: AbilityHours;
  /** Said at the beginning of a conversation; empty for Plaza's words. */
  greeting: string;
  /** Shown to customers while the agentik is paused: "Volvemos el 7 de enero"; empty for none. */
  awayNotice: string;
  forms: readonly RequestForm[];
  labels: readonly ChatLabel[];
  /** 0: only when the customer asks for a person. */
  handOverAfter: number;
}

export const NO_ABILITIES: Abilities = {
  answers: true,
  hours: "always",
  greeting: "",
  awayNotice: "",
  forms: [],
  labels: [],
  handOverAfter: 2,
};

/**
 * Abilities from stored JSON or from a form. Unknown or unusable parts are left out, so that what an
 * older version has stored can always be read.
 */
export function readAbilities(stored: unknown): Abilities {
  const { answers, hours, greeting, awayNotice, forms, labels, handOverAfter } = recordOf(stored);
  return {
    answers: answers !== false,
    hours: ABILITY_HOURS.find((known) => known === hours) ?? "always",
    greeting: textOf(greeting, GREETING_MAX),
    awayNotice: textOf(awayNotice, AWAY_NOTICE_MAX),
    forms: listOf(forms).flatMap(readForm).slice(0, FORMS_MAX),
    labels: listOf(labels).flatMap(readLabel).slice(0, LABELS_MAX),
    handOverAfter: Number.isInteger(handOverAfter)
      ? Math.min(UNKNOWN_IN_A_ROW_MAX, Math.max(0, handOverAfter as number))
      : NO_ABILITIES.handOverAfter,
  };
}

function readForm(stored: unknown): RequestForm[] {
  const { kind, name, words, fields, thanks, room, remindHours } = recordOf(stored);
  const read = listOf(fields)
    .flatMap(readField)
    .slice(0, FIELDS_MAX)
    .map((field, index) => ({ ...field, key: `f${index + 1}` }));
  const formName = textOf(name, FORM_NAME_MAX);
  if (formName === "" || read.length === 0) return [];
  const known = REQUEST_KINDS.find((one) => one === kind) ?? "other";
  const kept = readRoom(room, known);
  const hours = BOOKED_KINDS.includes(known)
    ? REMIND_HOURS.find((one) => one === remindHours)
    : undefined;
  return [
    {
      kind: known,
      name: formName,
      words: wordsOf(words, FORM_WORDS_MAX),
      fields: read,
      thanks: textOf(thanks, THANKS_MAX),
      ...(kept && { room: kept }),
      ...(hours && { remindHours: hours }),
    },
  ];
}

function readRoom(stored: unknown, kind: RequestKind): BookingRoom | undefined {
  const { places, minutes } = recordOf(stored);
  const isRead = BOOKED_KINDS.includes(kind) && Number.isInteger(places) && (places as number) > 0;
  if (!isRead) return undefined;
  return {
    places: Math.min(PLACES_MAX, places as number),
    minutes: BOOKING_MINUTES.find((known) => known === minutes) ?? BOOKING_MINUTES_USUAL,
  };
}

function readField(stored: unknown): Omit<RequestField, "key">[] {
  const { label, kind, isRequired, options } = recordOf(stored);
  const text = textOf(label, FIELD_LABEL_MAX);
  const choices = wordsOf(options, FIELD_OPTIONS_MAX);
  const chosen = FIELD_KINDS.find((one) => one === kind) ?? "text";
  // A choice without two options is asked as a text: a question that was typed is never lost.
  const known = chosen === "choice" && choices.length < 2 ? "text" : chosen;
  if (text === "") return [];
  return [
    {
      label: text,
      kind: known,
      isRequired: isRequired !== false,
      options: known === "choice" ? choices : [],
    },
  ];
}

function readLabel(stored: unknown): ChatLabel[] {
  const { name, words } = recordOf(stored);
  const label = textOf(name, LABEL_NAME_MAX);
  const known = wordsOf(words, LABEL_WORDS_MAX);
  return label === "" || known.length === 0 ? [] : [{ name: label, words: known }];
}

/** Whether two abilities are the same. */
export const areSameAbilities = (one: Abilities, other: Abilities): boolean =>
  JSON.stringify(readAbilities(one)) === JSON.stringify(readAbilities(other));

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown, max: number): string =>
  typeof value === "string" ? value.trim().slice(0, max) : "";

/** Distinct words or phrases, without blank ones. */
const wordsOf = (value: unknown, max: number): string[] =>
  [
    ...new Set(
      listOf(value)
        .map((word) => textOf(word, WORD_MAX))
        .filter((word) => word !== ""),
    ),
  ].slice(0, max);
