import { fnv1a } from "#domain/format/hash.ts";

/**
 * Parts of the inbox: what `needs` a person, of every kind; conversations `waiting` for a person, all
 * `open` ones, `orders` and other forms that were sent, `unanswered` questions, and conversations that are
 * `done`.
 */
export const INBOX_TABS = ["needs", "waiting", "open", "orders", "unanswered", "done"] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

/** The parts that list conversations. */
export type ChatTab = Extract<InboxTab, "waiting" | "open" | "done">;

/** Counted up to one more than this; above it a tab says "99+". */
export const INBOX_COUNT_MAX = 99;
export const INBOX_PER_PAGE = 24;
/** Agentiks among which the inbox filters. */
export const INBOX_AGENTIKS_MAX = 50;

/** Characters of a customer's name. */
export const CUSTOMER_NAME_MAX = 60;

export const readInboxTab = (text: string | null): InboxTab =>
  INBOX_TABS.find((tab) => tab === text) ?? "needs";

/** Number as a tab shows it, of a count up to INBOX_COUNT_MAX + 1. */
export const countShown = (count: number): string =>
  count > INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX}+` : String(count);

/**
 * Four digits for a customer who has not said their name. The same customer has the same ones
 * everywhere; two of a business have the same ones by chance, 1 in 9,000.
 */
export const contactNumber = (contactId: string): string =>
  String(1_000 + (fnv1a(contactId) % 9_000));

/**
 * Why a person's form of a conversation was refused. `gone`: no such conversation, or not in a workplace
 * of the person's; `closed`: its space is archived; `no-name`: a customer's name without a letter;
 * `no-total`: no sum of money. On a channel: it is `off`, the customer has `opted-out`,
 * WhatsApp's `window` is closed, or the number has `no-template`.
 */
export type HandleRefusal =
  | "gone"
  | "empty"
  | "too-long"
  | "closed"
  | "no-name"
  | "no-total"
  | "off"
  | "opted-out"
  | "window"
  | "no-template";
