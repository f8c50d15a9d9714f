import { expect, it } from "vitest";
import { canCancel } from "./cancelling.ts";

it.each([
  [{ refused: 0, others: 0 }, false, true],
  [{ refused: 0, others: 0 }, true, true],
  [{ refused: 2, others: 0 }, false, false],
  [{ refused: 2, others: 0 }, true, true],
  [{ refused: 2, others: 1 }, true, false],
  [{ refused: 0, others: 1 }, true, false],
])("with %o entries, over: %s, a challenge can be cancelled: %s", (entries, isOver, expected) => {
  expect(canCancel(entries, isOver)).toBe(expected);
});
