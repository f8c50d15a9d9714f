import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** Kinds of things that can wait for a person, the most urgent first. */
export const WAITING_KINDS = [
  "customers",
  "orders",
  "agenda",
  "approvals",
  "failures",
  "judging",
  "due",
  "requests",
  "invitations",
  "tasks",
  "messages",
  "sales",
  "unread",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** An item that something waits in, or that one goes to. */
export interface WaitingItem {
  id: string;
  name: string;
  language: ContentLanguage;
}

/** Something that waits for a person. */
export interface Waiting {
  kind: WaitingKind;
  /**
   * Customers, orders, bookings of today that are still to come, approvals, failed runs, entries, challenges,
   * tasks, requests, invitations, messages, sales, notifications: from 1.
   */
  count: number;
  /** The first item that it is about; undefined if it is not about an item. */
  item?: WaitingItem | undefined;
  /** Spaces that the messages are in. */
  spaces?: number;
  /** Overdue tasks. */
  late?: number;
  /** The next booking of today: minutes since midnight, and whom it is for; may be empty. */
  next?: { minute: number; customer: string };
  /** Revenue of sales, in whole pesos. */
  pesos?: number;
}

/** Counts of each kind; null where nothing waits. */
export type WaitingCounts = Readonly<Record<WaitingKind, Omit<Waiting, "kind"> | null>>;

/** Hours in which a sale or a failed run counts as today's: no time zone of the person is known. */
export const TODAY_HOURS = 24;

/** New messages are counted up to this number; more are one more. */
export const MESSAGES_COUNTED_MAX = 99;

/** Things that wait for a person, the most urgent first, without counts of 0. */
export const listWaiting = (counts: WaitingCounts): Waiting[] =>
  WAITING_KINDS.flatMap((kind) => {
    const counted = counts[kind];
    return counted && counted.count > 0 ? [{ kind, ...counted }] : [];
  });
