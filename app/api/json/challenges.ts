import { listChallenges } from "#db/queries/challenges/challenges.ts";
import { refuseMethod } from "./json-endpoint.server.ts";
import { listLoader } from "./json-list.server.ts";

/** GET /api/challenges: every challenge, active first, then soonest (spec 7). */
export const loader = listLoader((db, page) => listChallenges(db, new Date(), page));
export const action = refuseMethod;
