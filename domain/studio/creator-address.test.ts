import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paths } from "#domain/addresses/paths.ts";
import { CREATION_KINDS, PROMPT_MAX_CHARACTERS, readPrompt } from "./creations.ts";
import {
  compareAddress,
  creationAddress,
  CREATOR_SETTINGS,
  FIND_MAX_CHARACTERS,
  parseCreatorAddress,
  promptAddress,
  reuseAddress,
} from "./creator-address.ts";

const parse = (address: string) =>
  parseCreatorAddress(new URL(address, "https://plaza.invalid").searchParams);

const NOTHING = {
  creationId: null,
  isReused: false,
  isSettings: false,
  compared: null,
  before: null,
  find: "",
  prompt: "",
  kind: "text",
};

describe("parseCreatorAddress", () => {
  it.each([
    paths.creator,
    "/creator?panel=other",
    "/creator?kind=other&foo=bar",
    "/creator?prompt=",
  ])("is a new creation for %s", (address) => expect(parse(address)).toEqual(NOTHING));

  it("knows the settings by both names", () => {
    expect(parse(CREATOR_SETTINGS)).toEqual({ ...NOTHING, isSettings: true });
    expect(parse("/creator?panel=ajustes").isSettings).toBe(true);
  });

  it("reads two answers to compare, the earlier one first", () => {
    expect(parse(compareAddress("creation-1", [2, 4]))).toMatchObject({
      creationId: "creation-1",
      compared: [2, 4],
    });
    expect(parse("/creator?compare=4&with=2").compared).toEqual([2, 4]);
    for (const bad of ["2&with=2", "0&with=1", "2", "2&with=51", "1e1&with=2", "-1&with=2"])
      expect(parse(`/creator?compare=${bad}`).compared).toBeNull();
  });

  it("reads what to find, without spaces around it", () => {
    expect(parse("/creator?find=+men%C3%BA++").find).toBe("menú");
    expect(parse(`/creator?find=${"x".repeat(200)}`).find).toHaveLength(FIND_MAX_CHARACTERS);
  });

  it("cuts a prompt that is too long", () => {
    const { prompt } = parse(promptAddress("x".repeat(PROMPT_MAX_CHARACTERS + 9), "text"));
    expect(prompt).toHaveLength(PROMPT_MAX_CHARACTERS);
  });

  it("distinguishes an invalid creation from none", () => {
    expect(parse("/creator?creation=").creationId).toBeUndefined();
    expect(parse("/creator?creation=a%00b").creationId).toBeUndefined();
    expect(parse("/creator?from=%0a").creationId).toBeUndefined();
    expect(parse(creationAddress("creation-1"))).toEqual({ ...NOTHING, creationId: "creation-1" });
  });

  it("shows the creation where both are named", () => {
    const { creationId, isReused } = parse("/creator?creation=a&from=b");
    expect([creationId, isReused]).toEqual(["a", false]);
  });

  it("reads back what the links say", () => {
    const id = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(id, fc.constantFrom(...CREATION_KINDS), (text, kind) => {
        expect(parse(promptAddress(text, kind))).toEqual({
          ...NOTHING,
          prompt: readPrompt(text),
          kind,
        });
        const { creationId, isReused } = parse(reuseAddress(`creation ${text}`));
        expect([creationId, isReused]).toEqual([`creation ${text}`, true]);
      }),
    );
  });
});
