import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MESSAGES_COUNTED_MAX } from "#domain/journey/yours-today.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { planOf, queriesOf } from "../../../tests/growth/plans.ts";
import { findToday } from "./yours-today.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  for (const id of ["lupe", "beto", "caro"])
    await sql`INSERT INTO people (id, display_name, first_name, handle)
      VALUES (${id}, ${id}, ${id}, ${id})`;
});
afterAll(() => database.drop());

/** The driver of these tests takes times as text. */
const textOf = (hours: number) => hoursFromNow(hours).toISOString();

const waiting = async (personId: string, at = NOW) =>
  (await findToday(database.db, personId, at))?.counts;
const NOTHING = {
  customers: null,
  orders: null,
  agenda: null,
  approvals: null,
  failures: null,
  judging: null,
  due: null,
  requests: null,
  invitations: null,
  tasks: null,
  messages: null,
  sales: null,
};

async function addChallenge(id: string, { creator = "lupe", hours = 48, isActive = true } = {}) {
  await database.sql`
    INSERT INTO challenges (id, name, description, type, reward, max_participants, deadline,
      is_active, creator_id, language)
    VALUES (${id}, ${`Reto ${id}`}, 'Haz algo', 'design', 10, 40, ${textOf(hours)}, ${isActive},
      ${creator}, 'es')`;
}
async function join(challengeId: string, personId: string, versions = 0) {
  const { sql } = database;
  await sql`INSERT INTO challenge_participants (challenge_id, person_id)
    VALUES (${challengeId}, ${personId})`;
  for (let version = 1; version <= versions; version++)
    await sql`INSERT INTO challenge_submissions (challenge_id, person_id, version, text, created_at)
      VALUES (${challengeId}, ${personId}, ${version}, 'Mi entrada', ${textOf(0)})`;
}

it("is undefined for an unknown person, and nothing for a new one", async () => {
  expect(await waiting("nobody")).toBeUndefined();
  expect(await waiting("caro")).toEqual({ ...NOTHING, unread: { count: 0 } });
});

it("counts a person's entry once, and names the challenge that ends first", async () => {
  await addChallenge("late", { hours: 100 });
  await addChallenge("soon");
  await addChallenge("awarded", { isActive: false });
  await addChallenge("empty");
  await join("late", "beto", 1);
  await join("soon", "beto", 3);
  await join("soon", "caro");
  await join("awarded", "beto", 1);
  expect((await waiting("lupe"))!.judging).toEqual({
    count: 2,
    item: { id: "soon", name: "Reto soon", language: "es" },
  });
  expect((await waiting("beto"))!.judging).toBeNull();
});

it("reminds of joined challenges without an entry in their last three days", async () => {
  await addChallenge("in-73-hours", { hours: 73 });
  await join("in-73-hours", "caro");
  expect((await waiting("caro"))!.due).toMatchObject({ count: 1, item: { id: "soon" } });
  expect((await waiting("beto"))!.due).toBeNull();
  expect((await waiting("caro", hoursFromNow(49)))!.due).toMatchObject({
    count: 1,
    item: { id: "in-73-hours" },
  });
});

it("counts requests for owners and admins, and open invitations", async () => {
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type) VALUES ('taller', 'Taller', 'x', 'custom')`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES ('taller', 'lupe', 'admin'), ('taller', 'beto', 'member')`;
  await sql`INSERT INTO space_requests (space_id, person_id) VALUES ('taller', 'caro')`;
  const taller = { count: 1, item: { id: "taller", name: "Taller", language: "es" } };
  expect((await waiting("lupe"))!.requests).toEqual(taller);
  expect((await waiting("beto"))!.requests).toBeNull();

  await sql`INSERT INTO space_invitations
      (id, space_id, invited_by, invitee, person_id, token_hash, created_at, expires_at)
    VALUES ('open', 'taller', 'lupe', 'caro', 'caro', 'h', ${textOf(0)}, ${textOf(24)})`;
  expect((await waiting("caro"))!.invitations).toEqual(taller);
  expect((await waiting("caro", hoursFromNow(25)))!.invitations).toBeNull();
  await sql`UPDATE space_invitations SET declined_at = ${textOf(0)}`;
  expect((await waiting("caro"))!.invitations).toBeNull();
});

it("sums the sales of the last 24 hours, and counts unread notifications", async () => {
  const sell = (amount: number, hours: number) =>
    database.db.transaction((tx) =>
      postTransaction(tx, {
        cause: "artifakt_sale",
        now: hoursFromNow(hours),
        postings: [
          { ownerId: null, purpose: "funding", currency: "MXN", amount: -amount },
          { ownerId: "beto", purpose: "wallet", currency: "MXN", amount },
        ],
      }),
    );
  await sell(100, -25);
  expect((await waiting("beto"))!.sales).toBeNull();
  await sell(249, -23);
  await sell(30, -1);
  expect((await waiting("beto"))!.sales).toEqual({ count: 2, pesos: 279 });
  await database.sql`INSERT INTO notifications (id, person_id, kind, href, read_at)
    VALUES ('read', 'beto', 'sold', '/earnings', ${textOf(0)}), ('new', 'beto', 'sold', '/earnings', NULL)`;
  expect((await waiting("beto"))!.unread).toEqual({ count: 1 });
});

describe("new messages of one's spaces", () => {
  const space = (
    id: string,
    { copiedFrom = null as string | null, archived = null as string | null } = {},
  ) =>
    database.sql`
      INSERT INTO spaces (id, name, description, type, user_count, owner_id, language, copied_from, archived_at)
      VALUES (${id}, ${`Espacio ${id}`}, 'x', 'custom', 2, 'beto', 'es', ${copiedFrom}, ${archived})`;
  const member = (spaceId: string, { isCopy = false, notices = "mentions" } = {}) => database.sql`
    INSERT INTO space_members (space_id, person_id, role, is_copy, notices, joined_at)
    VALUES (${spaceId}, 'eva', 'member', ${isCopy}, ${notices}, ${textOf(-10)})`;
  async function thread(
    id: string,
    spaceId: string,
    messages: readonly { by?: string; hours?: number; state?: string; deleted?: true }[],
    { onlyFor = null as string | null } = {},
  ) {
    const { sql } = database;
    await sql`INSERT INTO threads (id, space_id, title, client_key, only_for, last_seq, last_message_at, created_at)
      VALUES (${id}, ${spaceId}, ${id}, ${id}, ${onlyFor}, ${messages.length}, ${textOf(-1)}, ${textOf(-99)})`;
    for (const [at, { by = "beto", hours = -1, state = "final", deleted }] of messages.entries())
      await sql`INSERT INTO messages (thread_id, seq, author_id, state, text, created_at, deleted_at)
        VALUES (${id}, ${at + 1}, ${by}, ${state}, ${deleted ? "" : "Hola"}, ${textOf(hours)},
          ${deleted ? textOf(0) : null})`;
  }
  const read = (threadId: string, seq: number, { isMuted = false, isFollowed = false } = {}) =>
    database.sql`
      INSERT INTO thread_reads (thread_id, person_id, seq, is_muted, is_followed)
      VALUES (${threadId}, 'eva', ${seq}, ${isMuted}, ${isFollowed})
      ON CONFLICT (thread_id, person_id) DO UPDATE SET seq = excluded.seq, is_muted = excluded.is_muted,
        is_followed = excluded.is_followed`;
  const news = async () => (await waiting("eva"))!.messages;
  const cocina = { id: "cocina", name: "Espacio cocina", language: "es" };

  beforeAll(async () => {
    await database.sql`INSERT INTO people (id, display_name, first_name, handle)
      VALUES ('eva', 'eva', 'eva', 'eva')`;
    await space("cocina");
    await member("cocina");
  });

  it("are those of others that were written since one joined and last read", async () => {
    expect(await news()).toBeNull();
    await thread("menu", "cocina", [
      { hours: -11 },
      { hours: -9 },
      { by: "eva", hours: -8 },
      { deleted: true },
      {},
      { by: "caro" },
      { state: "writing" },
    ]);
    expect(await news()).toEqual({ count: 3, spaces: 1, item: cocina });
    await read("menu", 4);
    expect(await news()).toEqual({ count: 2, spaces: 1, item: cocina });
    await read("menu", 7);
    expect(await news()).toBeNull();
    await read("menu", 5);
  });

  it("are none of a muted space or conversation, but those of a followed one in a muted space", async () => {
    await space("ruido");
    await member("ruido", { notices: "none" });
    await thread("charla", "ruido", [{}, {}]);
    await thread("avisos", "cocina", [{}]);
    await read("avisos", 0, { isMuted: true });
    expect(await news()).toEqual({ count: 1, spaces: 1, item: cocina });
    await read("charla", 0, { isFollowed: true });
    expect(await news()).toMatchObject({ count: 3, spaces: 2 });
    await read("charla", 2);
    await read("avisos", 0);
    expect(await news()).toEqual({ count: 2, spaces: 1, item: cocina });
  });

  it("are none of examples, of an archived space, nor what is for another person alone", async () => {
    await space("ejemplo", { copiedFrom: "space-4" });
    await space("prestado");
    await space("viejo", { archived: textOf(0) });
    await member("ejemplo");
    await member("prestado", { isCopy: true });
    await member("viejo");
    for (const id of ["ejemplo", "prestado", "viejo"]) await thread(`de-${id}`, id, [{}]);
    await thread("ajeno-solo", "cocina", [{}], { onlyFor: "beto" });
    expect(await news()).toMatchObject({ count: 2, spaces: 1 });
    await thread("para-eva", "cocina", [{}], { onlyFor: "eva" });
    expect(await news()).toMatchObject({ count: 3, spaces: 1 });
  });

  it("are counted up to 99, and read by indexes, the last of each conversation only", async () => {
    const { sql } = database;
    await sql`INSERT INTO threads (id, space_id, title, client_key, last_seq, last_message_at, created_at)
      VALUES ('larga', 'cocina', 'x', 'larga', 5000, ${textOf(-1)}, ${textOf(-99)})`;
    await sql`INSERT INTO messages (thread_id, seq, author_id, text, created_at)
      SELECT 'larga', n, 'beto', 'Hola', ${textOf(-1)}::timestamptz FROM generate_series(1, 5000) n`;
    await sql`INSERT INTO threads (id, space_id, title, client_key, last_seq, last_message_at, created_at)
      SELECT 'leida-' || n, 'cocina', 'x', 'leida-' || n, 1, ${textOf(-2)}::timestamptz, ${textOf(-99)}::timestamptz
      FROM generate_series(1, 3000) n`;
    await sql`ANALYZE threads, messages, thread_reads, space_members`;
    expect(await news()).toMatchObject({ count: MESSAGES_COUNTED_MAX + 1, spaces: 1 });
    const [asked] = await queriesOf(() => findToday(database.db, "eva", NOW));
    const plan = await planOf(sql, asked!);
    expect(plan.wholeTables.has("messages")).toBe(false);
    expect(plan.wholeTables.has("threads")).toBe(false);
    expect(plan.rowsRead + plan.entriesRead).toBeLessThan(1_000);
  });
});

it("counts calls that wait for the person's approval until they expire", async () => {
  const { sql } = database;
  await sql`INSERT INTO agentiks (id, name, description, owner_id, type, status, language)
    VALUES ('cobra', 'Cobradora', 'Cobra', 'caro', 'custom', 'active', 'es')`;
  const call = JSON.stringify({ tool: "mail", to: "a@b.mx", subject: "Corte", text: "12" });
  for (const [id, state, hours] of [
    ["call-1", "waiting", 1],
    ["call-2", "waiting", -1],
  ] as const)
    await sql`
      INSERT INTO tool_calls (id, agentik_id, person_id, asked_by, seq, tool, call, call_hash, state, why,
        expires_at, created_at)
      VALUES (${id}, 'cobra', 'caro', ${id}, 1, 'mail', ${call}::text::jsonb, ${id}, ${state}, 'permission',
        ${textOf(hours)}, ${textOf(-2)})`;
  expect((await waiting("caro"))!.approvals).toEqual({ count: 1 });
  expect((await waiting("beto"))!.approvals).toBeNull();
});

it("counts what agentiks failed to do by themselves, a day long, and names the agentik", async () => {
  const input = JSON.stringify({ work: { duty: "remind", text: "Gas" }, zone: "UTC" });
  for (const [id, state, hours] of [
    ["run-1", "failed", -1],
    ["run-2", "failed", -23],
    ["run-3", "failed", -25],
    ["run-4", "succeeded", -1],
  ] as const)
    await database.sql`
      INSERT INTO runs (id, kind, state, failure, person_id, agentik_id, input, dedupe_key, created_at,
        started_at, ended_at, deadline_at)
      VALUES (${id}, 'duty', ${state}, ${state === "failed" ? "late" : null}, 'caro', 'cobra',
        ${input}::text::jsonb, ${id}, ${textOf(hours)}, ${textOf(hours)}, ${textOf(hours)}, ${textOf(0)})`;
  expect((await waiting("caro"))!.failures).toEqual({
    count: 2,
    item: { id: "cobra", name: "Cobradora", language: "es" },
  });
  expect((await waiting("beto"))!.failures).toBeNull();
});

it("counts the bookings of today that are still to come, by the person's clock, and says the next one", async () => {
  const { sql } = database;
  const add = (id: string, { day = "2026-03-10", minute = 900, space = "taller" } = {}) => sql`
    INSERT INTO bookings (id, space_id, form, customer, day, minute, minutes, created_at)
    VALUES (${id}, ${space}, 'Cita', ${id}, ${day}, ${minute}, 60, ${textOf(-99)})`;
  await sql`INSERT INTO spaces (id, name, description, type) VALUES ('ajeno', 'Ajeno', 'x', 'custom')`;
  // 12:00 in UTC is 6:00 in Mexico City.
  await add("past", { minute: 359 });
  await add("later");
  await add("soon", { minute: 360 });
  await add("tomorrow", { day: "2026-03-11" });
  await add("elsewhere", { space: "ajeno" });
  await add("cancelled", { minute: 400 });
  await sql`UPDATE bookings SET cancelled_at = now() WHERE id = 'cancelled'`;
  expect((await waiting("beto"))!.agenda).toEqual({
    count: 2,
    next: { minute: 360, customer: "soon" },
  });
  expect((await findToday(database.db, "beto", NOW, "Europe/Madrid"))!.counts.agenda).toEqual({
    count: 1,
    next: { minute: 900, customer: "later" },
  });
  expect((await waiting("caro"))!.agenda).toBeNull();
  expect((await waiting("beto", hoursFromNow(17)))!.agenda).toBeNull();
});

it("says which first steps a person has done, and counts no copy of an example", async () => {
  const done = async () => (await findToday(database.db, "dina", NOW))?.done;
  const { sql } = database;
  expect(await done()).toBeUndefined();
  await sql`INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('dina', 'dina', 'dina', 'dina')`;
  const none = { business: false, agentik: false, space: false, page: false };
  expect(await done()).toEqual(none);
  const space = (id: string, from: string | null) => sql`
    INSERT INTO spaces (id, name, description, type, user_count, owner_id, language, copied_from)
    VALUES (${id}, 'x', 'x', 'custom', 1, 'dina', 'es', ${from})`;
  await space("copy-dina", "space-4");
  expect(await done()).toEqual(none);
  await space("own-dina", null);
  expect(await done()).toEqual({ ...none, space: true });
  // A business with trade and town alone comes from the wizard, and leaves the step open.
  await sql`INSERT INTO businesses (person_id, town) VALUES ('dina', 'Puebla')`;
  expect(await done()).toEqual({ ...none, space: true });
  await sql`UPDATE businesses SET name = 'Fonda' WHERE person_id = 'dina'`;
  expect(await done()).toEqual({ ...none, space: true, business: true });
});
