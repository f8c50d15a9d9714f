import { describe, expect, it } from "vitest";
import type { ChallengeEntry } from "#db/queries/challenges/challenge-entries.ts";
import { shownEntries } from "./entries-words.server.ts";

const entry = (changes: Partial<ChallengeEntry> = {}): ChallengeEntry => ({
  personId: "ana",
  name: "Ana",
  version: 1,
  text: "Un cartel",
  link: "",
  createdAt: new Date("2026-11-20"),
  refusal: null,
  entryId: "entry-1",
  title: "",
  agreed: false,
  pictures: [],
  files: [],
  ...changes,
});
const shown = (
  entries: readonly ChallengeEntry[],
  changes: Partial<Parameters<typeof shownEntries>[1]> = {},
) =>
  shownEntries(
    entries,
    { shownReward: "250", split: "one", daysLeft: 8, ...changes },
    { locale: "en" },
  );

describe("what an award ends is told before it", () => {
  const eva = entry({ personId: "eva", name: "Eva" });

  it("names the days that are left, and what is paid to whom", () => {
    const { words, list, places } = shown([entry()]);
    expect(places).toEqual([]);
    expect(words.ends).toEqual([
      "The deadline is still 8 days away. Choosing now ends the challenge: nobody can join or hand in any more.",
    ]);
    expect(list[0]!.pays).toBe("Ana receives 250 credits at once. This cannot be undone.");
    expect(shown([entry()], { daysLeft: 1 }).words.ends[0]).toContain("still 1 day away");
  });

  it("ends nothing early from the deadline on", () => {
    expect(shown([entry()], { daysLeft: 0 }).words.ends).toEqual([]);
  });

  it("says that the first choice is the only one, with several prizes too", () => {
    const [, only] = shown([entry()], { split: "three" }).words.ends;
    expect(only).toMatch(/^There are 3 prizes, but only one entry can win so far\./);
    const several = shown([entry(), eva], { split: "three", daysLeft: 0 });
    expect(several.places).toHaveLength(2);
    expect(several.words.ends).toEqual([
      "There are 3 prizes, and you choose all the winners in one go: a place left at “Nobody” stays empty.",
    ]);
    const refused = { ...eva, refusal: "Falta la foto" };
    expect(shown([entry(), refused], { split: "two" }).words.ends[1]).toMatch(/only one entry/);
  });
});

it("shows the first photograph of an entry, small", () => {
  const pictures = [{ hash: "a".repeat(32), alt: "", width: 720, height: 540 }];
  const [one, other] = shown([entry({ pictures } as Partial<ChallengeEntry>), entry()]).list;
  expect(one!.photo).toEqual({
    src: `/challenges/entries/entry-1/pictures/${"a".repeat(32)}-small.webp`,
    alt: "Photo 1",
    width: 320,
    height: 240,
  });
  expect(other!.photo).toBeNull();
});
