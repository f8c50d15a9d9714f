import { expect, it } from "vitest";
import { CHALLENGE_TYPES } from "#domain/items/catalogue.ts";
import { CHALLENGE_TYPE_COLORS } from "./challenge-type-colors.ts";

it("has a different colour for each type, and no others", () => {
  expect(Object.keys(CHALLENGE_TYPE_COLORS).sort()).toEqual([...CHALLENGE_TYPES].sort());
  expect(new Set(Object.values(CHALLENGE_TYPE_COLORS)).size).toBe(CHALLENGE_TYPES.length);
});

it.each(Object.entries(CHALLENGE_TYPE_COLORS))(
  "draws %s from the theme's tokens",
  (_type, color) => {
    expect(color).toMatch(/^text-(accent|challenge|design|ink-soft)$/);
  },
);
