import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_KINDS } from "#domain/items/catalogue.ts";
import { SEARCH_GROUP_LIMITS, parseSearchRequest, searchPath } from "./search-request.ts";

const parse = (query: string) => parseSearchRequest(new URLSearchParams(query));

describe("a search in its address", () => {
  it("is read back as it was written", () => {
    const requests = fc.oneof(
      fc.record({ q: word(), page: fc.constant(1) }),
      fc.record({
        q: word(),
        kind: fc.constantFrom(...ITEM_KINDS),
        page: fc.integer({ min: 1, max: 500 }),
      }),
    );
    fc.assert(
      fc.property(requests, (request) => {
        const { search } = new URL(searchPath(request), "http://localhost");
        expect(parse(search)).toEqual(request);
      }),
    );
  });

  it.each([
    ["", { q: "", page: 1 }],
    ["q=%20%20", { q: "", page: 1 }],
    ["q=%CC%81", { q: "", page: 1 }],
    ["q=%00", { q: "", page: 1 }],
    ["q=pan%00dulce%0A", { q: "pan dulce", page: 1 }],
    ["q=+pan+", { q: "pan", page: 1 }],
    ["q=pan&kind=perk&page=3", { q: "pan", page: 1 }],
    ["q=pan&kind=toString", { q: "pan", page: 1 }],
    ["q=pan&page=3", { q: "pan", page: 1 }],
    ["q=pan&kind=space&page=3", { q: "pan", kind: "space", page: 3 }],
    ["q=pan&kind=space&page=-1", { q: "pan", kind: "space", page: 1 }],
    ["q=pan&kind=space&page=1e99", { q: "pan", kind: "space", page: 1 }],
    ["q=pan&kind=space&page=x", { q: "pan", kind: "space", page: 1 }],
  ])("%j asks for %o", (query, expected) => {
    expect(parse(query)).toStrictEqual(expected);
  });

  it("cuts a long search", () => {
    expect([...parse(`q=${"ñ".repeat(500)}`).q]).toHaveLength(100);
  });

  it("shows at most 8, 6, 6 and 4 results", () => {
    expect(SEARCH_GROUP_LIMITS).toEqual({ artifakt: 8, space: 6, agentik: 6, challenge: 4 });
  });
});

function word() {
  const letters = fc.constantFrom(..."abcñÁ &%=+?");
  return fc.string({ unit: letters, maxLength: 20 }).map((text) => text.trim());
}
