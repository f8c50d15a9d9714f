import { db } from "#db/connection/live-database.ts";
import { planStarters } from "#domain/journey/starters.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import {
  findStartAnswers,
  listStarterAgentiks,
  listStarterSpaces,
} from "#db/queries/journey/starters.ts";
import { READY_NAMES } from "#app/presenters/items/ready-names.server.ts";
import type { Starter } from "./starters.tsx";

/** Number of starters of each kind. */
const STARTERS_PER_KIND = 3;

/**
 * Suggested spaces and agentiks from a person's answers in the wizard and the trade of Mi negocio, in the
 * language of the page; undefined without answers. With a trade the agentiks are the ready-made ones of it.
 */
export async function loadStarters(
  personId: string,
  language: Locale,
): Promise<Starter[] | undefined> {
  const answers = await findStartAnswers(db, personId);
  const plan = answers && planStarters(answers, language);
  if (!plan) return undefined;
  const options = { ...plan, personId, language, limit: STARTERS_PER_KIND };
  const ready = plan.readyMade.map((id): Starter => ({
    kind: "ready",
    id,
    to: `${paths.create}?tipo=agentik&template=${id}`,
    name: READY_NAMES[id]({}, { locale: language }),
  }));
  const [spaces, agentiks] = await Promise.all([
    listStarterSpaces(db, options),
    ready.length > 0 ? [] : listStarterAgentiks(db, options),
  ]);
  const shown = (
    kind: "space" | "agentik",
    { id, name }: { id: string; name: string },
  ): Starter => ({
    kind,
    id,
    to: paths.item(kind, id),
    name,
  });
  return [
    ...ready,
    ...spaces.map((space) => shown("space", space)),
    ...agentiks.map((agentik) => shown("agentik", agentik)),
  ];
}
