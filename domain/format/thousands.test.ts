import fc from "fast-check";
import { expect, it } from "vitest";
import { withThousands } from "./thousands.ts";

const whole = fc.integer({ min: -1e12, max: 1e12 });

it.each(["es-MX", "en-US"])("writes whole numbers and hundredths as %s does", (locale) => {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  fc.assert(
    fc.property(whole, (value) => {
      expect(withThousands(value)).toBe(plain.format(value));
      expect(withThousands(value / 100, 2)).toBe(cents.format(value / 100));
    }),
  );
});

it("rounds half away from zero", () => {
  expect([0.5, 2.5, -2.5, 999.5].map((value) => withThousands(value))).toEqual([
    "1",
    "3",
    "-3",
    "1,000",
  ]);
});
