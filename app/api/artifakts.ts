import { listArtifakts } from "#db/queries/artifakts.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withoutLanguage } from "./without-language.ts";

/** GET /api/artifakts: every artifakt, the most downloaded first (spec 7). */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) => withoutLanguage(await listArtifakts(db)),
});
export const action = refuseMethod;
