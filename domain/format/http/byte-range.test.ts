import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRangeCurrent, parseByteRange } from "./byte-range.ts";

const part = (start: number, end: number) => ({ kind: "part", start, end });
const whole = { kind: "whole" };
const outside = { kind: "outside" };

describe("parseByteRange", () => {
  it.each([
    ["bytes=0-", part(0, 99)],
    ["bytes=0-0", part(0, 0)],
    ["bytes=10-19", part(10, 19)],
    ["bytes=90-200", part(90, 99)],
    ["bytes=99-", part(99, 99)],
    ["bytes=-1", part(99, 99)],
    ["bytes=-100", part(0, 99)],
    ["bytes=-5000", part(0, 99)],
    ["Bytes=5-6", part(5, 6)],
    [" bytes= 5-6 ", part(5, 6)],
    ["bytes=, 5-6,", part(5, 6)],
    [`bytes=0-${"9".repeat(400)}`, part(0, 99)],
  ])("%s is a part", (header, expected) => expect(parseByteRange(header, 100)).toEqual(expected));

  it.each(["bytes=100-", "bytes=100-200", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
    "%s is outside",
    (header) => expect(parseByteRange(header, 100)).toEqual(outside),
  );

  it.each([
    null,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=a-b",
    "bytes=5-4",
    "bytes=0x1-2",
    "items=0-5",
    "bytes=0-5,10-15",
    "bytes=-5,-6",
    "bytes=1-2-3",
    "bytes=--5",
    "bytes=+1-2",
    "bytes=1.5-2",
    "bytes 0-5",
  ])("%s is answered with the whole", (header) =>
    expect(parseByteRange(header, 100)).toEqual(whole),
  );

  it("is not satisfiable for an empty file", () => {
    expect(parseByteRange("bytes=0-", 0)).toEqual(outside);
    expect(parseByteRange("bytes=-5", 0)).toEqual(outside);
    expect(parseByteRange(null, 0)).toEqual(whole);
  });

  it("never leaves the file, for any header", () => {
    const number = fc.oneof(fc.nat(300), fc.constant(""), fc.bigInt(0n, 10n ** 30n));
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 200 }), (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last}`, size);
        if (range.kind !== "part") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
      { numRuns: 2_000 },
    );
  });

  it("cuts exactly what slicing cuts", () => {
    const size = 50;
    const bytes = Array.from({ length: size }, (_, index) => index);
    fc.assert(
      fc.property(fc.nat(size - 1), fc.nat(80), (start, length) => {
        const range = parseByteRange(`bytes=${start}-${start + length}`, size);
        if (range.kind !== "part") throw new Error("a range within the file is a part");
        expect(bytes.slice(range.start, range.end + 1)).toEqual(
          bytes.slice(start, start + length + 1),
        );
        const suffix = parseByteRange(`bytes=-${length + 1}`, size);
        if (suffix.kind !== "part") throw new Error("an end of the file is a part");
        expect(bytes.slice(suffix.start, suffix.end + 1)).toEqual(bytes.slice(-length - 1));
      }),
    );
  });

  it("survives any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1_000), (header, size) => {
        expect(["whole", "part", "outside"]).toContain(parseByteRange(header, size).kind);
      }),
    );
  });
});

describe("isRangeCurrent", () => {
  it.each([
    [null, true],
    ['"abc"', true],
    [' "abc" ', true],
    ['W/"abc"', false],
    ['"abd"', false],
    ["Sat, 21 Nov 2026 07:00:00 GMT", false],
    ["*", false],
    ["", false],
  ])("If-Range: %s", (header, expected) => expect(isRangeCurrent(header, '"abc"')).toBe(expected));
});
