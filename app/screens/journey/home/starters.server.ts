import { db } from "#db/connection/live-database.ts";
import { planStarters } from "#domain/journey/starters.ts";
import {
  findStartAnswers,
  listStarterAgentiks,
  listStarterSpaces,
} from "#db/queries/journey/starters.ts";
import type { Starter } from "./starters.tsx";

/** Of each kind. */
const STARTERS_SHOWN = 3;

/** What a person's answers in the wizard offer them; nothing for whoever gave none. */
export async function loadStarters(personId: string): Promise<Starter[] | undefined> {
  const answers = await findStartAnswers(db, personId);
  const plan = answers && planStarters(answers);
  if (!plan) return undefined;
  const asked = { ...plan, personId, limit: STARTERS_SHOWN };
  const [spaces, agentiks] = await Promise.all([
    listStarterSpaces(db, asked),
    listStarterAgentiks(db, asked),
  ]);
  return [
    ...spaces.map(({ id, name }) => ({ kind: "space" as const, id, name })),
    ...agentiks.map(({ id, name }) => ({ kind: "agentik" as const, id, name })),
  ];
}
