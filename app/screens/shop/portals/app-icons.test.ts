import fs from "node:fs";
import lucide from "@iconify-json/lucide/icons.json";
import { describe, expect, it } from "vitest";
import { PORTALS } from "../../../../seeds/content/portals.ts";

/** app-icons.svg contains exactly the icons that portals and apps use, drawn as in Lucide. */
const sheet = fs.readFileSync(new URL("./app-icons.svg", import.meta.url), "utf8");
const drawn = new Map(
  Array.from(sheet.matchAll(/^<g id="([^"]+)" [^>]*>(.*)<\/g>$/gm), ([, id, body]) => [id!, body!]),
);
const icons: Record<string, { body: string }> = lucide.icons;
const aliases: Record<string, { parent: string }> = lucide.aliases;
const carried = new Set(
  PORTALS.flatMap(({ icon, apps }) => [icon, ...apps.map(([, , appIcon]) => appIcon)]),
);

describe("app-icons.svg", () => {
  it("has every icon that a portal or an app uses, and no other", () => {
    expect([...drawn.keys()]).toEqual([...carried].sort());
    expect(drawn.size).toBeGreaterThan(50);
  });

  it.each([...carried])("draws %s as Lucide does", (name) => {
    const { body } = icons[name] ?? icons[aliases[name]!.parent]!;
    const bare = body
      .replace(/ (fill="none"|stroke(-[a-z]+)?="[^"]*")/g, "")
      .replace(/^<g>|<\/g>$/g, "");
    expect(drawn.get(name)).toBe(bare);
  });
});
