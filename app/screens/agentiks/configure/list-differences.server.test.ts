import { expect, it } from "vitest";
import { listDifferences } from "./list-differences.server.ts";

it("compares field by field", () => {
  const before = {
    name: "A",
    description: "x",
    type: "sales",
    language: "es",
    instructions: "",
  } as const;
  expect(listDifferences(before, before)).toEqual([]);
  expect(listDifferences(before, { ...before, name: "B", instructions: "Hi" })).toEqual([
    {
      field: "name",
      parts: [
        { kind: "removed", text: "A" },
        { kind: "added", text: "B" },
      ],
    },
    { field: "instructions", parts: [{ kind: "added", text: "Hi" }] },
  ]);
});
