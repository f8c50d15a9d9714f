import { db } from "#db/connection/live-database.ts";
import { planStarters } from "#domain/journey/starters.ts";
import {
  findStartAnswers,
  listStarterAgentiks,
  listStarterSpaces,
} from "#db/queries/journey/starters.ts";
import type { Starter } from "./starters.tsx";

/** Number of starters of each kind. */
const STARTERS_PER_KIND = 3;

/** Suggested spaces and agentiks from a person's answers in the wizard; undefined without answers. */
export async function loadStarters(personId: string): Promise<Starter[] | undefined> {
  const answers = await findStartAnswers(db, personId);
  const plan = answers && planStarters(answers);
  if (!plan) return undefined;
  const options = { ...plan, personId, limit: STARTERS_PER_KIND };
  const [spaces, agentiks] = await Promise.all([
    listStarterSpaces(db, options),
    listStarterAgentiks(db, options),
  ]);
  return [
    ...spaces.map(({ id, name }) => ({ kind: "space" as const, id, name })),
    ...agentiks.map(({ id, name }) => ({ kind: "agentik" as const, id, name })),
  ];
}
