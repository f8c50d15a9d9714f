import { listActiveChallenges } from "#db/queries/challenges/challenges.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/challenges/active: challenges that can be joined, soonest deadline first. */
export const loader = listLoader((db, page) => listActiveChallenges(db, new Date(), page));
export const action = refuseMethod;
