/** The time for one answer of a payment provider, in milliseconds. */
const CALL_MS = 10_000;
/** An answer that is longer is not read, in bytes. */
const ANSWER_MAX_BYTES = 1024 * 1024;

/** A provider did not answer, is overloaded, or answered what cannot be read: to be tried again. */
export class ProviderAway extends Error {
  override name = "ProviderAway";
}

/** A provider refused a request: wrong keys, or data that it does not take. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
  readonly status: number;
  /** The provider's word for the reason, such as `amount_too_large`; empty if it gave none. */
  readonly code: string;
  /** @param status of HTTP, 400 to 499 */
  constructor(status: number, code = "") {
    super(`the provider answered ${status}${code && ` (${code})`}`);
    this.status = status;
    this.code = code;
  }
}

export type ProviderObject = Record<string, unknown>;

/**
 * Sends a request to a payment provider, at an address that the operator configured.
 * @returns the object of the answer; undefined for 404
 * @throws ProviderAway, ProviderRefusal
 */
export async function callProvider(
  url: string,
  {
    method = "GET",
    headers,
    body,
    ms = CALL_MS,
  }: { method?: string; headers: Record<string, string>; body?: string; ms?: number },
): Promise<ProviderObject | undefined> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json", "User-Agent": "Plaza", ...headers },
      ...(body !== undefined && { body }),
      // The key goes nowhere else.
      redirect: "manual",
      signal: AbortSignal.timeout(ms),
    });
    status = response.status;
    text = await readLimited(response);
  } catch (error) {
    throw new ProviderAway("no answer", { cause: error });
  }
  if (status === 404) return undefined;
  // 429: too many requests; 409: the same idempotency key is in use at this moment.
  if (status >= 400 && status < 500 && status !== 429 && status !== 409)
    throw new ProviderRefusal(status, refusalCode(text));
  if (status < 200 || status >= 300) throw new ProviderAway(`status ${status}`);
  const read = parseObject(text);
  if (!read) throw new ProviderAway("the answer is no object");
  return read;
}

/**
 * The code of a refusal: `error.code` or `error.type` of Stripe, `error` of Mercado Pago. Messages are
 * left out, since they may repeat a part of the key.
 */
function refusalCode(text: string): string {
  const error = parseObject(text)?.error;
  const { code, type } = asObject(error) ?? {};
  const name = asText(code) ?? asText(type) ?? asText(error) ?? "";
  return /^[\w.-]{1,60}$/.test(name) ? name : "";
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > ANSWER_MAX_BYTES) {
      await reader?.cancel();
      throw new Error("the answer is too long");
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The JSON object in a text; undefined for anything else. */
export function parseObject(text: string): ProviderObject | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const asObject = (value: unknown): ProviderObject | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ProviderObject)
    : undefined;

export const asList = (value: unknown): ProviderObject[] =>
  Array.isArray(value)
    ? value.map((each: unknown) => asObject(each)).filter((each) => each !== undefined)
    : [];

/** A short text; numbers as their digits, since ids come as either. */
export function asText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value !== "" && value.length <= 2_000 ? value : undefined;
}

/** Seconds since 1970, or a time in ISO 8601. */
export function asTime(value: unknown): Date | null {
  if (typeof value !== "number" && typeof value !== "string") return null;
  const time = new Date(typeof value === "number" ? value * 1_000 : value);
  return Number.isNaN(time.getTime()) ? null : time;
}
