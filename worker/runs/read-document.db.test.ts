import { afterAll, beforeAll, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { findStatedHours } from "#db/queries/people/find-stated-hours.ts";
import { teachAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeRuns } from "../../tests/support/runs/execute-runs.ts";

/** Documents of an agentik, read on a real PostgreSQL as a worker does it. */
const OWNER = "person-4";
let database: TestDatabase;
let agentik: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const configuration = {
    name: "Lupita",
    description: "Atiende la fonda",
    type: "customer_service",
    language: "es",
    instructions: "",
    abilities: NO_ABILITIES,
  } as const;
  const now = new Date();
  const made = await database.db.transaction((tx) =>
    createAgentik(tx, { personId: OWNER, configuration, now }),
  );
  agentik = made.id;
});
afterAll(() => database.drop());

/** Teaches the agentik a text, and reads it. */
async function teach(name: string, text: string): Promise<void> {
  const taught = await teachAgentik(database, { personId: OWNER, id: agentik, name, text });
  expect(taught).toMatchObject({ kind: "done" });
  const [run] = await database.sql<{ id: string }[]>`
    SELECT id FROM runs WHERE state = 'queued' AND kind = 'document'`;
  await executeRuns(database, [run!.id]);
}

it("keeps the opening hours that a document says plainly, the newest ones first", async () => {
  const stated = (personId = OWNER) => findStatedHours(database.db, personId);
  await teach("Menú", "Torta $45");
  expect(await stated()).toBeUndefined();
  const said = "Horario: sábado y domingo de 9:00 a 15:00";
  await teach("Fin de semana", said);
  const weekend = { sat: [{ from: 540, to: 900 }], sun: [{ from: 540, to: 900 }] };
  expect(await stated()).toEqual({ source: "Fin de semana", quote: said, hours: weekend });
  await teach("Avisos", "Horario: lunes a sábado de 8 a 6, según temporada");
  expect((await stated())?.source).toBe("Fin de semana");
  expect(await stated("person-5")).toBeUndefined();
});
