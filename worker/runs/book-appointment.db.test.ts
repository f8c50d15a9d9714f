import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { dayIn } from "#domain/format/dates.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import { cancelSentBooking, confirmBooking } from "#db/commands/agentiks/agenda/confirm-booking.ts";
import { addBooking, cancelBooking } from "#db/commands/agentiks/agenda/write-booking.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";
import { postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { setRequestDone, setRequestStage } from "#db/commands/agentiks/requests/handle-request.ts";
import { listAgenda } from "#db/queries/agentiks/agenda/list-agenda.ts";
import { makeWorkingAgentik } from "../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { executeRuns } from "../../tests/support/runs/execute-runs.ts";

/** Appointments at a salon with one chair, on a real PostgreSQL, answered as a worker does it. */
const OWNER = "person-4";
const STRANGER = "person-5";
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const DAY = dayAfter(TODAY, 3);
let database: TestDatabase;
let agentik: string;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const form = { ...readyForm("appointment", "es"), room: { places: 1, minutes: 60 } };
  agentik = await makeWorkingAgentik(database, {
    personId: OWNER,
    name: "Estela",
    slug: "salon-estela",
    document: { name: "Precios", text: "Corte de dama: $250" },
    abilities: { ...NO_ABILITIES, forms: [form] },
  });
});
beforeEach(() => database.sql`DELETE FROM bookings`);
afterAll(() => database.drop());

const queued = () => database.sql<{ id: string }[]>`
  SELECT id FROM runs WHERE state = 'queued' AND kind = 'reply' ORDER BY created_at`;

/** Executes all runs that wait, at the same time. */
async function work(): Promise<void> {
  for (;;) {
    const runs = await queued();
    if (runs.length === 0) return;
    await Promise.all(runs.map(({ id }) => executeRuns(database, [id])));
  }
}

const post = (tokenHash: string, text: string) =>
  database.db.transaction((tx) =>
    postToChat(tx, {
      slug: "salon-estela",
      tokenHash,
      address: "test",
      language: "es",
      text,
      clientKey: `key-${(keys += 1)}`,
      now: new Date(),
    }),
  );

/** Asks for an appointment up to the question whether it is to be sent. */
async function fillIn(tokenHash: string, clock: string): Promise<void> {
  const [, month, day] = DAY.split("-").map(Number);
  for (const text of [`cita para corte el ${day}/${month} a las ${clock}`, "Ana", "5512345678"]) {
    await post(tokenHash, text);
    await work();
  }
}

async function lastSaid(tokenHash: string): Promise<string> {
  const rows = await database.sql<{ text: string }[]>`
    SELECT m.text FROM contacts c JOIN chats h ON h.contact_id = c.id JOIN messages m ON m.thread_id = h.thread_id
    WHERE c.token_hash = ${tokenHash} AND m.agentik_id IS NOT NULL ORDER BY m.seq DESC LIMIT 1`;
  return rows[0]!.text;
}
const agenda = (personId: string) =>
  listAgenda(database.db, personId, { from: TODAY, to: dayAfter(DAY, 9), limit: 100 });
const byHand = (minute: number, more: { personId?: string; isForced?: boolean } = {}) =>
  database.db.transaction((tx) =>
    addBooking(tx, {
      personId: OWNER,
      agentikId: agentik,
      form: "Cita",
      customer: "Rosa",
      phone: "",
      note: "",
      people: null,
      day: DAY,
      minute,
      isForced: false,
      now: new Date(),
      ...more,
    }),
  );

describe("the last place", () => {
  it("goes to one of two customers who say yes at the same time; the other is offered another time", async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.sql`DELETE FROM bookings`;
      const [one, other] = [`one-${round}`, `other-${round}`];
      await fillIn(one, "16:00");
      await fillIn(other, "16:00");
      await Promise.all([post(one, "sí"), post(other, "sí")]);
      await work();
      expect(await agenda(OWNER)).toMatchObject([
        {
          form: "Cita",
          customer: "Ana",
          phone: "+525512345678",
          note: "corte",
          day: DAY,
          minute: 960,
        },
      ]);
      const said = await Promise.all([lastSaid(one), lastSaid(other)]);
      expect(said.filter((text) => text.includes("ya no hay lugar"))).toHaveLength(1);
      expect(said.filter((text) => text.includes("Quedó enviado"))).toHaveLength(1);
    }
  });

  it("is not given to a customer while the business has written another one down", async () => {
    await byHand(11 * 60);
    await fillIn("late", "11:30");
    expect(await lastSaid("late")).not.toContain("Quedó enviado");
    expect(await agenda(OWNER)).toHaveLength(1);
  });

  it("is free again once the booking is cancelled, and taken once it is opened again", async () => {
    await fillIn("changes", "9:00");
    await post("changes", "sí");
    await work();
    const [row] = await database.sql<{ id: string; thread: string }[]>`
      SELECT r.id, r.thread_id AS thread FROM chat_requests r
      JOIN bookings b ON b.request_id = r.id`;
    const chat = { threadId: row!.thread, personId: OWNER, now: new Date(), requestId: row!.id };
    await database.db.transaction((tx) =>
      setRequestStage(tx, { ...chat, stage: "cancelled", address: "test" }),
    );
    expect(await agenda(OWNER)).toEqual([]);
    await database.db.transaction((tx) => setRequestDone(tx, { ...chat, isDone: false }));
    expect(await agenda(OWNER)).toHaveLength(1);
  });
});

describe("a booking that a customer has sent", () => {
  it("is unconfirmed until the business has said that it holds; one written by hand never is", async () => {
    await database.sql`DELETE FROM bookings`;
    await byHand(10 * 60);
    await fillIn("waits", "17:00");
    await post("waits", "sí");
    await work();
    const open = async () =>
      (await agenda(OWNER)).map(({ minute, isUnconfirmed }) => [minute, isUnconfirmed]);
    expect(await open()).toEqual([
      [600, false],
      [1020, true],
    ]);
    const [byHandRow, sent] = await agenda(OWNER);
    const confirm = (personId: string, id: string) =>
      database.db.transaction((tx) =>
        confirmBooking(tx, { personId, id, address: "test", now: new Date() }),
      );
    const gone = { kind: "refused", reason: "gone" };
    expect(await confirm(STRANGER, sent!.id)).toEqual(gone);
    expect(await confirm(OWNER, byHandRow!.id)).toEqual(gone);
    const said = async () =>
      (await database.sql`SELECT FROM messages WHERE author_id = ${OWNER}`).length;
    const before = await said();
    const both = await Promise.all([confirm(OWNER, sent!.id), confirm(OWNER, sent!.id)]);
    for (const one of both) expect(one).toMatchObject({ kind: "done", day: DAY });
    expect(await said()).toBe(before + 1);
    expect(await open()).toEqual([
      [600, false],
      [1020, false],
    ]);
  });

  it("is cancelled once, also after it was confirmed: the place is free, and the customer is told", async () => {
    await fillIn("cancelled", "18:00");
    await post("cancelled", "sí");
    await work();
    const [sent] = await agenda(OWNER);
    expect(sent).toMatchObject({ minute: 1080, minutes: 60, isToDo: true });
    const act = (command: typeof cancelSentBooking, personId = OWNER) =>
      database.db.transaction((tx) =>
        command(tx, { personId, id: sent!.id, address: "test", now: new Date() }),
      );
    const gone = { kind: "refused", reason: "gone" };
    expect(await act(cancelSentBooking, STRANGER)).toEqual(gone);
    expect(await act(confirmBooking)).toMatchObject({ kind: "done" });
    const said = async () =>
      (await database.sql`SELECT FROM messages WHERE author_id = ${OWNER}`).length;
    const before = await said();
    for (const one of await Promise.all([act(cancelSentBooking), act(cancelSentBooking)]))
      expect(one).toMatchObject({ kind: "done", day: DAY });
    expect(await said()).toBe(before + 1);
    expect(await agenda(OWNER)).toEqual([]);
    expect(await act(confirmBooking)).toEqual(gone);
    expect(await byHand(1080)).toMatchObject({ kind: "done" });
  });
});

describe("a booking that is written by hand", () => {
  it("takes the place, is refused where it is taken, and can be forced", async () => {
    expect(await byHand(600)).toMatchObject({ kind: "done", day: DAY });
    expect(await byHand(630)).toEqual({ kind: "refused", reason: "full" });
    expect(await byHand(660)).toMatchObject({ kind: "done" });
    expect(await byHand(630, { isForced: true })).toMatchObject({ kind: "done" });
    expect((await agenda(OWNER)).map(({ minute }) => minute)).toEqual([600, 630, 660]);
  });

  it("is given once to twenty who write at the same time", async () => {
    const written = await Promise.all(Array.from({ length: 20 }, () => byHand(720)));
    expect(written.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await agenda(OWNER)).toHaveLength(1);
  });

  it("is cancelled once, by the people of the workplace alone", async () => {
    const made = await byHand(600);
    const id = made.kind === "done" ? made.id : "";
    const cancel = (personId: string) =>
      database.db.transaction((tx) => cancelBooking(tx, { personId, id, now: new Date() }));
    expect(await cancel(STRANGER)).toEqual({ kind: "refused", reason: "gone" });
    expect(await agenda(OWNER)).toHaveLength(1);
    expect(await cancel(OWNER)).toMatchObject({ kind: "done" });
    expect(await cancel(OWNER)).toMatchObject({ kind: "done" });
    expect(await agenda(OWNER)).toEqual([]);
  });

  it("stays as it is in an archived space", async () => {
    const made = await byHand(600);
    const id = made.kind === "done" ? made.id : "";
    await database.sql`UPDATE spaces SET archived_at = now()
      WHERE id = (SELECT space_id FROM agentik_workplaces WHERE agentik_id = ${agentik})`;
    const closed = { kind: "refused", reason: "closed" };
    expect(await byHand(720)).toEqual(closed);
    const cancel = { personId: OWNER, id, now: new Date() };
    expect(await database.db.transaction((tx) => cancelBooking(tx, cancel))).toEqual(closed);
    await database.sql`UPDATE spaces SET archived_at = NULL`;
    expect(await agenda(OWNER)).toHaveLength(1);
  });

  it("is of the people of the workplace alone", async () => {
    expect(await byHand(600, { personId: STRANGER })).toEqual({ kind: "refused", reason: "gone" });
    await byHand(600);
    expect(await agenda(STRANGER)).toEqual([]);
  });
});

it("a trial books nothing", async () => {
  const [, month, day] = DAY.split("-").map(Number);
  for (const text of [
    `cita para corte el ${day}/${month} a las 10:00`,
    "Ana",
    "5512345678",
    "sí",
  ]) {
    await database.db.transaction((tx) =>
      postTrial(tx, {
        personId: OWNER,
        id: agentik,
        text,
        clientKey: `try-${(keys += 1)}`,
        address: "test",
        now: new Date(),
      }),
    );
    await work();
  }
  const sent =
    await database.sql`SELECT FROM chat_requests r JOIN chats c ON c.thread_id = r.thread_id
    WHERE c.channel = 'try' AND r.state = 'sent'`;
  expect(sent).toHaveLength(1);
  expect(await agenda(OWNER)).toEqual([]);
});
