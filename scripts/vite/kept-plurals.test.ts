import { expect, test } from "vitest";
import { keepPlurals } from "./kept-plurals.ts";

/** As the compiler writes it. */
const WRITTEN = `export function plural(locale, input, options) { 
	return new Intl.PluralRules(locale, options).select(Number(input))
};`;

test("the rules of a language are made once, and say what they said", () => {
  const made: unknown[][] = [];
  class Rules extends Intl.PluralRules {
    constructor(...given: ConstructorParameters<typeof Intl.PluralRules>) {
      super(...given);
      made.push(given);
    }
  }
  const body = `${keepPlurals(WRITTEN)?.replace("export ", "")}\nreturn plural;`;
  const plural = new Function("Intl", body)({ PluralRules: Rules }) as (
    locale: string,
    input: unknown,
    options?: Intl.PluralRulesOptions,
  ) => string;
  const asked = ["en", "es", "en", "es"].flatMap((locale) =>
    [0, 1, "1", 2, 1_000_000].map((count) => [locale, count] as const),
  );
  for (const [locale, count] of asked)
    expect(plural(locale, count, {})).toBe(new Intl.PluralRules(locale).select(Number(count)));
  expect(made).toHaveLength(2);
  expect(plural("en", 2, { type: "ordinal" })).toBe("two");
  expect(plural("en", 2, {})).toBe("other");
  expect(made).toHaveLength(3);
});

test("another form of the compiler's is not passed over", () => {
  expect(keepPlurals("export const plural = () => 1;")).toBeUndefined();
  expect(keepPlurals(WRITTEN + WRITTEN)).toBeUndefined();
});
