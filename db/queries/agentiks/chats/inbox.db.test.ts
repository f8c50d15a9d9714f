import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INBOX_COUNT_MAX, INBOX_PER_PAGE } from "#domain/agentiks/chats/inbox.ts";
import { findToday } from "#db/queries/journey/yours-today.ts";
import {
  sendRequest,
  openChatBusiness,
  writeAsCustomer,
  type ChatBusiness,
} from "../../../../tests/support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { planOf, queriesOf, type Plan } from "../../../../tests/growth/plans.ts";
import type { OrderDays } from "#domain/agentiks/chats/request-stage.ts";
import { DEFAULT_ZONE, type Zone } from "#domain/format/zones.ts";
import { countInbox } from "./count-inbox.ts";
import {
  findInboxChat,
  listChatMessages,
  listChatRequests,
  listChatSources,
  listChatSteps,
  listQuickReplies,
} from "./find-chat.ts";
import { listChats, type ChatFilter } from "./list-chats.ts";
import { listInboxAgentiks } from "./list-inbox-agentiks.ts";
import { listNeeds } from "./list-needs.ts";
import { listRequests } from "./list-requests.ts";
import { listInboxUnanswered } from "./list-unanswered.ts";

const [OWNER, MEMBER, STRANGER] = ["lupe", "beto", "eva"];
const CHATS = 10_000;
let database: TestDatabase;
let fonda: ChatBusiness;
let barber: ChatBusiness;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  const { sql } = database;
  for (const id of [OWNER, MEMBER, STRANGER])
    await sql`INSERT INTO people (id, display_name, first_name, handle, kind)
      VALUES (${id}, ${id}, ${id}, ${id}, 'account')`;
  const labels = [{ name: "Quejas", words: ["queja"] }];
  fonda = await openChatBusiness(database, {
    ownerId: OWNER,
    members: { [MEMBER]: "member" },
    abilities: { labels },
  });
  barber = await openChatBusiness(database, { name: "barber", ownerId: STRANGER });
}, 60_000);
afterAll(() => database.drop());

const list = (personId: string, filter: Partial<ChatFilter> = {}) =>
  listChats(database.db, personId, { tab: "open", limit: INBOX_PER_PAGE, ...filter });
const names = async (...args: Parameters<typeof list>) =>
  (await list(...args)).map(({ lastText }) => lastText);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));

describe("the inbox of two businesses", () => {
  let mole: string;
  let pago: string;

  beforeAll(async () => {
    const { sql } = database;
    mole = await writeAsCustomer(database, fonda, {
      customer: "1",
      text: "¿Tienen mole?",
      now: at(1),
    });
    pago = await writeAsCustomer(database, fonda, { customer: "2", text: "Ya pagué", now: at(2) });
    await writeAsCustomer(database, barber, { customer: "1", text: "¿Hay cita?", now: at(3) });
    await sql`DELETE FROM runs`;
    await sql`DELETE FROM messages WHERE state = 'writing'`;
    await sql`UPDATE threads SET last_seq = 1`;
    await sql`UPDATE chats SET labels = '{Quejas}', handled_by = 'nobody', reason = 'asked',
      waiting_since = ${at(5).toISOString()} WHERE thread_id = ${pago}`;
    // The owner's trial, which waits for no person and appears in no list.
    await sql`INSERT INTO threads (id, space_id, title, created_by, client_key, only_for, chat_with_id, last_seq, last_message_at, created_at)
      VALUES ('trial', ${fonda.spaceId}, 'x', ${OWNER}, 'x', ${OWNER}, ${fonda.agentikId}, 0, now(), now())`;
    await sql`INSERT INTO chats (thread_id, channel, created_at) VALUES ('trial', 'try', now())`;
    await sql`INSERT INTO chat_requests (id, thread_id, space_id, name, state, created_at, sent_at)
      VALUES ('of-trial', 'trial', ${fonda.spaceId}, 'Pedido', 'sent', now(), now())`;
    await sendRequest(database, mole);
  });

  it("shows each member of a workplace its conversations, and nobody else's", async () => {
    expect(await names(OWNER)).toEqual(["Ya pagué", "¿Tienen mole?"]);
    expect(await names(MEMBER)).toEqual(["Ya pagué", "¿Tienen mole?"]);
    expect(await names(STRANGER)).toEqual(["¿Hay cita?"]);
    expect((await listRequests(database.db, MEMBER, { isDone: false, limit: 9 })).length).toBe(1);
    expect(await listRequests(database.db, STRANGER, { isDone: false, limit: 9 })).toEqual([]);
    const one = (personId: string) => ({ threadId: mole, personId });
    expect(await findInboxChat(database.db, one(MEMBER))).toMatchObject({ agentik: "Mostrador" });
    for (const read of [
      listChatMessages,
      listChatSources,
      listChatSteps,
      listChatRequests,
      listQuickReplies,
    ])
      expect(await read(database.db, one(STRANGER))).toEqual([]);
    expect(await findInboxChat(database.db, one(STRANGER))).toBeUndefined();
    expect(
      await findInboxChat(database.db, { threadId: "trial", personId: OWNER }),
    ).toBeUndefined();
  });

  it("offers quick replies as the space does: of two with one name the space's", async () => {
    const { sql } = database;
    await sql`INSERT INTO space_commands (space_id, name, text, changed_by, changed_at)
      VALUES (${fonda.spaceId}, 'hora', 'Abrimos a las 8.', ${OWNER}, now()),
        (${barber.spaceId}, 'corte', 'Corte: $120', ${STRANGER}, now())`;
    await sql`INSERT INTO slash_commands (person_id, name, prompt)
      VALUES (${OWNER}, 'hora', 'Llego a las 7.'), (${OWNER}, 'adios', 'Hasta luego.')`;
    const of = (threadId: string, personId: string) =>
      listQuickReplies(database.db, { threadId, personId });
    const space = { name: "hora", text: "Abrimos a las 8." };
    expect(await of(mole, OWNER)).toEqual([{ name: "adios", text: "Hasta luego." }, space]);
    expect(await of(mole, MEMBER)).toEqual([space]);
    expect(await of(mole, STRANGER)).toEqual([]);
    // In a copy also those of the space that it is a copy of.
    await sql`UPDATE spaces SET copied_from = ${barber.spaceId} WHERE id = ${fonda.spaceId}`;
    expect((await of(mole, MEMBER)).map(({ name }) => name)).toEqual(["corte", "hora"]);
    await sql`UPDATE spaces SET copied_from = NULL WHERE id = ${fonda.spaceId}`;
  });

  it("lists what needs a person, of every kind, and counts the orders of the day", async () => {
    const needs = await listNeeds(database.db, OWNER, 9);
    expect(needs).toMatchObject([
      { kind: "order", threadId: mole, form: "Pedido", text: "2 enchiladas verdes" },
      { kind: "person", threadId: pago, text: "Ya pagué" },
    ]);
    expect(await listNeeds(database.db, STRANGER, 9)).toEqual([]);
    await database.sql`UPDATE chat_requests SET total_cents = 18050,
      bill = '{"lines": [{"count": 2, "name": "enchiladas verdes", "cents": 18000}, {"count": null, "name": "Flan", "cents": 50}]}'
      WHERE thread_id = ${mole}`;
    const { sold } = await countInbox(
      database.db,
      { personId: OWNER, zone: DEFAULT_ZONE },
      new Date(),
    );
    expect(sold).toEqual({
      count: 1,
      priced: 1,
      cents: 18050,
      best: [
        { name: "enchiladas verdes", count: 2 },
        { name: "Flan", count: 1 },
      ],
    });
    // At 03:30 UTC it is still the day before in Mexico, and the next day in Buenos Aires.
    await database.sql`UPDATE chat_requests SET sent_at = '2026-11-25T02:00:00Z' WHERE thread_id = ${mole}`;
    const night = new Date("2026-11-25T03:30:00.000Z");
    const sentIn = async (zone: Zone) =>
      (await countInbox(database.db, { personId: OWNER, zone }, night)).sold.count;
    expect(await sentIn("America/Mexico_City")).toBe(1);
    expect(await sentIn("America/Argentina/Buenos_Aires")).toBe(0);
    await database.sql`UPDATE chat_requests SET sent_at = now() WHERE thread_id = ${mole}`;
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(
      (await countInbox(database.db, { personId: OWNER, zone: DEFAULT_ZONE }, tomorrow)).sold.count,
    ).toBe(0);
  });

  it("sums the orders of 7 and 30 days up, names what was ordered most, and counts no cancelled one", async () => {
    const { db, sql } = database;
    const now = new Date("2026-11-25T03:30:00.000Z");
    /** [id, sent at, kind, stage, cents, things with their numbers] */
    const orders = [
      ["a", "2026-11-24T20:00:00Z", "order", "new", 12_000, { Tacos: 4, Flan: 1 }],
      // Seven days with today: in Mexico City from the 18th on.
      ["b", "2026-11-18T06:00:00Z", "order", "delivered", null, { tacos: 3, Agua: 2 }],
      ["c", "2026-11-18T05:59:00Z", "order", "delivered", 30_000, { Agua: 9 }],
      ["d", "2026-11-24T20:00:00Z", "order", "cancelled", 99_000, { Pozole: 50 }],
      ["e", "2026-11-24T20:00:00Z", "booking", "new", null, {}],
      ["f", "2026-10-20T20:00:00Z", "order", "delivered", 70_000, { Mole: 20 }],
    ] as const;
    for (const [id, sentAt, kind, stage, cents, things] of orders) {
      const lines = Object.entries(things).map(([name, count]) => ({ name, count, cents: null }));
      const doneAt = stage === "new" ? null : sentAt;
      await sql`INSERT INTO chat_requests
          (id, thread_id, space_id, name, kind, state, stage, total_cents, bill, created_at, sent_at, done_at)
        VALUES (${id}, ${pago}, ${fonda.spaceId}, 'Pedido', ${kind}, 'sent', ${stage}, ${cents},
          ${JSON.stringify({ lines })}::text::jsonb, ${sentAt}, ${sentAt}, ${doneAt})`;
    }
    await sql`UPDATE chat_requests SET sent_at = '2026-01-01T00:00:00Z' WHERE thread_id = ${mole}`;
    const sold = async (personId: string, days: OrderDays) =>
      (await countInbox(db, { personId, zone: DEFAULT_ZONE, days }, now)).sold;
    expect(await sold(OWNER, 1)).toMatchObject({ count: 1, priced: 1, cents: 12_000 });
    const best = [
      { name: expect.stringMatching(/^tacos$/i) as string, count: 7 },
      { name: "Agua", count: 2 },
      { name: "Flan", count: 1 },
    ];
    expect(await sold(OWNER, 7)).toEqual({ count: 2, priced: 1, cents: 12_000, best });
    expect(await sold(OWNER, 30)).toMatchObject({ count: 3, priced: 2, cents: 42_000 });
    expect((await sold(OWNER, 30)).best[0]).toEqual({ name: "Agua", count: 11 });
    expect(await sold(STRANGER, 30)).toEqual({ count: 0, priced: 0, cents: 0, best: [] });
    await sql`DELETE FROM chat_requests WHERE thread_id = ${pago}`;
    await sql`UPDATE chat_requests SET sent_at = now() WHERE thread_id = ${mole}`;
  });

  it("counts each part, for the home as well, and leaves trials out", async () => {
    expect(
      (await countInbox(database.db, { personId: OWNER, zone: DEFAULT_ZONE }, new Date())).counts,
    ).toEqual({
      waiting: 1,
      open: 2,
      orders: 1,
      unanswered: 0,
      apart: 0,
      done: 0,
    });
    expect((await findToday(database.db, OWNER, new Date()))?.counts).toMatchObject({
      customers: { count: 1 },
      orders: { count: 1 },
    });
    expect((await findToday(database.db, STRANGER, new Date()))?.counts).toMatchObject({
      customers: null,
      orders: null,
    });
  });

  it("finds by agentik, label and what the customer wrote", async () => {
    expect(await names(OWNER, { label: "Quejas" })).toEqual(["Ya pagué"]);
    expect(await names(OWNER, { typed: "MOLE" })).toEqual(["¿Tienen mole?"]);
    expect(await names(OWNER, { agentikId: barber.agentikId })).toEqual([]);
    expect(await names(OWNER, { tab: "waiting" })).toEqual(["Ya pagué"]);
    expect(await listInboxAgentiks(database.db, OWNER)).toEqual([
      {
        id: fonda.agentikId,
        name: "Mostrador",
        ownerId: OWNER,
        spaceId: fonda.spaceId,
        space: "fonda",
        role: "owner",
        isClosed: false,
        labels: ["Quejas"],
        forms: [],
      },
    ]);
  });

  it("keeps unanswered questions for owners and admins", async () => {
    await database.sql`INSERT INTO unanswered (id, space_id, thread_id, seq, question, created_at)
      VALUES ('open-question', ${fonda.spaceId}, ${mole}, 1, '¿Tienen mole?', now())`;
    const questions = async (personId: string) =>
      (await listInboxUnanswered(database.db, personId, { limit: 9 })).map(({ id }) => id);
    expect(await questions(OWNER)).toEqual(["open-question"]);
    expect(await questions(MEMBER)).toEqual([]);
    expect(await questions(STRANGER)).toEqual([]);
    expect(
      (await countInbox(database.db, { personId: MEMBER, zone: DEFAULT_ZONE }, new Date())).counts
        .unanswered,
    ).toBe(0);
  });

  it("shows a conversation that waits once, not also as its unanswered question", async () => {
    const needs = async () => {
      const rows = await listNeeds(database.db, OWNER, 9);
      const { counts } = await countInbox(
        database.db,
        { personId: OWNER, zone: DEFAULT_ZONE },
        new Date(),
      );
      return {
        rows: rows.map(({ kind, threadId }) => `${kind} ${threadId}`),
        count: counts.waiting + counts.orders + counts.apart,
      };
    };
    const before = await needs();
    expect(before.count).toBe(before.rows.length);
    await database.sql`INSERT INTO unanswered (id, space_id, thread_id, seq, question, created_at)
      VALUES ('waits', ${fonda.spaceId}, ${pago}, 1, '¿Ya quedó?', now()),
        ('apart', ${fonda.spaceId}, ${mole}, 1, '¿De qué es?', now())`;
    const after = await needs();
    expect(after.rows).toEqual([
      ...before.rows.filter((row) => !row.startsWith("question")),
      `question ${mole}`,
      ...before.rows.filter((row) => row.startsWith("question")),
    ]);
    expect(after.count).toBe(after.rows.length);
    await database.sql`DELETE FROM unanswered WHERE id IN ('waits', 'apart')`;
  });

  it("is empty for a removed member, and through an example", async () => {
    await database.sql`UPDATE space_members SET is_copy = true WHERE person_id = ${MEMBER}`;
    expect(await names(MEMBER)).toEqual([]);
    expect(
      (await countInbox(database.db, { personId: MEMBER, zone: DEFAULT_ZONE }, new Date())).counts
        .open,
    ).toBe(0);
    await database.sql`DELETE FROM space_members WHERE person_id = ${MEMBER}`;
    expect(await names(MEMBER)).toEqual([]);
    expect(await findInboxChat(database.db, { threadId: mole, personId: MEMBER })).toBeUndefined();
  });
});

describe(`with ${CHATS} conversations`, () => {
  beforeAll(async () => {
    await database.sql.begin(async (sql) => {
      await sql`SET LOCAL statement_timeout = '5min'`;
      await sql`INSERT INTO contacts (id, space_id, token_hash, language, created_at, last_inbound_at)
        SELECT 'many-' || n, ${fonda.spaceId}, 'many-' || n, 'es', now(), now() FROM generate_series(1, ${CHATS}) n`;
      await sql`INSERT INTO threads (id, space_id, title, client_key, chat_with_id, last_seq, last_message_at, created_at)
        SELECT 'many-' || n, ${fonda.spaceId}, 'x', 'many-' || n, ${fonda.agentikId}, 4,
          '2026-03-11Z'::timestamptz + n * interval '1 minute', now() FROM generate_series(1, ${CHATS}) n`;
      await sql`INSERT INTO chats (thread_id, channel, contact_id, handled_by, reason, waiting_since, done_at, labels, created_at)
        SELECT 'many-' || n, 'page', 'many-' || n, CASE WHEN n % 20 = 0 THEN 'nobody' ELSE 'agentik' END,
          CASE WHEN n % 20 = 0 THEN 'asked' END,
          CASE WHEN n % 20 = 0 THEN '2026-03-11Z'::timestamptz + n * interval '1 minute' END,
          CASE WHEN n % 2 = 1 THEN '2026-03-11Z'::timestamptz + n * interval '1 minute' END,
          CASE WHEN n % 10 = 0 THEN '{Quejas}'::text[] ELSE '{}' END, now()
        FROM generate_series(1, ${CHATS}) n`;
      await sql`INSERT INTO messages (thread_id, seq, from_contact, client_key, agentik_id, text, created_at)
        SELECT 'many-' || n, seq, seq % 2 = 1, CASE WHEN seq % 2 = 1 THEN n || ' ' || seq END,
          CASE WHEN seq % 2 = 0 THEN ${fonda.agentikId} END, 'Mensaje ' || md5(n || ' ' || seq), now()
        FROM generate_series(1, ${CHATS}) n, generate_series(1, 4) seq`;
      await sql`INSERT INTO chat_requests (id, thread_id, space_id, name, state, created_at, sent_at, done_at)
        SELECT 'many-' || n, 'many-' || n, ${fonda.spaceId}, 'Pedido', 'sent', now(),
          '2026-03-11Z'::timestamptz + n * interval '1 minute', CASE WHEN n % 2 = 1 THEN now() END
        FROM generate_series(1, ${CHATS}) n`;
      await sql`INSERT INTO unanswered (id, space_id, thread_id, seq, question, created_at)
        SELECT 'many-' || n, ${fonda.spaceId}, 'many-' || n, 1, 'Pregunta', now() - n * interval '1 minute' FROM generate_series(1, ${CHATS}) n`;
    });
    await database.sql`ANALYZE`;
  }, 300_000);

  /** Rows that one page may read: 24 rows of some ten tables, and what the counts look at. */
  const ROWS_READ = 2_600;
  async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
    const asked = await queriesOf(work);
    expect(asked.length).toBeGreaterThan(0);
    return Promise.all(asked.map((one) => planOf(database.sql, one)));
  }
  const after = { at: at(-1), id: "z" };
  const far = { at: new Date(Date.UTC(2026, 2, 13)), id: "a" };
  const PAGES: Record<string, () => Promise<unknown>> = {
    waiting: () => list(OWNER, { tab: "waiting" }),
    "waiting, a later page": () => list(OWNER, { tab: "waiting", after: far }),
    open: () => list(OWNER),
    "open, a later page": () => list(OWNER, { after: far }),
    "open, by agentik and label": () =>
      list(OWNER, { agentikId: fonda.agentikId, label: "Quejas" }),
    "open, a rare word": () => list(OWNER, { typed: "c4ca4238" }),
    done: () => list(OWNER, { tab: "done" }),
    "orders to do": () => listRequests(database.db, OWNER, { isDone: false, limit: 25, after }),
    "orders done": () => listRequests(database.db, OWNER, { isDone: true, limit: 25 }),
    "unanswered, a later page": () =>
      listInboxUnanswered(database.db, OWNER, {
        limit: 25,
        after: { at: new Date(), id: "many-9" },
      }),
    unanswered: () => listInboxUnanswered(database.db, OWNER, { limit: 25 }),
    counts: () => countInbox(database.db, { personId: OWNER, zone: DEFAULT_ZONE }, new Date()),
    "what needs one": () => listNeeds(database.db, OWNER, 25),
    agentiks: () => listInboxAgentiks(database.db, OWNER),
    "a conversation": async () => {
      const one = { threadId: "many-1", personId: OWNER };
      await findInboxChat(database.db, one);
      for (const read of [listChatMessages, listChatSources, listChatSteps, listChatRequests])
        await read(database.db, one);
      await listQuickReplies(database.db, one);
    },
  };

  it.each(Object.entries(PAGES))("%s reads no more than it shows", async (name, work) => {
    for (const plan of await plansOf(work)) {
      process.stdout.write(
        `${name}: ${plan.rowsRead} rows, ${plan.entriesRead} entries, ${plan.ms} ms\n`,
      );
      const whole = [...plan.wholeTables].filter(([, read]) => read > 3_000);
      expect(whole).toEqual([]);
      expect(plan.rowsRead).toBeLessThanOrEqual(ROWS_READ);
      expect(plan.rowsSorted).toBeLessThanOrEqual(ROWS_READ);
    }
  });

  it("counts up to one more than a tab shows", async () => {
    const max = INBOX_COUNT_MAX + 1;
    expect(
      (await countInbox(database.db, { personId: OWNER, zone: DEFAULT_ZONE }, new Date())).counts,
    ).toEqual({
      waiting: max,
      open: max,
      orders: max,
      unanswered: max,
      // Four of the newest hundred questions are of customers who wait.
      apart: max - 4,
      done: max,
    });
  });

  it("leads through every page once, in the order of the list", async () => {
    const seen: string[] = [];
    let from: ChatFilter["after"];
    for (let page = 0; page < 8; page++) {
      const rows = await list(OWNER, { tab: "waiting", after: from });
      seen.push(...rows.map(({ threadId }) => threadId));
      const last = rows.at(-1)!;
      from = { at: last.waitingSince!, id: last.threadId };
    }
    const expected = await database.sql<{ id: string }[]>`SELECT thread_id AS id FROM chats
      WHERE space_id = ${fonda.spaceId} AND waiting_since IS NOT NULL
      ORDER BY waiting_since, thread_id LIMIT ${8 * INBOX_PER_PAGE}`;
    expect(seen).toEqual(expected.map(({ id }) => id));
  });
});
