import { listTrendingArtifakts } from "#db/queries/artifakts/artifakts.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withPlainDescription } from "./plain-description.server.ts";
import { withoutLanguage } from "#app/api/without-language.ts";

/** About one screen of cards. */
const TRENDING_COUNT = 8;

/** GET /api/artifakts/trending: the most downloaded artifakts. */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) =>
    withoutLanguage(
      (await listTrendingArtifakts(db, TRENDING_COUNT)).map(
        ({ isSample: _, coverHash: _hash, ...item }) => withPlainDescription(item),
      ),
    ),
});
export const action = refuseMethod;
