import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../architecture/source-files.ts";

/** A route of the production build. */
export interface BuiltRoute {
  id: string;
  /** Full URL pattern, such as `/spaces/:id`. */
  pattern: string;
  hasLoader: boolean;
  hasAction: boolean;
}

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasLoader: boolean;
  hasAction: boolean;
}

const ASSETS = path.join(ROOT, "build/client/assets");

/**
 * All routes with a URL, from the production build's manifest, which is complete: no other route can be
 * requested.
 *
 * @throws if there is no build, or more than one manifest in it
 */
export function readBuiltRoutes(): BuiltRoute[] {
  const files = fs.readdirSync(ASSETS).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (files.length !== 1) throw new Error(`${files.length} manifests in ${ASSETS}`);
  const text = fs.readFileSync(path.join(ASSETS, files[0]!), "utf8");
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, ManifestRoute>;
  };
  const patternOf = ({ parentId, path: own = "" }: ManifestRoute): string => {
    const above = parentId === undefined ? "" : patternOf(routes[parentId]!);
    return own === "" ? above : `${above}/${own}`;
  };
  return Object.values(routes)
    .filter(({ path: own, index }) => index === true || Boolean(own))
    .map((route) => ({
      id: route.id,
      pattern: patternOf(route) || "/",
      hasLoader: route.hasLoader,
      hasAction: route.hasAction,
    }));
}

/** URL of a page's loader data (single fetch). */
export function dataAddress(address: string): string {
  const [pathname = "", query] = address.split(/\?(.*)/s);
  const data = pathname === "/" ? "/_root.data" : `${pathname}.data`;
  return query === undefined ? data : `${data}?${query}`;
}
