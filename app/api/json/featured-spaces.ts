import { listFeaturedSpaces } from "#db/queries/spaces/spaces.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withoutLanguage } from "#app/api/without-language.ts";

/** GET /api/spaces/featured: all featured spaces, largest first. */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) => withoutLanguage(await listFeaturedSpaces(db)),
});
export const action = refuseMethod;
