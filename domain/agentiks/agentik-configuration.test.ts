import { expect, it } from "vitest";
import {
  AGENTIK_INSTRUCTIONS_MAX,
  AGENTIK_NAME_MAX,
  changedFields,
  readConfiguration,
  type WrittenConfiguration,
} from "./agentik-configuration.ts";

const WRITTEN: WrittenConfiguration = {
  name: " Agenda ",
  description: "Books tables",
  type: "automation",
  language: "es",
  instructions: "Be brief",
};

it("accepts valid fields and trims the name", () => {
  expect(readConfiguration(WRITTEN)).toEqual({ configuration: { ...WRITTEN, name: "Agenda" } });
});

it("names every invalid field", () => {
  expect(
    readConfiguration({
      name: "  ",
      description: "x".repeat(2_001),
      type: "magic",
      language: "fr",
      instructions: "x".repeat(AGENTIK_INSTRUCTIONS_MAX + 1),
    }),
  ).toEqual({ problems: ["name", "description", "type", "language", "instructions"] });
  expect(readConfiguration({ ...WRITTEN, name: "x".repeat(AGENTIK_NAME_MAX + 1) })).toEqual({
    problems: ["name"],
  });
});

it("keeps an unknown type the agentik already has, and refuses it otherwise", () => {
  const odd = { ...WRITTEN, type: "oracle" };
  expect(readConfiguration(odd)).toEqual({ problems: ["type"] });
  expect(readConfiguration(odd, "oracle")).toMatchObject({ configuration: { type: "oracle" } });
});

it("names the fields that a draft changes", () => {
  const before = {
    name: "A",
    description: "x",
    type: "sales",
    language: "es",
    instructions: "",
  } as const;
  expect(changedFields(before, before)).toEqual([]);
  expect(changedFields(before, { ...before, name: "B", instructions: "Hi" })).toEqual([
    "name",
    "instructions",
  ]);
});
