import { expect, it } from "vitest";
import { isAnswer, REPLY_KINDS } from "./answering.ts";

it("takes a reply to a question for an answer, also a model's, and no other reply", () => {
  expect(REPLY_KINDS.filter(isAnswer)).toEqual(["found", "which", "unknown"]);
  expect(isAnswer(null)).toBe(true);
});
