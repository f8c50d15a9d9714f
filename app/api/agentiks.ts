import { listAgentiks } from "#db/queries/agentiks.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withoutLanguage } from "./without-language.ts";

/** GET /api/agentiks: every agentik by name (spec 7). */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) => withoutLanguage(await listAgentiks(db)),
});
export const action = refuseMethod;
