import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DESTINATION_LIMITS,
  PAYOUT_METHODS,
  readDestination,
  shownPart,
  type TypedDestination,
} from "./payout-destination.ts";

const EMPTY: TypedDestination = { method: "clabe", holder: "", clabe: "", paypal: "", bank: "" };
const read = (typed: Partial<TypedDestination>) =>
  readDestination({ ...EMPTY, holder: "Ana López", ...typed });

describe("readDestination", () => {
  it("reads a CLABE, a PayPal address or the details of a foreign account", () => {
    expect(read({ clabe: "032 180 000118359719", paypal: "no" })).toEqual({
      destination: { method: "clabe", holder: "Ana López", account: "032180000118359719" },
    });
    expect(read({ method: "paypal", paypal: " ana@plaza.mx " })).toEqual({
      destination: { method: "paypal", holder: "Ana López", account: "ana@plaza.mx" },
    });
    const bank = "Bancolombia\nCuenta 123-456789-01";
    expect(read({ method: "bank", bank: `${bank} ` })).toEqual({
      destination: { method: "bank", holder: "Ana López", account: bank },
    });
  });

  it("says what is wrong, field by field", () => {
    expect(read({ method: "cash" })).toEqual({ problems: { method: "unknown" } });
    expect(read({ holder: " ", clabe: "1" })).toEqual({
      problems: { holder: "missing", clabe: "digits" },
    });
    expect(read({ method: "paypal", paypal: "ana" })).toEqual({ problems: { paypal: "invalid" } });
    expect(read({ method: "bank", bank: "Mi banco" })).toEqual({ problems: { bank: "short" } });
    const long = "9".repeat(DESTINATION_LIMITS.bank + 1);
    expect(read({ method: "bank", bank: long })).toEqual({ problems: { bank: "long" } });
  });
});

describe("shownPart", () => {
  it("is the bank and the last four digits, and nothing of an e-mail address", () => {
    const holder = "Ana";
    expect(shownPart({ method: "clabe", holder, account: "032180000118359719" })).toEqual({
      method: "clabe",
      lastFour: "9719",
      bankCode: "032",
    });
    const email = shownPart({ method: "paypal", holder, account: "ana12345678@plaza.mx" });
    expect(email).toEqual({ method: "paypal", lastFour: "", bankCode: null });
    const bank = shownPart({ method: "bank", holder, account: "Tel. 1234\n0011 2233 4455" });
    expect(bank.lastFour).toBe("4455");
  });

  it("never has more than four characters of the account, nor half of a number", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYOUT_METHODS), fc.string(), (method, account) => {
        const { lastFour } = shownPart({
          method: method === "clabe" ? "bank" : method,
          holder: "",
          account,
        });
        expect(lastFour).toMatch(/^(\d{4})?$/);
        if (lastFour) expect(account.replace(/\D/g, "").length).toBeGreaterThanOrEqual(8);
      }),
    );
  });
});
