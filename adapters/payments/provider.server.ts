import { randomBytes } from "node:crypto";
import type { Currency } from "#domain/money/ledger.ts";
import { SANDBOX_PROVIDER } from "#domain/money/payments.ts";
import { env } from "#config/env.ts";
import {
  readSignedWebhook,
  type WebhookRefusal,
  type PaymentWebhook,
} from "./payment-webhook.server.ts";

/**
 * A payment provider. It starts a payment and later reports its outcome by a webhook, which may
 * come late or more than once; `settleTopUp` settles each payment exactly once.
 */
export interface PaymentProvider {
  name: string;
  /** No real money moves; every screen that uses it says so. */
  isSandbox: boolean;
  /**
   * @returns the provider's reference of the payment, and the URL of its payment page; without a
   *   URL the wallet screen confirms the payment itself
   */
  begin(payment: {
    currency: Currency;
    /** In the currency's smallest unit. */
    amount: number;
  }): Promise<{ reference: string; payUrl?: string }>;
  /**
   * Verifies that a webhook comes from the provider (its signature) and parses it.
   *
   * @returns undefined when the provider accepts no webhooks
   */
  verifyWebhook(request: Request, now: Date): Promise<PaymentWebhook | WebhookRefusal | undefined>;
}

/**
 * Simulated payments: the wallet shows a button that says "simulated". For trying out webhooks it
 * accepts signed ones when SANDBOX_NOTICE_SECRET is set.
 */
const sandbox: PaymentProvider = {
  name: SANDBOX_PROVIDER,
  isSandbox: true,
  begin: () => Promise.resolve({ reference: `sandbox-${randomBytes(12).toString("hex")}` }),
  async verifyWebhook(request, now) {
    const secret = env.SANDBOX_NOTICE_SECRET;
    return secret === undefined ? undefined : readSignedWebhook(request, secret, now);
  },
};

const PROVIDERS: readonly PaymentProvider[] = [sandbox];

/** The provider of new payments. */
export const paymentProvider: PaymentProvider = sandbox;

/** The provider with a name; undefined when there is none. */
export const findProvider = (name: string): PaymentProvider | undefined =>
  PROVIDERS.find((provider) => provider.name === name);
