import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptedSteps,
  CONFIRMED_MS,
  isConfirmed,
  parseCode,
  RECOVERY_CODE_BYTES,
  recoveryCodeOf,
  totpStepAt,
} from "./second-factors.ts";

const NOW = new Date("2026-11-23T12:00:10.000Z");

describe("acceptedSteps", () => {
  it("allows for clocks that are one step apart, in both directions", () => {
    const present = totpStepAt(NOW);
    expect(acceptedSteps(NOW, undefined)).toEqual([present, present - 1, present + 1]);
    expect(totpStepAt(new Date(59_999))).toBe(1);
    expect(totpStepAt(new Date(60_000))).toBe(2);
  });

  it("never accepts a step again, nor one before it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.nat(4_000_000_000), (away, seconds) => {
        const now = new Date(seconds * 1_000);
        const last = totpStepAt(now) + away;
        const steps = acceptedSteps(now, last);
        expect(steps.every((step) => step > last)).toBe(true);
        expect(steps).toHaveLength(Math.min(3, Math.max(0, 1 - away)));
      }),
    );
  });
});

describe("recovery codes", () => {
  const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });

  it("are read back however they are typed, and differ where their bytes do", () => {
    expect(recoveryCodeOf(new Uint8Array(10))).toBe("0000-0000-0000-0000");
    expect(recoveryCodeOf(new Uint8Array(10).fill(255))).toBe("zzzz-zzzz-zzzz-zzzz");
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = recoveryCodeOf(one);
        const bare = code.replaceAll("-", "");
        const read = { kind: "recovery-code", code: bare };
        expect(parseCode(code)).toEqual(read);
        expect(parseCode(` ${bare.toUpperCase()} `)).toEqual(read);
        expect(parseCode(code.replaceAll("-", " – "))).toEqual(read);
        expect(parseCode(code.replaceAll("0", "O").replaceAll("1", "l"))).toEqual(read);
        expect(recoveryCodeOf(other) === code).toBe(Buffer.compare(one, other) === 0);
      }),
    );
  });

  it("are made of ten bytes", () => {
    expect(() => recoveryCodeOf(new Uint8Array(9))).toThrow(RangeError);
  });
});

describe("parseCode", () => {
  it.each([
    ["123456", { kind: "totp", code: "123456" }],
    [" 123 456 ", { kind: "totp", code: "123456" }],
    ["123-456", { kind: "totp", code: "123456" }],
    ["12345", undefined],
    ["1234567", undefined],
    ["", undefined],
    ["uuuu-uuuu-uuuu-uuuu", undefined],
    ["١٢٣٤٥٦", undefined],
    [" ".repeat(101), undefined],
  ])("%s", (typed, read) => {
    expect(parseCode(typed)).toEqual(read);
  });

  it("takes any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const read = parseCode(text);
        expect(read === undefined || [6, 16].includes(read.code.length)).toBe(true);
      }),
    );
  });
});

describe("isConfirmed", () => {
  it("lasts ten minutes, and needs a proof", () => {
    const ago = (ms: number) => new Date(NOW.getTime() - ms);
    expect(isConfirmed(null, NOW)).toBe(false);
    expect(isConfirmed(ago(CONFIRMED_MS - 1), NOW)).toBe(true);
    expect(isConfirmed(ago(CONFIRMED_MS), NOW)).toBe(false);
  });
});
