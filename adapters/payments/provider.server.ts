import { randomBytes } from "node:crypto";
import { paymentNoticePath } from "#domain/addresses/payment-paths.ts";
import type { Currency } from "#domain/money/ledger.ts";
import { CURRENCIES } from "#domain/money/ledger.ts";
import { SANDBOX_PROVIDER } from "#domain/money/payments.ts";
import {
  PROVIDER_CURRENCIES,
  REAL_PROVIDERS,
  type RealProvider,
} from "#domain/money/provider-payment.ts";
import { env } from "#config/env.ts";
import { createMercadopago } from "./mercadopago.server.ts";
import type { RealPaymentProvider } from "./real-provider.ts";
import { createStripe } from "./stripe.server.ts";

export type ProviderName = RealProvider | typeof SANDBOX_PROVIDER;

/** Names of a provider's environment variables that are missing. */
export const missingVariables = (name: RealProvider): string[] =>
  VARIABLES[name].filter((variable) => env[variable] === undefined);

const VARIABLES = {
  mercadopago: ["MERCADOPAGO_ACCESS_TOKEN", "MERCADOPAGO_WEBHOOK_SECRET", "PUBLIC_URL"],
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "PUBLIC_URL"],
} as const satisfies Record<RealProvider, readonly (keyof typeof env)[]>;

/**
 * Whether the keys of a provider are those for trying out: no real money moves. The keys of a test user
 * of Mercado Pago look like real ones, so that its operator says what they are.
 */
export const hasTestKeys = (name: RealProvider): boolean =>
  name === "mercadopago"
    ? env.MERCADOPAGO_TEST || (env.MERCADOPAGO_ACCESS_TOKEN?.startsWith("TEST-") ?? false)
    : /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? "");

function createProvider(name: RealProvider): RealPaymentProvider | undefined {
  if (missingVariables(name).length > 0) return undefined;
  return name === "mercadopago"
    ? createMercadopago({
        apiRoot: env.MERCADOPAGO_API_ROOT,
        accessToken: env.MERCADOPAGO_ACCESS_TOKEN!,
        webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET!,
        isTest: env.MERCADOPAGO_TEST,
      })
    : createStripe({
        apiRoot: env.STRIPE_API_ROOT,
        secretKey: env.STRIPE_SECRET_KEY!,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
      });
}

/** The providers that are on. */
export const realProviders: readonly RealPaymentProvider[] = REAL_PROVIDERS.flatMap(
  (name) => createProvider(name) ?? [],
);

/** Payments are simulated: no real provider is on. */
export const isSandboxOn = realProviders.length === 0;

/** A provider that is on; undefined for any other name. */
export const findRealProvider = (name: string): RealPaymentProvider | undefined =>
  realProviders.find((provider) => provider.name === name);

/** Providers for a currency; the first is the one chosen beforehand. */
export const providersFor = (currency: Currency): ProviderName[] =>
  isSandboxOn
    ? [SANDBOX_PROVIDER]
    : realProviders
        .map(({ name }) => name)
        .filter((name) => PROVIDER_CURRENCIES[name].includes(currency));

/** Currencies that can be added. */
export const payableCurrencies: readonly Currency[] = CURRENCIES.filter(
  (currency) => providersFor(currency).length > 0,
);

/** A unique, unguessable reference of a new payment. */
export const createReference = (name: ProviderName): string =>
  `${name === SANDBOX_PROVIDER ? SANDBOX_PROVIDER : "plaza"}-${randomBytes(12).toString("hex")}`;

/** The secret of the sandbox's own notices, for trying out webhooks; undefined: none is taken. */
export const sandboxNoticeSecret: string | undefined = env.SANDBOX_NOTICE_SECRET;

/** Webhook address for a provider; only a path while PUBLIC_URL is not set. */
export const noticeUrl = (name: RealProvider): string => {
  const path = paymentNoticePath(name);
  return env.PUBLIC_URL === undefined ? path : new URL(path, env.PUBLIC_URL).href;
};

/** Address to which a provider's page returns people. */
export const returnUrl = (path: string): string => new URL(path, env.PUBLIC_URL).href;
