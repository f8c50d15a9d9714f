import type {
  DisputeState,
  FetchedPayment,
  PaymentMethod,
} from "#domain/money/provider-payment.ts";
import { CHARGED_IN, toCents } from "#domain/money/provider-payment.ts";
import { refuseNotice, type WebhookRefusal } from "./payment-webhook.server.ts";
import {
  asList,
  asObject,
  asText,
  asTime,
  callProvider,
  ProviderAway,
  type ProviderObject,
} from "./provider-call.server.ts";
import { checkoutUrl, type NoticeLookup, type RealPaymentProvider } from "./real-provider.ts";
import { mercadopagoProblem } from "./provider-signatures.server.ts";

/** Maximum payments looked at for one top-up: a person tries a few cards. */
const PAYMENTS_MAX = 30;

/**
 * Mercado Pago by Checkout Pro, over its REST API: cards, OXXO, SPEI and what else the operator's
 * account offers. Its notices are signed, and believed in one thing only: which payment to fetch.
 *
 * @param apiRoot `https://api.mercadopago.com`, or a fake
 * @param isTest the keys are a test user's: every payment is play money, whatever `live_mode` says
 * @param ms for one answer, in milliseconds
 */
export function createMercadopago({
  apiRoot,
  accessToken,
  webhookSecret,
  isTest = false,
  ms,
}: {
  apiRoot: string;
  accessToken: string;
  webhookSecret: string;
  isTest?: boolean;
  ms?: number;
}): RealPaymentProvider {
  const root = apiRoot.replace(/\/+$/, "");
  const call = (path: string, options: { method?: string; body?: object; key?: string } = {}) =>
    callProvider(root + path, {
      method: options.method ?? "GET",
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(options.body && { "Content-Type": "application/json" }),
        ...(options.key && { "X-Idempotency-Key": options.key }),
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
      ...(ms !== undefined && { ms }),
    });
  const read = (payment: ProviderObject) => readPayment(payment, isTest);
  const idPath = (id: string) => encodeURIComponent(id);

  return {
    name: "mercadopago",
    async begin({ reference, currency, amount, expiresAt, title, returnUrl, noticeUrl }) {
      const preference = await call("/checkout/preferences", {
        method: "POST",
        key: reference,
        body: {
          external_reference: reference,
          items: [
            {
              id: reference,
              title,
              quantity: 1,
              currency_id: CHARGED_IN[currency],
              unit_price: toCents(amount, currency) / 100,
            },
          ],
          back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
          // Accepted for https addresses only.
          ...(returnUrl.startsWith("https:") && { auto_return: "approved" }),
          // Signed notices only, and not the older kind beside them.
          notification_url: `${noticeUrl}?source_news=webhooks`,
          expires: true,
          expiration_date_to: expiresAt.toISOString(),
          // Vouchers of OXXO and transfers by SPEI are not valid for longer.
          date_of_expiration: expiresAt.toISOString(),
          statement_descriptor: "PLAZA",
        },
      });
      const sessionId = asText(preference?.id);
      const payUrl = checkoutUrl(preference?.init_point, root);
      if (!sessionId || !payUrl) throw new ProviderAway("the preference has no address");
      return { sessionId, payUrl };
    },
    async end(sessionId) {
      await call(`/checkout/preferences/${idPath(sessionId)}`, {
        method: "PUT",
        body: { expires: true, expiration_date_to: new Date().toISOString() },
      });
    },
    async find({ paymentId, reference }) {
      if (paymentId !== undefined) {
        const payment = await call(`/v1/payments/${idPath(paymentId)}`);
        return { payments: payment ? [read(payment)] : [], isClosed: false };
      }
      if (reference === undefined) return { payments: [], isClosed: false };
      const query = new URLSearchParams({
        external_reference: reference,
        sort: "date_created",
        criteria: "desc",
        limit: String(PAYMENTS_MAX),
      });
      const answer = await call(`/v1/payments/search?${query.toString()}`);
      const payments = asList(answer?.results)
        .map(read)
        .filter((payment) => payment.reference === reference);
      return { payments, isClosed: false };
    },
    async check() {
      const user = await call("/users/me");
      return asText(user?.nickname) ?? asText(user?.id) ?? "";
    },
    async readNotice(request, now): Promise<NoticeLookup | WebhookRefusal> {
      const { searchParams } = new URL(request.url);
      const dataId = searchParams.get("data.id");
      const problem = mercadopagoProblem(
        {
          signature: request.headers.get("x-signature"),
          requestId: request.headers.get("x-request-id"),
          dataId,
        },
        webhookSecret,
        now,
      );
      if (problem) return refuseNotice(problem);
      const type = searchParams.get("type") ?? searchParams.get("topic") ?? "";
      if (dataId === null || !/^[\w-]{1,60}$/.test(dataId))
        return { kind: "refused", status: 400, text: "The notice names no payment" };
      if (type === "payment") return { kind: "lookup", lookup: { paymentId: dataId } };
      if (!type.includes("chargebacks")) return { kind: "lookup", lookup: undefined };
      const chargeback = await call(`/v1/chargebacks/${idPath(dataId)}`);
      const [disputed] = Array.isArray(chargeback?.payments) ? chargeback.payments : [];
      const paymentId = asText(asObject(disputed)?.id ?? disputed);
      return { kind: "lookup", lookup: paymentId === undefined ? undefined : { paymentId } };
    },
  };
}

/** Mercado Pago's statuses of a payment that was paid at some time. */
const PAID = new Set(["approved", "refunded", "charged_back", "in_mediation"]);
const PENDING = new Set(["pending", "in_process", "authorized"]);

/** @throws ProviderAway for what is no payment */
function readPayment(payment: ProviderObject, isTest: boolean): FetchedPayment {
  const paymentId = asText(payment.id);
  const status = asText(payment.status);
  const amount = payment.transaction_amount;
  if (!paymentId || !status || typeof amount !== "number")
    throw new ProviderAway("the answer is no payment");
  const cents = Math.round(amount * 100);
  const refunded = payment.transaction_amount_refunded;
  const refundedCents =
    typeof refunded === "number" && refunded > 0
      ? Math.round(refunded * 100)
      : status === "refunded"
        ? cents
        : 0;
  const dispute = disputeOf(status, asText(payment.status_detail));
  return {
    paymentId,
    isLive: !isTest && payment.live_mode !== false,
    reference: asText(payment.external_reference) ?? null,
    currency: (asText(payment.currency_id) ?? "").toUpperCase(),
    cents,
    status: PAID.has(status) ? "paid" : PENDING.has(status) ? "pending" : "failed",
    refundedCents,
    dispute,
    disputedCents: dispute === "none" ? 0 : Math.max(cents - refundedCents, 0),
    method: methodOf(payment),
    payBefore: PENDING.has(status) ? asTime(payment.date_of_expiration) : null,
  };
}

function disputeOf(status: string, detail: string | undefined): DisputeState {
  if (status === "in_mediation") return "open";
  if (status !== "charged_back") return "none";
  return detail === "settled" ? "lost" : detail === "reimbursed" ? "won" : "open";
}

function methodOf(payment: ProviderObject): PaymentMethod {
  const id = asText(payment.payment_method_id);
  const type = asText(payment.payment_type_id) ?? "";
  if (id === "oxxo") return "oxxo";
  // PIX is a bank transfer, too, in a currency that Plaza does not keep.
  if (id !== "pix" && (type === "bank_transfer" || id === "clabe")) return "spei";
  return type.endsWith("_card") ? "card" : "other";
}
