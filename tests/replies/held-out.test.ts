import path from "node:path";
import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";
import { readSet } from "./read-set.ts";

/**
 * Questions over documents by authors who did not know the engine, held out: no rule, no weight and no word
 * of the engine may be made for one of them. Change the engine by what `own-questions.test.ts` and
 * `learned-from/` say, then measure here; a change may only better what was measured. The goal for each set:
 * 48 right, 6 wrong, none invented.
 */
const SETS = [
  {
    folder: "held-out",
    each: { right: 32, wrong: 2, invented: 3 },
    all: { right: 22, wrong: 1, invented: 1 },
  },
  {
    folder: "held-out-2",
    each: { right: 31, wrong: 0, invented: 3 },
    all: { right: 22, wrong: 1, invented: 1 },
  },
] as const;

describe.each(SETS)("$folder", ({ folder, ...limits }) => {
  const set = readSet(path.join(import.meta.dirname, folder));

  it("has sixty questions over fifteen documents, twelve of which nothing answers", () => {
    expect(set.questions).toHaveLength(60);
    expect(set.questions.filter(({ answer }) => answer === null)).toHaveLength(12);
    expect(Object.keys(set.documents)).toHaveLength(15);
    for (const { document, answer, must_include: must } of set.questions) {
      if (answer === null) continue;
      expect(set.documents[document]).toContain(answer);
      for (const part of must) expect(answer).toContain(part);
    }
  });

  it.each(["each", "all"] as const)("documents of %s space: no worse than measured", (spaces) => {
    const counted = measure(set, spaces);
    console.info(`${folder}, ${spaces}: ${JSON.stringify(counted)}`);
    const { right, wrong, invented } = limits[spaces];
    expect(counted.verbatim).toBe(60);
    expect(counted.right).toBeGreaterThanOrEqual(right);
    expect(counted.wrong).toBeLessThanOrEqual(wrong);
    expect(counted.invented).toBeLessThanOrEqual(invented);
  });
});
