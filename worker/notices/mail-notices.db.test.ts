import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Mail } from "#adapters/mail/deliver-mail.ts";
import { chooseNoticeMails } from "#db/commands/people/notices/choose-notice-mails.ts";
import { markReadIn } from "#db/commands/people/notices/mark-read-in.ts";
import { createDb, QUERY_CHANNEL, type Connection } from "#db/connection/client.ts";
import { notifications } from "#db/schema/people/people.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { mailNotices } from "./mail-notices.ts";

/** Mails about notifications that were not seen, with two workers on one database. */
let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = createDb(database.url, { max: 4 });
  await database.sql`INSERT INTO people (id, display_name, first_name, handle) VALUES
    ('ana', 'Ana Pech', 'Ana', 'ana-pech'), ('beto', 'Beto Uc', 'Beto', 'beto-uc')`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at) VALUES
    ('ana', 'ana@fonda.example', 'x', now()), ('beto', 'beto@fonda.example', 'x', NULL)`;
  await database.sql`INSERT INTO people (id, display_name, first_name, handle)
    SELECT 'm' || n, 'Miembro ' || n, 'M', 'miembro-' || n FROM generate_series(1, 12) n`;
  await database.sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    SELECT 'm' || n, 'm' || n || '@fonda.example', 'x', now() FROM generate_series(1, 12) n`;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await database.sql`DELETE FROM notifications`;
  await database.sql`DELETE FROM notice_mails`;
});

const NOW = new Date("2026-11-30T18:00:00Z");
const minutesAfter = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function notify(id: string, personId: string, minutes: number, kind = "space_mention") {
  await connection.db.insert(notifications).values({
    id,
    personId,
    kind,
    data: { from: "Luz\nUicab", space: "Cocina", thread: "Turnos", task: "Comprar" },
    href: `/spaces/s/t/t1?at=${minutes}#m1`,
    createdAt: minutesAfter(minutes),
  });
}

/** One pass of a worker. */
async function pass(now: Date): Promise<Mail[]> {
  const sent: Mail[] = [];
  await mailNotices(connection.db, now, {
    publicUrl: "https://plaza.example",
    log: { warn: () => undefined },
    deliverMail: (mail) => {
      sent.push(mail);
      return Promise.resolve("sent");
    },
  });
  return sent;
}

it("tells of what was not seen for 15 minutes, once, in one mail, with links", async () => {
  await notify("n1", "ana", 0);
  await notify("n2", "ana", 2, "space_task");
  await notify("n3", "ana", 1, "artifakt_sold");
  await notify("n4", "beto", 0);
  expect(await pass(minutesAfter(14))).toEqual([]);
  const [mail, ...others] = await pass(minutesAfter(18));
  expect(others).toEqual([]);
  expect(mail!.to).toBe("ana@fonda.example");
  expect(mail!.subject).toBe("2 cosas te esperan en Plaza");
  expect(mail!.text).toContain(
    "Luz Uicab te escribió en «Cocina»: Turnos\nhttps://plaza.example/spaces/s/t/t1?at=0#m1",
  );
  expect(mail!.text).toContain("https://plaza.example/notifications#mails");
  expect(mail!.text).not.toMatch(/Luz\n/);
  expect(await pass(minutesAfter(20))).toEqual([]);
  expect(await pass(minutesAfter(200))).toEqual([]);
});

it("sends one mail an hour at most, and then what came meanwhile", async () => {
  await notify("n1", "ana", 0);
  expect(await pass(minutesAfter(16))).toHaveLength(1);
  await notify("n2", "ana", 20);
  expect(await pass(minutesAfter(40))).toEqual([]);
  const [mail] = await pass(minutesAfter(77));
  expect(mail!.subject).toBe("Luz Uicab te escribió en «Cocina»: Turnos");
  expect(mail!.text).toContain("?at=20#m1");
  expect(mail!.text).not.toContain("?at=0#m1");
});

it("does not tell of what was seen, read in its conversation, or is a day old", async () => {
  await notify("n1", "ana", 0);
  await database.sql`UPDATE notifications SET seen_at = created_at WHERE id = 'n1'`;
  await notify("n2", "ana", 0);
  await markReadIn(connection.db, { personId: "ana", path: "/spaces/s/t/t1", seq: 1 });
  await notify("n3", "ana", -25 * 60);
  expect(await pass(minutesAfter(16))).toEqual([]);
});

it("leaves unread what was written after the message that was read", async () => {
  await notify("n1", "ana", 0);
  await markReadIn(connection.db, { personId: "ana", path: "/spaces/s/t/t1", seq: 0 });
  await markReadIn(connection.db, { personId: "ana", path: "/spaces/s/t/t", seq: 9 });
  await markReadIn(connection.db, { personId: "beto", path: "/spaces/s/t/t1", seq: 9 });
  expect(await pass(minutesAfter(16))).toHaveLength(1);
});

it("tells of a customer who still waits, not of one whom a colleague answers", async () => {
  const [{ id: chat }] = await database.sql<[{ id: string }]>`
    UPDATE chats SET handled_by = 'nobody', waiting_since = now(), reason = 'asked', handler_id = NULL
    WHERE thread_id = (SELECT min(thread_id) FROM chats WHERE channel <> 'try') RETURNING thread_id AS id`;
  await notify("n1", "ana", 0, "chat_waiting");
  await database.sql`UPDATE notifications SET href = ${`/inbox/${chat}`} WHERE id = 'n1'`;
  await database.sql`UPDATE chats SET handled_by = 'person', handler_id = 'ana', waiting_since = NULL
    WHERE thread_id = ${chat}`;
  expect(await pass(minutesAfter(16))).toEqual([]);
  await database.sql`UPDATE chats SET handled_by = 'nobody', handler_id = NULL, waiting_since = now()
    WHERE thread_id = ${chat}`;
  expect(await pass(minutesAfter(17))).toHaveLength(1);
});

it("sends none while they are switched off, and later nothing of before twice", async () => {
  await notify("n1", "ana", 0);
  await chooseNoticeMails(connection.db, { personId: "ana", isOff: true });
  expect(await pass(minutesAfter(16))).toEqual([]);
  await chooseNoticeMails(connection.db, { personId: "ana", isOff: false });
  expect(await pass(minutesAfter(17))).toHaveLength(1);
  await chooseNoticeMails(connection.db, { personId: "ana", isOff: false });
  expect(await pass(minutesAfter(90))).toEqual([]);
});

/** Twelve more people with a notification each. */
async function notifyMembers(): Promise<void> {
  for (let n = 1; n <= 12; n += 1) await notify(`m${n}`, `m${n}`, 0);
}

it("sends each mail once when workers look at the same time", async () => {
  await notifyMembers();
  const passes = await Promise.all(Array.from({ length: 4 }, () => pass(minutesAfter(16))));
  const late = await pass(minutesAfter(17));
  const all = [...passes.flat(), ...late].map(({ to }) => to);
  expect(all).toHaveLength(12);
  expect(new Set(all).size).toBe(12);
});

it("asks the database no more often for twelve people than for one", async () => {
  let queries = 0;
  const note = () => void (queries += 1);
  /** @returns the queries of a pass that sends so many mails */
  async function queriesFor(mails: number): Promise<number> {
    queries = 0;
    subscribe(QUERY_CHANNEL, note);
    expect(await pass(minutesAfter(16))).toHaveLength(mails);
    unsubscribe(QUERY_CHANNEL, note);
    return queries;
  }
  await notify("n1", "ana", 0);
  const ofOne = await queriesFor(1);
  expect(ofOne).toBeGreaterThan(0);
  await notifyMembers();
  expect(await queriesFor(12)).toBe(ofOne);
});
