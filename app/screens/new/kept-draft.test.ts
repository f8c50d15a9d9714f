import fc from "fast-check";
import { expect, it } from "vitest";
import { draftKey, parseDraft } from "./kept-draft.ts";

it("has a key of Plaza for each kind", () => {
  expect(draftKey("space")).toBe("plaza-new-space");
});

it("reads back what was stored", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), (draft) => {
      const own = Object.fromEntries(Object.entries(draft));
      expect(parseDraft(JSON.stringify(own))).toEqual(own);
    }),
  );
});

it("reads anything else as no draft, and drops what is not text", () => {
  for (const damaged of [null, "", "{", "null", "[]", '["a"]', "1", "{}", '{"name":1}'])
    expect(parseDraft(damaged)).toBeUndefined();
  expect(parseDraft('{"name":"a","price":5}')).toEqual({ name: "a" });
});
