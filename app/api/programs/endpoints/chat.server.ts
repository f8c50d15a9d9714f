import { z } from "zod/v4";
import { eventStreamResponse, type EventStream } from "#app/api/streams/event-streams.server.ts";
import { db, onPrimary } from "#db/connection/live-database.ts";
import { listRunEvents } from "#db/queries/runs/follow-run.ts";
import { untilReplied, type Reply } from "#app/session/run-reply.server.ts";
import { ApiError, waitError } from "#app/api/programs/api-error.server.ts";
import {
  ANSWER_WAIT_MS,
  answered,
  askAgentik,
  askAndWait,
} from "#app/api/programs/ask-agentik.server.ts";
import type { Caller } from "#app/api/programs/caller.server.ts";
import { endpoint } from "#app/api/programs/endpoint.server.ts";

const ROLES = ["system", "developer", "user", "assistant", "tool", "function"] as const;

const message = z.looseObject({
  role: z.enum(ROLES),
  content: z
    .union([
      z.string(),
      z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).max(50),
    ])
    .nullish(),
});

const body = z.looseObject({
  model: z.string().min(1).max(200).describe("Id of one of your agentiks"),
  messages: z
    .array(message)
    .min(1)
    .max(500)
    .describe("The last one is the question, of a user; the conversation is kept by Plaza"),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
});

const answer = z.object({
  id: z.string().min(1),
  object: z.literal("chat.completion"),
  created: z.int().describe("Seconds since 1970"),
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.int(),
      message: z.object({ role: z.literal("assistant"), content: z.string() }),
      finish_reason: z.literal("stop"),
    }),
  ),
  usage: z.object({
    prompt_tokens: z.int().min(0),
    completion_tokens: z.int().min(0),
    total_tokens: z.int().min(0),
  }),
});

export const chatCompletions = endpoint({
  id: "create_chat_completion",
  method: "POST",
  path: "chat/completions",
  scope: "write",
  summary: "Asks one of your agentiks as a customer would, in the format of OpenAI's chat",
  body,
  answer,
  errors: ["conflict", "agentik_failed", "busy", "timeout"],
  streams: true,
  isQuestion: true,
  async run(caller, { body: { model, messages, stream, stream_options }, key }) {
    const question = { agentikId: model, text: lastQuestion(messages), key };
    const created = Math.floor(Date.now() / 1_000);
    if (stream) {
      const runId = await askAgentik(caller, question);
      const named = { id: `chatcmpl-${runId}`, created, model };
      return streamed(caller, runId, named, stream_options?.include_usage ?? false);
    }
    const { runId, reply } = await askAndWait(caller, question);
    return {
      id: `chatcmpl-${runId}`,
      object: "chat.completion",
      created,
      model,
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: reply.text ?? "" },
          finish_reason: "stop",
        },
      ],
      usage: usageOf(reply),
    };
  },
});

/** @throws ApiError 422 unless the last message is a user's text */
function lastQuestion(messages: z.output<typeof body>["messages"]): string {
  const last = messages.at(-1)!;
  if (last.role !== "user")
    throw new ApiError("invalid", "messages: the last one is to be of the role user");
  const { content } = last;
  if (typeof content === "string") return content;
  return (content ?? [])
    .map(({ type, text }) => {
      if (type !== "text" || text === undefined)
        throw new ApiError("invalid", "messages: only text can be asked");
      return text;
    })
    .join("\n");
}

const usageOf = ({ tokensIn, tokensOut }: Reply) => ({
  prompt_tokens: tokensIn,
  completion_tokens: tokensOut,
  total_tokens: tokensIn + tokensOut,
});

/** Server-sent events in OpenAI's format of chunks, which end with `[DONE]`. */
function streamed(
  { personId, signal }: Caller,
  runId: string,
  named: { id: string; created: number; model: string },
  withUsage: boolean,
): Response {
  const chunk = (choices: object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...named, object: "chat.completion.chunk", choices, ...more })}\n\n`;
  const delta = (part: object, finish: "stop" | null = null) =>
    chunk([{ index: 0, delta: part, finish_reason: finish }]);
  let isOpen = true;
  const follow = async (stream: EventStream) => {
    let seen = 0;
    let sent = "";
    const send = (text: string) => {
      if (text !== "") stream.send(delta({ content: text }));
      sent += text;
    };
    const sendNews = async () => {
      for (const { seq, text } of await onPrimary(() => listRunEvents(db, runId, seen))) {
        seen = seq;
        if (text !== null) send(text);
        // Text that was sent cannot be taken back.
        else if (sent !== "") throw new ApiError("agentik_failed", "The answer began anew");
      }
    };
    stream.send(delta({ role: "assistant", content: "" }));
    const limits = { limitMs: ANSWER_WAIT_MS, signal };
    const reply = await untilReplied({ id: runId, personId }, limits, () =>
      isOpen ? sendNews() : Promise.resolve(),
    );
    const { text } = answered(reply, runId);
    if (text?.startsWith(sent)) send(text.slice(sent.length));
    stream.send(delta({}, "stop"));
    if (withUsage) stream.send(chunk([], { usage: usageOf(reply!) }));
  };
  const response = eventStreamResponse({
    personId,
    signal,
    isStillOpen: () => Promise.resolve(true),
    onOpen(stream) {
      follow(stream)
        .catch((error: unknown) => {
          const { code, message } =
            error instanceof ApiError
              ? error
              : { code: "agentik_failed", message: "Something went wrong here" };
          stream.send(`data: ${JSON.stringify({ error: { code, message } })}\n\n`);
        })
        .finally(() => {
          stream.send("data: [DONE]\n\n");
          stream.close();
        });
    },
    onClose: () => (isOpen = false),
  });
  if (response.status === 503) throw waitError("busy", "Too many open streams", 60);
  return response;
}
