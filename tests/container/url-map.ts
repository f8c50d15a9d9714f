import http from "node:http";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type postgres from "postgres";
import routes from "#app/routes.ts";

/** An address to open, and what it answers where that is not a page, a file or the way to one. */
export interface Opened {
  address: string;
  status?: number;
}

/** Addresses of the process itself, besides the map's. */
const OWN = ["/livez", "/readyz"];

/**
 * Every route of the URL map as one can open it. A route with a parameter that is not named here is
 * an error: whoever adds one says how it is opened.
 */
export async function openedRoutes(sql: postgres.Sql): Promise<Opened[]> {
  const ids = async (table: string) => {
    const [row] = await sql<{ id: string }[]>`SELECT id FROM ${sql(table)} ORDER BY id LIMIT 1`;
    return row!.id;
  };
  const [space, artifakt, agentik, challenge, track] = await Promise.all(
    ["spaces", "artifakts", "agentiks", "challenges", "sound_tracks"].map(ids),
  );
  const filled: Record<string, Opened> = {
    "/spaces/:id": { address: `/spaces/${space}` },
    "/spaces/:id/members": { address: `/spaces/${space}/members` },
    "/artifakts/:id": { address: `/artifakts/${artifakt}` },
    "/agentiks/:id": { address: `/agentiks/${agentik}` },
    "/challenges/:id": { address: `/challenges/${challenge}` },
    "/covers/:kind/:file": { address: `/covers/artifakt/${artifakt}.png` },
    "/sounds/:file": { address: `/sounds/${track}.wav` },
  };
  const own = OWN.map((address) => ({ address, status: 200 }));
  return [...own, ...pathsOf(routes, "").map((path) => filled[path] ?? unfilled(path))];
}

function unfilled(path: string): Opened {
  if (/[:*]/.test(path)) throw new Error(`Say how ${path} is opened.`);
  return { address: path };
}

function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    return children.length > 0 ? pathsOf(children, full) : [full || "/"];
  });
}

/** Opens it as a robot does, whom no gate leads elsewhere. The body is not waited for: one never ends. */
export function statusOf(origin: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "User-Agent": "curl/8" };
    const request = http.get(`${origin}${address}`, { headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.setTimeout(20_000, () => request.destroy(new Error(`${address}: no answer`)));
    request.once("error", reject);
  });
}
