import { listSpaces } from "#db/queries/spaces/spaces.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/spaces: all spaces, largest first. */
export const loader = listLoader(listSpaces);
export const action = refuseMethod;
