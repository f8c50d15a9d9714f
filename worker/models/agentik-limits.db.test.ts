import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_LIMITS } from "#domain/agentiks/limits/agentik-limits.ts";
import { createDb } from "#db/connection/client.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { setAgentikLimits } from "#db/commands/agentiks/limits/set-limits.ts";
import { beginCall } from "#db/commands/runs/models/begin-call.ts";
import { findEngineFor, type LimitSettings } from "#db/queries/agentiks/limits.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { startModelServer, type ModelServer } from "../../tests/support/fakes/model-server.ts";
import { connectModel, modelsFor } from "../../tests/support/models/connect.ts";
import { executeQueued } from "../../tests/support/runs/execute-runs.ts";

/** Spend limits of one agentik, and the engine that answers for it, on a real PostgreSQL. */
const OWNER = "person-7";
const SLUG = "fonda-con-limites";
/** The rules do not know it; the model finds the line. */
const QUESTION = "Quisiera para mi empresa cuarenta órdenes, ¿en cuánto me sale?";
const LINE = "Tacos al pastor: $18 cada uno";
let database: TestDatabase;
let server: ModelServer;
let agentik: string;
let customers = 0;

beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startModelServer()]);
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    slug: SLUG,
    document: { name: "Menú", text: LINE },
  });
  await connectModel(database, server, { personId: OWNER });
  await work();
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});
beforeEach(async () => {
  server.say(
    JSON.stringify({ answer: "Cada uno cuesta $18.", quotes: [{ source: 1, quote: LINE }] }),
    [300, 200],
  );
  server.seen.length = 0;
  await database.sql`DELETE FROM agentik_limits`;
  await database.sql`UPDATE runs SET created_at = created_at - interval '40 days'`;
});

const set = (settings: Partial<LimitSettings>, personId = OWNER) =>
  database.db.transaction((tx) =>
    setAgentikLimits(tx, {
      personId,
      id: agentik,
      settings: { limits: NO_LIMITS, engine: "default", providerId: null, ...settings },
      now: new Date(),
    }),
  );

const work = () => executeQueued(database, { models: modelsFor(server) });

/** Asks as a new customer. @returns what was said, and why by whom */
async function ask(): Promise<{ said: string; why: string[] }> {
  const tokenHash = `limits-customer-${(customers += 1)}`;
  await database.db.transaction((tx) =>
    postToChat(tx, {
      slug: SLUG,
      tokenHash,
      address: tokenHash,
      language: "es",
      text: QUESTION,
      clientKey: tokenHash,
      now: new Date(),
    }),
  );
  await work();
  const [last] = await database.sql<{ text: string; run: string }[]>`
    SELECT m.text, r.id AS run FROM contacts c JOIN chats h ON h.contact_id = c.id
    JOIN messages m ON m.thread_id = h.thread_id
    JOIN runs r ON r.thread_id = m.thread_id AND r.message_seq = m.seq
    WHERE c.token_hash = ${tokenHash} ORDER BY m.seq DESC LIMIT 1`;
  const steps = await database.sql<{ kind: string; why: string | null }[]>`
    SELECT kind, detail->>'why' AS why FROM run_steps WHERE run_id = ${last!.run} ORDER BY seq`;
  return { said: last!.text, why: steps.map(({ kind, why }) => why ?? kind) };
}

it("a model is told its owner's instructions, which change no quote", async () => {
  const system = () => server.seen.at(-1)!.messages.find(({ role }) => role === "system")!.content;
  await ask();
  expect(system()).not.toContain("owner wants");
  await database.sql`INSERT INTO agentik_configurations
      (agentik_id, version, name, description, type, language, instructions, abilities, published_at)
    SELECT agentik_id, 2, name, description, type, language, 'Trata de "usted".', abilities, now()
    FROM agentik_configurations WHERE agentik_id = ${agentik}`;
  const { said } = await ask();
  expect(system()).toContain(JSON.stringify('Trata de "usted".'));
  expect(said).toContain(`> ${LINE}`);
});

it("a model is told the tone of its owner's business, and of no other; nothing without one", async () => {
  const { sql } = database;
  const system = () => server.seen.at(-1)!.messages.find(({ role }) => role === "system")!.content;
  await sql`DELETE FROM businesses WHERE person_id = ${OWNER}`;
  await sql`INSERT INTO businesses (person_id, name, tone) VALUES ('person-8', 'Otra', 'formal')
    ON CONFLICT (person_id) DO UPDATE SET tone = 'formal'`;
  await ask();
  expect(system()).not.toContain("Tone:");
  await sql`INSERT INTO businesses (person_id, name) VALUES (${OWNER}, 'Fonda Lupita')`;
  await ask();
  expect(system()).not.toContain("Tone:");
  await sql`UPDATE businesses SET tone = 'playful' WHERE person_id = ${OWNER}`;
  const { said } = await ask();
  expect(system()).toContain("Tone: playful");
  expect(said).toContain(`> ${LINE}`);
});

describe("the limits of an agentik", () => {
  it("hold for one answer, the day and the month; then rules answer, and the steps say why", async () => {
    const open = await ask();
    expect(open.said).toContain("$18");
    expect(open.why).toContain("model");
    const [{ cost }] = await database.sql<[{ cost: number }]>`
      SELECT cost_centavos AS cost FROM runs WHERE agentik_id = ${agentik}
      ORDER BY created_at DESC LIMIT 1`;
    expect(cost).toBe(10);
    for (const span of ["run", "day", "month"] as const) {
      server.seen.length = 0;
      await set({ limits: { ...NO_LIMITS, [span]: 1 } });
      const { said, why } = await ask();
      expect(said).not.toContain("Cada uno cuesta");
      expect(why).toContain(`limit-${span}`);
      expect(server.seen).toEqual([]);
    }
    await set({ limits: { run: 10_000, day: 10_000, month: 10_000 } });
    expect((await ask()).why).toContain("model");
  });

  it("count what this month's runs have cost, not those before", async () => {
    const limits = { ...NO_LIMITS, month: 1_000 };
    await set({ limits });
    await database.sql`UPDATE runs SET cost_centavos = 990, rate_e4 = 200000,
      created_at = now() - interval '40 days' WHERE agentik_id = ${agentik}`;
    expect((await ask()).why).toContain("model");
    await database.sql`UPDATE runs SET created_at = now(), cost_centavos = 990, rate_e4 = 200000
      WHERE id = (SELECT id FROM runs WHERE agentik_id = ${agentik} LIMIT 1)`;
    expect((await ask()).why).toContain("limit-month");
  });

  it("are never passed by 20 calls at the same time", async () => {
    await set({ limits: { ...NO_LIMITS, day: 500 } });
    await database.sql`INSERT INTO spend_limits (person_id, run_centavos, day_centavos, changed_at)
      VALUES (${OWNER}, 100000, 100000, now())`;
    const ids = Array.from({ length: 20 }, (_, index) => `limits-run-${index}`);
    await database.sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, attempts, started_at, deadline_at)
      SELECT id, 'check', 'running', ${OWNER}, ${agentik}, 1, now(), now() + interval '1 minute'
      FROM unnest(${ids}::text[]) id`;
    const many = createDb(database.url, { max: 20 });
    try {
      const begun = await Promise.all(
        ids.map((id) =>
          beginCall(many.db, {
            run: { id, attempt: 1 },
            personId: OWNER,
            paidBy: "person",
            provider: "x",
            model: "x",
            worst: { microUsd: 64_000, centavos: 128 },
            rateE4: 200_000,
            now: new Date(),
          }),
        ),
      );
      expect(begun.filter(({ kind }) => kind === "begun")).toHaveLength(3);
      expect(
        begun.filter((one) => one.kind === "refused" && one.reason === "limit-day"),
      ).toHaveLength(17);
    } finally {
      await many.close();
      await database.sql`DELETE FROM runs WHERE id = ANY(${ids})`;
    }
  });

  it("are its owner's alone to set", async () => {
    expect(await set({}, "person-9")).toMatchObject({ kind: "refused", reason: "not-yours" });
    expect(await set({ engine: "model", providerId: "nobody's" })).toMatchObject({
      kind: "refused",
      reason: "provider",
    });
  });
});

describe("what answers for an agentik", () => {
  it("is rules alone, or one of its owner's models, as they have chosen", async () => {
    await set({ engine: "rules" });
    expect((await ask()).why).not.toContain("model");
    expect(server.seen).toEqual([]);
    await database.sql`INSERT INTO model_providers
        (id, person_id, kind, base_url, model, is_default, test_state, tested_at, created_at)
      SELECT 'second', person_id, kind, base_url, 'second', false, test_state, now(), now()
      FROM model_providers WHERE person_id = ${OWNER} LIMIT 1`;
    await database.sql`INSERT INTO model_prices
      SELECT person_id, host, 'second', in_micro_usd, out_micro_usd, now() FROM model_prices
      WHERE person_id = ${OWNER} LIMIT 1`;
    await set({ engine: "model", providerId: "second" });
    expect((await ask()).why).toContain("model");
    expect(server.seen.map(({ model }) => model)).toEqual(["second"]);
    // When another person pays, the owner's model is not used.
    const other = { agentikId: agentik, payerId: "person-9" };
    expect(await findEngineFor(database.db, other)).toBeUndefined();
    // Without it the default answers again.
    await database.sql`DELETE FROM model_providers WHERE id = 'second'`;
    server.seen.length = 0;
    expect((await ask()).why).toContain("model");
    expect(server.seen.map(({ model }) => model)).toEqual(["fake"]);
  });
});
