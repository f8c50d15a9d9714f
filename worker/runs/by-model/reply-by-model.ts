import { z } from "zod";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import {
  reply,
  type CandidatePassage,
  type EngineReply,
  type ReplyRequest,
} from "#engine/replies/reply.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { Tone } from "#domain/people/business/business.ts";
import { CALLS_TOLD_MAX, type ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { ModelMessage } from "#adapters/models/model-messages.ts";
import { findSpacePrompt } from "#db/queries/spaces/answering/space-prompts.ts";
import { findSpaceOwner } from "#db/queries/runs/models/spending.ts";
import { callWithinLimits } from "#worker/models/call-within-limits.ts";
import type { OfferedTool } from "#worker/tools/mcp-tools.ts";
import { useTools } from "#worker/tools/model-tools.ts";
import type { ReadingPlace } from "#worker/tools/reading/reading-place.ts";
import type { Models } from "#worker/models/models.ts";
import { findVerbatim, isGrounded } from "#worker/models/verified-quotes.ts";
import type { Work, WorkTools } from "#worker/runs/executor.ts";
import { replySystem } from "./reply-system.ts";

const REPLY_MAX_TOKENS = 700;
/** How many of the best passages and approved answers are sent to the model. */
const PASSAGES_SENT = 12;
const ANSWERS_SENT = 6;
const SOURCES_MAX_CHARACTERS = 9_000;
const SOURCE_MAX_CHARACTERS = 2_000;
const QUOTES_MAX = 4;
const ANSWER_MAX_CHARACTERS = 1_200;
/** Like a quote of the engine. */
const QUOTE_MAX_CHARACTERS = 400;

const SHAPE = z.object({
  answer: z.string(),
  quotes: z.array(z.object({ source: z.number().int(), quote: z.string() })),
});

/** Answers of a model that may ask for tools, before the one that may not. */
const ROUNDS_MAX = 3;

type Source = { text: string; name: string } & (
  { documentId: string; version: number; passage: number } | { answerId: string }
);

export interface ModelReply {
  /** Undefined where the embedded engine is to answer after all: the steps say why. */
  reply: EngineReply | undefined;
  /** Tool calls that the model asks for; none is made yet. */
  wanted: readonly ToolCall[];
  /** Whether the model has read text that others than the agentik's owner may have written. */
  hasReadOthers: boolean;
  steps: readonly RunStep[];
}

/** Whether a model has shown nothing of what it says, and asked for calls, which are told in its place. */
export const saysOnlyCalls = (byModel: ModelReply | undefined): boolean =>
  byModel?.reply?.replyKind === "unknown" && byModel.wanted.length > 0;

/** Facts for the model, which the embedded engine does not need. */
interface Asked {
  spaceId: string;
  agentikId: string;
  instructions: string;
  /** Tone of the business of the agentik's owner, where a customer asks; null for none. */
  tone: Tone | null;
}

/**
 * An agentik's reply by a model: the same retrieval goes with the question, as data; quotes count only
 * where they are found word for word, and without one the reply is that it does not know. An answer
 * whose numbers or addresses are in no source is left out, and its quotes stand alone.
 *
 * @param asked what the embedded engine is asked; approved answers and greetings stay with it
 * @param offered what the model may ask for, and where its tools read
 * @returns undefined where there is no model, or nothing to ask it
 */
export async function replyByModel(
  models: Models,
  { db, run, personId }: Pick<Work<"reply">, "db" | "run" | "personId">,
  { signal }: Pick<WorkTools, "signal">,
  asked: ReplyRequest & Asked,
  { tools, place }: { tools: readonly OfferedTool[]; place: ReadingPlace | undefined },
): Promise<ModelReply | undefined> {
  const known = reply(asked);
  if (known.replyKind === "greeting" || known.citations.some((one) => "answerId" in one))
    return undefined;
  // The space's owner has asked the agentik in, and pays for it.
  const owner = await findSpaceOwner(db, asked.spaceId);
  const choice = await models.findFor(db, owner, asked.agentikId);
  const sources = sourcesOf(asked);
  const instructions = [asked.instructions, await findSpacePrompt(db, asked.spaceId)]
    .filter((each) => each.trim() !== "")
    .join("\n");
  if (!choice || (sources.length === 0 && tools.length === 0)) return undefined;
  const { question, passTo, tone } = asked;
  const system = replySystem({ hasTools: tools.length > 0, tone, instructions });
  const caller = { db, run, personId: owner ?? personId, clock: () => new Date() };
  const messages: ModelMessage[] = [{ role: "user", content: dataOf(question, sources) }];
  const wanted: ToolCall[] = [];
  const steps: RunStep[] = [];
  const lines: string[] = [];
  let hasFacts = false;
  let hasReadOthers = sources.length > 0;
  for (let round = 0; ; round += 1) {
    const called = await callWithinLimits(
      models,
      choice,
      caller,
      {
        system,
        messages,
        maxTokens: REPLY_MAX_TOKENS,
        shape: SHAPE,
        ...(tools.length > 0 && round < ROUNDS_MAX && { tools }),
        signal,
      },
      (text) => readAnswer(text) !== undefined,
    );
    if (called.failure === "lost") throw new Error("the run is another worker's, or was stopped");
    if (called.failure) {
      const why: RunStep = { kind: "not-asked", detail: { why: called.failure } };
      return { reply: undefined, wanted: [], hasReadOthers, steps: [...steps, why] };
    }
    const { text, calls } = called;
    if (calls.length === 0) {
      const answer = readAnswer(text)!;
      const answered =
        verified(answer, sources, { question, lines, hasFacts }) ??
        // The engine's own words for it, without its nearest lines.
        reply({ question, passages: [], answers: [], passTo });
      return { reply: answered, wanted, hasReadOthers, steps };
    }
    const used = await useTools(calls, tools, { place, sources: sources.length });
    wanted.push(...used.wanted.slice(0, CALLS_TOLD_MAX - wanted.length));
    steps.push(...used.steps);
    lines.push(...used.lines);
    hasFacts ||= used.hasFacts;
    hasReadOthers ||= used.hasReadOthers;
    sources.push(...used.passages.map(sourceOfPassage));
    messages.push(
      { role: "assistant", content: text, calls },
      { role: "tool", results: used.results },
    );
  }
}

/** The best passages and approved answers, numbered from 1 by their place. */
function sourcesOf({ passages, answers }: ReplyRequest): Source[] {
  const found: Source[] = [
    ...answers.slice(0, ANSWERS_SENT).map(({ answerId, question, answer }) => ({
      answerId,
      name: question,
      text: answer,
    })),
    ...passages.slice(0, PASSAGES_SENT).map(sourceOfPassage),
  ];
  const sent: Source[] = [];
  let left = SOURCES_MAX_CHARACTERS;
  for (const source of found) {
    const text = source.text.slice(0, SOURCE_MAX_CHARACTERS);
    left -= text.length;
    if (left < 0) break;
    sent.push({ ...source, text });
  }
  return sent;
}

const sourceOfPassage = ({
  documentId,
  version,
  passage,
  source,
  text,
}: CandidatePassage): Source => ({ documentId, version, passage, name: source, text });

/** As JSON, so that a source's text cannot close its own block. */
const dataOf = (question: string, sources: readonly Source[]): string =>
  JSON.stringify({
    sources: sources.map(({ name, text }, index) => ({ source: index + 1, name, text })),
    question,
  });

/** A model's answer; undefined for anything but the JSON that was asked for. */
function readAnswer(text: string): z.output<typeof SHAPE> | undefined {
  const json = /^\s*(?:```(?:json)?\s*)?([^]*?)(?:```\s*)?$/.exec(text)?.[1] ?? "";
  try {
    const read = SHAPE.safeParse(JSON.parse(json));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The reply with those quotes that are in their source word for word; undefined without any, and without a
 * fact that a tool has read.
 *
 * @param lines of tools, which may be said and quoted too
 */
function verified(
  { answer, quotes }: z.output<typeof SHAPE>,
  sources: readonly Source[],
  { question, lines, hasFacts }: { question: string; lines: readonly string[]; hasFacts: boolean },
): EngineReply | undefined {
  const citations: EngineReply["citations"] = [];
  for (const { source: number, quote } of quotes) {
    const source = sources[number - 1];
    const found = source && findVerbatim(quote.slice(0, QUOTE_MAX_CHARACTERS), source.text);
    if (!found || citations.some((one) => one.quote === found)) continue;
    const { name } = source;
    citations.push(
      "answerId" in source
        ? { answerId: source.answerId, source: name, quote: found }
        : {
            documentId: source.documentId,
            version: source.version,
            passage: source.passage,
            source: name,
            quote: found,
          },
    );
    if (citations.length === QUOTES_MAX) break;
  }
  if (citations.length === 0 && !hasFacts) return undefined;
  const shown = [...citations.map(({ quote }) => quote), ...lines];
  const said = answer.trim().slice(0, ANSWER_MAX_CHARACTERS);
  const isSaid = said !== "" && isGrounded(said, [...shown, question]);
  const blocks = shown.map((quote) =>
    quote
      .split("\n")
      .map((line) => `> ${escapeMarkdown(line)}`)
      .join("\n"),
  );
  return {
    text: [...(isSaid ? [escapeMarkdown(said)] : []), ...blocks].join("\n\n"),
    replyKind: "found",
    citations,
  };
}
