import { isTriggered, type DutyInput, type DutyWork } from "#domain/agentiks/duties/duties.ts";
import { readStock, runningOut } from "#domain/agentiks/duties/stock-table.ts";
import { daysBefore } from "#domain/agentiks/duties/schedule.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import type { DutyResult } from "#db/commands/agentiks/duties/end-duty.ts";
import { listTablePassages } from "#db/queries/agentiks/duties/list-table-passages.ts";
import { findReportFigures } from "#db/queries/agentiks/duties/report-figures.ts";
import { findWatchFigure } from "#db/queries/agentiks/duties/watch-figure.ts";
import { reportText, stockText, watchText } from "#app/words/duty-text.ts";

/** Duties that count what is in the database, by rules alone. */

/** Where a duty is done, for whom, and in which language. */
export interface Place {
  db: Db;
  personId: string;
  spaceId: string;
  now: Date;
  lang: { locale: Locale };
}

/** What a duty has written and done. */
export type DutyText = Pick<DutyResult, "text" | "steps" | "task">;

/** The step of a duty that is done. */
export const reported = (duty: DutyWork["duty"], detail: RunStep["detail"] = {}): RunStep => ({
  kind: "reported",
  detail: { duty, ...detail },
});

/** A day's report reaches back to the same hour of the day before, a week's to that of the week before. */
export async function report(
  { db, personId, spaceId, lang }: Place,
  { period }: Extract<DutyWork, { duty: "report" }>,
  { at, zone }: DutyInput,
): Promise<DutyText> {
  const to = new Date(at);
  const from = daysBefore(to, zone, period === "day" ? 1 : 7);
  const figures = await findReportFigures(db, { personId, spaceId, from, to });
  const counted: RunStep = { kind: "retrieved", detail: { figures: Object.keys(figures).length } };
  return {
    text: reportText({ period, from, to, zone, figures }, lang),
    steps: [counted, reported("report")],
  };
}

export async function watch(
  { db, personId, spaceId, now, lang }: Place,
  work: Extract<DutyWork, { duty: "watch" }>,
  { figure }: DutyInput,
): Promise<DutyText> {
  const seen = figure ?? (await findWatchFigure(db, { work, personId, spaceId, now }));
  const isBad = isTriggered(work, seen);
  const { condition, limit } = work;
  return {
    text: watchText({ condition, limit, figure: seen, isBad }, lang),
    steps: [{ kind: "retrieved", detail: { figure: seen, limit } }, reported("watch", { isBad })],
  };
}

/** Report of goods that are running out, by the tables of the workplace's documents. */
export async function stock({ db, spaceId, lang }: Place): Promise<DutyText> {
  const items = readStock(await listTablePassages(db, spaceId));
  const short = runningOut(items).map((item) => ({
    ...item,
    name: escapeMarkdown(item.name),
    unit: escapeMarkdown(item.unit),
    supplier: escapeMarkdown(item.supplier),
  }));
  const counted: RunStep = {
    kind: "retrieved",
    detail: { figure: short.length, limit: items.length },
  };
  return {
    text: stockText({ short, read: items.length }, lang),
    steps: [counted, reported("stock", { isBad: short.length > 0 })],
  };
}
