import { listAgentiks } from "#db/queries/agentiks/agentiks.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/agentiks: every agentik by name (spec 7). */
export const loader = listLoader(listAgentiks);
export const action = refuseMethod;
