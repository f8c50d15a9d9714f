import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatDuration,
  hasMultimediaResults,
  MULTIMEDIA_SECTIONS,
  multimediaQuery,
  parseMultimediaState,
} from "./multimedia-list.ts";

const parse = (query: string) => parseMultimediaState(new URLSearchParams(query));

describe("the address of the library", () => {
  it("has the twelve entries of the sidebar in order", () => {
    expect(MULTIMEDIA_SECTIONS).toEqual([
      "home",
      "music",
      "footage",
      "sound-effects",
      "ai-voiceover",
      "ai-image-video",
      "templates",
      "luts",
      "tools",
      "favorites",
      "downloads",
      "spotlight",
    ]);
  });

  it("falls back to the unfiltered screen", () => {
    const bare = { section: "home", q: "", collection: "", page: 1 };
    for (const query of ["", "section=nope", "section=home&page=0", "q=%20%20", "page=x"])
      expect(parse(query)).toEqual(bare);
    expect(hasMultimediaResults(parse(""))).toBe(false);
    for (const query of ["section=luts", "q=a", "collection=x"])
      expect(hasMultimediaResults(parse(query))).toBe(true);
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(
        fc.record({
          section: fc.constantFrom(...MULTIMEDIA_SECTIONS),
          q: fc.string({ maxLength: 40, unit: "grapheme-ascii" }).map((text) => text.trim()),
          collection: fc.stringMatching(/^[a-z-]{0,20}$/),
          page: fc.integer({ min: 1, max: 500 }),
        }),
        (state) => {
          expect(parse(multimediaQuery(state).slice(1))).toEqual(state);
        },
      ),
    );
    expect(multimediaQuery({})).toBe("");
  });
});

it.each([
  [0, "0:00"],
  [7, "0:07"],
  [7.9, "0:07"],
  [60, "1:00"],
  [605, "10:05"],
])("%d seconds are %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));
