import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ARTIFAKT_TYPES, JOIN_POLICIES, SPACE_TYPES } from "./catalogue.ts";
import { deadlineDays } from "#domain/challenges/challenge-days.ts";
import {
  PRICE_MAX,
  readArtifaktFields,
  readChallengeFields,
  readSpaceFields,
  TAG_MAX_CHARACTERS,
  TAGS_MAX,
} from "./item-fields.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const SPACE = {
  name: " Mesa ",
  description: "Aquí",
  type: "niche",
  joinPolicy: "invite",
  maxMembers: " 12 ",
};
const CHALLENGE = {
  name: "Cartel",
  description: "",
  type: "design",
  reward: "200",
  maxParticipants: "3",
  deadline: deadlineDays(NOW).first,
};
const ARTIFAKT = {
  name: "Carta",
  description: "Una carta",
  type: ARTIFAKT_TYPES[0],
  price: "250",
  tags: "carta, menú , ,carta",
};

describe("a space", () => {
  it("has the visibility of its join policy unless one is chosen", () => {
    const visibilityOf = (changes: object) => {
      const read = readSpaceFields({ ...SPACE, ...changes });
      return read.wrong ? read.wrong : read.fields.visibility;
    };
    expect(visibilityOf({ joinPolicy: "open" })).toBe("listed");
    expect(visibilityOf({ joinPolicy: "request", visibility: "" })).toBe("listed");
    expect(visibilityOf({ joinPolicy: "invite", visibility: "" })).toBe("private");
    expect(visibilityOf({ joinPolicy: "invite", visibility: "listed" })).toBe("listed");
    expect(readSpaceFields({ ...SPACE, visibility: "hidden" }).wrong).toEqual(["visibility"]);
  });

  it("is parsed", () => {
    expect(readSpaceFields(SPACE)).toEqual({
      fields: { ...SPACE, name: "Mesa", maxMembers: 12, visibility: "private" },
    });
    expect(readSpaceFields({ name: "Mesa", maxMembers: "" })).toEqual({
      fields: {
        name: "Mesa",
        description: "",
        type: "custom",
        joinPolicy: "open",
        visibility: "listed",
        maxMembers: null,
      },
    });
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "\0" }, "name"],
    [{ name: "x".repeat(121) }, "name"],
    [{ description: "x".repeat(2_001) }, "description"],
    [{ type: "private" }, "type"],
    [{ joinPolicy: "nobody" }, "joinPolicy"],
    [{ maxMembers: "0" }, "maxMembers"],
    [{ maxMembers: "100001" }, "maxMembers"],
    [{ maxMembers: "1e3" }, "maxMembers"],
    [{ maxMembers: "-1" }, "maxMembers"],
  ])("says which field is to be changed: %o", (changes, field) => {
    expect(readSpaceFields({ ...SPACE, ...changes })).toEqual({ wrong: [field] });
  });

  it("names all invalid fields, in the form's order", () => {
    expect(readSpaceFields({ maxMembers: "x", joinPolicy: "x" })).toEqual({
      wrong: ["name", "joinPolicy", "maxMembers"],
    });
  });
});

describe("a challenge", () => {
  it("is parsed", () => {
    expect(readChallengeFields(CHALLENGE, NOW)).toEqual({
      fields: { ...CHALLENGE, reward: 200, maxParticipants: 3, rules: "", split: "one" },
    });
  });

  it("has rules and prizes of its own", () => {
    const terms = { rules: "  Con foto.\nUna por persona. ", split: "three" };
    expect(readChallengeFields({ ...CHALLENGE, ...terms }, NOW)).toMatchObject({
      fields: { rules: "Con foto.\nUna por persona.", split: "three" },
    });
  });

  it.each([
    [{ reward: "0" }, "reward"],
    [{ reward: "1000001" }, "reward"],
    [{ maxParticipants: undefined }, "maxParticipants"],
    [{ deadline: "2026-11-20" }, "deadline"],
    [{ deadline: "tomorrow" }, "deadline"],
    [{ deadline: undefined }, "deadline"],
    [{ type: "war" }, "type"],
    [{ rules: "x".repeat(2_001) }, "rules"],
    [{ split: "seven" }, "split"],
    // A place without a credit.
    [{ reward: "2", split: "three" }, "split"],
  ])("says which field is to be changed: %o", (changes, field) => {
    expect(readChallengeFields({ ...CHALLENGE, ...changes }, NOW)).toEqual({ wrong: [field] });
  });
});

describe("an artifakt", () => {
  it("is parsed, each tag once", () => {
    expect(readArtifaktFields(ARTIFAKT)).toEqual({
      fields: { ...ARTIFAKT, price: 250, tags: ["carta", "menú"] },
    });
    expect(readArtifaktFields({ ...ARTIFAKT, price: "", tags: undefined })).toMatchObject({
      fields: { price: 0, tags: [] },
    });
  });

  it.each([
    [{ type: "" }, "type"],
    [{ price: "-1" }, "price"],
    [{ price: "1.5" }, "price"],
    [{ price: String(PRICE_MAX + 1) }, "price"],
    [{ tags: "a,b,c,d,e,f,g,h,i" }, "tags"],
    [{ tags: "x".repeat(401) }, "tags"],
  ])("says which field is to be changed: %o", (changes, field) => {
    expect(readArtifaktFields({ ...ARTIFAKT, ...changes })).toEqual({ wrong: [field] });
  });

  it("never splits a surrogate pair", () => {
    const tag = `${"x".repeat(TAG_MAX_CHARACTERS - 1)}🌮🌮`;
    expect(readArtifaktFields({ ...ARTIFAKT, tags: tag })).toMatchObject({
      fields: { tags: [`${"x".repeat(TAG_MAX_CHARACTERS - 1)}🌮`] },
    });
  });
});

const typed = fc.option(fc.oneof(fc.string({ unit: "binary" }), fc.nat().map(String)), {
  nil: undefined,
});

it("any input stays within the limits, and parsing is idempotent", () => {
  const fields = fc.record({
    name: typed,
    description: typed,
    type: fc.oneof(typed, fc.constantFrom(...SPACE_TYPES, ...ARTIFAKT_TYPES)),
    joinPolicy: fc.oneof(typed, fc.constantFrom(...JOIN_POLICIES)),
    maxMembers: typed,
    price: typed,
    tags: typed,
  });
  fc.assert(
    fc.property(fields, (all) => {
      const space = readSpaceFields(all);
      if ("fields" in space) {
        const { name, description, maxMembers } = space.fields;
        expect(name.length).toBeGreaterThan(0);
        expect(`${name}${description}`).not.toMatch(/\0|\p{Cs}/u);
        expect(maxMembers ?? 1).toBeGreaterThanOrEqual(1);
        const again = { ...space.fields, maxMembers: String(maxMembers ?? "") };
        expect(readSpaceFields(again)).toEqual(space);
      } else expect(space.wrong.length).toBeGreaterThan(0);
      const artifakt = readArtifaktFields(all);
      if ("fields" in artifakt) {
        const { price, tags } = artifakt.fields;
        expect(Number.isInteger(price) && price >= 0 && price <= PRICE_MAX).toBe(true);
        expect(tags.length).toBeLessThanOrEqual(TAGS_MAX);
        expect(new Set(tags).size).toBe(tags.length);
        const again = { ...artifakt.fields, price: String(price), tags: tags.join(",") };
        expect(readArtifaktFields(again)).toEqual(artifakt);
      }
    }),
  );
});
