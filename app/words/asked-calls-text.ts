import type { AskedCall, NotAllowed } from "#domain/agentiks/tools/asked-call.ts";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { callLine } from "./call-text.ts";

/**
 * What an agentik says of the calls that it asked for, in place of a model's own words: Markdown. A call
 * that is under way may still fail; none is said to be done.
 */

interface Lang {
  locale: Locale;
}

const WHY = {
  never: m.asked_not_never,
  host: m.asked_not_host,
  guest: m.asked_not_guest,
  many: m.asked_not_many,
  limit: m.asked_not_limit,
  entry: m.asked_not_entry,
  customer: m.asked_not_customer,
  window: m.asked_not_window,
  closed: m.asked_not_closed,
} as const satisfies Record<NotAllowed, unknown>;

/** Whether nothing came of any of the calls. */
export const areAllLeftOut = (asked: readonly AskedCall[]): boolean =>
  asked.every(({ kind }) => kind === "not");

/** For a customer: what comes of it, each thing once, without what the calls say. */
export function customerCallsText(asked: readonly AskedCall[], lang: Lang): string {
  if (areAllLeftOut(asked)) return m.asked_customer_none({}, lang);
  const has = (kind: AskedCall["kind"]) => asked.some((one) => one.kind === kind);
  return [
    ...(has("do") ? [m.asked_customer_do({}, lang)] : []),
    ...(has("ask") ? [m.asked_customer_ask({}, lang)] : []),
    ...(has("not") ? [m.asked_customer_some({}, lang)] : []),
  ].join(" ");
}

/**
 * For a member of the workplace: each call in a line, with what comes of it.
 *
 * @param isOwner whether the agentik's owner reads it, who decides on what waits
 */
export function memberCallsText(
  asked: readonly AskedCall[],
  { isOwner }: { isOwner: boolean },
  lang: Lang,
): string {
  const heading = areAllLeftOut(asked) ? m.asked_heading_none : m.asked_heading;
  const lines = asked.map((one) => {
    const what = callLine(one.call, lang);
    if (one.kind === "not") return m.asked_not({ what, why: WHY[one.why]({}, lang) }, lang);
    if (one.kind === "do") return m.asked_do({ what }, lang);
    return (isOwner ? m.asked_ask_you : m.asked_ask)({ what }, lang);
  });
  return listed(heading({}, lang), lines);
}

/** For the owner in a trial, where nothing is done. */
export const trialCallsText = (calls: readonly ToolCall[], lang: Lang): string =>
  listed(
    m.asked_trial({}, lang),
    calls.map((call) => callLine(call, lang)),
  );

/** One line each: what a model has written into a call breaks out of no list. */
const listed = (heading: string, lines: readonly string[]): string =>
  [heading, lines.map((line) => `- ${escapeMarkdown(line.replace(/\s+/g, " "))}`).join("\n")].join(
    "\n\n",
  );
