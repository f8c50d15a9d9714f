import {
  TRIGGER_OF,
  WATCH_CONDITIONS,
  WATCH_LIMITS,
  readDuty,
  type Duty,
} from "#domain/agentiks/duties/duties.ts";
import { DEFAULT_ZONE, knownZone } from "#domain/format/zones.ts";
import { cronOf, EVERY, readCron, timeAt } from "#domain/agentiks/duties/schedule.ts";
import { hostOf } from "#domain/agentiks/tools/kinds/http.ts";
import { readDestination, type Destination } from "#domain/agentiks/tools/tool-call.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { isListedHost } from "#domain/runs/models/model-provider.ts";
import { env } from "#config/env.ts";
import type { TriggerContent } from "#db/commands/agentiks/duties/save-trigger.ts";
import * as m from "#app/messages/messages.js";

/** The fields of a trigger's form, as typed. */
export interface TypedTrigger {
  duty: Duty;
  period: string;
  text: string;
  condition: string;
  limit: string;
  title: string;
  topic: string;
  every: string;
  time: string;
  weekday: string;
  day: string;
  date: string;
  cron: string;
  zone: string;
  /** Further destination of its text: `none`, `mail` or `http`, and the address. */
  send: string;
  sendTo: string;
}

export type TriggerRead =
  { content: TriggerContent } | { problems: Readonly<Record<string, string>> };

/** Reads the form of a trigger; problems are returned by field. */
export function readTrigger(typed: TypedTrigger, lang: { locale: Locale }): TriggerRead {
  const problems: Record<string, string> = {};
  const work = readDuty(typed);
  if (!work) problems[FIELDS[typed.duty]] = problemOf(typed, lang);
  const zone = knownZone(typed.zone) ?? DEFAULT_ZONE;
  const times =
    TRIGGER_OF[typed.duty] === "schedule"
      ? readTimes(typed, zone, lang)
      : { cron: null, onceAt: null };
  if ("field" in times) problems[times.field] = times.problem;
  const sendTo = readSendTo(typed);
  if (sendTo === undefined)
    problems.sendTo = (typed.send === "mail" ? m.triggers_no_mail : m.triggers_no_url)({}, lang);
  if (!work || "field" in times || sendTo === undefined) return { problems };
  return { content: { work, zone, sendTo, ...times } };
}

/** Null for nowhere; undefined for an address that cannot be used. */
function readSendTo({ send, sendTo }: TypedTrigger): Destination | null | undefined {
  if (send !== "mail" && send !== "http") return null;
  const destination = readDestination({ by: send, to: sendTo, url: sendTo });
  if (destination?.by !== "http" || destination.url.startsWith("https:")) return destination;
  return isListedHost(hostOf(destination), env.TOOL_HOSTS_ALLOWED) ? destination : undefined;
}

/** The field at which a problem with a duty is shown. */
const FIELDS = {
  report: "period",
  remind: "text",
  ask: "text",
  react: "text",
  watch: "limit",
  welcome: "text",
  note: "title",
  // Duties whose fields are always valid.
  task: "title",
  stock: "title",
  tell: "topic",
  review: "title",
} as const satisfies Record<Duty, keyof TypedTrigger>;

function problemOf({ duty, condition }: TypedTrigger, lang: { locale: Locale }): string {
  if (duty === "note") return m.triggers_no_title({}, lang);
  if (duty !== "watch") return m.triggers_no_text({}, lang);
  const known = WATCH_CONDITIONS.find((one) => one === condition) ?? WATCH_CONDITIONS[0];
  const { min, max } = WATCH_LIMITS[known];
  return m.triggers_no_limit({ min, max }, lang);
}

type Times =
  { cron: string | null; onceAt: Date | null } | { field: keyof TypedTrigger; problem: string };

function readTimes(typed: TypedTrigger, zone: string, lang: { locale: Locale }): Times {
  const { duty, every, time, date } = typed;
  if (every === "cron") {
    const read = readCron(typed.cron);
    if ("cron" in read) return { cron: read.cron, onceAt: null };
    return { field: "cron", problem: CRON_PROBLEMS[read.problem]({}, lang) };
  }
  const noTime: Times = { field: "time", problem: m.triggers_no_time({}, lang) };
  if (every === "once" && duty === "remind") {
    if (date === "") return { field: "date", problem: m.triggers_no_date({}, lang) };
    const onceAt = timeAt(`${date}T${time}`, zone);
    return onceAt ? { cron: null, onceAt } : noTime;
  }
  const cron = cronOf({
    every: EVERY.find((known) => known === every) ?? "day",
    time,
    weekday: Number(typed.weekday),
    day: Number(typed.day),
  });
  return cron === undefined ? noTime : { cron, onceAt: null };
}

const CRON_PROBLEMS = {
  form: m.triggers_no_cron,
  often: m.triggers_no_often,
  never: m.triggers_no_never,
};
