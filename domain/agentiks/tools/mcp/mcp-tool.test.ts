import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalJson,
  fingerprintOf,
  isAllowed,
  isChanged,
  MCP_DESCRIPTION_MAX,
  MCP_SCHEMA_MAX,
  modelNames,
  offeredLength,
  readListedTool,
} from "./mcp-tool.ts";

const tool = {
  name: "list_events",
  description: "Lists events.",
  inputSchema: { type: "object", properties: { day: { type: "string" } } },
};
const nested = (depth: number): unknown => (depth === 0 ? {} : { properties: nested(depth - 1) });

describe("readListedTool", () => {
  it("reads a tool, and what it says no more", () => {
    expect(
      readListedTool({ ...tool, title: "Events", annotations: { readOnlyHint: true } }),
    ).toEqual(tool);
    expect(readListedTool({ ...tool, description: undefined })).toEqual({
      ...tool,
      description: "",
    });
  });

  it("cuts a long description", () => {
    const read = readListedTool({ ...tool, description: "x".repeat(5_000) });
    expect(read!.description).toHaveLength(MCP_DESCRIPTION_MAX);
  });

  it("removes what a person cannot see from descriptions and schemas", () => {
    const tag = String.fromCodePoint(0xe0041);
    const description = `Lists\u200b ev\u202eents.\u0000${tag}\nAll.`;
    const inputSchema = { type: "object", title: `a\u2066b${tag}` };
    expect(readListedTool({ ...tool, description, inputSchema })).toEqual({
      name: "list_events",
      description: "Lists events.\nAll.",
      inputSchema: { type: "object", title: "ab" },
    });
  });

  it.each([
    null,
    "list_events",
    [],
    { ...tool, name: undefined },
    { ...tool, name: "" },
    { ...tool, name: "two words" },
    { ...tool, name: "a".repeat(129) },
    { ...tool, name: "<b>" },
    { ...tool, inputSchema: undefined },
    { ...tool, inputSchema: { type: "string" } },
    { ...tool, inputSchema: [] },
    { ...tool, inputSchema: { type: "object", title: "x".repeat(MCP_SCHEMA_MAX) } },
    { ...tool, inputSchema: { type: "object", "a\u200b": 1 } },
    { ...tool, inputSchema: { type: "object", "a\u0000": 1 } },
    { ...tool, inputSchema: { type: "object", properties: nested(40) } },
  ])("leaves out %j", (listed) => {
    expect(readListedTool(listed)).toBeUndefined();
  });
});

it("writes the same JSON for the same value, whatever the order of its keys", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
    }),
  );
});

it("has another fingerprint for another name, description or schema", () => {
  const prints = [
    tool,
    { ...tool, name: "list_event" },
    { ...tool, description: "Lists events!" },
    { ...tool, inputSchema: { type: "object" } },
  ].map(fingerprintOf);
  expect(new Set(prints).size).toBe(4);
  expect(offeredLength([tool, tool])).toBe(2 * prints[0]!.length);
});

it("is allowed as it was shown, and changed where it is another one", () => {
  const of = (hash: string, allowedHash: string | null) => {
    const kept = { hash, allowedHash };
    return [isAllowed(kept), isChanged(kept)];
  };
  expect(of("a", null)).toEqual([false, false]);
  expect(of("a", "a")).toEqual([true, false]);
  expect(of("b", "a")).toEqual([false, true]);
});

describe("modelNames", () => {
  it("names tools by their server's place", () => {
    expect(
      modelNames([
        { place: 1, name: "list_events" },
        { place: 2, name: "list_events" },
        { place: 2, name: "files/read.all" },
      ]),
    ).toEqual(["mcp_1_list_events", "mcp_2_list_events", "mcp_2_files_read_all"]);
  });

  it("is short, plain and unique whatever they are called", () => {
    const names = fc.array(
      fc.record({
        place: fc.integer({ min: 1, max: 5 }),
        name: fc.oneof(
          fc.constantFrom("a.b", "a/b", "a_b", "a:b"),
          fc.string({ minLength: 60, maxLength: 128 }).map((end) => "x".repeat(60) + end),
        ),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(names, (tools) => {
        const named = modelNames(tools);
        expect(new Set(named).size).toBe(tools.length);
        for (const name of named) expect(name).toMatch(/^mcp_[1-5]_[A-Za-z0-9_-]{1,58}$/);
      }),
      { numRuns: 30 },
    );
  });
});
