import { randomBytes } from "node:crypto";
import type { Currency } from "#domain/money/ledger.ts";
import { SANDBOX_PROVIDER } from "#domain/money/payments.ts";
import { env } from "#config/env.ts";
import {
  readSignedNotice,
  type NoticeRefusal,
  type PaymentNotice,
} from "./signed-notice.server.ts";

/**
 * Who takes payments. It is asked to begin one, and says by a notice of its own (a webhook, perhaps
 * twice, perhaps late) what became of it; `settleTopUp` makes of any number of notices one payment.
 */
export interface PaymentProvider {
  name: string;
  /** No money moves: everywhere it is used, the page says so. */
  isSandbox: boolean;
  /**
   * @returns the provider's name for the payment, and where the person pays; without an address the
   *   wallet itself asks
   */
  begin(payment: {
    currency: Currency;
    /** Smallest unit. */
    amount: number;
  }): Promise<{ reference: string; payUrl?: string }>;
  /**
   * Reads a notice after checking that it comes from the provider (its signature).
   *
   * @returns undefined where no notices are taken
   */
  readNotice(request: Request, now: Date): Promise<PaymentNotice | NoticeRefusal | undefined>;
}

/**
 * Takes no money: the wallet has a button that says "simulated". Its notices are for trying what a
 * provider's do, and are taken where there is a secret to sign them with.
 */
const sandbox: PaymentProvider = {
  name: SANDBOX_PROVIDER,
  isSandbox: true,
  begin: () => Promise.resolve({ reference: `sandbox-${randomBytes(12).toString("hex")}` }),
  async readNotice(request, now) {
    const secret = env.SANDBOX_NOTICE_SECRET;
    return secret === undefined ? undefined : readSignedNotice(request, secret, now);
  },
};

const PROVIDERS: readonly PaymentProvider[] = [sandbox];

/** The one that new payments go to. */
export const paymentProvider: PaymentProvider = sandbox;

/** One by its name; undefined when there is none. */
export const findProvider = (name: string): PaymentProvider | undefined =>
  PROVIDERS.find((provider) => provider.name === name);
