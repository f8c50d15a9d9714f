import { expect, test } from "vitest";
import { createRoutePatterns } from "./route-patterns.ts";

const patternOf = createRoutePatterns({
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout", index: true },
  spaces: { parentId: "layout", path: "spaces" },
  space: { parentId: "layout", path: "spaces/:id" },
  members: { parentId: "layout", path: "spaces/:id/members" },
  lost: { parentId: "layout", path: "*" },
  trending: { parentId: "root", path: "api/artifakts/trending" },
  statistics: { parentId: "root", path: "api/user/:userId/stats" },
  apiLost: { parentId: "root", path: "api/*" },
  file: { parentId: "root", path: "covers/:kind/:file" },
  sitemap: { parentId: "root", path: "sitemap.xml" },
});

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/spaces", "/spaces"],
  ["/spaces/", "/spaces"],
  ["/spaces.data", "/spaces"],
  ["/spaces/42", "/spaces/:id"],
  ["/spaces/42.data", "/spaces/:id"],
  ["/spaces/42/members", "/spaces/:id/members"],
  ["/api/artifakts/trending", "/api/artifakts/trending"],
  ["/api/artifakts/none", "/api/*"],
  ["/api/user/demo/stats", "/api/user/:userId/stats"],
  ["/covers/space/1.svg", "/covers/:kind/:file"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/wp-admin.php", undefined],
  ["/spaces/42/none", undefined],
])("%s is %s", (path, pattern) => expect(patternOf(path)).toBe(pattern));
