import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosenFacets,
  isFiltered,
  LIST_VIEWS,
  listQuery,
  parseListState,
  type ListState,
} from "./list-state.ts";

const CHOICES = {
  categories: ["all", "standard", "niche"],
  sorts: ["popular", "name"],
} as const satisfies { categories: [string, ...string[]]; sorts: [string, ...string[]] };
type State = ListState<(typeof CHOICES.categories)[number], (typeof CHOICES.sorts)[number]>;

/** Choices with an additional filter, as on Artifakts. */
const PRICED = { ...CHOICES, facets: { price: ["all", "free", "paid"] } } as const;
type PricedState = ListState<State["category"], State["sort"], { price: "all" | "free" | "paid" }>;

const parse = (query: string) => parseListState(new URLSearchParams(query), CHOICES);
const UNTOUCHED: State = { q: "", category: "all", sort: "popular", page: 1, view: "grid" };

const states: fc.Arbitrary<State> = fc.record({
  q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  category: fc.constantFrom(...CHOICES.categories),
  sort: fc.constantFrom(...CHOICES.sorts),
  page: fc.integer({ min: 1, max: 1000 }),
  view: fc.constantFrom(...LIST_VIEWS),
});

const pricedStates: fc.Arbitrary<PricedState> = fc
  .tuple(states, fc.record({ price: fc.constantFrom(...PRICED.facets.price) }))
  .map(([state, facets]) => ({ ...state, facets }));

describe("the state of a list in its address", () => {
  it("reads back whatever it wrote", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parse(listQuery(state, CHOICES))).toEqual(state);
      }),
    );
  });

  it("has no query string for an unfiltered list", () => {
    expect(listQuery(UNTOUCHED, CHOICES)).toBe("");
    expect(parse("")).toEqual(UNTOUCHED);
  });

  it.each([
    "category=nope&sort=nope&view=nope&page=nope",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=1e9",
    "page=Infinity",
    "q=%20%20",
  ])("falls back to the unfiltered screen for %s", (query) => {
    expect(parse(query)).toEqual(UNTOUCHED);
  });

  it("never fails, whatever the address", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const state = parse(query);
        expect(CHOICES.categories).toContain(state.category);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect([...state.q].length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("cuts a long search between characters", () => {
    expect(parse(`q=${encodeURIComponent("🌮".repeat(150))}`).q).toBe("🌮".repeat(100));
  });

  it("resets the page for another filter, not for another view", () => {
    const third = { ...UNTOUCHED, page: 3 };
    expect(listQuery(third, CHOICES, { q: "pan" })).toBe("?q=pan");
    expect(listQuery(third, CHOICES, { category: "niche" })).toBe("?category=niche");
    expect(listQuery(third, CHOICES, { sort: "name" })).toBe("?sort=name");
    expect(listQuery(third, CHOICES, { view: "list" })).toBe("?view=list&page=3");
    expect(listQuery(third, CHOICES, { page: 4 })).toBe("?page=4");
  });

  it("tells whether anything narrows the list", () => {
    expect(isFiltered(UNTOUCHED, CHOICES)).toBe(false);
    expect(isFiltered({ ...UNTOUCHED, sort: "name", view: "list" }, CHOICES)).toBe(false);
    expect(isFiltered({ ...UNTOUCHED, q: "pan" }, CHOICES)).toBe(true);
    expect(isFiltered({ ...UNTOUCHED, category: "niche" }, CHOICES)).toBe(true);
  });
});

describe("a list's further filters", () => {
  const parsePriced = (query: string) => parseListState(new URLSearchParams(query), PRICED);
  const untouched: PricedState = { ...UNTOUCHED, facets: { price: "all" } };

  it("are read back whatever was written", () => {
    fc.assert(
      fc.property(pricedStates, (state) => {
        expect(parsePriced(listQuery(state, PRICED))).toEqual(state);
      }),
    );
  });

  it("are left out at their default, and unknown values are the default", () => {
    expect(listQuery(untouched, PRICED)).toBe("");
    for (const query of ["", "price=nope", "price=", "price=toString", "free=price"]) {
      expect(parsePriced(query)).toEqual(untouched);
    }
  });

  it("are nothing to a list that has none", () => {
    expect(parse("price=free")).toStrictEqual(UNTOUCHED);
  });

  it("stay while the rest changes, and reset the page when changed", () => {
    const third: PricedState = { ...untouched, facets: { price: "free" }, page: 3 };
    expect(listQuery(third, PRICED, { page: 4 })).toBe("?price=free&page=4");
    expect(listQuery(third, PRICED, { category: "niche" })).toBe("?category=niche&price=free");
    expect(listQuery(third, PRICED, { facets: { price: "paid" } })).toBe("?price=paid");
    expect(listQuery(third, PRICED, { facets: { price: "all" } })).toBe("");
  });

  it("narrow the list unless they are at their default", () => {
    expect(isFiltered(untouched, PRICED)).toBe(false);
    expect(chosenFacets(untouched, PRICED)).toEqual([]);
    const free = { ...untouched, facets: { price: "free" } } as const;
    expect(isFiltered(free, PRICED)).toBe(true);
    expect(chosenFacets(free, PRICED)).toEqual([["price", "free"]]);
  });
});
