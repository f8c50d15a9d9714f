import { NO_ABILITIES, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { addKnowledge } from "#db/commands/agentiks/chats/add-knowledge.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { launchAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import type { TestDatabase } from "../database.ts";

/**
 * Creates and launches an agentik, by the commands that the pages use.
 *
 * @param slug of its open chat page; none without it
 * @param document what it answers from; a worker has still to read it
 * @returns its id
 */
export async function makeWorkingAgentik(
  { db, sql }: TestDatabase,
  {
    personId,
    name = "Lupita",
    type = "customer_service",
    slug,
    document,
    abilities = NO_ABILITIES,
  }: {
    personId: string;
    name?: string;
    type?: string;
    slug?: string;
    document?: { name: string; text: string };
    abilities?: Abilities | undefined;
  },
): Promise<string> {
  const now = new Date();
  const configuration = {
    name,
    description: "Atiende el negocio",
    type,
    language: "es" as const,
    instructions: "",
    abilities,
  };
  const { id } = await db.transaction((tx) => createAgentik(tx, { personId, configuration, now }));
  await db.transaction((tx) => launchAgentik(tx, { personId, id, now }));
  if (document) await teachAgentik({ db }, { personId, id, ...document });
  if (slug)
    await sql`INSERT INTO chat_pages (agentik_id, slug, is_open, created_at, changed_at)
      VALUES (${id}, ${slug}, true, now(), now())`;
  return id;
}

/** Gives an agentik a text to answer from; a worker has still to read it. */
export const teachAgentik = (
  { db }: Pick<TestDatabase, "db">,
  knowledge: { personId: string; id: string; name: string; text: string },
) => db.transaction((tx) => addKnowledge(tx, { ...knowledge, address: "test", now: new Date() }));

/** A price and a rule of a fonda, for tests in which customers ask. */
export const FONDA_MENU = {
  name: "Menú",
  text: "Tacos al pastor: $18 cada uno\n\nAceptamos tarjeta y efectivo.",
};
