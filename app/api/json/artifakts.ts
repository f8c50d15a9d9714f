import { listArtifakts } from "#db/queries/artifakts/artifakts.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";
import { withPlainDescription } from "./plain-description.server.ts";

/** GET /api/artifakts: all artifakts, most downloaded first. */
export const loader = listLoader(async (db, page) =>
  (await listArtifakts(db, page)).map(withPlainDescription),
);
export const action = refuseMethod;
