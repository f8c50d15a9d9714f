import { listArtifakts } from "#db/queries/artifakts/artifakts.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/artifakts: all artifakts, most downloaded first. */
export const loader = listLoader(listArtifakts);
export const action = refuseMethod;
