import type { Locale } from "#domain/preferences/preferences.ts";
import { formatMxn } from "#domain/money/money.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import * as m from "#app/messages/messages.js";
import { asksText, dutyText } from "./agentik-notification-text.ts";

type Lang = { locale: Locale };

/** What notifications name, as it is stored with them. */
const NAMES = [
  "agentik",
  "amount",
  "app",
  "artifakt",
  "challenge",
  "credits",
  "customer",
  "duty",
  "entry",
  "from",
  "item",
  "kit",
  "name",
  "price",
  "question",
  "rating",
  "request",
  "space",
  "task",
  "tasks",
  "text",
  "thread",
  "times",
  "tool",
  "what",
] as const;
/** Empty where a notification does not name it. */
type Told = Readonly<Record<(typeof NAMES)[number], string>>;
type Text = (told: Told, lang: Lang) => string;

/** An amount of a top-up; those of credits are stored as `120 credits`. */
const inWords = (amount: string, lang: Lang) =>
  amount.endsWith(" credits")
    ? m.topups_credits({ amount: amount.slice(0, -" credits".length) }, lang)
    : amount;

const withPrice =
  (text: Text): Text =>
  (told, lang) =>
    text({ ...told, price: formatMxn(Number(told.price)) }, lang);
const withPesos =
  (text: Text): Text =>
  (told, lang) =>
    text({ ...told, amount: formatMxn(Number(told.amount)) }, lang);
const withAmountInWords =
  (text: Text): Text =>
  (told, lang) =>
    text({ ...told, amount: inWords(told.amount, lang) }, lang);
/** Another text where the customer's name is known. */
const byName =
  (unnamed: Text, named: Text): Text =>
  (told, lang) =>
    (told.customer ? named : unnamed)(told, lang);

/** Text of a notification, by its kind. */
const TEXTS: Readonly<Record<string, Text>> = {
  challenge_reward: m.notifications_challenge_reward,
  space_invitation: m.notifications_space_invitation,
  artifakt_review: (told, lang) =>
    m.notifications_artifakt_review({ ...told, rating: formatRating(Number(told.rating)) }, lang),
  agentik_report: m.notifications_agentik_report,
  // Reminders of before name no matter.
  agentik_duty: (told, lang) =>
    told.what === ""
      ? dutyText(told.duty, told.agentik, lang)
      : m.notifications_duty_remind_what(told, lang),
  agentik_asks: ({ tool, agentik }, lang) => asksText(tool, agentik, lang),
  agentik_push: m.notifications_agentik_push,
  token_created: m.notifications_token_created,
  agentik_call_failed: m.notifications_call_failed,
  agentik_trigger_paused: m.notifications_trigger_paused,
  space_mention: m.notifications_space_mention,
  space_message: m.notifications_space_message,
  space_question: m.notifications_space_question,
  space_task: m.notifications_space_task,
  chat_waiting: byName(m.notifications_chat_waiting, m.notifications_chat_waiting_named),
  chat_message: byName(m.notifications_chat_message, m.notifications_chat_message_named),
  chat_request: byName(m.notifications_chat_request, m.notifications_chat_request_named),
  chat_question: byName(m.notifications_chat_question, m.notifications_chat_question_named),
  chat_changed: byName(m.notifications_chat_changed, m.notifications_chat_changed_named),
  chat_cancelled: byName(m.notifications_chat_cancelled, m.notifications_chat_cancelled_named),
  space_request: m.notifications_space_request,
  space_accepted: m.notifications_space_accepted,
  space_declined: m.notifications_space_declined,
  space_removed: m.notifications_space_removed,
  space_handed_over: m.notifications_space_handed_over,
  space_inherited: m.notifications_space_inherited,
  space_invitation_accepted: m.notifications_space_invitation_accepted,
  space_invitation_declined: m.notifications_space_invitation_declined,
  challenge_entry: m.notifications_challenge_entry,
  challenge_entry_refused: m.notifications_challenge_entry_refused,
  entry_comment: m.notifications_entry_comment,
  challenge_ended: m.notifications_challenge_ended,
  challenge_cancelled: m.notifications_challenge_cancelled,
  artifakt_sold: withPrice(m.notifications_artifakt_sold),
  artifakt_refunded: withPrice(m.notifications_artifakt_refunded),
  pro_ended: m.notifications_pro_ended,
  pro_unpaid: m.notifications_pro_unpaid,
  second_factor_added: m.notifications_second_factor_added,
  second_factor_removed: m.notifications_second_factor_removed,
  recovery_codes_replaced: m.notifications_recovery_codes_replaced,
  top_up_settled: m.notifications_top_up_settled,
  top_up_for_purchase: m.notifications_top_up_for_purchase,
  top_up_taken: withAmountInWords(m.notifications_top_up_taken),
  top_up_expired: withAmountInWords(m.notifications_top_up_expired),
  top_up_returned: withAmountInWords(m.notifications_top_up_returned),
  payout_destination_changed: m.notifications_payout_destination_changed,
  payout_paid: withPesos(m.notifications_payout_paid),
  payout_refused: withPesos(m.notifications_payout_refused),
  app_month_ended: m.notifications_app_month_ended,
  app_available: m.notifications_app_available,
  kit_published: m.notifications_kit_published,
  kit_refused: m.notifications_kit_refused,
  kit_taken_down: m.notifications_kit_taken_down,
  item_taken_down: m.notifications_item_taken_down,
  item_restored: m.notifications_item_restored,
  takedown_upheld: m.notifications_takedown_upheld,
};

/** The text of a notification in the reader's language, made from its kind and data. */
export function notificationText(
  { kind, data }: { kind: string; data: Record<string, string | number> },
  lang: Lang,
): string {
  const text = Object.hasOwn(TEXTS, kind) ? TEXTS[kind] : undefined;
  if (!text) return m.notifications_other({}, lang);
  const told = Object.fromEntries(NAMES.map((name) => [name, String(data[name] ?? "")]));
  return text(told as Told, lang);
}
