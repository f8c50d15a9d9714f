import {
  costOf,
  MESSAGE_TOKENS,
  tokensAtMost,
  type CallCost,
  type ModelPrice,
  type TokenUsage,
} from "#domain/runs/models/model-price.ts";
import { sentText, sentTool } from "#adapters/models/model-messages.ts";
import type { ModelOutcome, ModelRequest } from "#adapters/models/call-model.server.ts";

/** Tokens of the schema that an answer is to have, and of what a provider says about tools where there are any. */
const SHAPE_TOKENS = 1_000;

export type PricedRequest = Pick<
  ModelRequest,
  "system" | "messages" | "maxTokens" | "shape" | "tools"
>;

/** The most tokens that a request can use: the bytes of what is sent, and all that may come back. */
export const mostTokens = ({
  system,
  messages,
  maxTokens,
  shape,
  tools,
}: PricedRequest): TokenUsage => ({
  tokensIn:
    tokensAtMost(system) +
    messages.reduce((sum, one) => sum + tokensAtMost(sentText(one)) + MESSAGE_TOKENS, 0) +
    2 * MESSAGE_TOKENS +
    (shape ? SHAPE_TOKENS : 0) +
    (tools?.length ? SHAPE_TOKENS : 0) +
    (tools ?? []).reduce((sum, one) => sum + tokensAtMost(sentTool(one)) + MESSAGE_TOKENS, 0),
  tokensOut: maxTokens,
});

/** Tokens and cost of a call; `isEstimated` where the provider did not count them. */
export interface KnownCost {
  usage: TokenUsage;
  cost: CallCost;
  isEstimated: boolean;
}

/**
 * Cost of a call: as the provider counted; its maximum where the provider did not say, as for an
 * answer that was cut or stopped; nothing where it was refused before it began.
 */
export function knownCost(
  request: PricedRequest,
  { text, usage, hasBegun }: ModelOutcome,
  price: ModelPrice,
  rateE4: number,
): KnownCost {
  if (usage) return { usage, cost: costOf(usage, price, rateE4), isEstimated: false };
  if (!hasBegun)
    return {
      usage: { tokensIn: 0, tokensOut: 0 },
      cost: { microUsd: 0, centavos: 0 },
      isEstimated: false,
    };
  const { tokensIn, tokensOut } = mostTokens(request);
  const most = { tokensIn, tokensOut: Math.min(tokensOut, tokensAtMost(text)) };
  return { usage: most, cost: costOf(most, price, rateE4), isEstimated: true };
}
