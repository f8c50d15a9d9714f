import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readRunFilters } from "#domain/runs/run-list.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { listAgentikRuns, listRunStrip } from "./agentik-runs.ts";
import { findRunPage } from "./find-run-page.ts";

/** Runs of Caro's agentik: two duties, and replies that Beto asked for in Ana's space. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
    SELECT id, id, id, id, 'account' FROM unnest(ARRAY['ana', 'beto', 'caro']) id`;
  await sql`INSERT INTO spaces
      (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('fonda', 'Fonda', 'x', 'custom', 'invite', 'private', 3, 'ana', 'es')`;
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id)
    VALUES ('mesero', 'Mesero', 'x', 'content', 'active', 'caro')`;
  const input = JSON.stringify({
    work: { duty: "remind", text: "x" },
    at: "2026-01-01",
    zone: "UTC",
  });
  await sql`INSERT INTO runs (id, kind, state, failure, person_id, agentik_id, input, dedupe_key,
      provider, model, cost_centavos, created_at, ended_at, deadline_at)
    VALUES ('paid', 'duty', 'succeeded', NULL, 'caro', 'mesero', ${input}::text::jsonb, 'paid',
        'api.example', 'm', 7, '2026-01-03', now(), now()),
      ('free', 'duty', 'failed', 'engine', 'caro', 'mesero', ${input}::text::jsonb, 'free',
        NULL, NULL, 0, '2026-01-02', now(), now())`;
  await sql`INSERT INTO run_calls (run_id, seq, kind, state, attempt, label, paid_by, day,
      is_estimated, cost_centavos, started_at, ended_at)
    VALUES ('paid', 1, 'model', 'done', 1, 'm', 'caro', '2026-01-01', false, 3, now(), now()),
      ('paid', 2, 'model', 'uncertain', 1, 'm', 'caro', '2026-01-01', true, 4, now(), now())`;
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM threads`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('fonda', 'ana', 'owner'), ('fonda', 'beto', 'member'), ('fonda', 'caro', 'member')
    ON CONFLICT DO NOTHING`;
  for (const [id, onlyFor] of [
    ["all", null],
    ["alone", "beto"],
  ] as const) {
    await sql`INSERT INTO threads
        (id, space_id, title, created_by, only_for, client_key, last_seq, last_message_at, created_at)
      VALUES (${id}, 'fonda', 'Mole', 'beto', ${onlyFor}, ${id}, 2, now(), now())`;
    await sql`INSERT INTO messages (thread_id, seq, author_id, client_key, text, created_at)
      VALUES (${id}, 1, 'beto', ${id}, '¿Hay mole?', now())`;
    await sql`INSERT INTO messages (thread_id, seq, agentik_id, state, text, reply_to, created_at)
      VALUES (${id}, 2, 'mesero', 'final', 'Hay mole', 1, now())`;
    await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, thread_id, message_seq,
        cost_centavos, created_at, started_at, ended_at, deadline_at)
      VALUES (${id}, 'reply', 'succeeded', 'beto', 'mesero', ${id}, 2, 5, '2026-01-01', now(), now(), now())`;
  }
});

const CARO = { id: "mesero", personId: "caro" };
const list = (query = "", whose = CARO) =>
  listAgentikRuns(database.db, whose, readRunFilters(new URLSearchParams(query)));

/** Runs whose page opens by the list, after the list, the strip and the pages were compared. */
async function opened(): Promise<string[]> {
  const [listed, strip] = await Promise.all([list(), listRunStrip(database.db, CARO)]);
  expect(listed.map(({ id }) => id).sort()).toEqual(["all", "alone", "free", "paid"]);
  const ids = listed.filter(({ mayOpen }) => mayOpen).map(({ id }) => id);
  expect(
    strip
      .filter(({ mayOpen }) => mayOpen)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.sort());
  for (const { id, mayOpen, isPaidByViewer, madeBy } of listed) {
    const page = await findRunPage(database.db, { id, personId: "caro" });
    expect(page !== undefined, id).toBe(mayOpen);
    if (page)
      expect({ isPaidByViewer, madeBy }).toEqual({
        isPaidByViewer: page.isPaidByViewer,
        madeBy: page.madeBy,
      });
  }
  return ids;
}

it("opens the pages that are open, and no conversation of another person", async () => {
  expect(await opened()).toEqual(["all", "free", "paid"]);
});

it("opens no page of a space that was left, or that is taken down", async () => {
  await database.sql`DELETE FROM space_members WHERE person_id = 'caro'`;
  expect(await opened()).toEqual(["free", "paid"]);
  await database.sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('fonda', 'caro', 'member')`;
  await database.sql`UPDATE spaces SET taken_down_at = now()`;
  try {
    expect(await opened()).toEqual(["free", "paid"]);
  } finally {
    await database.sql`UPDATE spaces SET taken_down_at = NULL`;
  }
});

it("tells the costs of a run to the one who pays for it", async () => {
  const costs = (await list()).map(({ id, isPaidByViewer, madeBy }) =>
    isPaidByViewer ? [id, madeBy.costCentavos, madeBy.isAtMost] : [id],
  );
  expect(costs.sort()).toEqual([["all"], ["alone"], ["free", 0, false], ["paid", 7, true]]);
});

it("keeps its filters, and is empty for other people", async () => {
  expect((await list("kind=duty")).map(({ id }) => id)).toEqual(["paid", "free"]);
  expect((await list("kind=duty&state=failed")).map(({ id }) => id)).toEqual(["free"]);
  expect(await list("", { id: "mesero", personId: "beto" })).toEqual([]);
});
