import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { CURRENCIES } from "#domain/money/ledger.ts";
import { NOTICE_MAX_BYTES } from "#domain/money/payments.ts";

/** How far the clocks may be apart, and how long a notice may be on its way. */
const WINDOW_SECONDS = 300;

/** `t=` seconds since 1970 and `v1=` the signature in hexadecimal. */
const SIGNATURE = /^t=(\d{10}),v1=([0-9a-f]{64})$/;

const noticeSchema = z.object({
  reference: z.string().min(1).max(200),
  outcome: z.enum(["paid", "failed"]),
  currency: z.enum(CURRENCIES),
  /** Smallest unit. */
  amount: z.number().int().positive(),
});

/** What a provider says of a payment. */
export interface PaymentNotice extends z.infer<typeof noticeSchema> {
  kind: "notice";
}

/** What is no notice of the provider's, or not any more; for the answer. */
export interface NoticeRefusal {
  kind: "refused";
  status: 400 | 401 | 413;
  text: string;
}

const refuse = (status: NoticeRefusal["status"], text: string): NoticeRefusal => ({
  ...{ kind: "refused", status, text },
});

/**
 * Reads a notice that is signed with a secret both sides have: `Plaza-Signature: t=…,v1=…`, where v1
 * is HMAC-SHA256 over the time, a dot and the body as it came. The time is signed too, so that a
 * notice somebody has copied is good for five minutes only; within them it settles nothing twice.
 *
 * The signature is checked before anything of the body is looked at.
 */
export async function readSignedNotice(
  request: Request,
  secret: string,
  now: Date,
): Promise<PaymentNotice | NoticeRefusal> {
  const [, time = "", signature = ""] =
    SIGNATURE.exec(request.headers.get("Plaza-Signature") ?? "") ?? [];
  if (signature === "") return refuse(401, "The notice is not signed");
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > NOTICE_MAX_BYTES) return refuse(413, "The notice is too long");
  const own = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  // In the same time wherever they differ; both are 32 bytes.
  if (!timingSafeEqual(own, Buffer.from(signature, "hex")))
    return refuse(401, "The signature is wrong");
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > WINDOW_SECONDS)
    return refuse(401, "The notice is too old, or a clock is wrong");
  const notice = noticeSchema.safeParse(parseJson(body));
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
