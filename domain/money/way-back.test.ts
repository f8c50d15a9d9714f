import { describe, expect, it } from "vitest";
import { findWayBack } from "./way-back.ts";

const PAGE = "/artifakts/artifakt-3";
const paid = { id: "topup-2", next: PAGE, status: "settled", refunded: null } as const;
const pending = { ...paid, id: "topup-1", status: "pending" } as const;
const look = { topUpId: null, next: "", isAsking: false };

describe("the way back from the wallet", () => {
  it("is that of the top-up that a person returns from", () => {
    expect(findWayBack([paid], { ...look, topUpId: "topup-2" })).toEqual({
      next: PAGE,
      isPaid: true,
    });
    expect(findWayBack([pending, paid], { ...look, topUpId: "topup-1" })).toEqual({
      next: PAGE,
      isPaid: false,
    });
  });

  it("is that of the address, and paid by the newest top-up alone", () => {
    expect(findWayBack([paid], { ...look, next: PAGE })).toEqual({ next: PAGE, isPaid: true });
    expect(findWayBack([pending, paid], { ...look, next: PAGE }).isPaid).toBe(false);
    expect(findWayBack([paid], { ...look, next: "/pro?buy=1" })).toEqual({
      next: "/pro?buy=1",
      isPaid: false,
    });
  });

  it("is not paid while more money is asked for, or after a refund", () => {
    expect(findWayBack([paid], { ...look, next: PAGE, isAsking: true }).isPaid).toBe(false);
    const refunded = { ...paid, refunded: 500 };
    expect(findWayBack([refunded], { ...look, topUpId: "topup-2" }).isPaid).toBe(false);
  });

  it("is none without an address, whatever was paid before", () => {
    expect(findWayBack([paid], look)).toEqual({ next: "", isPaid: false });
    expect(findWayBack([{ ...paid, next: null }], { ...look, topUpId: "topup-2" })).toEqual({
      next: "",
      isPaid: false,
    });
    expect(findWayBack([], { ...look, topUpId: "topup-9" })).toEqual({ next: "", isPaid: false });
  });
});
