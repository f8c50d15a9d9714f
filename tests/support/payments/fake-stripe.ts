import { createHmac } from "node:crypto";
import { startFakeServer, type FakeAnswer, type FakeRequest } from "../channels/fake-server.ts";
import {
  createFakeState,
  type FakePayment,
  type FakeProvider,
  type NoticeOptions,
  type SignedNotice,
} from "./fake-provider.ts";

export const STRIPE_KEY = "sk_live_fake0123456789";
export const STRIPE_SECRET = "whsec_fake0123456789";

/** `Stripe-Signature` of a body. */
export function stripeSignature(body: string, at = new Date(), secret = STRIPE_SECRET): string {
  const time = Math.floor(at.getTime() / 1_000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

/** The fake with what an account at Stripe may have or not. */
export interface FakeStripe extends FakeProvider {
  /** Whether the account has OXXO (yes at first), and which payments it refuses above, in cents. */
  account: { hasOxxo: boolean; maxCents: number };
  /** References of begun checkouts, with how the newest can be paid. */
  methods: Map<string, string[]>;
}

/** Highest OXXO voucher, in centavos. */
const OXXO_MAX_CENTS = 1_000_000;

const refusal = (code: string | undefined, param: string, message: string): FakeAnswer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", ...(code && { code }), param, message } },
});

/** Checkout on localhost: sessions, payment intents, refunds, disputes and signed events. */
export async function startFakeStripe(port = 0): Promise<FakeStripe> {
  const state = createFakeState((count) => `pi_${String(count).padStart(8, "0")}`);
  const { payments, checkouts, begun, returnUrls, asked } = state;
  const ended = new Set<string>();
  const account = { hasOxxo: true, maxCents: 99_999_999 };
  const methods = new Map<string, string[]>();
  /** Answers by idempotency key: the first one is repeated, a refusal as well. */
  const answers = new Map<string, { form: string; given: FakeAnswer }>();

  const paymentOf = (reference: string) =>
    [...payments.values()].filter((payment) => payment.reference === reference).at(-1);

  function answer(request: FakeRequest): FakeAnswer | "hang" | "cut" {
    const { method, url, headers, text } = request;
    const path = url.pathname;
    asked.push(`${method} ${path}`);
    if (path === "/pay") return { status: 200, body: { pay: "here" } };
    const failure = state.nextFailure();
    if (failure && failure !== "lost") return failure;
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return { status: 401, body: { error: { message: "Invalid API Key" } } };
    if (path === "/v1/account")
      return { status: 200, body: { id: "acct_1", business_profile: { name: "Fonda" } } };
    if (path === "/v1/checkout/sessions" && method === "POST") {
      const given = beginOnce(String(headers["idempotency-key"]), text);
      return failure === "lost" ? "cut" : given;
    }
    const [, reference = "", part] =
      /^\/v1\/checkout\/sessions\/cs_([\w-]+?)(\/expire)?$/.exec(path) ?? [];
    if (reference !== "") {
      if (part) ended.add(reference);
      return sessionOf(reference);
    }
    if (path === "/v1/disputes") {
      const payment = payments.get(url.searchParams.get("payment_intent") ?? "");
      return { status: 200, body: { data: payment ? disputesOf(payment) : [] } };
    }
    const payment = payments.get(/^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1] ?? "");
    if (!payment) return { status: 404, body: { error: { message: "No such payment_intent" } } };
    return { status: 200, body: shown(payment) };
  }

  function beginOnce(key: string, form: string): FakeAnswer {
    const known = answers.get(key);
    if (known && known.form !== form)
      return {
        status: 400,
        body: { error: { type: "idempotency_error", message: "Keys differ" } },
      };
    const given = known?.given ?? begin(new URLSearchParams(form));
    answers.set(key, { form, given });
    return given;
  }

  function begin(fields: URLSearchParams): FakeAnswer {
    const reference = fields.get("client_reference_id") ?? "";
    const currency = (fields.get("line_items[0][price_data][currency]") ?? "").toUpperCase();
    const cents = Number(fields.get("line_items[0][price_data][unit_amount]"));
    if (fields.get("mode") !== "payment" || !(cents > 0))
      return { status: 400, body: { error: { message: "bad session" } } };
    const types = [0, 1].flatMap((at) => fields.get(`payment_method_types[${at}]`) ?? []);
    if (types.includes("oxxo") && !account.hasOxxo)
      return refusal(
        undefined,
        "payment_method_types",
        "The payment method type provided: oxxo is invalid. Please ensure the provided type is activated in your dashboard.",
      );
    if (cents > account.maxCents || (types.includes("oxxo") && cents > OXXO_MAX_CENTS))
      return refusal("amount_too_large", "line_items", "The amount is above the maximum.");
    methods.set(reference, types);
    if (!checkouts.has(reference)) begun.push(reference);
    checkouts.set(reference, { currency, cents });
    returnUrls.set(reference, fields.get("success_url") ?? "");
    return sessionOf(reference);
  }

  function sessionOf(reference: string): FakeAnswer {
    if (!checkouts.has(reference))
      return { status: 404, body: { error: { message: "No such session" } } };
    const payment = paymentOf(reference);
    const isComplete =
      payment?.state === "paid" || (payment?.method === "oxxo" && payment.state !== "failed");
    return {
      status: 200,
      body: {
        id: `cs_${reference}`,
        url: `${server.root}/pay?session=cs_${reference}`,
        status: isComplete ? "complete" : ended.has(reference) ? "expired" : "open",
        client_reference_id: reference,
        payment_intent: payment ? shown(payment) : null,
      },
    };
  }

  function notice(id: string, { type, at, secret }: NoticeOptions = {}): SignedNotice {
    const payment = payments.get(id);
    const kind = type ?? "charge.updated";
    const object = kind.startsWith("checkout.session.")
      ? { id: `cs_${payment?.reference}`, client_reference_id: payment?.reference }
      : kind.startsWith("payment_intent.")
        ? { id, metadata: { reference: payment?.reference } }
        : { id: "ch_1", payment_intent: id };
    const body = JSON.stringify({ id: "evt_1", type: kind, data: { object } });
    return {
      path: "/payments/stripe",
      headers: {
        "Content-Type": "application/json",
        "Stripe-Signature": stripeSignature(body, at, secret),
      },
      body,
    };
  }

  const server = await startFakeServer(answer, port);
  return {
    name: "stripe",
    root: server.root,
    environment: {
      STRIPE_API_ROOT: server.root,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    },
    ...state,
    account,
    methods,
    notice,
    stop: () => server.stop(),
  };
}

/** A payment intent as the API shows it, with its latest charge. */
function shown(payment: FakePayment): object {
  const { id, state, method, cents, refundedCents } = payment;
  const isPaid = state === "paid";
  return {
    id,
    livemode: payment.isLive,
    status: isPaid
      ? "succeeded"
      : state === "failed"
        ? "requires_payment_method"
        : method === "oxxo"
          ? "requires_action"
          : "processing",
    amount: cents,
    amount_received: isPaid ? cents : 0,
    currency: payment.currency.toLowerCase(),
    metadata: payment.reference === null ? {} : { reference: payment.reference },
    next_action:
      state === "pending" && method === "oxxo"
        ? {
            type: "oxxo_display_details",
            oxxo_display_details: {
              expires_after: Math.floor(payment.payBefore.getTime() / 1_000),
            },
          }
        : null,
    latest_charge: isPaid
      ? {
          id: `ch_${id}`,
          amount_refunded: refundedCents,
          disputed: payment.dispute !== "none",
          payment_method_details: { type: method },
        }
      : null,
  };
}

const disputesOf = ({ dispute, disputedCents }: FakePayment): object[] =>
  dispute === "none"
    ? []
    : [{ amount: disputedCents, status: dispute === "open" ? "needs_response" : dispute }];
