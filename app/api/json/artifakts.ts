import { listArtifakts } from "#db/queries/artifakts/artifakts.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/artifakts: every artifakt, the most downloaded first (spec 7). */
export const loader = listLoader(listArtifakts);
export const action = refuseMethod;
