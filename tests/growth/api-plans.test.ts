import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRead } from "#db/connection/read-statement.ts";
import type { TestDatabase } from "../support/database.ts";
import { createApp, type App } from "../support/request.ts";
import { apiClient, tokenFor, type ApiClient } from "../support/api/api-client.ts";
import { makeFonda, type Fonda } from "../support/api/fonda.ts";
import { createGrownDatabase } from "./grown-database.ts";
import { planOf, queriesOf } from "./plans.ts";

/**
 * Query plans of the API for a person with much of everything, on a grown database. Documents and tasks
 * are read by the queries of their screens.
 */
let database: TestDatabase;
let app: App;
let ana: Fonda;
let client: ApiClient;
/** Runs of the person. */
const MANY = 5_000;
/** Rows that a query reads for a page of 51: all of the person's, with their joins. */
const ROWS_READ = 1_300;
/** Shorter tables may be read from end to end, as Postgres prefers. */
const LONG = 3_000;

beforeAll(async () => {
  database = await createGrownDatabase({ copies: 8 });
  const { sql } = database;
  ana = await makeFonda(sql, "ana");
  await sql`INSERT INTO agentiks (id, name, description, type, status, owner_id, language)
    SELECT 'ana-agentik-' || n, 'Más', '', 'other', 'active', ${ana.person}, 'es'
    FROM generate_series(1, 400) n`;
  const input = { work: { duty: "remind", text: "Gas" }, zone: "UTC", at: "2026-01-01T00:00:00Z" };
  await sql`INSERT INTO runs (id, kind, state, person_id, agentik_id, input, dedupe_key, created_at,
      started_at, ended_at, deadline_at)
    SELECT 'ana-many-' || lpad(n::text, 5, '0'), 'duty', 'succeeded', ${ana.person}, ${ana.agentik},
      ${JSON.stringify(input)}::text::jsonb, 'ana-many-' || n, now() - interval '1 minute' * n, now(),
      now(), now()
    FROM generate_series(1, ${MANY}) n`;
  await sql`INSERT INTO spaces (id, name, description, type, owner_id, language)
    SELECT 'ana-space-' || n, 'Otro', '', 'custom', ${ana.person}, 'es' FROM generate_series(1, 60) n`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    SELECT 'ana-space-' || n, ${ana.person}, 'owner' FROM generate_series(1, 60) n`;
  await sql`INSERT INTO api_tokens (id, person_id, name, scope, token_hash, last_four, created_at)
    SELECT 'many-' || id, id, 'x', 'read', 'many-' || id, 'abcd', now() FROM people
    WHERE kind = 'account'`;
  for (const table of ["agentiks", "runs", "spaces", "space_members", "api_tokens"])
    await sql`ANALYZE ${sql(table)}`;
  app = await createApp(database.url);
  client = apiClient(app, (await tokenFor(database, ana.person, "read")).token);
}, 600_000);
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

describe("no query reads more than it shows", () => {
  it.each([
    ["/me", () => "/me"],
    ["agentiks", () => "/agentiks"],
    ["agentiks, further on", () => "/agentiks?cursor=ana-agentik-300"],
    ["runs", () => `/agentiks/${ana.agentik}/runs`],
    ["runs, further on", () => `/agentiks/${ana.agentik}/runs?cursor=ana-many-04000`],
    ["a run", () => `/agentiks/${ana.agentik}/runs/${ana.run}`],
    ["spaces", () => "/spaces"],
    ["spaces, further on", () => "/spaces?cursor=ana-space-30"],
    ["a space", () => `/spaces/${ana.space}`],
  ])("%s", async (_, pathOf) => {
    let status = 0;
    const asked = await queriesOf(async () => ({ status } = await client.get(pathOf())));
    expect(status).toBe(200);
    for (const one of asked.filter(({ query }) => isRead(query))) {
      const { rowsRead, wholeTables } = await planOf(database.sql, one);
      const whole = [...wholeTables].filter(([, rows]) => rows >= LONG);
      expect([rowsRead <= ROWS_READ, whole], `${rowsRead} ${one.query}`).toEqual([true, []]);
    }
  });
});
