/** Forms that an agentik fills in with a customer: an order, a booking, a call back. */

/** Kinds of fields: each has its way of reading and checking an answer. */
export const FIELD_KINDS = [
  "text",
  "name",
  "phone",
  "email",
  "day",
  "time",
  "number",
  "choice",
  "address",
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export interface RequestField {
  /** `f1`, `f2` … within its form. */
  key: string;
  /** The question, as customers read it. */
  label: string;
  kind: FieldKind;
  isRequired: boolean;
  /** Options of the kind `choice`; empty for other kinds. */
  options: readonly string[];
}

/** Forms that can be chosen; `other` is made from nothing. */
export const REQUEST_KINDS = ["order", "booking", "appointment", "call-back", "other"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Kinds of forms that stand in the agenda, by the day and the time that were answered. */
export const BOOKED_KINDS: readonly RequestKind[] = ["booking", "appointment"];

/** Capacity for bookings of a form at one time. */
export interface BookingRoom {
  /** Bookings at the same time: tables, chairs, people who work. */
  places: number;
  /** Duration of one, in minutes. */
  minutes: number;
}

export const PLACES_MAX = 200;
/** Durations that can be chosen, in minutes. */
export const BOOKING_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;
/** Duration of a booking whose form says none, in minutes. */
export const BOOKING_MINUTES_USUAL = 60;
/** Reminder times of a booking that can be chosen, in hours before it; 0: no reminder. */
export const REMIND_HOURS = [0, 1, 2, 3, 6, 12, 24, 48] as const;
export type RemindHours = (typeof REMIND_HOURS)[number];

export interface RequestForm {
  kind: RequestKind;
  /** Name of what a customer gets: "Pedido", "Reservación". */
  name: string;
  /** Words of a message that begin it, beside those that the engine knows of its kind. */
  words: readonly string[];
  fields: readonly RequestField[];
  /** Said once it is sent; empty for the engine's own words. */
  thanks: string;
  /** Undefined: any number fits at any time. Only of the kinds that are booked. */
  room?: BookingRoom | undefined;
  /** Hours before a booking at which its customer is reminded; undefined: never. */
  remindHours?: Exclude<RemindHours, 0> | undefined;
}

export const FORMS_MAX = 4;
export const FIELDS_MAX = 8;
export const FIELD_OPTIONS_MAX = 12;
export const FORM_WORDS_MAX = 12;
/** Lengths in UTF-16 code units, as `maxlength` counts. */
export const FORM_NAME_MAX = 40;
export const FIELD_LABEL_MAX = 120;
export const THANKS_MAX = 300;

/** Answer of a customer to one field. */
export interface RequestAnswer {
  /** Time that was told beside a day, does not fit that day, and is kept for another one. */
  refusedTime?: { value: string; shown: string } | undefined;
  key: string;
  label: string;
  kind: FieldKind;
  /** Machine-readable: `2026-11-24`, `14:30`, E.164, a number; otherwise the text itself. */
  value: string;
  /** The answer in a form for people. */
  shown: string;
}

/** `asking` until every field is answered, `confirming` until the customer says yes. */
export const REQUEST_STATES = ["asking", "confirming", "sent", "cancelled"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
