import {
  isTriggered,
  NAME_PLACE,
  type DutyInput,
  type DutyWork,
} from "#domain/agentiks/duties/duties.ts";
import { taskOfRequest } from "#domain/agentiks/duties/request-task.ts";
import { readStock, runningOut } from "#domain/agentiks/duties/stock-table.ts";
import { daysBefore } from "#domain/agentiks/duties/schedule.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Db } from "#db/connection/client.ts";
import type { DutyResult } from "#db/commands/agentiks/duties/end-duty.ts";
import { listTablePassages } from "#db/queries/agentiks/duties/list-table-passages.ts";
import { findReportFigures } from "#db/queries/agentiks/duties/report-figures.ts";
import { findWatchFigure } from "#db/queries/agentiks/duties/watch-figure.ts";
import {
  findDutyPlace,
  findFirstName,
  findRequest,
} from "#db/queries/agentiks/duties/find-duty-place.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { detectLanguage } from "#engine/reading/language.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { replyToReview } from "#engine/replies/review-reply.ts";
import {
  missedText,
  noTaskText,
  noteText,
  reportsTitle,
  reportText,
  reviewText,
  stockText,
  taskText,
  tellText,
  watchText,
} from "#app/words/duty-text.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { wantedBy } from "./wanted-by.ts";
import type { Executor } from "#worker/runs/executor.ts";

interface Place {
  db: Db;
  personId: string;
  spaceId: string;
  now: Date;
  lang: { locale: Locale };
}

type Done = Pick<DutyResult, "text" | "steps" | "task">;

/** Does a duty of an agentik, by rules alone: counts, fills texts in, lists what came. */
export const doDuty: Executor<"duty"> = async ({ db, target, personId, now }) => {
  const { agentikId, input } = target;
  if (agentikId === null) return undefined;
  const found = await findDutyPlace(db, agentikId);
  if (!found) throw new Error(`an agentik has no workplace: ${agentikId}`);
  // Plaza's own texts exist in Spanish and English only.
  const lang: Place["lang"] = { locale: found.language === "es" ? "es" : "en" };
  const done = await write({ db, personId, spaceId: found.spaceId, now, lang }, input);
  const { missed = 0 } = input;
  const text = missed > 0 ? `${done.text}\n\n${missedText(missed, lang)}` : done.text;
  return {
    kind: "duty",
    threadTitle: reportsTitle(found.name, lang),
    ...done,
    text,
    wanted: wantedBy(found.name, input, { ...done, text }),
  };
};

function write(place: Place, input: DutyInput): Promise<Done> | Done {
  const { work } = input;
  switch (work.duty) {
    case "report":
      return report(place, work, input);
    case "remind":
      return { text: work.text, steps: [reported("remind")] };
    case "watch":
      return watch(place, work, input);
    case "welcome":
      return welcome(place, work, input);
    case "task":
      return task(place, input);
    case "tell":
      return tell(place, work, input);
    case "stock":
      return stock(place);
    case "review":
      return review(place, input);
    case "note": {
      const fields = (input.fields ?? []).map(
        ([name, value]) => [escapeMarkdown(name), escapeMarkdown(value)] as const,
      );
      const step: RunStep = { kind: "noted", detail: { fields: fields.length } };
      return { text: noteText(escapeMarkdown(work.title), fields, place.lang), steps: [step] };
    }
  }
}

const reported = (duty: DutyWork["duty"], detail: RunStep["detail"] = {}): RunStep => ({
  kind: "reported",
  detail: { duty, ...detail },
});

/** A day's report reaches back to the same hour of the day before, a week's to that of the week before. */
async function report(
  { db, personId, spaceId, lang }: Place,
  { period }: Extract<DutyWork, { duty: "report" }>,
  { at, zone }: DutyInput,
): Promise<Done> {
  const to = new Date(at);
  const from = daysBefore(to, zone, period === "day" ? 1 : 7);
  const figures = await findReportFigures(db, { personId, spaceId, from, to });
  const counted: RunStep = { kind: "retrieved", detail: { figures: Object.keys(figures).length } };
  return {
    text: reportText({ period, from, to, zone, figures }, lang),
    steps: [counted, reported("report")],
  };
}

async function watch(
  { db, personId, spaceId, now, lang }: Place,
  work: Extract<DutyWork, { duty: "watch" }>,
  { figure }: DutyInput,
): Promise<Done> {
  const seen = figure ?? (await findWatchFigure(db, { work, personId, spaceId, now }));
  const isBad = isTriggered(work, seen);
  const { condition, limit } = work;
  return {
    text: watchText({ condition, limit, figure: seen, isBad }, lang),
    steps: [{ kind: "retrieved", detail: { figure: seen, limit } }, reported("watch", { isBad })],
  };
}

/** @throws when the member's account is gone */
async function welcome(
  { db }: Place,
  { text }: Extract<DutyWork, { duty: "welcome" }>,
  { memberId }: DutyInput,
): Promise<Done> {
  const name = await findFirstName(db, memberId ?? "");
  if (name === undefined) throw new Error("the new member is gone");
  return {
    text: text.replaceAll(NAME_PLACE, () => escapeMarkdown(name)),
    steps: [reported("welcome")],
  };
}

/** Report of goods that are running out, by the tables of the workplace's documents. */
async function stock({ db, spaceId, lang }: Place): Promise<Done> {
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

/** @throws without a review */
async function review({ db, personId, lang, now }: Place, { given }: DutyInput): Promise<Done> {
  if (!given) throw new Error("no review was given");
  const business = await findBusiness(db, personId);
  const locale = detectLanguage(given.review, lang.locale);
  const seed = Math.floor(now.getTime() / 1_000);
  const draft = replyToReview({
    review: given.review,
    chosen: given.mood,
    locale,
    business,
    seed,
  });
  const { mood, because, texts } = draft;
  const text = reviewText(
    {
      review: escapeMarkdown(given.review),
      mood,
      because: escapeMarkdown(because),
      texts: texts.map(escapeMarkdown),
    },
    lang,
  );
  return { text, steps: [{ kind: "understood", detail: { mood } }, reported("review")] };
}

/** @throws without what has happened */
function tell(
  { lang }: Place,
  { topic }: Extract<DutyWork, { duty: "tell" }>,
  { happened }: DutyInput,
): Done {
  if (!happened) throw new Error("nothing has happened");
  const { what, who = "", amount = 0 } = happened;
  const facts = { what: escapeMarkdown(what), who: escapeMarkdown(who), amount };
  return { text: tellText(topic, facts, lang), steps: [reported("tell")] };
}

/** @throws when the customer's conversation is deleted, and the form with it */
async function task({ db, lang }: Place, { requestId }: DutyInput): Promise<Done> {
  const request = await findRequest(db, requestId ?? "");
  if (!request) throw new Error("the customer's form is gone");
  const { title, dueOn } = taskOfRequest(request);
  const written = { title: escapeMarkdown(title), dueOn };
  return {
    text: taskText(written, lang),
    steps: [reported("task")],
    task: { title, dueOn, noTask: noTaskText(written, lang) },
  };
}
