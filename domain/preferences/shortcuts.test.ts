import { expect, it } from "vitest";
import { SHORTCUT_IDS, SHORTCUT_PLACES, SHORTCUTS } from "./shortcuts.ts";

it.each(SHORTCUT_PLACES)("%s: no combination has two meanings", (place) => {
  const keys = SHORTCUT_IDS.filter((id) => SHORTCUTS[id].place === place).flatMap((id) =>
    SHORTCUTS[id].combinations.map((combination) => combination.join("+")),
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
});
