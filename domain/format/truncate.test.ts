import fc from "fast-check";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { ELLIPSIS, TRUNCATE_SEARCH_CHARACTERS, truncate } from "./truncate.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

const FAMILY = "👩‍👩‍👧‍👦";
const WAVE = "👋🏽";
const MEXICO = "🇲🇽";
const ACCENTED = "e\u0301";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("truncate", () => {
  test.each([
    ["shorter than the limit", "a".repeat(99), 100, "a".repeat(99)],
    ["exactly the limit", "a".repeat(100), 100, "a".repeat(100)],
    ["one over the limit", "a".repeat(101), 100, `${"a".repeat(100)}…`],
    ["nothing", "", 100, ""],
    ["a limit of none", "abc", 0, "…"],
    ["families", FAMILY.repeat(3), 2, `${FAMILY.repeat(2)}…`],
    ["families within the limit", FAMILY.repeat(3), 3, FAMILY.repeat(3)],
    ["skin tones", WAVE.repeat(3), 1, `${WAVE}…`],
    ["flags", MEXICO.repeat(3), 1, `${MEXICO}…`],
    ["combining accents", ACCENTED.repeat(3), 2, `${ACCENTED.repeat(2)}…`],
    ["line ends", "a\r\nb\r\nc", 2, "a\r\n…"],
  ])("%s", (_name, text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });

  it("takes 100 characters unless told, and 120 for search", () => {
    const text = "ñ".repeat(200);
    expect(truncate(text)).toBe(`${"ñ".repeat(100)}…`);
    expect(truncate(text, TRUNCATE_SEARCH_CHARACTERS)).toBe(`${"ñ".repeat(120)}…`);
  });

  // Joiners, combining marks and line breaks among plain letters, around the position of the cut.
  const joining = [
    ACCENTED,
    "\u0301",
    "\r",
    "\n",
    "\u00ad",
    "\u200d",
    WAVE,
    MEXICO,
    "字",
    "ñ",
    " ",
  ];
  const nearlyPlain = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom("a", "é", " ", ".") },
      { weight: 1, arbitrary: fc.constantFrom(...joining) },
    ),
    { minLength: 90, maxLength: 115 },
  );
  const whole = (text: string) => {
    const all = graphemes(text);
    return all.length > 100 ? all.slice(0, 100).join("") + ELLIPSIS : text;
  };

  it("cuts plain text on the fast path as on the slow one", () => {
    fc.assert(
      fc.property(nearlyPlain, (parts) => {
        expect(truncate(parts.join(""))).toBe(whole(parts.join("")));
      }),
      { numRuns: 500 },
    );
    for (const end of [...joining, "aa"]) {
      for (const length of [98, 99, 100, 101]) {
        expect(truncate("a".repeat(length) + end)).toBe(whole("a".repeat(length) + end));
      }
    }
  });

  const anyText = fc.string({
    unit: fc.oneof(
      fc.constantFrom(FAMILY, WAVE, MEXICO, ACCENTED, "ñ", "\r\n", "a", " ", "\u0301", "\u200d"),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    ),
    maxLength: 60,
  });

  it("keeps whole graphemes from the start, never more than the limit", () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 40 }), (text, limit) => {
        const whole = graphemes(text);
        const expected = whole.length <= limit ? text : whole.slice(0, limit).join("") + ELLIPSIS;
        expect(truncate(text, limit)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("cuts no plain emoji or accent in a browser without Intl.Segmenter", () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    expect(truncate(FAMILY.repeat(3), 2)).toBe(`${FAMILY.repeat(2)}…`);
    expect(truncate(WAVE.repeat(3), 1)).toBe(`${WAVE}…`);
    expect(truncate(MEXICO.repeat(3), 1)).toBe(`${MEXICO}…`);
    expect(truncate(ACCENTED.repeat(3), 2)).toBe(`${ACCENTED.repeat(2)}…`);
    expect(truncate("a\r\nb\nc", 3)).toBe("a\r\nb…");
    expect(truncate("abc", 3)).toBe("abc");
  });
});
