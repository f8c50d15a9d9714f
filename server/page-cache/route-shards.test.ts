import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRouteShards } from "./route-shards.ts";
import type { RouteAddress } from "../wire/route-patterns.ts";

type Map = Record<string, RouteAddress>;

const ROUTES: Map = {
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout", index: true },
  spaces: { parentId: "layout", path: "spaces" },
  featured: { parentId: "layout", path: "spaces/featured" },
  space: { parentId: "layout", path: "spaces/:id" },
  members: { parentId: "layout", path: "spaces/:id/members" },
  lost: { parentId: "layout", path: "*" },
  wizard: { parentId: "root", path: "wizard" },
  live: { parentId: "root", path: "spaces/live" },
  api: { parentId: "root", path: "api/spaces" },
  apiLost: { parentId: "root", path: "api/*" },
  cover: { parentId: "root", path: "covers/:kind/:file" },
};
const shardOf = createRouteShards(ROUTES);

interface Tree {
  id: string;
  path?: string;
  index?: boolean;
  children?: Tree[];
}

/** As the framework makes a tree of them. */
const treeOf = (routes: Map, parent?: string): Tree[] =>
  Object.entries(routes)
    .filter(([, { parentId }]) => parentId === parent)
    .map(([id, { path, index }]) =>
      index ? { id, path, index } : { id, path, children: treeOf(routes, id) },
    );

const idsOf = (routes: Map, path: string) =>
  matchRoutes(treeOf(routes) as Parameters<typeof matchRoutes>[0], path)?.map(
    ({ route, params }) => [route.id, params],
  );

test("a part has the route, those above it, and those that could be meant instead", () => {
  expect(Object.keys(shardOf("/spaces")?.routes ?? {})).toEqual([
    ...["root", "layout", "spaces", "lost"],
  ]);
  expect(Object.keys(shardOf("/spaces/4")?.routes ?? {})).toEqual([
    ...["root", "layout", "featured", "space", "lost", "live"],
  ]);
  expect(shardOf("/spaces/5")).toBe(shardOf("/spaces/4"));
  expect(shardOf("/spaces/5.data")).toBe(shardOf("/spaces/4"));
  for (const path of ["/nowhere", "/Spaces/4", "//spaces", "/sp%61ces"])
    expect(shardOf(path), path).toBeUndefined();
});

test("whatever is asked for, the framework finds in the part what it finds in all", () => {
  const words = ["spaces", "SPACES", "featured", "live", "members", "4", "api", "wizard", "covers"];
  const segment = fc.constantFrom(
    ...words,
    ..."a.data members.data featured.data *".split(" "),
    "",
  );
  let found = 0;
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const path = `/${segments.join("/")}`;
      const shard = shardOf(path);
      if (!shard) return;
      found += 1;
      expect(idsOf(shard.routes, path)).toEqual(idsOf(ROUTES, path));
    }),
    { numRuns: 2_000 },
  );
  expect(found).toBeGreaterThan(300);
});
