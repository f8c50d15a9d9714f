import { expect, it } from "vitest";
import { measure, readDocuments, readQuestions } from "./measure.ts";

it("has sixty questions, twelve of which no document answers, and answers word for word", () => {
  const questions = readQuestions();
  expect(questions).toHaveLength(60);
  expect(questions.filter(({ answer }) => answer === null)).toHaveLength(12);
  const documents = readDocuments();
  expect(Object.keys(documents)).toHaveLength(15);
  for (const { document, answer, must_include: must } of questions) {
    if (answer === null) continue;
    expect(documents[document]).toContain(answer);
    for (const part of must) expect(answer).toContain(part);
  }
});

/** What was measured; a change of the engine may only better it. The goal: 48 right, 6 wrong, none invented. */
it.each([
  ["each", { right: 20, wrong: 3, invented: 1 }],
  ["all", { right: 17, wrong: 4, invented: 3 }],
] as const)("documents of %s: no worse than measured", (spaces, limits) => {
  const counted = measure(spaces);
  console.info(`held-out replies, ${spaces}: ${JSON.stringify(counted)}`);
  expect(counted.verbatim).toBe(60);
  expect(counted.right).toBeGreaterThanOrEqual(limits.right);
  expect(counted.wrong).toBeLessThanOrEqual(limits.wrong);
  expect(counted.invented).toBeLessThanOrEqual(limits.invented);
});
