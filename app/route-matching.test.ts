import { expect, it } from "vitest";
import { createRequire } from "node:module";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import routes from "./routes.ts";

type Router = { matchRoutes: typeof matchRoutes };
const load = createRequire(import.meta.url);
/** The build that the server loads, which patches/ changes. */
const patched = load("@remix-run/router/dist/router.cjs.js") as Router;
const original = load("@remix-run/router/dist/router.umd.js") as Router;

const asObjects = (entries: readonly RouteConfigEntry[]): AgnosticRouteObject[] =>
  entries.map(({ file, path, index, children }) =>
    index
      ? { id: file, path, index: true }
      : { id: file, path, children: asObjects(children ?? []) },
  );
const objects = asObjects(routes);

const pathsOf = (entries: readonly AgnosticRouteObject[], before = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const whole = `${before}/${path}`.replace(/\/+/g, "/");
    return [whole, ...pathsOf(children, whole)];
  });

/** Addresses of a route, and some like them, which may lead to another route or to none. */
const addressesOf = (path: string) => {
  const address = path.replaceAll("*", "a/b").replace(/:\w+\??/g, "ñandú 7");
  const encoded = encodeURI(address);
  return [
    address,
    encoded,
    encoded.toUpperCase(),
    `/${encoded}`,
    `${encoded}/`,
    `${encoded}/x`,
    `/x${encoded}`,
  ];
};

it("the patched router matches as the original does", () => {
  const matched = (router: Router, address: string) =>
    router
      .matchRoutes(objects, address)
      ?.map(({ route, params, pathname }) => [route.id, params, pathname]);
  const addresses = pathsOf(objects).flatMap(addressesOf);
  expect(addresses.length).toBeGreaterThan(700);
  for (const address of addresses)
    expect(matched(patched, address), address).toEqual(matched(original, address));
});
