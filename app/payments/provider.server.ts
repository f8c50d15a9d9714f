import { randomBytes } from "node:crypto";
import type { Currency } from "#app/domain/ledger.ts";

/** What a provider says of a payment. */
export interface PaymentNotice {
  /** The provider's own name for the payment. */
  reference: string;
  outcome: "paid" | "failed";
}

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
   * @returns undefined for what does not
   */
  readNotice(request: Request): Promise<PaymentNotice | undefined>;
}

/** Takes no money: the wallet has a button that says "simulated". It sends no notices. */
const sandbox: PaymentProvider = {
  name: "sandbox",
  isSandbox: true,
  begin: () => Promise.resolve({ reference: `sandbox-${randomBytes(12).toString("hex")}` }),
  readNotice: () => Promise.resolve(undefined),
};

const PROVIDERS: readonly PaymentProvider[] = [sandbox];

/** The one that new payments go to. */
export const paymentProvider: PaymentProvider = sandbox;

/** One by its name; undefined when there is none. */
export const findProvider = (name: string): PaymentProvider | undefined =>
  PROVIDERS.find((provider) => provider.name === name);
