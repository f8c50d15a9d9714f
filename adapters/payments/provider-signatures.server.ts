import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Maximum age of a notice in seconds. Stripe signs each delivery again, so an old one is a replay.
 */
const STRIPE_WINDOW_SECONDS = 300;
/**
 * Mercado Pago repeats a notice for days, maybe with its first time. A copied one makes no harm: it
 * only has the payment looked up. In seconds.
 */
const MERCADOPAGO_AGE_SECONDS = 8 * 86_400;
/** For clocks that differ. */
const AHEAD_SECONDS = 300;

const hmac = (secret: string, text: string | Buffer) => createHmac("sha256", secret).update(text);

const isEqual = (expected: Buffer, hex: string) =>
  /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(expected, Buffer.from(hex, "hex"));

export type SignatureProblem = "unsigned" | "wrong" | "old";

/** The `name=value` pairs of a signature header, separated by commas. */
function pairsOf(header: string): [string, string][] {
  if (header.length > 2_000) return [];
  return header.split(",").map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
  });
}

const valueOf = (pairs: [string, string][], name: string) =>
  pairs.find(([found]) => found === name)?.[1] ?? "";

/**
 * Checks `x-signature: ts=…,v1=…` of Mercado Pago: HMAC-SHA256 over
 * `id:<data.id>;request-id:<x-request-id>;ts:<ts>;`, without the parts that the notice lacks. Its SDKs
 * differ in whether `data.id` is put in small letters (sdk-nodejs #439, sdk-java #420): either counts.
 *
 * @returns undefined for a good signature
 */
export function mercadopagoProblem(
  notice: { signature: string | null; requestId: string | null; dataId: string | null },
  secret: string,
  now: Date,
): SignatureProblem | undefined {
  const pairs = pairsOf(notice.signature ?? "");
  const [ts, v1] = [valueOf(pairs, "ts"), valueOf(pairs, "v1")];
  // Seconds or milliseconds: both are documented.
  if (!/^\d{10}(\d{3})?$/.test(ts) || v1 === "") return "unsigned";
  const ids = new Set([notice.dataId ?? "", (notice.dataId ?? "").toLowerCase()]);
  const isSigned = [...ids].some((id) => {
    const manifest =
      (id === "" ? "" : `id:${id};`) +
      (notice.requestId === null ? "" : `request-id:${notice.requestId};`) +
      `ts:${ts};`;
    return isEqual(hmac(secret, manifest).digest(), v1);
  });
  if (!isSigned) return "wrong";
  const age = now.getTime() / 1_000 - Number(ts.slice(0, 10));
  return age > MERCADOPAGO_AGE_SECONDS || age < -AHEAD_SECONDS ? "old" : undefined;
}

/**
 * Checks `Stripe-Signature: t=…,v1=…[,v1=…]`: HMAC-SHA256 over the time, a dot and the raw body. While
 * a secret is changed there is a `v1` of each.
 *
 * @returns undefined for a good signature
 */
export function stripeProblem(
  body: Buffer,
  header: string | null,
  secret: string,
  now: Date,
): SignatureProblem | undefined {
  const pairs = pairsOf(header ?? "");
  const time = valueOf(pairs, "t");
  const signatures = pairs.filter(([name]) => name === "v1");
  if (!/^\d{10}$/.test(time) || signatures.length === 0) return "unsigned";
  const expected = hmac(secret, `${time}.`).update(body).digest();
  if (!signatures.some(([, hex]) => isEqual(expected, hex))) return "wrong";
  return Math.abs(now.getTime() / 1_000 - Number(time)) > STRIPE_WINDOW_SECONDS ? "old" : undefined;
}
