import { listAgentiksOfPerson } from "#db/queries/agentiks/agentiks.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { findVisiblePerson } from "./visible-person.server.ts";
import { withoutLanguage } from "#app/api/without-language.ts";

/** GET /api/agentiks/user/{userId}: the agentiks of the demo person or of the viewer. */
export const loader = jsonLoader({
  audience: "person",
  missing: "Unknown user",
  read: async ({ db, request, params }) => {
    const personId = await findVisiblePerson(request, params.userId);
    if (personId === undefined) return undefined;
    return withoutLanguage(await listAgentiksOfPerson(db, personId));
  },
});
export const action = refuseMethod;
