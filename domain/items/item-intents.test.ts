import { expect, test } from "vitest";
import { isItemIntent } from "./item-intents.ts";

test.each([
  ["space", "join", true],
  ["space", "decline", true],
  ["artifakt", "purchase", true],
  ["artifakt", "download", true],
  ["agentik", "pause", true],
  ["challenge", "join", true],
  ["space", "purchase", false],
  ["challenge", "launch", false],
  ["agentik", "Launch", false],
  ["space", "", false],
  ["space", null, false],
  ["space", "length", false],
] as const)("%s can be asked to %j: %j", (kind, intent, expected) => {
  expect(isItemIntent(kind, intent)).toBe(expected);
});
