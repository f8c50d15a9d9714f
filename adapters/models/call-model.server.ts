import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, Output, streamText, type LanguageModel } from "ai";
import type { z } from "zod";
import type { ProviderKind } from "#domain/runs/models/model-provider.ts";
import { TOKENS_MAX, type TokenUsage } from "#domain/runs/models/model-price.ts";
import type { ModelTrouble } from "#domain/runs/models/model-trouble.ts";
import {
  sdkMessages,
  sdkTools,
  type ModelMessage,
  type ModelTool,
  type ModelToolCall,
} from "./model-messages.ts";
import { guardedFetch } from "./guarded-fetch.server.ts";
import { ModelError } from "./model-error.ts";

/** Address of a model at its provider. */
export interface ModelAddress {
  kind: ProviderKind;
  baseUrl: string;
  model: string;
  key: string | undefined;
}

export interface ModelRequest {
  /** Plaza's own words and its person's settings; never what others wrote. */
  system: string;
  messages: readonly ModelMessage[];
  maxTokens: number;
  /** Asks for JSON of this shape; the caller still checks what came. */
  shape?: z.ZodTypeAny;
  /** Tools that the model may ask for instead of an answer. */
  tools?: readonly ModelTool[] | undefined;
  /** Called with each piece of text, in order; what it returns is waited for. */
  onText?: (text: string) => Promise<void>;
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal;
}

/** Outcome of a call. */
export interface ModelOutcome {
  /** Undefined for a whole answer; `stopped` when the request's signal was aborted. */
  trouble?: ModelTrouble | "stopped";
  /** HTTP status of a refused call. */
  status?: number;
  /** The answer, or the part of it that arrived. */
  text: string;
  /** Whether the answer ends at the request's most tokens (`length`, `max_tokens`), not where it would. */
  isCutShort?: true;
  /** Tools that the model asks for. Names and inputs are as it sent them. */
  calls?: readonly ModelToolCall[];
  /** The provider's count; undefined if it gave none. */
  usage?: TokenUsage;
  /** Whether a model may have begun to answer, which costs: false for a call that was refused. */
  hasBegun: boolean;
}

export type CallModel = (address: ModelAddress, request: ModelRequest) => Promise<ModelOutcome>;

export interface ModelCaller {
  isAllowedHost: (host: string) => boolean;
  /** Timeout until the first part of an answer, and between two parts, in milliseconds. */
  firstMs?: number;
  idleMs?: number;
}

// Warnings of the SDK go to the console, beside the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

const FIRST_MS = 45_000;
const IDLE_MS = 20_000;

/**
 * The one way to a language model: one call, streamed, never repeated by itself. It executes no tools. It
 * answers always: what went wrong is in the outcome.
 */
export const createModelCaller =
  ({ isAllowedHost, firstMs = FIRST_MS, idleMs = IDLE_MS }: ModelCaller): CallModel =>
  async (address, request) => {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort("stopped");
    if (request.signal.aborted) stop();
    request.signal.addEventListener("abort", stop, { once: true });
    let timer = setTimeout(() => controller.abort("slow"), firstMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort("slow"), idleMs);
    };
    try {
      return await read(address, request, { isAllowedHost, signal, onSign: wait });
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", stop);
      // Whatever came, the connection ends with the call.
      controller.abort("ended");
    }
  };

interface Reading {
  isAllowedHost: (host: string) => boolean;
  signal: AbortSignal;
  onSign: () => void;
}

async function read(
  address: ModelAddress,
  request: ModelRequest,
  { isAllowedHost, signal, onSign }: Reading,
): Promise<ModelOutcome> {
  let text = "";
  const calls: ModelToolCall[] = [];
  let usage: TokenUsage | undefined;
  let hasBegun = false;
  let problem: unknown;
  let isWhole = false;
  let isCutShort = false;
  try {
    const fetch = guardedFetch({ isAllowedHost, signal });
    const watched: typeof globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      hasBegun ||= response.ok;
      onSign();
      return response;
    };
    const stream = streamText({
      model: modelAt(address, watched),
      system: request.system,
      messages: sdkMessages(request.messages),
      maxOutputTokens: request.maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      ...(request.tools && { tools: sdkTools(request.tools) }),
      ...(request.shape && { output: Output.object({ schema: request.shape }) }),
      onError: ({ error }) => void (problem ??= error),
    });
    // The promises of a stream that fails reject as well; the parts say why.
    for (const promise of [stream.text, stream.output, stream.totalUsage, stream.response])
      Promise.resolve(promise).catch(() => undefined);
    for await (const part of stream.fullStream) {
      if (signal.aborted) break;
      // The first parts are the SDK's own, before anything was sent.
      if (!part.type.startsWith("start")) onSign();
      if (part.type === "text-delta") {
        text += part.text;
        await request.onText?.(part.text);
      } else if (part.type === "tool-call" && request.tools)
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
      else if (part.type === "error") problem ??= part.error;
      else if (part.type === "finish-step") {
        // An answer without a finish reason has broken off.
        isWhole = part.rawFinishReason !== undefined;
        isCutShort = part.finishReason === "length";
        usage = usageOf(part.usage) ?? usage;
      }
    }
  } catch (error) {
    problem ??= error;
  }
  const outcome = { text, hasBegun, ...(usage && { usage }) };
  if (signal.aborted) {
    // A request that hangs may be worked on at the provider.
    const trouble = signal.reason === "slow" ? "slow" : "stopped";
    return { ...outcome, trouble, hasBegun: true };
  }
  if (problem !== undefined) {
    const found = troubleOf(problem, hasBegun);
    // An answer that began and then could not be read has broken off.
    return { ...outcome, ...found, ...(found.trouble === "garbled" && text && { trouble: "cut" }) };
  }
  if (!isWhole) return { ...outcome, trouble: "cut" };
  if (calls.length > 0) return { ...outcome, calls };
  if (text.trim() === "") return { ...outcome, trouble: "garbled" };
  return isCutShort ? { ...outcome, isCutShort } : outcome;
}

function modelAt({ kind, baseUrl, model, key }: ModelAddress, fetch: typeof globalThis.fetch) {
  const apiKey = key ?? "none";
  if (kind === "anthropic")
    return createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model) satisfies LanguageModel;
  return createOpenAICompatible({
    name: "provider",
    baseURL: baseUrl,
    ...(key !== undefined && { apiKey: key }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    transformRequestBody: (body) => (isOpenAi(baseUrl) ? asOpenAiWants(body) : body),
  })(model);
}

const isOpenAi = (baseUrl: string): boolean => new URL(baseUrl).host === "api.openai.com";

/** OpenAI's newer models take no `max_tokens`; all of its models take its new name. */
const asOpenAiWants = ({ max_tokens, ...body }: Record<string, unknown>) => ({
  ...body,
  ...(max_tokens !== undefined && { max_completion_tokens: max_tokens }),
});

/** Undefined unless the provider has said both numbers. */
function usageOf({
  inputTokens,
  outputTokens,
}: {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}): TokenUsage | undefined {
  const [tokensIn, tokensOut] = [countOf(inputTokens), countOf(outputTokens)];
  if (tokensIn === undefined || tokensOut === undefined) return undefined;
  return tokensIn + tokensOut === 0 ? undefined : { tokensIn, tokensOut };
}

const countOf = (count: number | undefined): number | undefined =>
  count !== undefined && Number.isSafeInteger(count) && count >= 0
    ? Math.min(count, TOKENS_MAX)
    : undefined;

function troubleOf(error: unknown, hasBegun: boolean): Pick<ModelOutcome, "trouble" | "status"> {
  const known = causeIn(error);
  if (known) {
    const { trouble, status } = known;
    return { trouble, ...(status !== undefined && { status }) };
  }
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200)
    return { trouble: ofStatus(error.statusCode), status: error.statusCode };
  return { trouble: hasBegun ? "garbled" : "away" };
}

/** A ModelError of the guarded fetch, which the SDK may wrap. */
function causeIn(error: unknown): ModelError | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if (one instanceof ModelError) return one;
  return undefined;
}

function ofStatus(status: number): ModelTrouble {
  if (status === 401 || status === 403) return "key";
  if (status === 429) return "busy";
  return status >= 500 || status === 408 ? "away" : "refused";
}
