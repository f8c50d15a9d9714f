import fc from "fast-check";
import { expect, it } from "vitest";
import { instructionsOf, variantOf, type Turn } from "./creation-versions.ts";

const turn = (version: number, instruction: string, more: Partial<Turn> = {}): Turn => ({
  version,
  instruction,
  isFollowUp: false,
  restoredFrom: null,
  ...more,
});
const followUp = (version: number, instruction: string) =>
  turn(version, instruction, { isFollowUp: true });

it("stands on the prompt and its follow-ups", () => {
  expect(instructionsOf([])).toEqual([]);
  expect(instructionsOf([turn(1, "a")])).toEqual(["a"]);
  expect(instructionsOf([turn(1, "a"), followUp(2, "b"), followUp(3, "c")])).toEqual([
    "a",
    "b",
    "c",
  ]);
});

it("counts what is asked for again once", () => {
  const turns = [turn(1, "a"), turn(2, "a"), followUp(3, "b"), turn(4, "b")];
  expect(instructionsOf(turns)).toEqual(["a", "b"]);
});

it("goes back to what a restored answer stood on", () => {
  const turns = [turn(1, "a"), followUp(2, "b"), turn(3, "a", { restoredFrom: 1 })];
  expect(instructionsOf(turns)).toEqual(["a"]);
  expect(instructionsOf([...turns, followUp(4, "c")])).toEqual(["a", "c"]);
  expect(instructionsOf([...turns, turn(4, "b", { restoredFrom: 2 })])).toEqual(["a", "b"]);
});

it("begins with the prompt, and a restored answer stands on the same as its original", () => {
  const steps = fc.array(
    fc.record({ isFollowUp: fc.boolean(), back: fc.option(fc.nat({ max: 20 }), { nil: null }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, (made) => {
      const turns = [turn(1, "0")];
      for (const { isFollowUp, back } of made) {
        const version = turns.length + 1;
        const restoredFrom = back === null ? null : (back % turns.length) + 1;
        turns.push(turn(version, String(version), { isFollowUp, restoredFrom }));
        const line = instructionsOf(turns);
        expect(line[0]).toBe("0");
        if (restoredFrom !== null)
          expect(line).toEqual(instructionsOf(turns.slice(0, restoredFrom)));
      }
    }),
  );
});

it("keeps the variant of the text that is changed, and takes another when asked again", () => {
  const first = [turn(1, "a"), followUp(2, "b")];
  expect(variantOf([])).toBe(1);
  expect(variantOf(first)).toBe(1);
  expect(variantOf([...first, { ...turn(3, "b"), corrections: { price: "$95" } }])).toBe(1);
  const again = [...first, turn(3, "b")];
  expect(variantOf(again)).toBe(3);
  expect(variantOf([...again, followUp(4, "c")])).toBe(3);
  expect(variantOf([...again, turn(4, "a", { restoredFrom: 2 }), followUp(5, "c")])).toBe(1);
});
