import { db } from "#db/connection/live-database.ts";
import { formatMxn } from "#domain/money/money.ts";
import { formatMovement } from "#domain/money/movements.ts";
import { payoutBatchPath } from "#domain/addresses/payment-paths.ts";
import {
  CHARGED_IN,
  PROVIDER_CURRENCIES,
  REAL_PROVIDERS,
  type DifferenceKind,
  type RealProvider,
} from "#domain/money/provider-payment.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import {
  hasTestKeys,
  isSandboxOn,
  missingVariables,
  noticeUrl,
} from "#adapters/payments/provider.server.ts";
import * as m from "#app/messages/messages.js";
import { localDay } from "#app/presenters/local-date.server.ts";
import {
  countUnexportedPayouts,
  listBatches,
  listOpenDifferences,
  listTopUpMovements,
} from "#db/queries/money/provider-payments.ts";

/** The longest open; the others follow once these are closed. */
const DIFFERENCES_SHOWN = 20;
const MOVEMENTS_SHOWN = 20;
const BATCHES_SHOWN = 10;

interface Lang {
  locale: Locale;
}

export const PROVIDER_TITLES: Record<RealProvider, string> = {
  mercadopago: "Mercado Pago",
  stripe: "Stripe",
};

const KINDS: Record<DifferenceKind, typeof m.providers_kind_unknown> = {
  unknown: m.providers_kind_unknown,
  amount: m.providers_kind_amount,
  currency: m.providers_kind_currency,
  twice: m.providers_kind_twice,
  fraction: m.providers_kind_fraction,
  house: m.providers_kind_house,
};

const ADVICE: Record<DifferenceKind, typeof m.providers_advice_unknown> = {
  unknown: m.providers_advice_unknown,
  amount: m.providers_advice_amount,
  currency: m.providers_advice_currency,
  twice: m.providers_advice_twice,
  fraction: m.providers_advice_fraction,
  house: m.providers_advice_house,
};

const MOVEMENTS = {
  refund: m.topups_movement_refund,
  dispute: m.topups_movement_dispute,
  returned: m.topups_movement_returned,
} as const;

const WHERE = {
  mercadopago: m.providers_where_mercadopago,
  stripe: m.providers_where_stripe,
} as const;

/** The money that a provider charges: `MXN, USD`. */
const chargedBy = (name: RealProvider) =>
  [...new Set(PROVIDER_CURRENCIES[name].map((each) => CHARGED_IN[each]))].join(", ");

/** Configuration of each provider, with its missing environment variables. */
const providersOf = (lang: Lang) =>
  REAL_PROVIDERS.map((name) => {
    const missing = missingVariables(name);
    return {
      name,
      title: PROVIDER_TITLES[name],
      missing,
      isOn: missing.length === 0,
      isTest: hasTestKeys(name),
      currencies: m.providers_currencies({ currencies: chargedBy(name) }, lang),
      where: WHERE[name]({}, lang),
      url: noticeUrl(name),
    };
  });

function amountsText(
  { kind, expected, found }: { kind: DifferenceKind; expected: string; found: string },
  lang: Lang,
): string {
  if (kind === "fraction") return m.providers_fraction_of({ expected, found }, lang);
  if (kind === "house") return m.providers_house_of({ expected, found }, lang);
  if (expected === "") return m.providers_found({ found }, lang);
  return m.providers_asked_found({ expected, found }, lang);
}

/** Data of the operator's screen of payments. */
export async function loadPayments(lang: Lang) {
  const [differences, movements, batches, waiting] = await Promise.all([
    listOpenDifferences(db, DIFFERENCES_SHOWN),
    listTopUpMovements(db, MOVEMENTS_SHOWN),
    listBatches(db, BATCHES_SHOWN),
    countUnexportedPayouts(db),
  ]);
  return {
    isSandboxOn,
    providers: providersOf(lang),
    differences: differences.map(({ id, provider, paymentId, name, foundAt, ...difference }) => ({
      id,
      provider: PROVIDER_TITLES[provider],
      paymentId,
      name,
      day: localDay(foundAt),
      title: KINDS[difference.kind]({}, lang),
      amounts: amountsText(difference, lang),
      advice: ADVICE[difference.kind]({}, lang),
    })),
    movements: movements.map(({ id, kind, name, provider, amount, currency, createdAt }) => ({
      id,
      name,
      provider: PROVIDER_TITLES[provider as RealProvider],
      what: MOVEMENTS[kind]({}, lang),
      amount: `${formatMovement(amount, currency)} ${currency}`,
      day: localDay(createdAt),
    })),
    batches: batches.map(({ id, count, total, waiting: open, createdAt }) => ({
      id,
      path: payoutBatchPath(id),
      amount: `${formatMxn(total)} MXN`,
      of: m.providers_batch_of({ count }, lang),
      state:
        open > 0
          ? m.providers_batch_waiting({ count: open }, lang)
          : m.providers_batch_all_paid({}, lang),
      isOpen: open > 0,
      day: localDay(createdAt),
    })),
    toMake:
      waiting.count > 0
        ? m.providers_batch_make(
            {
              count: m.providers_batch_of({ count: waiting.count }, lang),
              total: `${formatMxn(waiting.total)} MXN`,
            },
            lang,
          )
        : null,
  };
}

export type ShownPayments = Awaited<ReturnType<typeof loadPayments>>;
