import type { FakeAnswer } from "../channels/fake-server.ts";

/**
 * How a fake answers: the listed ones in order, the last one stays. `lost`: a checkout is begun, and its
 * answer does not arrive.
 */
export type ProviderBehaviour = "well" | "hang" | "cut" | "garbled" | "lost" | { status: number };

/** A delivery of a notice, signed as its provider signs. */
export interface SignedNotice {
  /** Path and query below the application. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface FakePayment {
  id: string;
  reference: string | null;
  /** In capitals. */
  currency: string;
  cents: number;
  state: "pending" | "paid" | "failed";
  method: "card" | "oxxo" | "spei";
  refundedCents: number;
  dispute: "none" | "open" | "won" | "lost";
  disputedCents: number;
  payBefore: Date;
  isLive: boolean;
}

/** A payment provider on localhost, with what tests do in the place of people, banks and shops. */
export interface FakeProvider {
  name: "mercadopago" | "stripe";
  /** For its variable `…_API_ROOT`. */
  root: string;
  /** Environment of an application that uses it. */
  environment: Record<string, string>;
  payments: Map<string, FakePayment>;
  /** References of begun checkouts, each once. */
  begun: string[];
  /** Addresses to which people return, by reference. */
  returnUrls: Map<string, string>;
  /** Requests that it was asked, as `GET /path`. */
  asked: string[];
  /** Pays a top-up, or begins to with a voucher. @returns the payment's id */
  pay(reference: string | null, how?: Partial<Omit<FakePayment, "id" | "reference">>): string;
  /** Changes a payment later. */
  change(id: string, change: Partial<Omit<FakePayment, "id">>): void;
  /** A notice about a payment, as it is now. */
  notice(id: string, options?: NoticeOptions): SignedNotice;
  behave(...how: ProviderBehaviour[]): void;
  stop(): Promise<void>;
}

export interface NoticeOptions {
  /** Type of the notice, where it matters. */
  type?: string;
  at?: Date;
  secret?: string;
}

const DAY = 86_400_000;

/** State of both fakes: payments, and how they fail. */
export function createFakeState(newId: (count: number) => string) {
  const payments = new Map<string, FakePayment>();
  /** Amounts of checkouts, by reference. */
  const checkouts = new Map<string, { currency: string; cents: number }>();
  const begun: string[] = [];
  const returnUrls = new Map<string, string>();
  const asked: string[] = [];
  let behaviours: ProviderBehaviour[] = ["well"];
  let count = 0;
  return {
    payments,
    checkouts,
    begun,
    returnUrls,
    asked,
    behave: (...how: ProviderBehaviour[]) => void (behaviours = how),
    /** The failure of the next request; undefined when it goes well. */
    nextFailure(): FakeAnswer | "hang" | "cut" | "lost" | undefined {
      const how = behaviours.length > 1 ? behaviours.shift()! : behaviours[0]!;
      if (how === "well") return undefined;
      if (how === "garbled") return { status: 200, body: "<html>" };
      return typeof how === "string" ? how : { status: how.status, body: { message: "failed" } };
    },
    pay(reference: string | null, how: Partial<Omit<FakePayment, "id" | "reference">> = {}) {
      const id = newId((count += 1));
      const checkout = checkouts.get(reference ?? "") ?? { currency: "MXN", cents: 10_000 };
      payments.set(id, {
        id,
        reference,
        ...checkout,
        state: "paid",
        method: "card",
        refundedCents: 0,
        dispute: "none",
        disputedCents: 0,
        payBefore: new Date(Date.now() + 3 * DAY),
        isLive: true,
        ...how,
      });
      return id;
    },
    change(id: string, change: Partial<Omit<FakePayment, "id">>) {
      payments.set(id, { ...payments.get(id)!, ...change });
    },
  };
}
