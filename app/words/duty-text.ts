import { zoneCity } from "#domain/format/zone-city.ts";
import type {
  HappenedFacts,
  ReportPeriod,
  ReviewMood,
  TellTopic,
  WatchCondition,
} from "#domain/agentiks/duties/duties.ts";
import type { ReportFigures } from "#domain/agentiks/duties/report-figures.ts";
import type { StockItem } from "#domain/agentiks/duties/stock-table.ts";
import { wallClock } from "#domain/agentiks/duties/schedule.ts";
import { showPesos } from "#domain/agentiks/chats/request-bill.ts";
import { formatDay } from "#domain/format/dates.ts";
import { formatMxn } from "#domain/money/money.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Texts that an agentik writes when it works by itself, as Markdown. */

interface Lang {
  locale: Locale;
}

/** Title of the thread of an agentik's reports. */
export const reportsTitle = (agentik: string, lang: Lang): string =>
  m.duties_reports_title({ agentik }, lang);

/**
 * A report as a list, including zeros, but no sales of artifakts for a person who never sold one. When all
 * are zero, it says how they fill.
 */
export function reportText(
  {
    period,
    from,
    to,
    zone,
    figures,
  }: { period: ReportPeriod; from: Date; to: Date; zone: string; figures: ReportFigures },
  lang: Lang,
): string {
  const { sales, income, hasSold, members, chats, byAgentik, byPerson, waiting } = figures;
  const { bookings, openRequests, newQuestions, questions, tasksDone, tasksLate } = figures;
  const title = (period === "day" ? m.duties_report_day : m.duties_report_week)({}, lang);
  const span = m.duties_report_span(
    { from: wallClock(from, zone), to: wallClock(to, zone), zone: zoneCity(zone, lang.locale) },
    lang,
  );
  const lines = [
    ordersText(figures, lang),
    m.duties_report_bookings({ count: bookings }, lang),
    m.duties_report_open({ count: openRequests }, lang),
    ...(hasSold
      ? [m.duties_report_sales({ count: sales, income: `${formatMxn(income)} MXN` }, lang)]
      : []),
    m.duties_report_chats({ count: chats, byAgentik, byPerson, waiting }, lang),
    m.duties_report_questions({ count: questions, fresh: newQuestions }, lang),
    m.duties_report_tasks({ count: tasksDone, late: tasksLate }, lang),
    m.duties_report_members({ count: members }, lang),
  ];
  const list = lines.map((line) => `- ${line}`).join("\n");
  const isNothing = Object.values(figures).every((figure) => !figure);
  const parts = [`**${title}**`, span, list];
  return [...parts, ...(isNothing ? [m.duties_report_nothing({}, lang)] : [])].join("\n\n");
}

/** How many orders, and what those with a price came to. */
function ordersText(
  { orders: count, pricedOrders: priced, orderCents }: ReportFigures,
  lang: Lang,
): string {
  if (priced === 0) return m.duties_report_orders({ count }, lang);
  const sum = showPesos(orderCents);
  return priced === count
    ? m.duties_report_orders_sum({ count, sum }, lang)
    : m.duties_report_orders_some({ count, sum, priced }, lang);
}

/** A warning, or that all is well. */
export function watchText(
  {
    condition,
    limit,
    figure,
    isBad,
  }: { condition: WatchCondition; limit: number; figure: number; isBad: boolean },
  lang: Lang,
): string {
  const said = { count: figure, limit };
  switch (condition) {
    case "waiting":
      return (isBad ? m.duties_watch_waiting_bad : m.duties_watch_waiting_good)(said, lang);
    case "open-request":
      return (isBad ? m.duties_watch_request_bad : m.duties_watch_request_good)(said, lang);
    case "late-task":
      return (isBad ? m.duties_watch_task_bad : m.duties_watch_task_good)(said, lang);
    case "unanswered":
      return (isBad ? m.duties_watch_unanswered_bad : m.duties_watch_unanswered_good)(said, lang);
    case "award":
      return (isBad ? m.duties_watch_award_bad : m.duties_watch_award_good)(said, lang);
    case "wallet": {
      const balance = `${formatMxn(figure)} MXN`;
      const least = `${formatMxn(limit)} MXN`;
      return (isBad ? m.duties_watch_wallet_bad : m.duties_watch_wallet_good)(
        { balance, least },
        lang,
      );
    }
  }
}

/**
 * Shopping list of the stock that is running out.
 *
 * @param short the items at their minimum, escaped; `read` is the number of all items
 */
export function stockText(
  { short, read }: { short: readonly StockItem[]; read: number },
  lang: Lang,
): string {
  if (read === 0) return m.duties_stock_none({}, lang);
  if (short.length === 0) return m.duties_stock_good({ count: read }, lang);
  const number = new Intl.NumberFormat(lang.locale === "es" ? "es-MX" : "en-US");
  const lines = short.map(({ name, amount, least, unit, supplier }) => {
    const withUnit = (value: number) => [number.format(value), unit].filter(Boolean).join(" ");
    const said = { name, amount: withUnit(amount), least: withUnit(least) };
    const line = m.duties_stock_line(said, lang);
    return supplier === "" ? `- ${line}` : `- ${line} · ${supplier}`;
  });
  const title = m.duties_stock_bad({ count: short.length, read }, lang);
  return `**${title}**\n\n${lines.join("\n")}`;
}

/**
 * Drafted replies to a review: one, or where it is unclear the thanks and the apology. All texts are
 * escaped, since others have written the review.
 */
export function reviewText(
  {
    review,
    mood,
    because,
    texts,
  }: { review: string; mood: ReviewMood; because: string; texts: readonly string[] },
  lang: Lang,
): string {
  const quoted = review
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const [text = "", apology = ""] = texts;
  if (mood === "unsure")
    return [
      quoted,
      m.duties_review_unsure({}, lang),
      `**${m.duties_review_thanks({}, lang)}**`,
      text,
      `**${m.duties_review_apology({}, lang)}**`,
      apology,
    ].join("\n\n");
  const said =
    because === ""
      ? m.duties_review_chosen({}, lang)
      : (mood === "good" ? m.duties_review_good : m.duties_review_bad)({ because }, lang);
  return [quoted, `**${m.duties_review_draft({}, lang)}**`, text, `_${said}_`].join("\n\n");
}

/**
 * The report of a webhook's delivery.
 *
 * @param title and fields: escaped, since others have written them
 */
export const noteText = (
  title: string,
  fields: readonly (readonly [name: string, value: string])[],
  lang: Lang,
): string =>
  [
    `**${m.duties_note_title({ title }, lang)}**`,
    fields.map(([name, value]) => `- **${name}**: ${value}`).join("\n"),
  ].join("\n\n");

/**
 * Says that a task was made of a customer's form.
 *
 * @param title escaped, because a customer wrote it
 * @param dueOn `2026-11-24`
 */
export const taskText = (
  { title, dueOn }: { title: string; dueOn: string | null },
  lang: Lang,
): string =>
  dueOn === null
    ? m.duties_task_made({ title }, lang)
    : // Noon where the business is.
      m.duties_task_made_due(
        { title, day: formatDay(new Date(`${dueOn}T18:00:00Z`), lang.locale) },
        lang,
      );

/** Says that no task could be made, for example because the list of tasks is full. */
export const noTaskText = ({ title }: { title: string }, lang: Lang): string =>
  m.duties_task_none({ title }, lang);

/**
 * Reports an event.
 *
 * @param facts escaped, because other people wrote them
 */
export function tellText(
  topic: TellTopic,
  { what, who, amount }: Required<HappenedFacts>,
  lang: Lang,
): string {
  switch (topic) {
    case "sale":
      return m.duties_tell_sale({ what, amount: `${formatMxn(amount)} MXN` }, lang);
    case "entry":
      return m.duties_tell_entry({ what, who }, lang);
    case "question":
      return m.duties_tell_question({ what }, lang);
  }
}

/** Says that earlier times were missed. */
export const missedText = (count: number, lang: Lang): string =>
  `_${m.duties_missed({ count }, lang)}_`;
