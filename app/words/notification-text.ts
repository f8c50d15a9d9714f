import type { Locale } from "#domain/preferences/preferences.ts";
import { formatMxn } from "#domain/money/money.ts";
import { formatRating } from "#domain/artifakts/rating.ts";
import * as m from "#app/messages/messages.js";
import { asksText, dutyText } from "./agentik-notification-text.ts";

/** An amount of a top-up; those of credits are stored as `120 credits`. */
const inWords = (amount: string, lang: { locale: Locale }) =>
  amount.endsWith(" credits")
    ? m.topups_credits({ amount: amount.slice(0, -" credits".length) }, lang)
    : amount;

/** The text of a notification in the reader's language, made from its kind and data. */
export function notificationText(
  { kind, data }: { kind: string; data: Record<string, string | number> },
  lang: { locale: Locale },
): string {
  const text = (name: string) => String(data[name] ?? "");
  const pesos = (name: string) => formatMxn(Number(data[name] ?? 0));
  switch (kind) {
    case "challenge_reward":
      return m.notifications_challenge_reward(
        { credits: text("credits"), challenge: text("challenge") },
        lang,
      );
    case "space_invitation":
      return m.notifications_space_invitation({ from: text("from"), space: text("space") }, lang);
    case "artifakt_review":
      return m.notifications_artifakt_review(
        {
          from: text("from"),
          artifakt: text("artifakt"),
          rating: formatRating(Number(data.rating ?? 0)),
        },
        lang,
      );
    case "agentik_report":
      return m.notifications_agentik_report(
        { agentik: text("agentik"), tasks: text("tasks") },
        lang,
      );
    case "agentik_duty":
      // Reminders of before name no matter.
      return data.what === undefined
        ? dutyText(text("duty"), text("agentik"), lang)
        : m.notifications_duty_remind_what(
            { agentik: text("agentik"), what: text("what"), space: text("space") },
            lang,
          );
    case "agentik_asks":
      return asksText(text("tool"), text("agentik"), lang);
    case "agentik_push":
      return m.notifications_agentik_push({ agentik: text("agentik"), text: text("text") }, lang);
    case "token_created":
      return m.notifications_token_created({ name: text("name") }, lang);
    case "agentik_call_failed":
      return m.notifications_call_failed({ agentik: text("agentik") }, lang);
    case "agentik_trigger_paused":
      return m.notifications_trigger_paused(
        { agentik: text("agentik"), times: text("times") },
        lang,
      );
    case "space_mention":
      return m.notifications_space_mention(
        { from: text("from"), space: text("space"), thread: text("thread") },
        lang,
      );
    case "space_message":
      return m.notifications_space_message(
        { from: text("from"), space: text("space"), thread: text("thread") },
        lang,
      );
    case "space_question":
      return m.notifications_space_question(
        { agentik: text("agentik"), space: text("space"), question: text("question") },
        lang,
      );
    case "space_task":
      return m.notifications_space_task(
        { from: text("from"), space: text("space"), task: text("task") },
        lang,
      );
    case "chat_waiting":
      return text("customer")
        ? m.notifications_chat_waiting_named(
            { customer: text("customer"), agentik: text("agentik") },
            lang,
          )
        : m.notifications_chat_waiting({ agentik: text("agentik") }, lang);
    case "chat_message":
      return text("customer")
        ? m.notifications_chat_message_named(
            { customer: text("customer"), agentik: text("agentik") },
            lang,
          )
        : m.notifications_chat_message({ agentik: text("agentik") }, lang);
    case "chat_request":
      return text("customer")
        ? m.notifications_chat_request_named(
            {
              customer: text("customer"),
              agentik: text("agentik"),
              request: text("request"),
            },
            lang,
          )
        : m.notifications_chat_request(
            { agentik: text("agentik"), request: text("request") },
            lang,
          );
    case "chat_question":
      return text("customer")
        ? m.notifications_chat_question_named(
            { customer: text("customer"), question: text("question") },
            lang,
          )
        : m.notifications_chat_question({ question: text("question") }, lang);
    case "chat_cancelled":
      return text("customer")
        ? m.notifications_chat_cancelled_named(
            { customer: text("customer"), request: text("request") },
            lang,
          )
        : m.notifications_chat_cancelled({ request: text("request") }, lang);
    case "space_request":
      return m.notifications_space_request({ from: text("from"), space: text("space") }, lang);
    case "space_accepted":
      return m.notifications_space_accepted({ space: text("space") }, lang);
    case "space_declined":
      return m.notifications_space_declined({ space: text("space") }, lang);
    case "space_removed":
      return m.notifications_space_removed({ space: text("space") }, lang);
    case "space_handed_over":
      return m.notifications_space_handed_over({ from: text("from"), space: text("space") }, lang);
    case "space_inherited":
      return m.notifications_space_inherited({ space: text("space") }, lang);
    case "space_invitation_accepted":
      return m.notifications_space_invitation_accepted(
        { from: text("from"), space: text("space") },
        lang,
      );
    case "space_invitation_declined":
      return m.notifications_space_invitation_declined(
        { from: text("from"), space: text("space") },
        lang,
      );
    case "challenge_entry":
      return m.notifications_challenge_entry(
        { from: text("from"), challenge: text("challenge") },
        lang,
      );
    case "challenge_entry_refused":
      return m.notifications_challenge_entry_refused({ challenge: text("challenge") }, lang);
    case "entry_comment":
      return m.notifications_entry_comment({ from: text("from"), entry: text("entry") }, lang);
    case "challenge_ended":
      return m.notifications_challenge_ended({ challenge: text("challenge") }, lang);
    case "challenge_cancelled":
      return m.notifications_challenge_cancelled({ challenge: text("challenge") }, lang);
    case "artifakt_sold":
      return m.notifications_artifakt_sold(
        {
          from: text("from"),
          artifakt: text("artifakt"),
          price: pesos("price"),
        },
        lang,
      );
    case "artifakt_refunded":
      return m.notifications_artifakt_refunded(
        { artifakt: text("artifakt"), price: pesos("price") },
        lang,
      );
    case "pro_ended":
      return m.notifications_pro_ended({}, lang);
    case "pro_unpaid":
      return m.notifications_pro_unpaid({}, lang);
    case "second_factor_added":
      return m.notifications_second_factor_added({}, lang);
    case "second_factor_removed":
      return m.notifications_second_factor_removed({}, lang);
    case "recovery_codes_replaced":
      return m.notifications_recovery_codes_replaced({}, lang);
    case "top_up_settled":
      return m.notifications_top_up_settled({}, lang);
    case "top_up_for_purchase":
      return m.notifications_top_up_for_purchase({}, lang);
    case "top_up_taken":
      return m.notifications_top_up_taken({ amount: inWords(text("amount"), lang) }, lang);
    case "top_up_expired":
      return m.notifications_top_up_expired({ amount: inWords(text("amount"), lang) }, lang);
    case "top_up_returned":
      return m.notifications_top_up_returned({ amount: inWords(text("amount"), lang) }, lang);
    case "payout_destination_changed":
      return m.notifications_payout_destination_changed({}, lang);
    case "payout_paid":
      return m.notifications_payout_paid({ amount: pesos("amount") }, lang);
    case "payout_refused":
      return m.notifications_payout_refused({ amount: pesos("amount") }, lang);
    case "app_month_ended":
      return m.notifications_app_month_ended({ app: text("app") }, lang);
    case "app_available":
      return m.notifications_app_available({ app: text("app") }, lang);
    case "kit_published":
      return m.notifications_kit_published({ kit: text("kit") }, lang);
    case "kit_refused":
      return m.notifications_kit_refused({ kit: text("kit") }, lang);
    case "kit_taken_down":
      return m.notifications_kit_taken_down({ kit: text("kit") }, lang);
    case "item_taken_down":
      return m.notifications_item_taken_down({ item: text("item") }, lang);
    case "item_restored":
      return m.notifications_item_restored({ item: text("item") }, lang);
    case "takedown_upheld":
      return m.notifications_takedown_upheld({ item: text("item") }, lang);
    default:
      return m.notifications_other({}, lang);
  }
}
