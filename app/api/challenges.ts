import { listChallenges } from "#db/queries/challenges.ts";
import { jsonLoader, refuseMethod } from "./json-endpoint.server.ts";
import { withoutLanguage } from "./without-language.ts";

/** GET /api/challenges: every challenge, active first, then soonest (spec 7). */
export const loader = jsonLoader({
  audience: "everybody",
  read: async ({ db }) => withoutLanguage(await listChallenges(db, new Date())),
});
export const action = refuseMethod;
