import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePortalState, PORTAL_LIST, PORTAL_TABS, portalQuery } from "./portal-list.ts";

const parse = (query: string) => parsePortalState(new URLSearchParams(query));

describe("parsePortalState", () => {
  it("is the untouched Gateway for an empty or unknown address", () => {
    const untouched = { tab: "gateway", q: "", category: "all", more: "", app: "" };
    expect(parse("")).toEqual(untouched);
    expect(parse("?tab=toString&category=__proto__&q=%20%20")).toEqual(untouched);
  });

  it("reads the tab, the search, the category and the app", () => {
    expect(parse("?tab=launchpad&app=portal-app-ask")).toMatchObject({
      tab: "launchpad",
      app: "portal-app-ask",
    });
    expect(parse("?q=+menu+&category=analytics")).toMatchObject({
      q: "menu",
      category: "analytics",
    });
  });
});

describe("portalQuery", () => {
  it("leaves out what is the default or belongs to another tab", () => {
    expect(portalQuery({})).toBe("");
    expect(portalQuery({ tab: "suites", q: "pan", app: "x" })).toBe("?tab=suites");
    expect(portalQuery({ tab: "launchpad", app: "x" })).toBe("?tab=launchpad&app=x");
  });

  it("is read back as it was", () => {
    const states = fc.record({
      tab: fc.constantFrom(...PORTAL_TABS),
      q: fc.string({ maxLength: 40, unit: "grapheme" }).map((text) => text.trim()),
      category: fc.constantFrom(...PORTAL_LIST.categories),
      more: fc.string({ maxLength: 20 }),
      app: fc.string({ maxLength: 20 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        const isGateway = state.tab === "gateway";
        expect(parse(portalQuery(state))).toEqual({
          tab: state.tab,
          q: isGateway ? state.q : "",
          category: isGateway ? state.category : "all",
          more: isGateway ? state.more : "",
          app: state.tab === "launchpad" ? state.app : "",
        });
      }),
    );
  });
});
