import fc from "fast-check";
import { expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1 KB"],
  [34_500, "34 KB"],
  [1_022_976, "999 KB"],
  [1_100_000, "1 MB"],
  [1_572_864, "1.5 MB"],
  [25_000_000, "24 MB"],
  [3_221_225_472, "3 GB"],
])("%i bytes are shown as %s", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

it("never needs more than four digits below a terabyte", () => {
  fc.assert(
    fc.property(fc.nat({ max: 999 * 1_024 ** 3 }), (bytes) => {
      expect(formatFileSize(bytes)).toMatch(/^(\d{1,4}|\d\.\d) (bytes|KB|MB|GB)$/);
    }),
  );
});
