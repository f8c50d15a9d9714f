import { listSpaces } from "#db/queries/spaces.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withoutLanguage } from "./without-language.ts";

/** GET /api/spaces: every space, the largest first (spec 7). */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) => withoutLanguage(await listSpaces(db)),
});
export const action = refuseMethod;
