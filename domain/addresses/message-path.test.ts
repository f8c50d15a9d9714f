import { expect, it } from "vitest";
import { messagePath, readMessageSeq } from "./message-path.ts";

it("leads to a message on the page that contains it", () => {
  expect(messagePath("s-1", "t-2", 7)).toBe("/spaces/s-1/t/t-2?at=7#m7");
});

it("reads the number of a message, and nothing else", () => {
  expect(readMessageSeq("7")).toBe(7);
  expect(readMessageSeq("123456789")).toBe(123456789);
  for (const text of [null, "", "0", "07", "-1", "1.5", "1e3", "seven", "1234567890"])
    expect(readMessageSeq(text)).toBeUndefined();
});
