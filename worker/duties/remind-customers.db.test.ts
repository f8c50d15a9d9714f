import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { RemindHours } from "#domain/agentiks/abilities/request-form.ts";
import { bookRequest } from "#db/commands/agentiks/agenda/book-request.ts";
import { moveBooking } from "#db/commands/agentiks/agenda/move-booking.ts";
import { planReminders } from "#db/commands/agentiks/agenda/plan-reminders.ts";
import { createDb } from "#db/connection/client.ts";
import { notificationText } from "#app/words/notification-text.ts";
import { actOn } from "../../tests/support/act.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import {
  openChatBusiness,
  writeAsCustomer,
  type ChatBusiness,
} from "../../tests/support/pages/chats.ts";
import { FailedRows } from "../due-rows.ts";
import { remindDueCustomers } from "./start-duties.ts";

/** Reminders of a salon in Tijuana with one chair, on a real PostgreSQL, with the clock of the test. */
const [OWNER, MEMBER] = ["person-1", "person-2"];
const NOW = new Date("2026-11-24T18:00:00.000Z");
/** 5 p.m. in Tijuana is 1 a.m. of the next day in UTC. */
const BOOKED = { day: "2026-11-27", minute: 17 * 60 };
const START = new Date("2026-11-28T01:00:00.000Z");
const hoursBefore = (hours: number) => new Date(START.getTime() - hours * 3_600_000);
let database: TestDatabase;
let salon: ChatBusiness;
let made = 0;

const abilities = (remindHours: RemindHours) =>
  JSON.stringify({
    ...NO_ABILITIES,
    forms: [{ ...readyForm("appointment", "es"), room: { places: 1, minutes: 60 }, remindHours }],
  });
/** Publishes the form with another reminder: a version never changes. */
const setHours = (remindHours: RemindHours) => database.sql`
  INSERT INTO agentik_configurations
    (agentik_id, version, name, description, type, language, abilities, updated_at, published_at)
  SELECT agentik_id, max(version) + 1, 'Mostrador', 'x', 'customer_service', 'es',
    ${abilities(remindHours)}::text::jsonb, now(), now()
  FROM agentik_configurations WHERE agentik_id = ${salon.agentikId} GROUP BY agentik_id`;

beforeAll(async () => {
  database = await createTestDatabase();
  salon = await openChatBusiness(database, {
    name: "salon",
    ownerId: OWNER,
    members: { [MEMBER]: "member" },
  });
  await database.sql`DELETE FROM businesses WHERE person_id = ${OWNER}`;
  await database.sql`INSERT INTO businesses (person_id, name, zone, updated_at)
    VALUES (${OWNER}, 'Salón *Estela*', 'America/Tijuana', now())`;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`DELETE FROM bookings`;
  await database.sql`DELETE FROM notifications`;
  await database.sql`UPDATE agentiks SET status = 'active' WHERE id = ${salon.agentikId}`;
  await setHours(24);
});

/** A customer's appointment, as their form is written when it is sent. */
async function book({ now = NOW, ...at }: { day?: string; minute?: number; now?: Date } = {}) {
  const { db, sql } = database;
  const customer = `customer-${(made += 1)}`;
  const threadId = await writeAsCustomer(database, salon, { customer, text: "Hola", now });
  // Its answer is another test's concern.
  await sql`DELETE FROM messages WHERE thread_id = ${threadId} AND state = 'writing'`;
  const requestId = `request-${made}`;
  const start = { ...BOOKED, ...at };
  const answers = [
    { key: "f1", label: "Día", kind: "day" as const, value: start.day, shown: start.day },
    { key: "f2", label: "Hora", kind: "time" as const, value: "17:00", shown: "5" },
  ];
  await sql`INSERT INTO chat_requests
      (id, thread_id, space_id, name, kind, state, answers, created_at, sent_at)
    VALUES (${requestId}, ${threadId}, ${salon.spaceId}, 'Cita', 'appointment', 'sent',
      ${JSON.stringify(answers)}::text::jsonb, ${now.toISOString()}, ${now.toISOString()})`;
  const booking = { ...start, minutes: 60 };
  const what = { spaceId: salon.spaceId, requestId, form: "Cita", booking, answers, customer };
  await db.transaction((tx) => bookRequest(tx, { ...what, now }));
  const [row] = await sql<
    { id: string }[]
  >`SELECT id FROM bookings WHERE request_id = ${requestId}`;
  return { id: row!.id, requestId, threadId, customer };
}

const failing = {
  error: (details: unknown) => {
    throw new Error(JSON.stringify(details));
  },
};
const remind = (now: Date, db = database.db) =>
  remindDueCustomers(db, now, { log: failing, failed: new FailedRows() });
const said = async (threadId: string) => {
  const rows = await database.sql<{ text: string }[]>`SELECT text FROM messages
    WHERE thread_id = ${threadId} AND NOT from_contact AND state = 'final' ORDER BY seq`;
  return rows.map(({ text }) => text);
};
const answer = (customer: string, text: string, now: Date) =>
  writeAsCustomer(database, salon, { customer, text, now, key: `answer ${(made += 1)}` });
const move = (id: string, start: { day: string; minute: number }, now = NOW) =>
  actOn(database.db, (tx) =>
    moveBooking(tx, { personId: MEMBER, id, ...start, isForced: false, address: "test", now }),
  );
const asked = (threadId: string) =>
  database.sql`SELECT FROM messages WHERE thread_id = ${threadId} AND state = 'writing'`;

describe("a reminder", () => {
  it("is one message at its time in the business's zone, from five workers and a killed one too", async () => {
    const { threadId, id } = await book();
    expect(await remind(new Date(hoursBefore(24).getTime() - 1_000))).toBe(0);
    const workers = Array.from({ length: 5 }, () => createDb(database.url, { max: 1 }));
    const written = await Promise.all(workers.map(({ db }) => remind(hoursBefore(24), db)));
    await Promise.all(workers.map((worker) => worker.close()));
    expect(written.reduce((sum, count) => sum + count)).toBe(1);
    const text =
      "⏰ Salón \\*Estela\\* te recuerda: Cita, mañana, viernes, 27 de noviembre, a las 5:00 p.m.\n\nSi no vas a venir, responde CANCELAR.";
    expect(await said(threadId)).toEqual([text]);
    // As if the worker had died between the message and its mark.
    await database.sql`UPDATE bookings SET remind_at = ${NOW.toISOString()} WHERE id = ${id}`;
    await setHours(2);
    await database.db.transaction((tx) => planReminders(tx, { bookingId: id }, NOW));
    expect(await remind(hoursBefore(2))).toBe(0);
    expect(await said(threadId)).toEqual([text]);
  });

  it("is not sent of what is cancelled, over, or was booked later than its time, nor by a paused agentik", async () => {
    const cancelled = await book();
    await database.sql`UPDATE bookings SET cancelled_at = now() WHERE id = ${cancelled.id}`;
    const late = await book({ minute: 600, now: hoursBefore(20) });
    const over = await book({ day: "2026-11-25", minute: 1200 });
    expect(await remind(hoursBefore(1))).toBe(0);
    const paused = await book({ minute: 900 });
    await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = ${salon.agentikId}`;
    expect(await remind(hoursBefore(10))).toBe(0);
    await database.sql`UPDATE agentiks SET status = 'active' WHERE id = ${salon.agentikId}`;
    expect(await remind(hoursBefore(9))).toBe(0);
    for (const { threadId } of [cancelled, late, over, paused])
      expect(await said(threadId)).toEqual([]);
  });

  it("waits while the agentik is writing an answer", async () => {
    const { threadId, customer } = await book();
    await answer(customer, "¿Dónde están?", hoursBefore(25));
    expect(await remind(hoursBefore(24))).toBe(0);
    await database.sql`UPDATE messages SET state = 'final', text = 'Aquí.'
      WHERE thread_id = ${threadId} AND state = 'writing'`;
    expect(await remind(hoursBefore(23))).toBe(1);
  });

  it("follows the form and the business's zone", async () => {
    const { id } = await book();
    const planned = async () => {
      const owner = { ownerId: OWNER };
      await database.db.transaction((tx) => planReminders(tx, owner, NOW));
      const [row] = await database.sql<{ at: string | null }[]>`
        SELECT to_char(remind_at AT TIME ZONE 'UTC', 'DD HH24:MI') AS at FROM bookings WHERE id = ${id}`;
      return row!.at;
    };
    expect(await planned()).toBe("27 01:00");
    await setHours(2);
    expect(await planned()).toBe("27 23:00");
    await database.sql`UPDATE businesses SET zone = 'America/Mexico_City' WHERE person_id = ${OWNER}`;
    expect(await planned()).toBe("27 21:00");
    await database.sql`UPDATE businesses SET zone = 'America/Tijuana' WHERE person_id = ${OWNER}`;
    await setHours(0);
    expect(await planned()).toBeNull();
  });

  it("is marked as not to be sent past WhatsApp's 24 hours, and queued within them", async () => {
    for (const [inbound, state] of [
      [NOW, "window"],
      [hoursBefore(30), "queued"],
    ] as const) {
      const { threadId } = await book({ minute: 600 + (made % 9) * 60 });
      const channel = `channel-${made}`;
      await database.sql`INSERT INTO channels (id, agentik_id, kind, external_id, name, sealed_token,
          sealed_secret, sealed_verify, is_on, checked_at, created_at, changed_at)
        VALUES (${channel}, ${salon.agentikId}, 'whatsapp', ${channel}, 'Salón', 'x', 'x', 'x', true,
          now(), now(), now())`;
      await database.sql`UPDATE contacts SET token_hash = NULL, channel_id = ${channel},
          address = '529991234567', last_inbound_at = ${inbound.toISOString()}
        WHERE id = (SELECT contact_id FROM chats WHERE thread_id = ${threadId})`;
      await database.sql`UPDATE chats SET channel = 'whatsapp' WHERE thread_id = ${threadId}`;
      await remind(hoursBefore(20));
      const sent =
        await database.sql`SELECT state FROM channel_messages WHERE thread_id = ${threadId}`;
      expect(sent).toEqual([{ state }]);
      await database.sql`UPDATE channels SET is_on = false, sealed_token = NULL, sealed_secret = NULL,
        sealed_verify = NULL`;
    }
  });
});

describe("CANCELAR", () => {
  it("as the answer to a reminder cancels the booking, frees its place and tells both sides, once", async () => {
    const { threadId, requestId, customer, id } = await book();
    await remind(hoursBefore(24));
    // A person who has the conversation changes nothing.
    await database.sql`UPDATE chats SET handled_by = 'person', handler_id = ${OWNER}
      WHERE thread_id = ${threadId}`;
    await answer(customer, "Hola, quiero CANCELAR por favor", hoursBefore(20));
    expect((await said(threadId))[1]).toContain("Listo, cancelamos: Cita, mañana, viernes");
    const [row] =
      await database.sql`SELECT b.cancelled_at IS NOT NULL AS gone, r.stage, r.done_at IS NOT NULL AS done
      FROM bookings b JOIN chat_requests r ON r.id = b.request_id WHERE r.id = ${requestId}`;
    expect(row).toEqual({ gone: true, stage: "cancelled", done: true });
    const told = await database.sql<{ person: string; data: Record<string, string> }[]>`
      SELECT person_id AS person, data FROM notifications WHERE kind = 'chat_cancelled' ORDER BY 1`;
    expect(told.map(({ person }) => person)).toEqual([OWNER, MEMBER]);
    const { data } = told[0]!;
    expect(notificationText({ kind: "chat_cancelled", data }, { locale: "es" })).toMatch(
      /canceló: Cita$/,
    );
    await answer(customer, "cancelar", hoursBefore(19));
    expect(await said(threadId)).toHaveLength(2);
    const other = await book({ now: hoursBefore(18) });
    expect(await move(other.id, { ...BOOKED, minute: 17 * 60 + 30 })).toMatchObject({
      kind: "done",
    });
    expect(other.id).not.toBe(id);
  });

  it("is an ordinary message without a reminder, of a booking that has begun, and of a form in between", async () => {
    const first = await book();
    await answer(first.customer, "cancelar", NOW);
    expect(await asked(first.threadId)).toHaveLength(1);
    await database.sql`DELETE FROM messages WHERE thread_id = ${first.threadId} AND state = 'writing'`;
    await remind(hoursBefore(24));
    await database.sql`INSERT INTO messages (thread_id, seq, agentik_id, text, created_at)
      SELECT id, last_seq + 1, ${salon.agentikId}, '¿Lo envío?', now() FROM threads WHERE id = ${first.threadId}`;
    await database.sql`UPDATE threads SET last_seq = last_seq + 1 WHERE id = ${first.threadId}`;
    await database.sql`INSERT INTO chat_requests (id, thread_id, space_id, name, state, created_at)
      VALUES ('open-form', ${first.threadId}, ${salon.spaceId}, 'Pedido', 'confirming', now())`;
    await answer(first.customer, "cancelar", hoursBefore(20));
    await database.sql`DELETE FROM chat_requests WHERE id = 'open-form'`;
    await answer(first.customer, "cancelar", START);
    const [row] = await database.sql`SELECT cancelled_at FROM bookings WHERE id = ${first.id}`;
    expect(row).toEqual({ cancelled_at: null });
  });
});

describe("a moved booking", () => {
  it("is told in the conversation, stands in its form, and is reminded of at its new time", async () => {
    const { id, threadId, requestId } = await book();
    await remind(hoursBefore(24));
    const day = "2026-11-30";
    expect(await move(id, { day, minute: 630 }, hoursBefore(20))).toEqual({
      kind: "done",
      id,
      day,
    });
    expect(await move(id, { day, minute: 630 }, hoursBefore(20))).toMatchObject({ kind: "done" });
    expect((await said(threadId)).slice(1)).toEqual([
      "📅 Cita: cambio de horario. Ahora es el lunes, 30 de noviembre a las 10:30 a.m.",
    ]);
    const [{ answers }] = await database.sql<[{ answers: { value: string; shown: string }[] }]>`
      SELECT answers FROM chat_requests WHERE id = ${requestId}`;
    expect(answers.map(({ value, shown }) => [value, shown])).toEqual([
      [day, "lunes, 30 de noviembre"],
      ["10:30", "10:30 a.m."],
    ]);
    expect(await remind(new Date("2026-11-29T18:29:00.000Z"))).toBe(0);
    expect(await remind(new Date("2026-11-29T18:30:00.000Z"))).toBe(1);
  });

  it("gets no place that is taken but its own, and of two that are moved at once one gets it", async () => {
    const [one, other] = [await book(), await book({ minute: 600 })];
    expect(await move(other.id, { ...BOOKED, minute: 17 * 60 + 30 })).toEqual({
      kind: "refused",
      reason: "full",
    });
    expect(await said(other.threadId)).toEqual([]);
    expect(await move(one.id, { ...BOOKED, minute: 17 * 60 + 30 })).toMatchObject({ kind: "done" });
    const to = { day: "2026-12-01", minute: 720 };
    const both = await Promise.all([move(one.id, to), move(other.id, to)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
  });

  it("is one of the person's own workplaces, and not a cancelled one", async () => {
    const { id } = await book();
    const gone = { kind: "refused", reason: "gone" };
    const to = {
      personId: "person-3",
      id,
      ...BOOKED,
      minute: 600,
      isForced: false,
      address: "test",
    };
    expect(await actOn(database.db, (tx) => moveBooking(tx, { ...to, now: NOW }))).toEqual(gone);
    await database.sql`UPDATE bookings SET cancelled_at = now() WHERE id = ${id}`;
    expect(await move(id, { ...BOOKED, minute: 600 })).toEqual(gone);
  });
});
