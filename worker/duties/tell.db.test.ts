import { afterAll, beforeAll, expect, it } from "vitest";
import type { TellTopic } from "#domain/agentiks/duties/duties.ts";
import { createTrigger } from "#db/commands/agentiks/duties/save-trigger.ts";
import { tellOfAgentik, tellOwner } from "#db/commands/agentiks/duties/fire-event.ts";
import { pauseAgentik } from "#db/commands/agentiks/switch-agentik.ts";
import { purchaseArtifakt } from "#db/commands/artifakts/purchase-artifakt.ts";
import { submitEntry } from "#db/commands/challenges/submit-entry.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { allowTools } from "../../tests/support/agentiks/tool-calls.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeRuns } from "../../tests/support/runs/execute-runs.ts";

/** Events of a person's business, on a real PostgreSQL. */
const [OWNER, BUYER] = ["person-4", "person-6"];
const TO = "cuentas@fonda.example";
let database: TestDatabase;
let agentik: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    name: "Avisos",
    type: "content",
  });
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${OWNER}, 'ana@fonda.example', 'x', now())`;
  await allowTools(database, { ownerId: OWNER, id: agentik }, { mail: "auto" });
  for (const topic of ["sale", "entry", "question"] as const) await give(topic);
});
afterAll(() => database?.drop());

async function give(topic: TellTopic): Promise<void> {
  const given = await database.db.transaction((tx) =>
    createTrigger(tx, {
      personId: OWNER,
      id: agentik,
      now: new Date(),
      content: {
        work: { duty: "tell", topic },
        cron: null,
        onceAt: null,
        zone: "UTC",
        sendTo: { by: "mail", to: TO },
      },
      sealSecret: () => "",
    }),
  );
  if (given.kind === "refused") throw new Error(given.reason);
}

/** Does the duties that wait. @returns what the agentik has written since */
async function work(): Promise<string[]> {
  const { sql } = database;
  const runs = await sql<{ id: string }[]>`SELECT id FROM runs
    WHERE state = 'queued' AND kind = 'duty' ORDER BY created_at`;
  await executeRuns(
    database,
    runs.map(({ id }) => id),
  );
  const written = await sql<{ text: string }[]>`SELECT m.text FROM runs r
    JOIN messages m ON m.thread_id = r.thread_id AND m.seq = r.message_seq
    WHERE r.id = ANY(${runs.map(({ id }) => id)}) ORDER BY m.seq`;
  return written.map(({ text }) => text);
}
const lastCall = async () => {
  const [call] = await database.sql<{ state: string; why: string | null; text: string }[]>`
    SELECT state, why, call->>'text' AS text FROM tool_calls
    WHERE agentik_id = ${agentik} ORDER BY created_at DESC LIMIT 1`;
  return call!;
};

it("reports a sale once, and sends it without approval: it has no other person's words", async () => {
  const { db, sql } = database;
  const now = new Date();
  await sql`INSERT INTO artifakts (id, name, description, creator_id, price, rating, type)
    VALUES ('recetario', 'Recetario *nuevo*', '', ${OWNER}, 120, 47, 'pdf')`;
  await db.transaction((tx) =>
    postTransaction(tx, {
      cause: "opening_balance",
      postings: [
        { ownerId: null, purpose: "funding", currency: "MXN", amount: -500 },
        { ownerId: BUYER, purpose: "wallet", currency: "MXN", amount: 500 },
      ],
      now,
    }),
  );
  const buy = () =>
    db.transaction((tx) =>
      purchaseArtifakt(tx, { personId: BUYER, artifaktId: "recetario", shownPrice: 120, now }),
    );
  expect(await buy()).toMatchObject({ kind: "done" });
  await buy();
  expect(await work()).toEqual(["Se vendió “Recetario \\*nuevo\\*” por $120 MXN."]);
  expect(await lastCall()).toMatchObject({
    state: "queued",
    why: null,
    text: "Se vendió “Recetario *nuevo*” por $120 MXN.",
  });
});

it("tells of the first entry of each person, and asks before it sends their name", async () => {
  const { db, sql } = database;
  const [own] = await sql<{ id: string; name: string }[]>`
    UPDATE challenges SET creator_id = ${OWNER} WHERE id = 'challenge-1' RETURNING id, name`;
  await sql`INSERT INTO challenge_participants (challenge_id, person_id, joined_at)
    VALUES (${own!.id}, ${BUYER}, now()) ON CONFLICT DO NOTHING`;
  await sql`UPDATE challenges SET deadline = now() + interval '9 days' WHERE id = ${own!.id}`;
  const hand = (text: string) =>
    db.transaction((tx) =>
      submitEntry(tx, {
        personId: BUYER,
        challengeId: own!.id,
        text,
        link: "",
        now: new Date(),
      }),
    );
  expect(await hand("Mi cartel")).toMatchObject({ kind: "done" });
  expect(await hand("Mi cartel, mejor")).toMatchObject({ kind: "done" });
  const said = await work();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`hizo una entrega para “${own!.name}”`);
  expect(await lastCall()).toMatchObject({ state: "waiting", why: "untrusted" });
});

it("tells of its own open questions, once, and not while it is paused", async () => {
  const { db } = database;
  const now = new Date();
  const facts = { what: "¿Venden [seguros](http://x)?" };
  const happened = { topic: "question", id: "question-1", facts, now } as const;
  await db.transaction((tx) => tellOfAgentik(tx, agentik, happened));
  await db.transaction((tx) => tellOfAgentik(tx, agentik, happened));
  await db.transaction((tx) => tellOfAgentik(tx, "agentik-1", { ...happened, id: "other" }));
  expect(await work()).toEqual([
    "Nadie ha respondido esto: “¿Venden \\[seguros\\]\\(http://x\\)?”",
  ]);
  expect(await lastCall()).toMatchObject({ state: "waiting", why: "untrusted" });
  await db.transaction((tx) => pauseAgentik(tx, { personId: OWNER, id: agentik, now }));
  await db.transaction((tx) =>
    tellOwner(tx, OWNER, { topic: "sale", id: "later", facts: { what: "x", amount: 1 }, now }),
  );
  expect(await work()).toEqual([]);
});
