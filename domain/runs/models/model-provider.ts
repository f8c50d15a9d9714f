/** Providers of language models that a person connects. */
import { readUsd, type ModelPrice } from "./model-price.ts";

/** API styles of providers. Ollama, llama.cpp, vLLM and OpenRouter speak as OpenAI does. */
export const PROVIDER_KINDS = ["openai-compatible", "anthropic"] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** The test with which a provider begins: asked for, being made, or how it ended. */
export const PROVIDER_TEST_STATES = ["waiting", "testing", "ok", "failed"] as const;
export type ProviderTestState = (typeof PROVIDER_TEST_STATES)[number];

/** Maximum providers of one person. */
export const PROVIDERS_MAX = 10;
export const MODEL_NAME_MAX_CHARACTERS = 120;
export const MODEL_KEY_MAX_CHARACTERS = 400;
export const BASE_URL_MAX_CHARACTERS = 300;
/** Last characters of an API key that are shown; none of a key shorter than twice as many. */
const KEY_SIGNS_SHOWN = 4;

/** Default address of each kind. */
export const BASE_URLS: Readonly<Record<ProviderKind, string>> = {
  "openai-compatible": "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
};

/** A form's fields as typed. */
export interface TypedProvider {
  kind: string;
  baseUrl: string;
  model: string;
  key: string;
  priceIn: string;
  priceOut: string;
}

export interface NewProvider {
  kind: ProviderKind;
  /** Address without a slash at its end. */
  baseUrl: string;
  model: string;
  /** Undefined where the provider asks for none. */
  key: string | undefined;
  /** Price that the person typed; undefined for none. */
  price: ModelPrice | undefined;
}

export type ProviderProblem =
  "kind" | "address" | "https" | "model" | "key" | "key-missing" | "price" | "price-missing";
export type ProviderProblems = Partial<
  Record<"kind" | "baseUrl" | "model" | "key" | "priceIn" | "priceOut", ProviderProblem>
>;

/** Rules of the installation that `readProvider` asks for: allowed hosts and known prices. */
export interface ProviderRules {
  /** Whether the operator allows this host, so that it may be reached in the clear and is free. */
  isAllowedHost: (host: string) => boolean;
  /** The known price of a model. */
  priceOf: (host: string, model: string) => ModelPrice | undefined;
}

/** Reads a form: a provider, or what is wrong at which field. */
export function readProvider(
  typed: TypedProvider,
  { isAllowedHost, priceOf }: ProviderRules,
): { provider: NewProvider } | { problems: ProviderProblems } {
  const problems: ProviderProblems = {};
  const kind = PROVIDER_KINDS.find((known) => known === typed.kind);
  if (!kind) problems.kind = "kind";
  const url = readBaseUrl(typed.baseUrl.trim() || BASE_URLS[kind ?? "openai-compatible"]);
  if (!url) problems.baseUrl = "address";
  const isAllowed = url !== undefined && isAllowedHost(url.host);
  if (url && !isAllowed && url.protocol !== "https:") problems.baseUrl = "https";
  const model = typed.model.trim();
  // Printable signs without spaces, as in `openai/gpt-4o-mini` or `llama3.1:8b`.
  if (!/^[\w./:@+-]+$/.test(model) || model.length > MODEL_NAME_MAX_CHARACTERS)
    problems.model = "model";
  const key = typed.key.trim();
  // A header's value: printable ASCII.
  if (key !== "" && (!/^[!-~]+$/.test(key) || key.length > MODEL_KEY_MAX_CHARACTERS))
    problems.key = "key";
  if (key === "" && !isAllowed) problems.key = "key-missing";
  const price = readPrice(typed, problems);
  const isPriceTold = price !== undefined || problems.priceIn || problems.priceOut;
  if (!isPriceTold && !problems.model && url && !isAllowed && !priceOf(url.host, model))
    problems.priceIn = "price-missing";
  if (Object.keys(problems).length > 0 || !kind || !url) return { problems };
  return {
    provider: { kind, baseUrl: addressOf(url), model, key: key || undefined, price },
  };
}

function readPrice(typed: TypedProvider, problems: ProviderProblems): ModelPrice | undefined {
  const [priceIn, priceOut] = [typed.priceIn.trim(), typed.priceOut.trim()];
  if (priceIn === "" && priceOut === "") return undefined;
  const [inMicroUsd, outMicroUsd] = [readUsd(priceIn), readUsd(priceOut)];
  if (inMicroUsd === undefined) problems.priceIn = "price";
  if (outMicroUsd === undefined) problems.priceOut = "price";
  if (inMicroUsd === undefined || outMicroUsd === undefined) return undefined;
  return { inMicroUsd, outMicroUsd };
}

/** An address of http or https without a user, a query or a fragment; undefined for any other. */
function readBaseUrl(text: string): URL | undefined {
  if (text.length > BASE_URL_MAX_CHARACTERS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain =
    url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  return isPlain && /^https?:$/.test(url.protocol) ? url : undefined;
}

const addressOf = (url: URL): string => url.href.replace(/\/+$/, "");

/** Host of a provider's address, with its port if it has one, for display. */
export const hostOf = (baseUrl: string): string => new URL(baseUrl).host;

/** Last signs of a key; none of a short one, of which they would be the greater part. */
export const lastSigns = (key: string): string =>
  key.length < 2 * KEY_SIGNS_SHOWN ? "" : key.slice(-KEY_SIGNS_SHOWN);

/**
 * Whether a host, as in `URL.host`, is in the operator's list. An entry without a port allows every
 * port.
 */
export function isListedHost(host: string, listed: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, "");
  return listed.some((entry) => entry === host || entry === name);
}
