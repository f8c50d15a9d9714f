/* What a customer has sent and may change or cancel without a person of the business. */

import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { BOOKED_KINDS } from "#domain/agentiks/abilities/request-form.ts";
import { isOpenToCustomer } from "#domain/agentiks/chats/request-stage.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import { lowerFirst } from "#engine/chats/chat-says.ts";
import { readSlots } from "#engine/chats/forms/read-slots.ts";
import { bare } from "#engine/chats/intents.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import { isoOf } from "#engine/reading/days.ts";
import { stemsOf } from "#engine/replies/words.ts";
import type { SentRequest } from "./about-sent.ts";
import { OWN_SAYS } from "./own-says.ts";

/** When a booking begins by the answers of its form; undefined where no day or no time of the clock is told. */
export function startIn(
  answers: readonly RequestAnswer[],
): { day: string; minute: number } | undefined {
  const said = (wanted: RequestAnswer["kind"]) =>
    answers.find(({ kind }) => kind === wanted)?.value;
  const [day, minute] = [said("day"), minutesOf(said("time") ?? "")];
  return day === undefined || minute === undefined ? undefined : { day, minute };
}

/** What a customer has sent and may change or cancel alone, the newest first. */
export const ownRequests = ({ sent = [], today, minute }: ChatTurn): SentRequest[] =>
  sent.filter((one) =>
    isOpenToCustomer({ ...one, start: startIn(one.answers) }, { day: isoOf(today), minute }),
  );

const ORDER_WORDS = /\b(?:pedidos?|orden(?:es)?|encargos?|orders?|encomendas?)\b/;
const BOOKING_WORDS =
  /\b(?:citas?|reserva(?:cion(?:es)?|s)?|mesas?|turnos?|consultas?|appointments?|bookings?|reservations?|tables?|horarios?)\b/;

/**
 * The one of several that a message is about: by its kind, its number in a list, its day, its time, or what
 * it is for.
 *
 * @returns undefined where none or more than one fits
 */
export function meantBy(text: string, own: readonly SentRequest[], turn: ChatTurn) {
  const folded = bare(text);
  const isOrder = ORDER_WORDS.test(folded);
  const isNamed = isOrder !== BOOKING_WORDS.test(folded);
  const ofKind = own.filter(({ kind }) => !isNamed || isOrder === !BOOKED_KINDS.includes(kind));
  if (ofKind.length <= 1) return ofKind[0];
  const number = /^(?:l[ao] |el )?(\d)$/.exec(folded)?.[1];
  if (number !== undefined) return ofKind[Number(number) - 1];
  const told = tellingPartsOf(text, turn);
  const fitting = ofKind.filter(({ answers }) => told(answers));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether answers have the day, the time or a word of what is wanted that a text tells; false where it tells none. */
function tellingPartsOf(text: string, { today, minute }: ChatTurn) {
  const now = { language: "es", today, minute, hours: null } as const;
  const parts = (["day", "time"] as const).map((kind) => ({
    key: kind,
    label: "",
    kind,
    isRequired: true,
    options: [],
  }));
  const { answers: said } = readSlots(parts, text, { now, day: undefined });
  const stems = new Set(stemsOf(text));
  return (answers: readonly RequestAnswer[]): boolean => {
    const isOfWords = answers
      .filter(({ kind }) => kind === "text" || kind === "choice")
      .some(({ value }) => stemsOf(value).some((stem) => stems.has(stem)));
    const isOfTime = said.some(({ kind, value }) =>
      answers.some((answer) => answer.kind === kind && answer.value === value),
    );
    return isOfWords || isOfTime;
  };
}

/** What tells a sent form from others: what is wanted, the day and the time. */
const factsOf = ({ answers }: SentRequest): string =>
  escapeMarkdown(
    answers
      .filter(({ kind }) => ["text", "choice", "day", "time"].includes(kind))
      .map(({ shown }) => shown)
      .join(", "),
  );

/** "Tu cita (corte, viernes 4 de diciembre, 5:00 p.m.)", as Markdown. */
export const yours = (sent: SentRequest, language: ContentLanguage): string =>
  OWN_SAYS[language].yours(escapeMarkdown(lowerFirst(sent.name)), factsOf(sent));

/** Several of them as a numbered list. */
export const listOf = (own: readonly SentRequest[]): string =>
  own.map((one, index) => `${index + 1}. ${escapeMarkdown(one.name)}: ${factsOf(one)}`).join("\n");
