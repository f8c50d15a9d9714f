/** Price of a language model, in micro-USD per million tokens. */
export interface ModelPrice {
  /** Input tokens. */
  inMicroUsd: number;
  /** Output tokens. */
  outMicroUsd: number;
}

/** Tokens of a call, as the provider counts them. */
export interface TokenUsage {
  tokensIn: number;
  tokensOut: number;
}

/** Cost of a call. */
export interface CallCost {
  /** Micro-USD, rounded up. */
  microUsd: number;
  /** Centavos MXN, rounded up: what is shown, and what counts against limits. */
  centavos: number;
}

/** Price of a self-hosted model. */
export const FREE: ModelPrice = { inMicroUsd: 0, outMicroUsd: 0 };

/** Highest price that can be set: 1,000 USD per million tokens. */
export const PRICE_MAX_MICRO_USD = 1_000_000_000;

/** Larger counts of a provider are not believed. */
export const TOKENS_MAX = 10_000_000;

/**
 * The cost of a call. Both amounts are rounded up, so that the centavos of all calls add up to what is
 * shown for a day, and to no less than what was spent.
 *
 * @param rateE4 ten-thousandths of MXN per USD: 200000 is 20.0000
 */
export function costOf(usage: TokenUsage, price: ModelPrice, rateE4: number): CallCost {
  // A product may pass 2^53.
  const microUsd = ceilDiv(
    BigInt(usage.tokensIn) * BigInt(price.inMicroUsd) +
      BigInt(usage.tokensOut) * BigInt(price.outMicroUsd),
    1_000_000n,
  );
  return {
    microUsd: Number(microUsd),
    centavos: Number(ceilDiv(microUsd * BigInt(rateE4), 100_000_000n)),
  };
}

const ceilDiv = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;

/** The most tokens that a text can be: each has at least one byte of its UTF-8. */
export const tokensAtMost = (text: string): number => new TextEncoder().encode(text).length;

/** Tokens that a provider may add around each message and around all of them. */
export const MESSAGE_TOKENS = 16;

/**
 * Prices of well-known models at their makers, in USD per million tokens, as published in 2025. A price
 * that a person has set for a model goes before this one.
 */
const KNOWN: Readonly<Record<string, readonly [sent: number, received: number]>> = {
  "gpt-4o": [2.5, 10],
  "gpt-4o-mini": [0.15, 0.6],
  "gpt-4.1": [2, 8],
  "gpt-4.1-mini": [0.4, 1.6],
  "gpt-4.1-nano": [0.1, 0.4],
  "gpt-5": [1.25, 10],
  "gpt-5-mini": [0.25, 2],
  "gpt-5-nano": [0.05, 0.4],
  "claude-3-haiku-20240307": [0.25, 1.25],
  "claude-3-5-haiku-latest": [0.8, 4],
  "claude-haiku-4-5": [1, 5],
  "claude-sonnet-4-5": [3, 15],
  "claude-opus-4-1": [15, 75],
};

/** The makers whose prices are known; the same name elsewhere may cost something else. */
const MAKERS: ReadonlySet<string> = new Set(["api.openai.com", "api.anthropic.com"]);

/** The published price of a model at its maker; undefined for another model or another host. */
export function knownPrice(host: string, model: string): ModelPrice | undefined {
  const known = MAKERS.has(host) && Object.hasOwn(KNOWN, model) ? KNOWN[model] : undefined;
  return known && { inMicroUsd: usdToMicro(known[0]), outMicroUsd: usdToMicro(known[1]) };
}

const usdToMicro = (usd: number): number => Math.round(usd * 1_000_000);

/** Micro-USD as one types them, in USD without zeros at the end: "0.15". */
export const typedUsd = (microUsd: number): string =>
  (microUsd / 1_000_000).toFixed(6).replace(/\.?0+$/, "");

/** USD as typed, "0.15" or "0,15", in micro-USD; undefined for anything else, or too much. */
export function readUsd(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(",", ".");
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(text)) return undefined;
  const microUsd = usdToMicro(Number(text));
  return microUsd <= PRICE_MAX_MICRO_USD ? microUsd : undefined;
}
