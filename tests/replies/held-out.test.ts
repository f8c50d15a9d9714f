import path from "node:path";
import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";
import { readSet } from "./read-set.ts";

/**
 * Questions over documents by authors who did not know the engine, held out: no rule, no weight and no word
 * of the engine may be made for one of them. Change the engine by what `own-questions.test.ts` and
 * `learned-from/` say, then measure here; a change may only better what was measured. The goal for each set:
 * 48 right, 6 wrong, none invented. `held-out-tables` are tables in CSV as small businesses keep them.
 */
const SETS = [
  {
    folder: "held-out",
    size: { documents: 15, questions: 60, unanswered: 12 },
    each: { right: 32, wrong: 2, invented: 3 },
    all: { right: 22, wrong: 1, invented: 1 },
  },
  {
    folder: "held-out-2",
    size: { documents: 15, questions: 60, unanswered: 12 },
    each: { right: 31, wrong: 0, invented: 3 },
    all: { right: 22, wrong: 1, invented: 1 },
  },
  {
    folder: "held-out-tables",
    size: { documents: 8, questions: 48, unanswered: 10 },
    each: { right: 27, wrong: 0, invented: 1 },
    all: { right: 27, wrong: 0, invented: 1 },
  },
] as const;

describe.each(SETS)("$folder", ({ folder, size, ...limits }) => {
  const set = readSet(path.join(import.meta.dirname, folder));

  it("has questions over documents, some of which nothing answers", () => {
    expect({
      documents: Object.keys(set.documents).length,
      questions: set.questions.length,
      unanswered: set.questions.filter(({ answer }) => answer === null).length,
    }).toEqual(size);
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
    expect(counted.verbatim).toBe(size.questions);
    expect(counted.right).toBeGreaterThanOrEqual(right);
    expect(counted.wrong).toBeLessThanOrEqual(wrong);
    expect(counted.invented).toBeLessThanOrEqual(invented);
  });
});
