import { findPersonStats } from "#db/queries/people/people.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { findVisiblePerson } from "./visible-person.server.ts";

/** GET /api/user/{userId}/stats: the figures of the demo person or of the viewer. */
export const loader = jsonLoader({
  audience: "person",
  missing: "Unknown user",
  read: async ({ db, request, params }) => {
    const personId = await findVisiblePerson(request, params.userId);
    return personId === undefined ? undefined : findPersonStats(db, personId);
  },
});
export const action = refuseMethod;
