import { formatAmount } from "#domain/money/movements.ts";
import { payTopUpPath } from "#domain/addresses/payment-paths.ts";
import { SANDBOX_PROVIDER } from "#domain/money/payments.ts";
import { goneOf, shownState, type RealProvider } from "#domain/money/provider-payment.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { formatDay } from "#domain/format/dates.ts";
import * as m from "#app/messages/messages.js";
import { isSandboxOn } from "#adapters/payments/provider.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import type { listTopUps } from "#db/queries/money/payments.ts";
import { amountWords } from "./amount-words.server.ts";
import { PROVIDER_NAMES, STATE_NAMES } from "./provider-texts.ts";

type TopUp = Awaited<ReturnType<typeof listTopUps>>[number];

interface Lang {
  locale: Locale;
}

const amountOf = ({ amount, currency }: Pick<TopUp, "amount" | "currency">) => ({
  currency,
  shown: formatAmount(amount, currency),
});

/** Top-ups that are still to be paid. The sandbox's have no provider's page. */
export const pendingOf = (topUps: readonly TopUp[], lang: Lang) =>
  topUps
    .filter(({ status }) => status === "pending")
    .map((topUp) => {
      const { id, provider } = topUp;
      const isSandbox = provider === SANDBOX_PROVIDER;
      return {
        id,
        ...amountOf(topUp),
        /** Path back, as when it was asked for; empty for none. */
        next: topUp.next ?? "",
        isSandbox,
        isSimulated: isSandbox && isSandboxOn,
        payPath: topUp.payUrl === null ? null : payTopUpPath(id),
        pay: isSandbox ? "" : payText(topUp, lang),
        text: isSandbox ? "" : waitingText(topUp, lang),
      };
    });

const nameOf = (provider: string) => PROVIDER_NAMES[provider as RealProvider];

/** The link to the provider's page: a voucher or a transfer was begun there. */
const payText = ({ provider, payBefore }: TopUp, lang: Lang) =>
  payBefore ? m.topups_go_on({}, lang) : m.topups_go({ provider: nameOf(provider) }, lang);

function waitingText(topUp: TopUp, lang: Lang): string {
  const provider = nameOf(topUp.provider);
  if (topUp.payUrl === null) return m.topups_not_begun({ provider }, lang);
  if (!topUp.payBefore) return m.topups_waiting({ provider }, lang);
  const day = formatDay(topUp.payBefore, lang.locale);
  if (topUp.method === "oxxo") return m.topups_waiting_oxxo({ day }, lang);
  if (topUp.method === "spei") return m.topups_waiting_spei({ day }, lang);
  return m.topups_waiting_other({ day }, lang);
}

/** Finished top-ups of providers with real money, with their outcome. */
export const historyOf = (topUps: readonly TopUp[], lang: Lang) =>
  topUps
    .filter(({ status, provider }) => status !== "pending" && provider !== SANDBOX_PROVIDER)
    .map((topUp) => {
      const { id, provider, amount, currency, createdAt } = topUp;
      const state = shownState(topUp);
      const gone =
        state === "part_refunded"
          ? (topUp.refunded ?? 0)
          : goneOf({
              amount,
              refunded: topUp.refunded ?? 0,
              disputed: topUp.disputed ?? 0,
              dispute: topUp.dispute ?? "none",
            });
      return {
        id,
        ...amountOf(topUp),
        provider: nameOf(provider),
        state: STATE_NAMES[state]({ amount: amountWords(gone, currency, lang) }, lang),
        day: localDay(createdAt),
      };
    });

export type PendingTopUp = ReturnType<typeof pendingOf>[number];
export type EndedTopUp = ReturnType<typeof historyOf>[number];
