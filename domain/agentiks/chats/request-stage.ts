import { BOOKED_KINDS, type RequestKind } from "#domain/agentiks/abilities/request-form.ts";

/** Stages of an order, booking or other form that a customer has sent. */
export const REQUEST_STAGES = [
  "new",
  "accepted",
  "making",
  "ready",
  "on-way",
  "delivered",
  "cancelled",
] as const;
export type RequestStage = (typeof REQUEST_STAGES)[number];

/** A stage that a person sets with one tap, and of which the customer is told. */
export type ToldStage = Exclude<RequestStage, "new">;

/** Stages that end a form: it is done, and leaves the list of what is to do. */
export const ENDING_STAGES: readonly ToldStage[] = ["delivered", "cancelled"];

/**
 * Stages from which another one is reached. None is told twice: what is accepted cannot be accepted again.
 */
export const STAGES_BEFORE: Readonly<Record<ToldStage, readonly RequestStage[]>> = {
  accepted: ["new"],
  making: ["new", "accepted"],
  ready: ["new", "accepted", "making"],
  "on-way": ["new", "accepted", "making", "ready"],
  delivered: ["new", "accepted", "making", "ready", "on-way"],
  cancelled: ["new", "accepted", "making", "ready", "on-way"],
};

type Buttons = Readonly<Partial<Record<RequestStage, readonly ToldStage[]>>>;

/**
 * The stages that are offered next, the usual one first. An order is prepared and handed over; once it was
 * taken, it may be delivered at once, so that an order which ends is never without a word for its customer.
 */
const ORDER_BUTTONS: Buttons = {
  new: ["accepted", "making", "cancelled"],
  accepted: ["making", "ready", "delivered", "cancelled"],
  making: ["ready", "on-way", "delivered", "cancelled"],
  ready: ["delivered", "on-way", "cancelled"],
  "on-way": ["delivered", "cancelled"],
};
const FORM_BUTTONS: Buttons = {
  new: ["accepted", "ready", "cancelled"],
  accepted: ["ready", "cancelled"],
  ready: ["cancelled"],
};

/** The stages that a form which is not done yet may be set to, in the order of their buttons. */
export const stagesAfter = (stage: RequestStage, kind: RequestKind): readonly ToldStage[] =>
  (kind === "order" ? ORDER_BUTTONS : FORM_BUTTONS)[stage] ?? [];

const DAY_MS = 24 * 3_600_000;
/** Days after its sending in which a customer's "my order", or "my table", means that one. */
const ORDER_MEANT_DAYS = 1;
const BOOKING_MEANT_DAYS = 30;

/** Whether a customer who speaks of "my order" or "my table" means this one. */
export const isStillMeant = (
  { kind, sentAt }: { kind: RequestKind; sentAt: Date },
  at: Date,
): boolean =>
  at.getTime() - sentAt.getTime() <
  (kind === "order" ? ORDER_MEANT_DAYS : BOOKING_MEANT_DAYS) * DAY_MS;

/** A sent form, and when what it books begins. */
export interface SentForm {
  kind: RequestKind;
  stage: RequestStage;
  /** Whether the business has put it away. */
  isDone: boolean;
  /** Calendar day `2026-11-24` and minutes since its midnight, where the business is; undefined for none. */
  start: { day: string; minute: number } | undefined;
}

/**
 * Whether customers may change or cancel what they sent without a person of the business: a booking until it
 * begins, everything else until it is accepted.
 *
 * @param now where the business is
 */
export function isOpenToCustomer(
  { kind, stage, isDone, start }: SentForm,
  now: { day: string; minute: number },
): boolean {
  if (!BOOKED_KINDS.includes(kind) || !start) return stage === "new" && !isDone;
  const isAhead = start.day > now.day || (start.day === now.day && start.minute > now.minute);
  return isAhead && stage !== "delivered" && stage !== "cancelled";
}

/** Time for which the customer's page shows the stage of an ended order, in milliseconds. */
export const STAGE_SHOWN_MS = 12 * 3_600_000;

/** Days for which the inbox sums the orders up; today is the last of them. */
export const ORDER_DAYS = [1, 7, 30] as const;
export type OrderDays = (typeof ORDER_DAYS)[number];

/** Days from an address; today alone for anything else. */
export const readOrderDays = (text: string | null): OrderDays =>
  ORDER_DAYS.find((days) => String(days) === text) ?? 1;

/** How many of the things that were ordered most are named. */
export const BEST_ORDERED_MAX = 5;

/** Orders of some days and what they came to. */
export interface OrdersOfDays {
  /** Orders that were sent, without those that were cancelled. */
  count: number;
  /** Orders among them that have a total. */
  priced: number;
  /** Sum of these totals, in hundredths of a peso. */
  cents: number;
  /** The things that were ordered most, at most BEST_ORDERED_MAX, by the lines of the bills. */
  best: readonly { name: string; count: number }[];
}
