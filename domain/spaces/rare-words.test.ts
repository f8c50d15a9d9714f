import fc from "fast-check";
import { expect, it } from "vitest";
import { RANKED_PASSAGES_MAX, rarestWords, weighWords } from "./rare-words.ts";

const counted = fc.uniqueArray(
  fc.record({ word: fc.string(), found: fc.nat(RANKED_PASSAGES_MAX + 1) }),
  { selector: ({ word }) => word, maxLength: 24 },
);

it("weighs a word more the rarer it is, and leaves out those that the space has not", () => {
  fc.assert(
    fc.property(counted, (words) => {
      const weighed = weighWords(words);
      expect(weighed).toHaveLength(words.filter(({ found }) => found > 0).length);
      for (const [at, { found, weight }] of weighed.slice(1).entries()) {
        expect(found).toBeGreaterThanOrEqual(weighed[at]!.found);
        expect(weight).toBeLessThanOrEqual(weighed[at]!.weight);
        expect(weight).toBeGreaterThan(0);
      }
    }),
  );
});

it("chooses the rarest words, within what is ranked, and at least one", () => {
  fc.assert(
    fc.property(counted, (words) => {
      const weighed = weighWords(words);
      const chosen = rarestWords(weighed);
      expect(chosen).toEqual(weighed.slice(0, chosen.length).map(({ word }) => word));
      expect(chosen.length > 0).toBe(weighed.length > 0);
      const sum = weighed.slice(0, chosen.length).reduce((all, { found }) => all + found, 0);
      if (chosen.length > 1) expect(sum).toBeLessThanOrEqual(RANKED_PASSAGES_MAX);
    }),
  );
});
