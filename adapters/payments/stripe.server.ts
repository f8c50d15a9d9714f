import { createHash } from "node:crypto";
import {
  CHARGED_IN,
  toCents,
  type DisputeState,
  type FetchedPayment,
  type PaymentMethod,
} from "#domain/money/provider-payment.ts";
import { STRIPE_NOTICE_MAX_BYTES } from "#domain/money/payments.ts";
import { refuseNotice, type WebhookRefusal } from "./payment-webhook.server.ts";
import {
  asList,
  asObject,
  asText,
  asTime,
  callProvider,
  parseObject,
  ProviderAway,
  ProviderRefusal,
  type ProviderObject,
} from "./provider-call.server.ts";
import { stripeProblem } from "./provider-signatures.server.ts";
import {
  checkoutUrl,
  type AskedPayment,
  type NoticeLookup,
  type RealPaymentProvider,
} from "./real-provider.ts";

/** Answers have the fields of this version, whatever the account's own is. */
const API_VERSION = "2024-06-20";
/** OXXO vouchers are valid for this many days. */
const OXXO_DAYS = 3;
/** Centavos of the highest OXXO voucher: 10,000.00 MXN (docs.stripe.com/payments/oxxo). */
const OXXO_MAX_CENTS = 1_000_000;
/** A page that the person is on is not closed in less than this time, as Stripe demands. */
const SESSION_MIN_SECONDS = 31 * 60;

type Fields = [string, string][];

/**
 * Stripe by Checkout, over its REST API: cards, and OXXO for pesos. Its notices are signed, and
 * believed in one thing only: which payment to fetch.
 *
 * @param apiRoot `https://api.stripe.com`, or a fake
 * @param ms for one answer, in milliseconds
 */
export function createStripe({
  apiRoot,
  secretKey,
  webhookSecret,
  ms,
}: {
  apiRoot: string;
  secretKey: string;
  webhookSecret: string;
  ms?: number;
}): RealPaymentProvider {
  const root = apiRoot.replace(/\/+$/, "");
  const call = (path: string, options: { fields?: Fields; key?: string } = {}) =>
    callProvider(`${root}/v1/${path}`, {
      method: options.fields ? "POST" : "GET",
      headers: {
        Authorization: `Bearer ${secretKey}`,
        "Stripe-Version": API_VERSION,
        ...(options.fields && { "Content-Type": "application/x-www-form-urlencoded" }),
        ...(options.key && { "Idempotency-Key": options.key }),
      },
      ...(options.fields && { body: new URLSearchParams(options.fields).toString() }),
      ...(ms !== undefined && { ms }),
    });

  /** The disputes of a payment decide what is in dispute; asked for only if there are any. */
  async function readIntent(intent: ProviderObject): Promise<FetchedPayment> {
    const paymentId = asText(intent.id);
    const status = asText(intent.status);
    if (!paymentId || !status) throw new ProviderAway("the answer is no payment");
    const charge = asObject(intent.latest_charge);
    const disputes = charge?.disputed
      ? asList((await call(`disputes?payment_intent=${encodeURIComponent(paymentId)}`))?.data)
      : [];
    const oxxo = asObject(asObject(intent.next_action)?.oxxo_display_details);
    const isPaid = status === "succeeded";
    return {
      paymentId,
      isLive: intent.livemode !== false,
      reference: asText(asObject(intent.metadata)?.reference) ?? null,
      currency: (asText(intent.currency) ?? "").toUpperCase(),
      cents: numberOf(isPaid ? intent.amount_received : intent.amount),
      status: isPaid ? "paid" : isWaiting(status) ? "pending" : "failed",
      refundedCents: numberOf(charge?.amount_refunded),
      ...disputeOf(disputes),
      method: methodOf(asText(asObject(charge?.payment_method_details)?.type), oxxo),
      payBefore: isPaid ? null : asTime(oxxo?.expires_after),
    };
  }

  const createSession = (payment: AskedPayment, hasOxxo: boolean) => {
    const fields = sessionFields(payment, hasOxxo);
    return call("checkout/sessions", { fields, key: sessionKey(payment.reference, fields) });
  };

  /** Creates a checkout, without OXXO for an account that does not have it. */
  async function beginSession(payment: AskedPayment): Promise<ProviderObject | undefined> {
    if (!takesOxxo(payment)) return createSession(payment, false);
    try {
      return await createSession(payment, true);
    } catch (error) {
      if (!(error instanceof ProviderRefusal && error.status === 400)) throw error;
      return createSession(payment, false);
    }
  }

  return {
    name: "stripe",
    async begin(payment) {
      const session = await beginSession(payment);
      const sessionId = asText(session?.id);
      const payUrl = checkoutUrl(session?.url, root);
      if (!sessionId || !payUrl) throw new ProviderAway("the session has no address");
      return { sessionId, payUrl };
    },
    async end(sessionId) {
      await call(`checkout/sessions/${encodeURIComponent(sessionId)}/expire`, { fields: [] });
    },
    async find({ paymentId, sessionId }) {
      if (paymentId !== undefined) {
        const path = `payment_intents/${encodeURIComponent(paymentId)}?expand[]=latest_charge`;
        const intent = await call(path);
        return { payments: intent ? [await readIntent(intent)] : [], isClosed: false };
      }
      // Without a session the person never got a payment page.
      if (sessionId === undefined) return { payments: [], isClosed: false };
      const path = `checkout/sessions/${encodeURIComponent(sessionId)}`;
      const session = await call(`${path}?expand[]=payment_intent.latest_charge`);
      const intent = asObject(session?.payment_intent);
      const payment = intent && (await readIntent(intent));
      const status = asText(session?.status);
      return {
        payments: payment ? [payment] : [],
        // Complete and failed: the voucher expired unpaid.
        isClosed: status === "expired" || (status === "complete" && payment?.status === "failed"),
      };
    },
    async check() {
      const account = await call("account");
      return asText(asObject(account?.business_profile)?.name) ?? asText(account?.id) ?? "";
    },
    async readNotice(request, now): Promise<NoticeLookup | WebhookRefusal> {
      const body = Buffer.from(await request.arrayBuffer());
      if (body.length > STRIPE_NOTICE_MAX_BYTES)
        return { kind: "refused", status: 413, text: "The notice is too long" };
      const header = request.headers.get("Stripe-Signature");
      const problem = stripeProblem(body, header, webhookSecret, now);
      if (problem) return refuseNotice(problem);
      const event = parseObject(body.toString("utf8"));
      const subject = asObject(asObject(event?.data)?.object);
      const type = asText(event?.type);
      if (!subject || !type)
        return { kind: "refused", status: 400, text: "The notice cannot be read" };
      return { kind: "lookup", lookup: lookupOf(type, subject) };
    },
  };
}

const takesOxxo = ({ currency, amount }: AskedPayment): boolean =>
  CHARGED_IN[currency] === "MXN" && toCents(amount, currency) <= OXXO_MAX_CENTS;

/**
 * Stripe's idempotency key of a checkout: of its reference and of all that is sent, since Stripe refuses
 * a key that comes again with other fields (`idempotency_error`). A title in another language or a
 * later end is another checkout; the first one's address was never shown to anyone.
 */
const sessionKey = (reference: string, fields: Fields): string =>
  `${reference}-${createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 16)}`;

/** The form of a new checkout: by card, and by OXXO if `hasOxxo`. */
function sessionFields(
  { reference, currency, amount, expiresAt, title, returnUrl }: AskedPayment,
  hasOxxo: boolean,
): Fields {
  const seconds = Math.floor(expiresAt.getTime() / 1_000);
  const least = Math.floor(Date.now() / 1_000) + SESSION_MIN_SECONDS;
  const oxxo: Fields = [
    ["payment_method_types[1]", "oxxo"],
    ["payment_method_options[oxxo][expires_after_days]", String(OXXO_DAYS)],
  ];
  return [
    ["mode", "payment"],
    ["client_reference_id", reference],
    ["metadata[reference]", reference],
    ["payment_intent_data[metadata][reference]", reference],
    ["payment_method_types[0]", "card"],
    ...(hasOxxo ? oxxo : []),
    ["line_items[0][quantity]", "1"],
    ["line_items[0][price_data][currency]", CHARGED_IN[currency].toLowerCase()],
    ["line_items[0][price_data][unit_amount]", String(toCents(amount, currency))],
    ["line_items[0][price_data][product_data][name]", title],
    ["success_url", returnUrl],
    ["cancel_url", returnUrl],
    ["expires_at", String(Math.max(seconds, least))],
  ];
}

const numberOf = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : 0;

const isWaiting = (status: string) => status === "processing" || status === "requires_action";

/** Inquiries (`warning_…`) move no money; if there are several disputes, the worst counts. */
function disputeOf(disputes: readonly ProviderObject[]): {
  dispute: DisputeState;
  disputedCents: number;
} {
  const sumOf = (...statuses: string[]) =>
    disputes
      .filter(({ status }) => statuses.includes(asText(status) ?? ""))
      .reduce((sum, { amount }) => sum + numberOf(amount), 0);
  const open = sumOf("needs_response", "under_review");
  const lost = sumOf("lost");
  if (open > 0) return { dispute: "open", disputedCents: open + lost };
  if (lost > 0) return { dispute: "lost", disputedCents: lost };
  const won = sumOf("won");
  return { dispute: won > 0 ? "won" : "none", disputedCents: won };
}

function methodOf(type: string | undefined, oxxo: ProviderObject | undefined): PaymentMethod {
  if (type === "oxxo" || oxxo) return "oxxo";
  return type === "card" ? "card" : "other";
}

/** Finds the payment of an event about a checkout, a payment, a charge, a refund or a dispute. */
function lookupOf(type: string, subject: ProviderObject): NoticeLookup["lookup"] {
  const id = asText(subject.id);
  if (type.startsWith("checkout.session."))
    return id === undefined
      ? undefined
      : { sessionId: id, reference: asText(subject.client_reference_id) };
  if (type.startsWith("payment_intent."))
    return { paymentId: id, reference: asText(asObject(subject.metadata)?.reference) };
  if (!type.startsWith("charge.") && !type.startsWith("refund.")) return undefined;
  const paymentId = asText(subject.payment_intent);
  return paymentId === undefined ? undefined : { paymentId };
}
