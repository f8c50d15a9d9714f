import { expect, it } from "vitest";
import type { Conversation } from "#db/queries/studio/creation-versions.ts";
import { creatorMessages, creatorSystem } from "./creator-request.ts";

type Version = Conversation["versions"][number];
const version = (number: number, more: Partial<Version>): Version => ({
  version: number,
  instruction: `pide ${number}`,
  isFollowUp: false,
  restoredFrom: null,
  corrections: {},
  understanding: null,
  state: "final",
  answer: `responde ${number}`,
  ...more,
});
const sent = (...versions: Version[]) =>
  creatorMessages({ versions }, undefined).map(({ role, content }) => `${role}: ${content}`);

it("sends the turns that the last instruction stands on", () => {
  expect(
    sent(
      version(1, {}),
      // Asked for again: takes the place of the first answer.
      version(2, { instruction: "pide 1" }),
      version(3, { isFollowUp: true, instruction: "más corto" }),
      version(4, { restoredFrom: 2 }),
      version(5, { isFollowUp: true, instruction: "en inglés", answer: "" }),
    ),
  ).toEqual(["user: pide 1", "assistant: responde 2", "user: en inglés"]);
});

it("adds what the person has corrected to the last instruction", () => {
  expect(sent(version(1, { corrections: { price: "$59" }, answer: "" }))).toEqual([
    "user: pide 1\nprice: $59",
  ]);
});

it("leaves out the earliest turns of a long conversation, and begins with an instruction", () => {
  const long = Array.from({ length: 12 }, (_, index) =>
    version(index + 1, { isFollowUp: index > 0, answer: "x".repeat(5_000) }),
  );
  const messages = creatorMessages({ versions: long }, undefined);
  expect(messages[0]).toMatchObject({ role: "user" });
  expect(messages.at(-1)).toEqual({ role: "user", content: "pide 12" });
  const length = messages.reduce((sum, { content }) => sum + content.length, 0);
  expect(length).toBeLessThanOrEqual(24_000);
  expect(messages.length).toBeGreaterThan(3);
});

it("has the person's own wishes in the system's role, after Plaza's", () => {
  expect(creatorSystem("")).not.toMatch(/\n\n$/);
  expect(creatorSystem(" Sé breve. ")).toMatch(/\n\nSé breve\.$/);
});
