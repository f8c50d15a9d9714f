import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { PORTALS, SUITES } from "./portals.ts";

const iconFile = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
const { icons } = JSON.parse(readFileSync(iconFile, "utf8")) as { icons: Record<string, unknown> };
const apps = PORTALS.flatMap((portal) => portal.apps);

describe("portals", () => {
  it("use existing icons", () => {
    const names = [...PORTALS.map(({ icon }) => icon), ...apps.map(([, , icon]) => icon)];
    expect(names.filter((name) => !(name in icons))).toEqual([]);
  });

  it("have apps with unique ids, and suites made of them", () => {
    const ids = apps.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const suite of SUITES) {
      expect(new Set(suite.apps).size).toBe(6);
      expect(suite.apps.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
