import { ASKED_RECORDS, daysAsked, recordsAsked } from "#engine/instructions/records-asked.ts";
import { reply, type CandidatePassage, type EngineReply } from "#engine/replies/reply.ts";
import { dayAfter } from "#domain/agentiks/tools/periods.ts";
import type { AskedCall } from "#domain/agentiks/tools/asked-call.ts";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import { dayIn } from "#domain/format/dates.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { findAsker } from "#db/queries/agentiks/tools/read-workplace.ts";
import { findCandidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { memberCallsText } from "#app/words/asked-calls-text.ts";
import { askedSourcesText, askedUnknownText } from "#app/words/asked-agentik-text.ts";
import type { Models } from "#worker/models/models.ts";
import type { Work } from "#worker/runs/executor.ts";
import {
  replyByModel,
  saysOnlyCalls,
  type ModelReply,
} from "#worker/runs/by-model/reply-by-model.ts";
import { findAllowed, type Allowed } from "#worker/tools/mcp-tools.ts";
import { offeredTools, READ } from "#worker/tools/model-tools.ts";
import { findReadingPlace } from "#worker/tools/reading/find-reading-place.ts";
import type { ReadingPlace } from "#worker/tools/reading/reading-place.ts";

/** What an agentik is asked without being written to. */
export interface AskedAgentik extends Pick<Work<"duty">, "db" | "run" | "personId" | "now"> {
  models: Models | undefined;
  signal: AbortSignal;
  agentikId: string;
  /** Its workplace. */
  spaceId: string;
  /** The instructions of its published configuration. */
  instructions: string;
  /** The owner's instruction. */
  asked: string;
  /** What has happened, as plain text: data for a model, which others may have written. */
  event: string | undefined;
}

export interface AgentikAnswer {
  /** Markdown. */
  text: string;
  steps: readonly RunStep[];
  /** Calls that a model asks for; none is made yet. */
  calls: readonly ToolCall[];
  /** Whether text was read that others than the owner may have written. */
  hasReadOthers: boolean;
  /** The text in its place where a model has said nothing that counts, by what became of its calls. */
  ofCalls?: (calls: readonly AskedCall[]) => string;
}

/**
 * Answers an instruction of an agentik's owner in its workplace: by a model with the tools that the owner has
 * not forbidden, if there is one; else by rules, from the records that the instruction names, or word for word
 * from documents and approved answers. What neither can do it says.
 */
export async function askAgentik(of: AskedAgentik): Promise<AgentikAnswer> {
  const { db, personId, spaceId, agentikId, asked: question, now } = of;
  const inside = { spaceId, personId };
  const [candidates, allowed, place] = await Promise.all([
    findCandidates(db, { ...inside, question }),
    findAllowed(db, agentikId),
    findReadingPlace(db, { ...inside, ownerId: personId, question, now }),
  ]);
  const retrieved: RunStep = {
    kind: "retrieved",
    detail: { passages: candidates.passages.length, answers: candidates.answers.length },
  };
  const request = { ...candidates, question, passTo: { you: true } as const };
  const byModel = await askModel(of, request, { allowed, place });
  const before = { steps: [retrieved, ...(byModel?.steps ?? [])], calls: byModel?.wanted ?? [] };
  const { locale } = place.lang;
  if (byModel?.reply?.replyKind === "found") {
    const { text, citations } = byModel.reply;
    const step: RunStep = { kind: "model", detail: { quotes: citations.length } };
    const { hasReadOthers } = byModel;
    return { ...before, text, steps: [...before.steps, step], hasReadOthers };
  }
  const byRules = await answerByRules(place, allowed, request);
  const answer = {
    ...byRules,
    steps: [...before.steps, ...byRules.steps],
    calls: before.calls,
    hasReadOthers: byRules.hasReadOthers || (byModel?.hasReadOthers ?? false),
  };
  return saysOnlyCalls(byModel)
    ? { ...answer, ofCalls: (calls) => memberCallsText(calls, { isOwner: true }, { locale }) }
    : answer;
}

type Request = Parameters<typeof reply>[0];

async function askModel(
  { models, db, run, personId, signal, event, ...of }: AskedAgentik,
  request: Request,
  { allowed, place }: { allowed: Allowed; place: ReadingPlace },
): Promise<ModelReply | undefined> {
  const { agentikId, spaceId, instructions } = of;
  const asker = models && (await findAsker(db, { agentikId, spaceId, personId }));
  if (!asker) return undefined;
  const passages =
    event === undefined ? request.passages : [eventPassage(event), ...request.passages];
  return replyByModel(
    models,
    { db, run, personId },
    { signal },
    { ...request, passages, spaceId, agentikId, instructions, tone: null },
    { tools: offeredTools(allowed, asker.asker, asker.mayAct), place },
  );
}

/** The event as a source, so that a model takes it as data and may quote it. */
const eventPassage = (event: string): CandidatePassage => ({
  documentId: "event",
  version: 1,
  passage: 1,
  source: "event",
  heading: "",
  text: event,
});

type ByRules = Pick<AgentikAnswer, "text" | "steps" | "hasReadOthers">;

async function answerByRules(
  place: ReadingPlace,
  { permissions }: Allowed,
  request: Request,
): Promise<ByRules> {
  const named = recordsAsked(request.question);
  const records = ASKED_RECORDS.filter(
    (record) => named.includes(record) && permissions[record] !== "never",
  );
  const today = dayIn(place.zone, place.now);
  const { days, endedDaysAgo } = daysAsked(request.question);
  const to = dayAfter(today, -endedDaysAgo);
  const period = { from: dayAfter(to, 1 - days), to };
  const texts: string[] = [];
  const steps: RunStep[] = [];
  for (const record of records) {
    const input = record === "bookings" ? { day: to } : { ...period };
    const found = await READ[record](place, input);
    if (!found) continue;
    texts.push(linesText(found.lines));
    steps.push({ kind: "looked-up", detail: { tool: record } });
  }
  if (texts.length > 0) return { text: texts.join("\n\n"), steps, hasReadOthers: true };
  return fromDocuments(reply(request), place.lang);
}

/** The first line as a paragraph, the others as a list. */
const linesText = ([first = "", ...others]: readonly string[]): string =>
  [escapeMarkdown(first), others.map((line) => `- ${escapeMarkdown(line)}`).join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");

function fromDocuments(
  { replyKind, text, citations }: EngineReply,
  lang: { locale: Locale },
): ByRules {
  if (replyKind !== "found" && replyKind !== "which")
    return { text: askedUnknownText(lang), steps: [], hasReadOthers: false };
  const sources = [...new Set(citations.map(({ source }) => source))];
  const [first] = citations;
  const source = first && "answerId" in first ? "approved" : "document";
  return {
    text: [text, askedSourcesText(sources.map(escapeMarkdown), lang)].join("\n\n"),
    steps: [{ kind: "answered", detail: { source, name: sources[0] ?? "" } }],
    hasReadOthers: true,
  };
}
