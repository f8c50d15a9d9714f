import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import { GATED_SECTIONS, JOURNEY_PATHS } from "#domain/journey/gate.ts";
import routes from "./routes.ts";

/** The first segment of each page: "" is the home. The splat is the 404 page of any address. */
function sectionsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    if (path !== undefined) return path === "*" ? [] : [path.split("/")[0] ?? ""];
    return index ? [""] : sectionsOf(children);
  });
}

const all: RouteConfigEntry[] = routes;
const shared = all.filter(({ file }) => file === "shell/layout.tsx");
/** Shown as customers will see it: without the layout, though its section is gated. */
const PREVIEW = "builder/preview/:version";
// Endpoints (.ts) have no layout, and so no gate.
const outside = all.filter(
  ({ file, path }) => file !== "shell/layout.tsx" && file.endsWith(".tsx") && path !== PREVIEW,
);

describe("the gate and the URL map", () => {
  it("gates every page under the shared layout", () => {
    const sections = sectionsOf(shared);
    expect(sections).toContain("");
    expect(sections.filter((section) => !GATED_SECTIONS.has(section))).toEqual([]);
  });

  it("gates no page outside it", () => {
    const sections = sectionsOf(outside);
    expect(sections).toEqual(expect.arrayContaining(JOURNEY_PATHS.map((path) => path.slice(1))));
    expect(sections.filter((section) => GATED_SECTIONS.has(section))).toEqual([]);
  });
});
