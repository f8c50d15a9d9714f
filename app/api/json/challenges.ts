import { listChallenges } from "#db/queries/challenges/challenges.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/challenges: all challenges, active ones first, then soonest deadline. */
export const loader = listLoader((db, page) => listChallenges(db, new Date(), page));
export const action = refuseMethod;
