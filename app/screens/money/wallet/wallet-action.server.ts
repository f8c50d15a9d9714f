import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { safePath } from "#domain/journey/gate.ts";
import { CURRENCIES, type Currency } from "#domain/money/ledger.ts";
import { parseAmount, SANDBOX_PROVIDER, TOP_UP_LIMITS } from "#domain/money/payments.ts";
import { CHECKOUT_MS, REAL_PROVIDERS } from "#domain/money/provider-payment.ts";
import {
  createReference,
  isSandboxOn,
  providersFor,
  type ProviderName,
} from "#adapters/payments/provider.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { walletPath } from "#domain/addresses/payment-paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { topUpAmountText, topUpRefusalText } from "#app/presenters/answers/money.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { cancelTopUp, requestTopUp, settleTopUp } from "#db/commands/money/top-ups.ts";
import { findCheckout } from "#db/queries/money/payments.ts";
import { beginCheckout, checkOwnTopUp, endCheckout } from "./checkout.server.ts";

const FORM = z.object({
  intent: z.enum(["add", "pay", "begin", "check", "cancel"]),
  key: formKey(),
  currency: typedText(),
  amount: typedText(),
  /** The chosen payment provider; undefined for the sandbox. */
  provider: z.enum(REAL_PROVIDERS).optional().catch(undefined),
  topup: typedText(),
  /** Path of the page that sent the user here to add money. */
  next: typedText(),
});

/** Flash codes of the wallet after the provider was asked. */
const ASKED = { begun: "asked", over: "asked", paid: "added", unpaid: "unpaid" } as const;

/**
 * Top-ups: requests one at a payment provider, settles it (sandbox only), begins its checkout again,
 * asks whether it was paid, or cancels it.
 *
 * @throws 400 for `pay` while a real payment provider is on, what `readForm` throws
 */
export async function answerWalletAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const args = { request, context };
  switch (form.intent) {
    case "add":
      return answerAdding(args, form);
    case "pay":
      return answerPaying(args, form);
    case "begin":
    case "check":
      return answerAsking(args, form, form.intent);
    case "cancel":
      return answerCancelling(args, form);
  }
}

type Form = z.output<typeof FORM>;

/** The path that a form wants to go back to; empty for none. */
const nextOf = (form: Form): string => safePath(form.next, "");

const refuseTopUp = (
  request: Request,
  { intent }: Form,
  reason: Parameters<typeof topUpRefusalText>[0],
) => refuse({ intent, status: 409, reason, text: topUpRefusalText(reason, requestLang(request)) });

/** Checks what was typed, and chooses the provider. */
function answerAdding(args: WriteArgs, form: Form) {
  const { intent, key } = form;
  const lang = requestLang(args.request);
  const currency: Currency = CURRENCIES.find((one) => one === form.currency) ?? "MXN";
  const typed = { currency, amount: form.amount, provider: form.provider ?? "" };
  const amount = parseAmount(typed.amount, currency);
  const { min, max } = TOP_UP_LIMITS[currency];
  if (amount === undefined || amount < min || amount > max) {
    const fields = { amount: topUpAmountText(currency, lang) };
    return refuse({ intent, status: 422, reason: "amount", fields, typed });
  }
  const able = providersFor(currency);
  if (able.length === 0) {
    const text = m.topups_no_dollars({}, lang);
    return refuse({ intent, status: 422, reason: "currency", text, typed });
  }
  const provider = able.find((name) => name === form.provider);
  // Defaults to the first provider, but never replaces a chosen one that does not take the
  // currency.
  if (!provider && !isSandboxOn && form.provider !== undefined) {
    const text = m.topups_other_currency({}, lang);
    return refuse({ intent, status: 422, reason: "provider", text, typed });
  }
  const next = nextOf(form);
  return add(args, { currency, amount, provider: provider ?? able[0]!, key, next, typed });
}

/** Settles a top-up of the sandbox; a real provider says itself what was paid. */
async function answerPaying(args: WriteArgs, form: Form) {
  if (!isSandboxOn) throw new Response("Unknown intent", { status: 400 });
  const { request } = args;
  const { intent, topup: topUpId } = form;
  const now = new Date();
  const written = await writeAs(args, (tx, { personId }) =>
    settleTopUp(tx, { personId, topUpId }, now),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang: requestLang(request) });
  if (written.value.kind === "refused") return refuseTopUp(request, form, written.value.reason);
  const flash = { code: "added", about: "wallet" };
  throw redirectWithFlash(request, walletPath(nextOf(form)), flash, written.headers);
}

/** Begins a checkout again, or asks the provider whether it was paid. */
async function answerAsking(args: WriteArgs, form: Form, intent: "begin" | "check") {
  const { request } = args;
  const { topup: topUpId } = form;
  const lang = requestLang(request);
  // As a write, for its rate limit: each one asks the provider.
  const written = await writeAs(args, async (tx, { personId }) =>
    (await findCheckout(tx, personId, topUpId))
      ? ({ kind: "done", own: { personId, topUpId } } as const)
      : ({ kind: "refused", reason: "gone" } as const),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused") return refuseTopUp(request, form, value.reason);
  const asked =
    intent === "begin" ? await beginCheckout(value.own, { lang }) : await checkOwnTopUp(value.own);
  if (asked === "away") {
    // A payment that cannot be asked about may have been made.
    const text = (intent === "begin" ? m.topups_away : m.topups_unchecked)({}, lang);
    return refuse({ intent, status: 503, reason: "away", text });
  }
  if (typeof asked === "object")
    return refuse({ intent, status: 422, reason: "refused", text: asked.refused }, headers);
  const flash = { code: ASKED[asked], about: "wallet" };
  throw redirectWithFlash(request, walletPath(nextOf(form)), flash, headers);
}

async function answerCancelling(args: WriteArgs, form: Form) {
  const { request } = args;
  const { intent, topup: topUpId } = form;
  const now = new Date();
  const written = await writeAs(args, (tx, { personId }) =>
    cancelTopUp(tx, { personId, topUpId, now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang: requestLang(request) });
  if (written.value.kind === "refused") return refuseTopUp(request, form, written.value.reason);
  await endCheckout(await findViewer(request), topUpId);
  const flash = { code: "cancelled", about: "wallet" };
  throw redirectWithFlash(request, walletPath(nextOf(form)), flash, written.headers);
}

/** Requests a top-up, and begins its checkout at a provider that moves real money. */
async function add(
  args: WriteArgs,
  wanted: {
    currency: Currency;
    amount: number;
    provider: ProviderName;
    key: string | undefined;
    /** Path back, empty for none. */
    next: string;
    typed: { currency: Currency; amount: string; provider: string };
  },
) {
  const { request } = args;
  const { currency, amount, provider, key, next, typed } = wanted;
  const intent = "add";
  const now = new Date();
  const lang = requestLang(request);
  const expiresAt =
    provider === SANDBOX_PROVIDER ? undefined : new Date(now.getTime() + CHECKOUT_MS[provider]);
  const written = await writeAs(args, async (tx, { personId, kind }) => {
    // A guest who loses the cookie would lose the money.
    if (expiresAt && kind !== "account") return { kind: "refused", reason: "no-account" } as const;
    const payload = { currency, amount, ...(expiresAt && { provider }), ...(next && { next }) };
    const made = await idempotent(tx, { personId, key, scope: "request-top-up", payload }, () =>
      requestTopUp(tx, {
        personId,
        currency,
        amount,
        provider,
        providerReference: createReference(provider),
        ...(expiresAt && { expiresAt }),
        ...(next && { next }),
        now,
      }),
    );
    return { ...made, personId };
  });
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const link = { to: paths.account, text: m.money_payout_make_account({}, lang) };
    const text = m.topups_no_account({}, lang);
    return refuse({ intent, status: 403, reason: value.reason, text, link, typed });
  }
  // If the provider does not answer, the wallet offers to try again.
  const begun = expiresAt && (await beginCheckout(value, { lang }));
  if (typeof begun === "object")
    return refuse({ intent, status: 422, reason: "refused", text: begun.refused, typed }, headers);
  throw redirectWithFlash(request, walletPath(next), { code: "asked", about: "wallet" }, headers);
}
