import {
  hasOthersWords,
  NAME_PLACE,
  type DutyInput,
  type DutyWork,
} from "#domain/agentiks/duties/duties.ts";
import { taskOfRequest } from "#domain/agentiks/duties/request-task.ts";
import type { DutyResult } from "#db/commands/agentiks/duties/end-duty.ts";
import {
  findDutyPlace,
  findFirstName,
  findRequest,
} from "#db/queries/agentiks/duties/find-duty-place.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { detectLanguage } from "#engine/reading/language.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { replyToReview } from "#engine/replies/review-reply.ts";
import { askedText } from "#app/words/asked-agentik-text.ts";
import {
  missedText,
  noTaskText,
  noteText,
  reportsTitle,
  reviewText,
  taskText,
  tellText,
} from "#app/words/duty-text.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { Models } from "#worker/models/models.ts";
import { askAgentik, type AgentikAnswer } from "./ask-agentik.ts";
import { plainText } from "./plain-text.ts";
import { report, reported, stock, watch, type DutyText, type Place } from "./counted-duties.ts";
import { wantedBy } from "./wanted-by.ts";
import type { Executor } from "#worker/runs/executor.ts";

type Done = DutyText & {
  /** The answer of an agentik that was asked, and the text with another one in its place. */
  answer?: AgentikAnswer & { textWith: (answer: string) => string };
};
/** Asks the agentik. @param event what has happened, as plain text */
type Ask = (asked: string, event?: string) => Promise<AgentikAnswer>;

/**
 * Does a duty of an agentik: counts, fills texts in, lists what came, by rules alone; answers what it is asked,
 * by a model if there is one.
 */
export const doDuty =
  (models?: Models): Executor<"duty"> =>
  async ({ db, target, personId, run, now }, { signal }) => {
    const { agentikId, input } = target;
    if (agentikId === null) return undefined;
    const found = await findDutyPlace(db, agentikId);
    if (!found) throw new Error(`an agentik has no workplace: ${agentikId}`);
    const { name, spaceId, instructions } = found;
    // Plaza's own texts exist in Spanish and English only.
    const lang: Place["lang"] = { locale: found.language === "es" ? "es" : "en" };
    const work = { models, db, run, personId, now, signal, agentikId, spaceId, instructions };
    const ask: Ask = (asked, event) => askAgentik({ ...work, asked, event });
    const done = await write({ db, personId, spaceId, now, lang }, input, ask);
    const { missed = 0 } = input;
    const whole = (text: string) => (missed > 0 ? `${text}\n\n${missedText(missed, lang)}` : text);
    const { answer, ...written } = done;
    const result = {
      threadTitle: reportsTitle(name, lang),
      ...written,
      text: whole(written.text),
    };
    return { kind: "duty", ...result, ...callsOf({ name, input, result, answer, whole }) };
  };

/** Calls of a duty: the one that sends its text, and those that a model asks for. */
function callsOf({
  name,
  input,
  result,
  answer,
  whole,
}: {
  name: string;
  input: DutyInput;
  result: DutyResult;
  answer: Done["answer"];
  /** The text with what it says of missed times. */
  whole: (text: string) => string;
}) {
  const hasReadOthers = hasOthersWords(input.work) || (answer?.hasReadOthers ?? false);
  const ofCalls = answer?.ofCalls;
  // A model has only asked for calls: there is nothing yet to send.
  const sends = ofCalls ? undefined : wantedBy(name, input, result);
  const calls = [...(sends ? [sends] : []), ...(answer?.calls ?? [])];
  return {
    wanted: { calls, hasReadUntrusted: hasReadOthers },
    ...(ofCalls && {
      ofCalls: (asked: Parameters<typeof ofCalls>[0]): DutyResult => ({
        ...result,
        text: whole(answer.textWith(ofCalls(asked))),
      }),
    }),
  };
}

function write(place: Place, input: DutyInput, ask: Ask): Promise<Done> | Done {
  const { work } = input;
  switch (work.duty) {
    case "ask":
      return answerTo(work, undefined, ask);
    case "react": {
      const told = tell(place, work, input).text;
      return answerTo(work, told, ask);
    }

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

/** Asks the agentik. @param event what has happened, as Markdown */
async function answerTo(
  { duty, text: asked }: Extract<DutyWork, { duty: "ask" | "react" }>,
  event: string | undefined,
  ask: Ask,
): Promise<Done> {
  const answer = await ask(asked, event === undefined ? undefined : plainText(event));
  const textWith = (text: string) =>
    askedText({ asked: escapeMarkdown(asked), event, answer: text });
  return {
    text: textWith(answer.text),
    steps: [...answer.steps, reported(duty)],
    answer: { ...answer, textWith },
  };
}

/** @throws without what has happened */
function tell(
  { lang }: Place,
  { topic }: Extract<DutyWork, { duty: "tell" | "react" }>,
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
