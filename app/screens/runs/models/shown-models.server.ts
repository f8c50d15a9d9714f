import { relativeTime } from "#domain/format/relative-time.ts";
import { FREE, knownPrice, typedUsd, type ModelPrice } from "#domain/runs/models/model-price.ts";
import { hostOf, isListedHost } from "#domain/runs/models/model-provider.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import type { ListedProvider } from "#db/queries/runs/models/providers.ts";
import * as m from "#app/messages/messages.js";
import { modelTrouble } from "#app/presenters/made-by.server.ts";

interface Lang {
  locale: Locale;
}

/** A provider as its page shows it. */
export type ShownProvider = ReturnType<typeof shownProvider>;

export function shownProvider(provider: ListedProvider, now: Date, lang: Lang) {
  const { id, model, baseUrl, isDefault, testState, testFailure, testedAt } = provider;
  const host = hostOf(baseUrl);
  const isTested = testState === "ok" || testState === "failed";
  const when = relativeTime(testedAt.getTime(), now.getTime(), lang.locale);
  const trouble =
    testFailure && modelTrouble(testFailure, { provider: host, at: testedAt }, lang)?.text;
  return {
    id,
    model,
    host,
    isDefault,
    isTested,
    isUsable: testState === "ok",
    test:
      trouble ?? (isTested ? m.models_test_ok({ when }, lang) : m.models_test_waiting({}, lang)),
    key: keyText(provider, lang),
    price: priceText(provider, host, lang),
  };
}

function keyText({ hasKey, keyLastFour }: ListedProvider, lang: Lang): string {
  if (!hasKey) return m.models_key_none({}, lang);
  return keyLastFour === ""
    ? m.models_key_hidden({}, lang)
    : m.models_key_signs({ signs: keyLastFour }, lang);
}

function priceText({ ownPrice, model }: ListedProvider, host: string, lang: Lang): string {
  const isOfOneself = isListedHost(host, env.MODEL_HOSTS_ALLOWED);
  const price = ownPrice ?? knownPrice(host, model) ?? (isOfOneself ? FREE : undefined);
  if (!price) return m.models_price_unknown({}, lang);
  if (isFree(price)) return m.models_price_free({}, lang);
  const { inMicroUsd, outMicroUsd } = price;
  const shown = { sent: typedUsd(inMicroUsd), received: typedUsd(outMicroUsd) };
  const text = m.models_price(shown, lang);
  return ownPrice ? `${text} (${m.models_price_own({}, lang)})` : text;
}

const isFree = ({ inMicroUsd, outMicroUsd }: ModelPrice) => inMicroUsd + outMicroUsd === 0;

/** The model or rules that answer now, in a sentence. */
export function answeringText(providers: readonly ListedProvider[], lang: Lang): string {
  const own = providers.find(({ isDefault }) => isDefault);
  if (own) return m.models_now_own({ model: own.model, host: hostOf(own.baseUrl) }, lang);
  return env.MODEL_NAME === undefined
    ? m.models_now_rules({}, lang)
    : m.models_now_operator({ model: env.MODEL_NAME }, lang);
}
