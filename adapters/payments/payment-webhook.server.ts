import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { CURRENCIES } from "#domain/money/ledger.ts";
import { WEBHOOK_MAX_BYTES } from "#domain/money/payments.ts";

/** Accepted age of a webhook: covers its delivery and clock skew in both directions. */
const WINDOW_SECONDS = 300;

/** The `Plaza-Signature` header: `t=` Unix seconds, `v1=` the HMAC in hexadecimal. */
const SIGNATURE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

const webhookSchema = z.object({
  reference: z.string().min(1).max(200),
  outcome: z.enum(["paid", "failed"]),
  currency: z.enum(CURRENCIES),
  /** In the currency's smallest unit. */
  amount: z.number().int().positive(),
});

/** A verified webhook: the outcome of one payment. */
export interface PaymentWebhook extends z.infer<typeof webhookSchema> {
  kind: "notice";
}

/** The HTTP answer to a webhook that is unsigned, forged, expired, too long or malformed. */
export interface WebhookRefusal {
  kind: "refused";
  status: 400 | 401 | 413;
  text: string;
}

const refuse = (status: WebhookRefusal["status"], text: string): WebhookRefusal => ({
  kind: "refused",
  status,
  text,
});

const SIGNATURE_PROBLEMS = {
  unsigned: "The notice is not signed",
  wrong: "The signature is wrong",
  old: "The notice is too old, or a clock is wrong",
} as const;

/** The answer to a notice whose signature is missing, wrong, or of another time. */
export const refuseNotice = (problem: keyof typeof SIGNATURE_PROBLEMS): WebhookRefusal =>
  refuse(401, SIGNATURE_PROBLEMS[problem]);

/**
 * Verifies a webhook's signature and parses its body. The header is `Plaza-Signature: t=…,v1=…`,
 * where v1 is HMAC-SHA256, keyed with the shared secret, over the time, a dot and the raw body. The
 * signed time limits replay of a copied webhook to five minutes; a replay within them is harmless,
 * because settling is idempotent.
 *
 * The body is parsed only after its signature has been checked.
 */
export async function readSignedWebhook(
  request: Request,
  secret: string,
  now: Date,
): Promise<PaymentWebhook | WebhookRefusal> {
  const [, time = "", signature = ""] =
    SIGNATURE.exec(request.headers.get("Plaza-Signature") ?? "") ?? [];
  if (signature === "") return refuse(401, "The notice is not signed");
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > WEBHOOK_MAX_BYTES) return refuse(413, "The notice is too long");
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  // Constant-time comparison. Both buffers are 32 bytes, as `timingSafeEqual` requires.
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex")))
    return refuse(401, "The signature is wrong");
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > WINDOW_SECONDS)
    return refuse(401, "The notice is too old, or a clock is wrong");
  const notice = webhookSchema.safeParse(parseJson(body));
  return notice.success
    ? { kind: "notice", ...notice.data }
    : refuse(400, "The notice cannot be read");
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
