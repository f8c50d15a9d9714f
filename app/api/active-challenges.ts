import { listActiveChallenges } from "#db/queries/challenges.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withoutLanguage } from "./without-language.ts";

/** GET /api/challenges/active: challenges that can be joined, the soonest first (spec 7). */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) => withoutLanguage(await listActiveChallenges(db, new Date())),
});
export const action = refuseMethod;
