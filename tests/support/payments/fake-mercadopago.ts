import { createHmac, randomUUID } from "node:crypto";
import { startFakeServer, type FakeAnswer, type FakeRequest } from "../channels/fake-server.ts";
import {
  createFakeState,
  type FakePayment,
  type FakeProvider,
  type NoticeOptions,
  type SignedNotice,
} from "./fake-provider.ts";

export const MERCADOPAGO_TOKEN = "APP_USR-fake-0123456789";
export const MERCADOPAGO_SECRET = "fake-mercadopago-webhook-secret-0123456789";

/** `x-signature` over the manifest that Mercado Pago documents. */
export function mercadopagoSignature(
  { dataId, requestId, at = new Date() }: { dataId: string; requestId: string; at?: Date },
  secret = MERCADOPAGO_SECRET,
): string {
  const ts = String(Math.floor(at.getTime() / 1_000));
  const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac("sha256", secret).update(manifest).digest("hex")}`;
}

/** Checkout Pro on localhost: preferences, payments, refunds, chargebacks and signed notices. */
export async function startFakeMercadopago(port = 0): Promise<FakeProvider> {
  const state = createFakeState((count) => String(70_000_000_000 + count));
  const { payments, checkouts, begun, returnUrls, asked } = state;

  function answer({ method, url, headers, body }: FakeRequest): FakeAnswer | "hang" | "cut" {
    const path = url.pathname;
    asked.push(`${method} ${path}`);
    if (path.startsWith("/_")) return control(url);
    // A whole Chromium asks for it without a token; the headless shell does not.
    if (path === "/favicon.ico") return { status: 200, body: {} };
    if (path === "/checkout/pay") return { status: 200, body: { pay: "here" } };
    const failure = state.nextFailure();
    if (failure && failure !== "lost") return failure;
    if (headers.authorization !== `Bearer ${MERCADOPAGO_TOKEN}`)
      return { status: 401, body: { message: "invalid access token" } };
    if (path === "/users/me") return { status: 200, body: { id: 1, nickname: "FONDA" } };
    if (path === "/checkout/preferences" && method === "POST") {
      const given = begin(body);
      return failure === "lost" ? "cut" : given;
    }
    if (path.startsWith("/checkout/preferences/") && method === "PUT")
      return { status: 200, body: { id: path.split("/").at(-1) } };
    if (path === "/v1/payments/search") {
      const reference = url.searchParams.get("external_reference");
      const results = [...payments.values()]
        .filter((payment) => payment.reference === reference)
        .map(shown);
      if (url.searchParams.get("criteria") === "desc") results.reverse();
      return { status: 200, body: { results } };
    }
    const [, kind, id = ""] = /^\/v1\/(payments|chargebacks)\/([\w-]+)$/.exec(path) ?? [];
    const payment = payments.get(id.replace(/^cb-/, ""));
    if (!kind || !payment) return { status: 404, body: { message: "not found" } };
    return { status: 200, body: kind === "payments" ? shown(payment) : { payments: [payment.id] } };
  }

  function begin(body: Record<string, unknown>): FakeAnswer {
    const reference = String(body.external_reference);
    const [item] = body.items as { currency_id: string; unit_price: number }[];
    if (!item || body.notification_url === undefined)
      return { status: 400, body: { message: "bad preference" } };
    const cents = Math.round(item.unit_price * 100);
    if (!checkouts.has(reference)) begun.push(reference);
    checkouts.set(reference, { currency: item.currency_id, cents });
    returnUrls.set(reference, String((body.back_urls as { success?: string }).success));
    const init_point = `${server.root}/checkout/pay?pref_id=pref-${reference}`;
    return { status: 201, body: { id: `pref-${reference}`, init_point } };
  }

  /** For browser tests, whose fake is in another process. */
  function control(url: URL): FakeAnswer {
    const id = url.searchParams.get("id");
    if (url.pathname === "/_pay") {
      const [how = "paid", method = "card"] = (url.searchParams.get("how") ?? "").split(" ");
      const reference = begun.at(-1) ?? null;
      const made = state.pay(reference, {
        state: how as FakePayment["state"],
        method: method as FakePayment["method"],
      });
      return { status: 200, body: { id: made } };
    }
    if (url.pathname === "/_change" && id) state.change(id, { state: "paid" });
    return { status: 200, body: id ? notice(id) : {} };
  }

  function notice(id: string, { type = "payment", at, secret }: NoticeOptions = {}): SignedNotice {
    const requestId = randomUUID();
    const body = JSON.stringify({ type, action: "payment.updated", data: { id } });
    const signature = mercadopagoSignature({ dataId: id, requestId, ...(at && { at }) }, secret);
    return {
      path: `/payments/mercadopago?source_news=webhooks&data.id=${id}&type=${type}`,
      headers: {
        "Content-Type": "application/json",
        "x-signature": signature,
        "x-request-id": requestId,
      },
      body,
    };
  }

  const server = await startFakeServer(answer, port);
  return {
    name: "mercadopago",
    root: server.root,
    environment: {
      MERCADOPAGO_API_ROOT: server.root,
      MERCADOPAGO_ACCESS_TOKEN: MERCADOPAGO_TOKEN,
      MERCADOPAGO_WEBHOOK_SECRET: MERCADOPAGO_SECRET,
    },
    ...state,
    notice,
    stop: () => server.stop(),
  };
}

/** A payment as the API shows it. */
function shown(payment: FakePayment): object {
  const { state, refundedCents, cents, dispute } = payment;
  const isRefunded = refundedCents >= cents;
  const [status, detail] =
    state !== "paid"
      ? state === "pending"
        ? ["pending", "pending_waiting_payment"]
        : ["rejected", "cc_rejected_other_reason"]
      : dispute === "open"
        ? ["charged_back", "in_process"]
        : dispute === "lost"
          ? ["charged_back", "settled"]
          : dispute === "won"
            ? ["charged_back", "reimbursed"]
            : isRefunded
              ? ["refunded", "refunded"]
              : ["approved", refundedCents > 0 ? "partially_refunded" : "accredited"];
  return {
    id: Number(payment.id),
    status,
    status_detail: detail,
    live_mode: payment.isLive,
    external_reference: payment.reference,
    currency_id: payment.currency,
    transaction_amount: cents / 100,
    transaction_amount_refunded: refundedCents / 100,
    payment_method_id: { card: "visa", oxxo: "oxxo", spei: "clabe" }[payment.method],
    payment_type_id: { card: "credit_card", oxxo: "ticket", spei: "bank_transfer" }[payment.method],
    date_of_expiration: state === "pending" ? payment.payBefore.toISOString() : null,
  };
}
