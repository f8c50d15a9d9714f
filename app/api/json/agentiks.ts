import { listAgentiks } from "#db/queries/agentiks/agentiks.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/agentiks: all agentiks by name. */
export const loader = listLoader(listAgentiks);
export const action = refuseMethod;
