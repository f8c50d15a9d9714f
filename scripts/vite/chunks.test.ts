import { describe, expect, it } from "vitest";
import { createChunks, type GraphModule, type ModuleGraph } from "./chunks.ts";

const SPACE = "/app/screens/spaces/space/route.tsx";
const MEMBERS = "/app/screens/spaces/members/route.tsx";
const WALLET = "/app/screens/money/wallet/route.tsx";
const EDIT = "/app/screens/spaces/edit/route.tsx";
const routes = [SPACE, MEMBERS, EDIT, WALLET];

/** A module graph, from each module's importers. */
function graphOf(modules: Record<string, Partial<GraphModule>>): ModuleGraph {
  const screens = Object.fromEntries(routes.map((id) => [id, { isRoute: true }]));
  const all = { "/app/root.tsx": {}, "/app/shell/layout.tsx": {}, ...screens, ...modules };
  return new Map(
    Object.entries(all).map(([id, module]) => [
      id,
      { importers: [], isRoute: false, isLazy: false, ...module },
    ]),
  );
}

describe("a module's chunk", () => {
  const chunkOf = createChunks(
    graphOf({
      "/node_modules/react/index.js": { importers: [SPACE, "/app/entry.client.tsx"] },
      "/app/ui/badges/badge.tsx": { importers: ["/app/shell/layout.tsx", SPACE] },
      "/app/ui/cards/space-card.tsx": { importers: ["/app/shell/layout.tsx", SPACE] },
      "/app/ui/lists/item-list.tsx": { importers: [SPACE, WALLET] },
      "/app/ui/cards/label.tsx": { importers: [SPACE, WALLET] },
      "/app/ui/forms/d.tsx": { importers: [SPACE, "/app/ui/cards/label.tsx"] },
      "/app/ui/forms/e.tsx": { importers: [SPACE, WALLET, "/app/ui/cards/label.tsx", MEMBERS] },
      "/app/ui/forms/a.tsx": { importers: [MEMBERS, WALLET] },
      "/app/ui/forms/b.tsx": { importers: [SPACE, MEMBERS] },
      "/app/ui/forms/c.tsx": { importers: [SPACE] },
      "/app/ui/documents/fields.tsx": { importers: [MEMBERS, EDIT] },
      "/app/ui/forms/name.tsx": { importers: [MEMBERS, EDIT] },
      "/app/charts/chart.tsx": { importers: [MEMBERS, WALLET] },
      "/app/charts/axes.ts": { importers: ["/app/island/late.tsx"] },
      "/app/island/late.tsx": { importers: [], isLazy: true },
      "/app/island/part.tsx": { importers: ["/app/island/late.tsx"] },
      "/app/island/both.tsx": { importers: ["/app/island/late.tsx", "/app/ui/forms/b.tsx"] },
      "/app/screens/spaces/space/late.tsx": { isLazy: true, openers: [SPACE] },
      "/app/ui/forms/own.tsx": { importers: [SPACE, "/app/screens/spaces/space/late.tsx"] },
      "/app/ui/forms/next.tsx": { importers: [MEMBERS, "/app/screens/spaces/space/late.tsx"] },
      "/app/ui/forms/far.tsx": { importers: [WALLET, "/app/screens/spaces/space/late.tsx"] },
      "/domain/a.ts": { importers: ["/domain/b.ts", "/app/ui/forms/c.tsx"] },
      "/domain/b.ts": { importers: ["/domain/a.ts"] },
    }),
  );

  it.each([
    ["the framework", "/node_modules/react/index.js", "framework"],
    ["the root", "/app/root.tsx", "shell"],
    ["what the shell uses", "/app/ui/badges/badge.tsx", "shell"],
    ["a folder of ui that the shell uses as well", "/app/ui/cards/space-card.tsx", "cards"],
    ["a folder of ui", "/app/ui/lists/item-list.tsx", "lists"],
    ["what a folder of ui shares with screens that load it", "/app/ui/forms/d.tsx", "cards"],
    ["what it shares with a screen that does not", "/app/ui/forms/e.tsx", "shell"],
    ["what screens of two areas use", "/app/ui/forms/a.tsx", "shell"],
    ["a chart of two areas", "/app/charts/chart.tsx", "charts"],
    ["what only a lazy part of a chart uses", "/app/charts/axes.ts", undefined],
    ["what two screens of an area use", "/app/ui/forms/b.tsx", "spaces"],
    ["a folder of ui for a part of an area", "/app/ui/documents/fields.tsx", "documents"],
    ["what the screens of that part share", "/app/ui/forms/name.tsx", "documents"],
    ["what one screen uses", "/app/ui/forms/c.tsx", undefined],
    ["a lazy part", "/app/island/late.tsx", undefined],
    ["what only a lazy part uses", "/app/island/part.tsx", undefined],
    ["what a lazy part shares with screens", "/app/island/both.tsx", "spaces"],
    ["what a screen shares with its own lazy part", "/app/ui/forms/own.tsx", undefined],
    ["what it shares with another's of its area", "/app/ui/forms/next.tsx", "spaces"],
    ["what it shares with another's of another area", "/app/ui/forms/far.tsx", undefined],
    ["a screen's own, in a circle", "/domain/b.ts", undefined],
  ])("%s", (_, id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });
});

it("does not depend on a file's name", () => {
  const modules = {
    "/app/ui/forms/field.tsx": { importers: [SPACE, WALLET] },
    "/app/ui/forms/help.tsx": { importers: ["/app/ui/forms/field.tsx"] },
    "/app/screens/spaces/words.ts": { importers: [SPACE, MEMBERS] },
  };
  const rename = (id: string) => id.replace(/[\w-]+(?=\.tsx?$)/, (name) => `renamed-${name}`);
  const renamed = Object.fromEntries(
    Object.entries(modules).map(([id, { importers }]) => [
      rename(id),
      { importers: importers.map((user) => (user in modules ? rename(user) : user)) },
    ]),
  );
  const [before, after] = [createChunks(graphOf(modules)), createChunks(graphOf(renamed))];
  for (const id of Object.keys(modules)) expect([id, after(rename(id))]).toEqual([id, before(id)]);
});
