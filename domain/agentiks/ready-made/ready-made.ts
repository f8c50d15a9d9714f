/**
 * Ready-made agentiks, which are useful from the first day. The owner may change everything, and
 * adds what they should know about the business.
 */
import { NO_ABILITIES, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import {
  BOOKING_MINUTES_USUAL,
  type BookingRoom,
} from "#domain/agentiks/abilities/request-form.ts";
import {
  WATCH_LIMITS,
  type DutyWork,
  type WatchCondition,
} from "#domain/agentiks/duties/duties.ts";
import type { AgentikType, ContentLanguage } from "#domain/items/catalogue.ts";
import { READY_TEXTS, type ReadyTexts } from "./ready-texts.ts";

export const READY_MADE = [
  "restaurant",
  "questions",
  "orders",
  "bookings",
  "appointments",
  "call-backs",
  "returns",
  "daily-close",
  "payments",
  "lookout",
  "reviews",
  "stock",
  "welcome",
  "steward",
] as const;
export type ReadyMade = (typeof READY_MADE)[number];

/** A duty with the times of its schedule; null for duties that are set off otherwise. */
export interface ReadyDuty {
  work: DutyWork;
  /** Five fields, in the owner's time zone. */
  cron: string | null;
}

export interface ReadyContent {
  type: AgentikType;
  description: string;
  abilities: Abilities;
  duties: readonly ReadyDuty[];
}

/** Every day at eight in the morning and nine in the evening, and every Monday at nine in the morning. */
const MORNINGS = "0 8 * * *";
const EVENINGS = "0 21 * * *";
const MONDAYS = "0 9 * * 1";

/** Appointments of one person who works: no hour is given twice until the owner says that there are more. */
const ONE_AT_A_TIME: BookingRoom = { places: 1, minutes: BOOKING_MINUTES_USUAL };

/** Content of a ready-made agentik, in the language of its customers. */
export function readyContent(readyMade: ReadyMade, language: ContentLanguage): ReadyContent {
  const texts = READY_TEXTS[language];
  const description = texts.descriptions[readyMade];
  switch (readyMade) {
    case "restaurant":
      return forCustomers(description, {
        forms: [readyForm("order", language), readyForm("booking", language)],
      });
    case "questions":
      return forCustomers(description, {});
    case "orders":
      return forCustomers(description, { forms: [readyForm("order", language)] });
    case "bookings":
      return forCustomers(description, { forms: [readyForm("booking", language)] });
    case "appointments":
      return forCustomers(description, {
        forms: [{ ...readyForm("appointment", language), room: ONE_AT_A_TIME }],
      });
    case "call-backs":
      return forCustomers(description, { forms: [readyForm("call-back", language)] });
    case "returns":
      return forCustomers(description, {
        forms: [returnForm(texts)],
        labels: [{ name: texts.complaint, words: texts.complaintWords }],
        // Hand a complaint over after the first unanswered question.
        handOverAfter: 1,
      });
    case "daily-close":
      return inside("analytics", description, [
        { work: { duty: "report", period: "day" }, cron: EVENINGS },
      ]);
    case "payments":
      return inside("automation", description, [
        { work: { duty: "remind", text: texts.payments }, cron: MONDAYS },
        watch("wallet"),
      ]);
    case "lookout":
      return inside("automation", description, [
        watch("waiting"),
        watch("open-request"),
        watch("unanswered"),
        watch("late-task"),
      ]);
    case "reviews":
      return inside("customer_service", description, [{ work: { duty: "review" }, cron: null }]);
    case "stock":
      return inside("automation", description, [{ work: { duty: "stock" }, cron: MORNINGS }]);
    case "steward":
      return inside("marketing", description, [
        { work: { duty: "tell", topic: "entry" }, cron: null },
        watch("award"),
      ]);
    case "welcome":
      return inside("marketing", description, [
        { work: { duty: "welcome", text: texts.welcome }, cron: null },
      ]);
  }
}

/** Customer service. Each completed form becomes a task, with a warning while it stays open. */
const forCustomers = (description: string, abilities: Partial<Abilities>): ReadyContent => ({
  type: "customer_service",
  description,
  abilities: { ...NO_ABILITIES, ...abilities },
  duties: abilities.forms ? [{ work: { duty: "task" }, cron: null }, watch("open-request")] : [],
});

const inside = (
  type: AgentikType,
  description: string,
  duties: readonly ReadyDuty[],
): ReadyContent => ({ type, description, abilities: NO_ABILITIES, duties });

const watch = (condition: WatchCondition): ReadyDuty => ({
  work: { duty: "watch", condition, limit: WATCH_LIMITS[condition].first },
  cron: null,
});

function returnForm({ returns }: ReadyTexts): Abilities["forms"][number] {
  const [what, why, wish, name, phone] = returns.questions;
  const field = { isRequired: true, options: [] };
  return {
    kind: "other",
    name: returns.name,
    words: returns.words,
    fields: [
      { ...field, key: "f1", label: what, kind: "text" },
      { ...field, key: "f2", label: why, kind: "text" },
      { ...field, key: "f3", label: wish, kind: "choice", options: returns.wishes },
      { ...field, key: "f4", label: name, kind: "name" },
      { ...field, key: "f5", label: phone, kind: "phone" },
    ],
    thanks: "",
  };
}
