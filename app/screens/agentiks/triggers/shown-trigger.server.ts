import type { DutyWork, TellTopic, WatchCondition } from "#domain/agentiks/duties/duties.ts";
import { planOf, wallClock } from "#domain/agentiks/duties/schedule.ts";
import type { Destination } from "#domain/agentiks/tools/tool-call.ts";
import { runStateAt } from "#domain/runs/run.ts";
import type { ListedTrigger } from "#db/queries/agentiks/duties/list-triggers.ts";
import * as m from "#app/messages/messages.js";
import { localMoment } from "#app/presenters/local-date.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { formatClock, formatMessageTime } from "#domain/format/dates.ts";
import { minutesOf } from "#domain/people/business/opening-hours.ts";
import { zoneCity } from "#domain/format/zone-city.ts";
import { knownZone, ZONES, type Zone } from "#domain/format/zones.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { TypedTrigger } from "./read-trigger.server.ts";

const DUTY_NAMES = {
  report: m.triggers_duty_report,
  remind: m.triggers_duty_remind,
  ask: m.triggers_duty_ask,
  react: m.triggers_duty_react,
  watch: m.triggers_duty_watch,
  welcome: m.triggers_duty_welcome,
  note: m.triggers_duty_note,
  task: m.triggers_duty_task,
  tell: m.triggers_duty_tell,
  stock: m.triggers_duty_stock,
  review: m.triggers_duty_review,
};

const CONDITION_TEXTS = {
  waiting: m.triggers_says_waiting,
  "open-request": m.triggers_says_open_request,
  "late-task": m.triggers_says_late_task,
  unanswered: m.triggers_says_unanswered,
  award: m.triggers_says_award,
  wallet: m.triggers_says_wallet,
} as const satisfies Record<WatchCondition, unknown>;

const TOPIC_TEXTS = {
  sale: m.triggers_topic_sale,
  entry: m.triggers_topic_entry,
  question: m.triggers_topic_question,
} as const satisfies Record<TellTopic, unknown>;

/** A time zone of the form, named in the person's language. */
export interface ShownZone {
  value: Zone;
  name: string;
}

/** Time zones of the form; the first is the default: the business's own. */
export const shownZones = (own: Zone, { locale }: { locale: Locale }): ShownZone[] =>
  [own, ...ZONES.filter((zone) => zone !== own)].map((value) => ({
    value,
    name: zoneCity(value, locale),
  }));

/** A trigger as its screen shows it, with what it did by the clock of the business. */
export function toShownTrigger(
  trigger: ListedTrigger,
  { now, zone: own }: { now: Date; zone: Zone },
) {
  const { id, duty, settings, isOn, pausedReason, failuresInARow, nextAt, zone, last } = trigger;
  return {
    id,
    duty,
    name: localText(DUTY_NAMES[duty]),
    about: aboutOf(settings),
    when: whenOf(trigger),
    next: nextAt && duty !== "watch" ? nextOf(nextAt, now, zone) : null,
    sendTo: addressOf(trigger.sendTo),
    isOn,
    pausedAfter: pausedReason === null ? 0 : failuresInARow,
    isTold: trigger.toldAt !== null,
    last: last && {
      id: last.id,
      state: runStateAt({ state: last.state, deadlineAt: new Date(last.deadlineAt) }, now),
      at: localMoment(new Date(last.at), own),
    },
    deliveries: trigger.deliveries.map(({ at, ...delivery }) => ({
      ...delivery,
      at: localMoment(new Date(at), own),
    })),
    typed: typedOf(trigger),
  };
}

const addressOf = (sendTo: Destination | null): string =>
  sendTo === null ? "" : sendTo.by === "mail" ? sendTo.to : sendTo.url;

/** A duty in a sentence or the owner's words. */
function aboutOf(work: DutyWork): LocalText {
  switch (work.duty) {
    case "report":
      return localText(work.period === "day" ? m.duties_report_day : m.duties_report_week);
    case "remind":
    case "ask":
    case "welcome":
      return { en: work.text, es: work.text };
    case "watch": {
      const { condition, limit } = work;
      return localText((_, lang) => CONDITION_TEXTS[condition]({ limit }, lang));
    }
    case "note":
      return { en: work.title, es: work.title };
    case "task":
      return localText(m.triggers_about_task);
    case "stock":
      return localText(m.triggers_about_stock);
    case "review":
      return localText(m.triggers_about_review);
    case "tell":
      return localText(TOPIC_TEXTS[work.topic]);
    case "react": {
      const { topic, text } = work;
      return localText((_, lang) =>
        m.triggers_says_react({ topic: TOPIC_TEXTS[topic]({}, lang), text }, lang),
      );
    }
  }
}

function nextOf(at: Date, now: Date, zone: string): LocalText {
  const known = knownZone(zone);
  return localText((_, lang) => {
    const when = known ? formatMessageTime(at, now, lang.locale, known) : wallClock(at, zone);
    return m.triggers_next({ when, zone: zoneCity(zone, lang.locale) }, lang);
  });
}

/** 2026-01-04 was a Sunday. */
const weekdayName = (weekday: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  );

function whenOf({ duty, cron, onceAt }: ListedTrigger): LocalText {
  if (duty === "watch") return localText(m.triggers_at_watch);
  if (duty === "welcome") return localText(m.triggers_at_event);
  if (duty === "task") return localText(m.triggers_at_request);
  if (duty === "tell" || duty === "react") return localText(m.triggers_at_happened);
  if (duty === "note") return localText(m.triggers_at_webhook);
  if (duty === "review") return localText(m.triggers_at_hand);
  if (cron === null || onceAt) return localText(m.triggers_at_once);
  const plan = planOf(cron);
  if (!plan) return localText((_, lang) => m.triggers_at_cron({ cron }, lang));
  const { every, weekday, day } = plan;
  const timeIn = ({ locale }: { locale: Locale }) => formatClock(minutesOf(plan.time) ?? 0, locale);
  switch (every) {
    case "day":
      return localText((_, lang) => m.triggers_at_day({ time: timeIn(lang) }, lang));
    case "weekdays":
      return localText((_, lang) => m.triggers_at_weekdays({ time: timeIn(lang) }, lang));
    case "week":
      return localText((_, lang) =>
        m.triggers_at_week(
          { weekday: weekdayName(weekday, lang.locale), time: timeIn(lang) },
          lang,
        ),
      );
    case "month":
      return day === 0
        ? localText((_, lang) => m.triggers_at_month_last({ time: timeIn(lang) }, lang))
        : localText((_, lang) => m.triggers_at_month({ day, time: timeIn(lang) }, lang));
  }
}

/** The fields of the form for a trigger. */
function typedOf({ duty, settings, cron, onceAt, zone, sendTo }: ListedTrigger): TypedTrigger {
  const plan = cron === null ? undefined : planOf(cron);
  const [date = "", time = ""] = onceAt ? wallClock(onceAt, zone).split(" ") : [];
  const fields = settings as Partial<Record<keyof TypedTrigger, string | number>>;
  const text = (name: keyof TypedTrigger) => String(fields[name] ?? "");
  return {
    duty,
    period: text("period"),
    text: text("text"),
    condition: text("condition"),
    limit: text("limit"),
    title: text("title"),
    topic: text("topic"),
    every: onceAt ? "once" : cron !== null && !plan ? "cron" : (plan?.every ?? "day"),
    time: plan?.time ?? time,
    weekday: String(plan?.weekday ?? 1),
    day: String(plan?.day ?? 1),
    date,
    cron: cron ?? "",
    zone,
    send: sendTo?.by ?? "none",
    sendTo: addressOf(sendTo),
  };
}
