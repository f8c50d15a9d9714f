import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decideGate, GATED_SECTIONS, NEXT_MAX_CHARACTERS, safeNext, safePath } from "./gate.ts";

const person = (onboarded: boolean, pathSelected: boolean) => ({
  onboarded,
  pathSelected,
  isBot: false,
});
const NEWCOMER = person(false, false);
const HALFWAY = person(true, false);
const SETTLED = person(true, true);
/** Path chosen without the wizard, in an old tab. */
const BACKWARDS = person(false, true);

const PASS = { pass: true };
const WIZARD = { pass: false, to: "/onboarding" };
const CHOICE = { pass: false, to: "/path-selection" };

describe("decideGate", () => {
  it("lets a newcomer see the space just entered by an invitation, and nothing else", () => {
    const arrivedAt = "/spaces/space-4";
    for (const pathname of ["/spaces/space-4", "/spaces/space-4/members"])
      expect(decideGate({ ...NEWCOMER, pathname, arrivedAt })).toEqual(PASS);
    for (const pathname of ["/spaces", "/spaces/space-44", "/spaces/space-5", "/"])
      expect(decideGate({ ...NEWCOMER, pathname, arrivedAt })).toEqual(WIZARD);
  });

  test.each([
    // Pages in the shared layout.
    "/",
    "/creator",
    "/multimedia",
    "/marketplace",
    "/spaces",
    "/artifakts",
    "/agentiks",
    "/portals",
    "/perks",
    "/challenges",
    "/earnings",
    "/builder",
    // Personal pages in the same layout.
    "/spaces/space-4",
    "/artifakts/a-1",
    "/agentiks/x",
    "/challenges/y",
    "/search",
    "/account",
    "/notifications",
    "/new",
    // Case, slashes and encodings that routes match too.
    "/Spaces",
    "//spaces",
    "/spaces/",
    "/%73paces",
    "/spaces/%E0%A4%A",
    "/%2Fspaces",
    "",
  ])("%j waits for the journey", (pathname) => {
    expect(decideGate({ pathname, ...NEWCOMER })).toEqual(WIZARD);
    expect(decideGate({ pathname, ...BACKWARDS })).toEqual(WIZARD);
    expect(decideGate({ pathname, ...HALFWAY })).toEqual(CHOICE);
    expect(decideGate({ pathname, ...SETTLED })).toEqual(PASS);
    expect(decideGate({ pathname, ...NEWCOMER, isBot: true })).toEqual(PASS);
  });

  test.each([
    "/onboarding",
    "/onboarding/",
    "/path-selection",
    "/api",
    "/api/spaces",
    "/api/user/demo/stats",
    "/api/nothing",
    "/assets/entry-abc.js",
    "/favicon.ico",
    "/icons/plaza.svg",
    "/robots.txt",
    "/login",
    "/signup",
    "/invitations/token",
    "/health",
    "/healthz",
    "/preferences",
    "/no-such-page",
    "/spacesuit",
    "/homepage",
    "/%E0%A4%A",
    "/__manifest",
  ])("%j is open to everybody", (pathname) => {
    for (const who of [NEWCOMER, HALFWAY, SETTLED, BACKWARDS])
      expect(decideGate({ pathname, ...who })).toEqual(PASS);
  });

  it("never redirects to a page that redirects again", () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (pathname, onboarded, pathSelected, isBot) => {
          const decision = decideGate({ pathname, onboarded, pathSelected, isBot });
          if (decision.pass) return;
          expect(decideGate({ pathname: decision.to, onboarded, pathSelected, isBot })).toEqual(
            PASS,
          );
        },
      ),
    );
  });

  it("lists no section twice", () => {
    for (const section of GATED_SECTIONS) expect(section).toMatch(/^[a-z]*$/);
  });
});

/**
 * Each must give the fallback: it leads to another host, hides something, or is a redirect loop.
 */
const HOSTILE = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/%2f..",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "\\/evil.example",
  "/x\\y",
  "https://evil.example",
  "http:evil.example",
  "https:/evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "mailto:a@b",
  "//evil.example@plaza.example",
  "//plaza.example:80@evil.example",
  "//[::1]",
  "//0x7f.1",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  "/\u0000",
  " //evil.example",
  " /spaces",
  "\u00a0/spaces",
  "\u2028/spaces",
  "/spaces\r\nSet-Cookie: a=b",
  "/a\u007fb",
  "/a\u0085b",
  "/\u009fb",
  "/spaces\n",
  "/%2fevil.example",
  "/%2Fevil.example",
  "/%2f%2fevil.example",
  "/%252f%252fevil.example",
  "/%25252fevil.example",
  "/%5cevil.example",
  "/%255cevil.example",
  "/%5C%5Cevil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aSet-Cookie:a",
  "/%00",
  "/a%2500b",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/./\\evil.example",
  "/%2e%2e//evil.example",
  "/x/%2e%2e/%2fevil.example",
  "/%2e%2f/evil",
  "/%",
  "/%zz",
  "/%e0%a4",
  "/%c0%afevil.example",
  "/%25zz",
  "/onboarding",
  "/onboarding/",
  "/onboarding?x=1",
  "/onboarding#a",
  "/Onboarding",
  "/path-selection",
  "/path-selection/x",
  "/x/../onboarding",
  "/%6fnboarding",
  "/path%2dselection",
  "/path%252dselection",
  "/onboarding%2f",
  "/./path-selection",
  "",
  "spaces",
  "./spaces",
  "../spaces",
  "?q=1",
  "#top",
  ".",
  "@evil.example",
  "evil.example",
  `/${"a".repeat(NEXT_MAX_CHARACTERS)}`,
  `/${"ñ".repeat(NEXT_MAX_CHARACTERS / 2)}`,
];

describe("safeNext", () => {
  test.each([
    ["/", "/"],
    ["/spaces", "/spaces"],
    ["/spaces/space-4", "/spaces/space-4"],
    ["/spaces?type=niche&page=2#list", "/spaces?type=niche&page=2#list"],
    ["/search?q=100%25", "/search?q=100%25"],
    ["/search?q=a%2F%2Fb", "/search?q=a%2F%2Fb"],
    ["/search?q=https://a.example", "/search?q=https://a.example"],
    ["/search?q=diseño", "/search?q=dise%C3%B1o"],
    ["/search?next=//evil.example", "/search?next=//evil.example"],
    ["/spaces/caf%C3%A9", "/spaces/caf%C3%A9"],
    ["/spaces/../artifakts", "/artifakts"],
    ["/onboarding-stories", "/onboarding-stories"],
    ["/creator?from=/onboarding", "/creator?from=/onboarding"],
  ])("lets %j through as %j", (value, next) => {
    expect(safeNext(value, "/fallback")).toBe(next);
  });

  it("differs from safePath in the journey pages only", () => {
    for (const path of ["/onboarding", "/onboarding?step=3", "/path-selection"]) {
      expect(safePath(path, "/fallback")).toBe(path);
      expect(safeNext(path, "/fallback")).toBe("/fallback");
    }
    const elsewhere = HOSTILE.filter((value) => safePath(value, "no") !== "no");
    for (const value of elsewhere) expect(value).toMatch(/nboarding|selection/i);
  });

  it("is tried with many hostile values", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(60);
  });

  test.each(HOSTILE.map((value) => [value]))("refuses %j", (value) => {
    expect(safeNext(value, "/fallback")).toBe("/fallback");
  });

  test.each([[undefined], [null], [7], [{}], [["/spaces"]]])(
    "refuses %j, which is no string",
    (value) => {
      expect(safeNext(value)).toBe("/");
    },
  );

  const pieces = fc.constantFrom(
    "/",
    "//",
    "\\",
    "%2f",
    "%5c",
    "%252f",
    "%255c",
    "%2e",
    ".",
    "..",
    ":",
    "@",
    "?",
    "#",
    "%",
    "\t",
    "\n",
    "\r",
    "\u0000",
    " ",
    "%09",
    "%0a",
    "%00",
    "https:",
    "javascript:",
    "evil.example",
    "onboarding",
    "path-selection",
    "spaces",
    "ñ",
    "\ufeff",
    "\u3002",
    "\uff0f",
    "%ef%bc%8f",
  );
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
    fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
    fc.constantFrom(...HOSTILE),
    fc.string({ unit: "binary" }).map((text) => `/${text}`),
  );

  it("leads to no step whose address is another one once it is decoded", () => {
    expect(safeNext("/path-selection/..%2f")).toBe("/");
    expect(safeNext("/onboarding/..%2fspaces", "/wallet")).toBe("/wallet");
  });

  it("never leaves the site, however often it is decoded and resolved again", () => {
    const origin = "https://plaza.example";
    fc.assert(
      fc.property(hostile, (value) => {
        let next = safeNext(value);
        expect(next).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(next.length).toBeLessThanOrEqual(NEXT_MAX_CHARACTERS);
        expect(safeNext(next)).toBe(next);
        const { pathname } = new URL(next, origin);
        expect(pathname).not.toMatch(/^\/(onboarding|path-selection)(\/|$)/i);
        for (let round = 0; round < 5; round += 1) {
          expect(new URL(next, origin).origin).toBe(origin);
          const [path = "", ...rest] = next.split(/(?=[?#])/);
          next = [decodeURIComponent(path), ...rest].join("");
        }
      }),
      { numRuns: 20_000 },
    );
  });
});
