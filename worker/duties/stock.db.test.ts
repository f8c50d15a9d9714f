import { afterAll, beforeAll, expect, it } from "vitest";
import { readyContent, type ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";
import { beginAgentik } from "#db/commands/agentiks/begin-agentik.ts";
import { runTriggerNow } from "#db/commands/agentiks/duties/run-now.ts";
import { launchAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeRuns } from "../../tests/support/runs/execute-runs.ts";

/** The ready-made agentiks for stock and for challenges, on a real PostgreSQL. */
const OWNER = "person-5";
const TABLE = `# Despensa

| Producto | Existencia | Mínimo | Proveedor |
| --- | --- | --- | --- |
| Harina *integral* | 8 kg | 20 kg | La Espiga |
| Huevo | 360 | 180 | Granja Sol |
| Leche | 0 l | 12 l | |`;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** A launched ready-made agentik, with its only or first trigger. */
async function begin(readyMade: ReadyMade, duty: string) {
  const { db, sql } = database;
  const now = new Date();
  const { description, type, abilities } = readyContent(readyMade, "es");
  const { id } = await db.transaction((tx) =>
    beginAgentik(tx, {
      personId: OWNER,
      configuration: {
        name: `Ayuda ${readyMade}`,
        description,
        type,
        language: "es",
        instructions: "",
        abilities,
      },
      readyMade,
      now,
    }),
  );
  await db.transaction((tx) => launchAgentik(tx, { personId: OWNER, id, now }));
  const [made] = await sql<{ trigger: string; space: string }[]>`
    SELECT t.id AS trigger, w.space_id AS space FROM agentik_triggers t
      JOIN agentik_workplaces w ON w.agentik_id = t.agentik_id
    WHERE t.agentik_id = ${id} AND t.duty = ${duty}`;
  return { id, ...made! };
}

async function execute(id: string): Promise<string> {
  await executeRuns(database, [id]);
  const [written] = await database.sql<{ text: string | null }[]>`SELECT m.text FROM runs r
    LEFT JOIN messages m ON m.thread_id = r.thread_id AND m.seq = r.message_seq
    WHERE r.id = ${id}`;
  return written?.text ?? "";
}

async function runNow({ id, trigger }: { id: string; trigger: string }): Promise<string> {
  const answer = await database.db.transaction((tx) =>
    runTriggerNow(tx, {
      personId: OWNER,
      id,
      triggerId: trigger,
      key: undefined,
      now: new Date(),
    }),
  );
  if (answer.kind === "refused") throw new Error(answer.reason);
  return execute(answer.runId);
}

async function paste(spaceId: string, text: string): Promise<void> {
  const { db, sql } = database;
  const added = await db.transaction((tx) =>
    addDocument(tx, {
      spaceId,
      personId: OWNER,
      name: "Despensa",
      labels: [],
      content: { kind: "text", text },
      now: new Date(),
    }),
  );
  expect(added.kind).toBe("done");
  const [reading] = await sql<{ id: string }[]>`
    SELECT id FROM runs WHERE kind = 'document' AND state = 'queued'`;
  if (reading) await execute(reading.id);
}

it("says what a table is to look like, then lists what to buy, the shortest first", async () => {
  const agentik = await begin("stock", "stock");
  expect(await runNow(agentik)).toContain("columnas producto, existencia y mínimo");
  await paste(agentik.space, TABLE);
  const said = await runNow(agentik);
  expect(said).toContain("**2 de 3 productos llegaron a su mínimo**");
  expect(said).toContain("- Leche: quedan 0 l (mínimo 12 l)\n- Harina \\*integral\\*: quedan 8 kg");
  expect(said).toContain("· La Espiga");
  expect(said).not.toContain("Huevo");
});

it("warns of a challenge that has ended with entries and without a winner", async () => {
  const { sql } = database;
  const agentik = await begin("steward", "watch");
  expect(await runNow(agentik)).toContain("Todo bien");
  const deadline = new Date(Date.now() - 13 * 3_600_000).toISOString();
  await sql`INSERT INTO challenges (id, name, description, type, reward, max_participants,
      current_participants, deadline, creator_id, is_active)
    VALUES ('mural', 'Mural', '', 'design', 0, 5, 1, ${deadline}, ${OWNER}, true)`;
  expect(await runNow(agentik)).toContain("Todo bien");
  await sql`INSERT INTO challenge_participants (challenge_id, person_id)
    VALUES ('mural', 'person-8')`;
  await sql`INSERT INTO challenge_submissions (challenge_id, person_id, version, text, created_at)
    VALUES ('mural', 'person-8', 1, 'Aquí va', now())`;
  expect(await runNow(agentik)).toContain("⚠️ 1 reto tuyo terminó hace más de 12 h");
});
