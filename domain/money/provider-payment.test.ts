import { describe, expect, it } from "vitest";
import {
  findMismatch,
  fromCents,
  goneOf,
  inOrderOfApplying,
  isExpired,
  nextCheck,
  nextDispute,
  shareReturned,
  shareTaken,
  shownState,
  toCents,
  type FetchedPayment,
} from "./provider-payment.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = new Date("2026-03-16T16:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);

it("payments are applied paid ones first, and of pending ones the newest alone", () => {
  const found = (["pending", "failed", "paid", "pending", "paid"] as const).map(
    (status, index) => ({ status, paymentId: String(index) }) as FetchedPayment,
  );
  expect(inOrderOfApplying(found).map(({ paymentId }) => paymentId)).toEqual(["2", "4", "1", "0"]);
  expect(inOrderOfApplying([])).toEqual([]);
});

describe("amounts", () => {
  it("are compared in cents, with their currency", () => {
    const asked = { currency: "MXN", amount: 500 } as const;
    expect(findMismatch({ currency: "MXN", cents: 50_000 }, asked)).toBeUndefined();
    expect(findMismatch({ currency: "USD", cents: 50_000 }, asked)).toBe("currency");
    for (const cents of [500, 49_999, 50_001, 0])
      expect(findMismatch({ currency: "MXN", cents }, asked)).toBe("amount");
    expect([toCents(500, "MXN"), toCents(1_999, "USD")]).toEqual([50_000, 1_999]);
  });

  it("of credits are charged in pesos, one for one", () => {
    const asked = { currency: "credits", amount: 120 } as const;
    expect(toCents(120, "credits")).toBe(12_000);
    expect(findMismatch({ currency: "MXN", cents: 12_000 }, asked)).toBeUndefined();
    expect(findMismatch({ currency: "MXN", cents: 120 }, asked)).toBe("amount");
    expect(findMismatch({ currency: "credits", cents: 12_000 }, asked)).toBe("currency");
    expect(fromCents(12_050, "credits")).toBe(120);
  });

  it("of a refund with centavos are rounded down, for the person", () => {
    expect([fromCents(9_950, "MXN"), fromCents(99, "MXN"), fromCents(9_950, "USD")]).toEqual([
      99, 0, 9_950,
    ]);
  });
});

describe("what is taken back", () => {
  it("is what was refunded and what is in dispute or lost, and never more than the top-up", () => {
    const gone = (dispute: FetchedPayment["dispute"], refunded: number, disputed: number) =>
      goneOf({ amount: 500, refunded, disputed, dispute });
    expect(gone("none", 0, 0)).toBe(0);
    expect(gone("none", 120, 0)).toBe(120);
    expect(gone("open", 120, 380)).toBe(500);
    expect(gone("lost", 120, 500)).toBe(500);
    expect(gone("won", 120, 380)).toBe(120);
  });

  it("comes from the wallet as far as it has it, and goes back the other way round", () => {
    expect(shareTaken(500, 800)).toEqual({ wallet: 500, house: 0 });
    expect(shareTaken(500, 120)).toEqual({ wallet: 120, house: 380 });
    expect(shareTaken(500, 0)).toEqual({ wallet: 0, house: 500 });
    expect(shareReturned(500, { wallet: 120, house: 380 })).toEqual({ wallet: 120, house: 380 });
    expect(shareReturned(200, { wallet: 120, house: 380 })).toEqual({ wallet: 0, house: 200 });
  });

  it("a dispute that is gone at the provider was won", () => {
    expect(nextDispute("open", "none")).toBe("won");
    expect(nextDispute("none", "none")).toBe("none");
    expect(nextDispute("lost", "none")).toBe("lost");
    expect(nextDispute("won", "open")).toBe("open");
  });
});

describe("expiry", () => {
  const payment = (status: FetchedPayment["status"]): FetchedPayment => ({
    paymentId: "1",
    isLive: true,
    reference: "plaza-1",
    currency: "MXN",
    cents: 100,
    status,
    refundedCents: 0,
    dispute: "none",
    disputedCents: 0,
    method: "oxxo",
    payBefore: after(3 * DAY),
  });
  const checkout = { expiresAt: after(DAY), payBefore: null };
  const nothing = { payments: [], isClosed: false };

  it("waits for the end of the checkout, or believes the provider that it is closed", () => {
    expect(isExpired(checkout, nothing, after(DAY))).toBe(false);
    expect(isExpired(checkout, nothing, after(DAY + HOUR))).toBe(true);
    expect(isExpired(checkout, { ...nothing, isClosed: true }, NOW)).toBe(true);
    const failed = { payments: [payment("failed")], isClosed: false };
    expect(isExpired(checkout, failed, after(DAY + HOUR))).toBe(true);
  });

  it("of a voucher waits two days more, since shops report late", () => {
    const pending = { payments: [payment("pending")], isClosed: false };
    const voucher = { ...checkout, payBefore: after(3 * DAY) };
    expect(isExpired(voucher, pending, after(4 * DAY))).toBe(false);
    expect(isExpired(voucher, pending, after(5 * DAY))).toBe(true);
    // Without a last day the provider decides.
    expect(isExpired(checkout, pending, after(90 * DAY))).toBe(false);
  });
});

it("asks the provider ever less often, and not for ever", () => {
  const wait = (age: number, isPending: boolean) => {
    const next = nextCheck(NOW, isPending, after(age));
    return next && (next.getTime() - age - NOW.getTime()) / HOUR;
  };
  expect(wait(0, true)).toBeCloseTo(1 / 12);
  expect(wait(8 * HOUR, true)).toBe(2);
  expect(wait(10 * DAY, true)).toBe(6);
  expect(wait(0, false)).toBe(24);
  expect(wait(30 * DAY, false)).toBe(240);
  expect(wait(181 * DAY, false)).toBeNull();
});

it("names the state that a person reads", () => {
  const settled = {
    status: "settled",
    amount: 500,
    isLate: false,
    isExpired: false,
    refunded: 0,
    dispute: "none",
  } as const;
  expect(shownState(settled)).toBe("paid");
  expect(shownState({ ...settled, isLate: true, isExpired: true })).toBe("late");
  expect(shownState({ ...settled, refunded: 120 })).toBe("part_refunded");
  expect(shownState({ ...settled, refunded: 500, dispute: "open" })).toBe("refunded");
  expect(shownState({ ...settled, dispute: "open" })).toBe("disputed");
  expect(shownState({ ...settled, dispute: "won" })).toBe("dispute_won");
  expect(shownState({ ...settled, refunded: 20, dispute: "lost" })).toBe("dispute_lost");
  expect(shownState({ ...settled, status: "cancelled" })).toBe("cancelled");
  expect(shownState({ ...settled, status: "cancelled", isExpired: true })).toBe("expired");
  const sandbox = { isLate: null, isExpired: null, refunded: null, dispute: null };
  expect(shownState({ status: "pending", amount: 1, ...sandbox })).toBe("pending");
});
