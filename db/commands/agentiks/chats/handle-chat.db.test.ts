import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actOn } from "../../../../tests/support/act.ts";
import {
  openChatBusiness,
  sendRequest,
  writeAsCustomer,
  type ChatBusiness,
} from "../../../../tests/support/pages/chats.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { endRun } from "#db/commands/runs/end-run.ts";
import { answerCustomer, giveBack, setChatDone, takeOver } from "./handle-chat.ts";
import { setRequestDone } from "#db/commands/agentiks/requests/handle-request.ts";
import { handOver } from "./hand-over.ts";
import { markChatRead } from "./mark-chat-read.ts";
import { askForPerson } from "./post-to-chat.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const [OWNER, ADMIN, MEMBER, STRANGER] = ["lupe", "beto", "caro", "eva"];
const PEOPLE = [OWNER, ADMIN, MEMBER, STRANGER];
let database: TestDatabase;
let fonda: ChatBusiness;
let chats = 0;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  for (const id of PEOPLE)
    await database.sql`INSERT INTO people (id, display_name, first_name, handle, kind)
      VALUES (${id}, ${id}, ${id}, ${id}, 'account')`;
  fonda = await openChatBusiness(database, {
    ownerId: OWNER,
    members: { [ADMIN]: "admin", [MEMBER]: "member" },
  });
});
afterAll(() => database.drop());

let threadId: string;
let customer: string;
beforeEach(async () => {
  customer = `customer ${++chats}`;
  threadId = await writes("¿Tienen mole?");
});

const writes = (text: string) => writeAsCustomer(database, fonda, { customer, text });
const act = <Value>(work: Parameters<typeof actOn<Value>>[1]) => actOn(database.db, work);
const by = (personId: string) => ({ threadId, personId, now: NOW });
const says = (personId: string, text: string, clientKey = text) =>
  act((tx) => answerCustomer(tx, { ...by(personId), text, clientKey, address: "192.0.2.2" }));
async function chat() {
  const [row] =
    await database.sql`SELECT handled_by, handler_id, reason, waiting_since IS NOT NULL AS waits,
    done_at IS NOT NULL AS done, unknown_in_a_row FROM chats WHERE thread_id = ${threadId}`;
  return row!;
}
/** Author of each message, in order: `customer`, `agentik` with a state, or a person's id. */
const authors = async () =>
  (
    await database.sql<{ by: string }[]>`SELECT CASE WHEN from_contact THEN 'customer'
      WHEN agentik_id IS NOT NULL THEN 'agentik ' || state ELSE author_id END AS by
      FROM messages WHERE thread_id = ${threadId} ORDER BY seq`
  ).map(({ by: writer }) => writer);
/** The part of a worker: the agentik says this. @returns how many messages it wrote */
async function work(text = "Sí, hay mole.") {
  const runs = await database.sql<{ id: string }[]>`UPDATE runs SET state = 'running', attempts = 1,
    started_at = now() WHERE state = 'queued' AND thread_id = ${threadId} RETURNING id`;
  for (const { id } of runs)
    await endRun(
      database.db,
      { id, attempt: 1, now: NOW },
      {
        state: "succeeded",
        result: { kind: "reply", text, replyKind: "found", citations: [], question: "x" },
      },
    );
  return runs.length;
}
const GONE = { kind: "refused", reason: "gone" };
const DONE = expect.objectContaining({ kind: "done" }) as unknown;

describe("a form that was being filled in when a person took over", () => {
  const stateOf = async (id: string) => {
    const [row] = await database.sql`SELECT state FROM chat_requests WHERE id = ${id}`;
    return row!.state as string;
  };

  it("is not gone on with after the chat is given back or done", async () => {
    for (const end of [
      () => act((tx) => giveBack(tx, by(OWNER))),
      () => act((tx) => setChatDone(tx, { ...by(OWNER), isDone: true })),
    ]) {
      customer = `customer ${++chats}`;
      threadId = await writes("quiero pedir 2 enchiladas");
      const requestId = await sendRequest(database, threadId, { state: "asking" });
      await act((tx) => takeOver(tx, by(OWNER)));
      await says(OWNER, "Yo te lo anoto, gracias", `${threadId} taken`);
      await end();
      expect(await stateOf(requestId)).toBe("cancelled");
    }
  });

  it("stays where nothing was handed over", async () => {
    const requestId = await sendRequest(database, threadId, { state: "asking" });
    await act((tx) => giveBack(tx, by(OWNER)));
    expect(await stateOf(requestId)).toBe("asking");
  });
});

describe("who may handle a chat", () => {
  it("is gone for strangers, and changes nothing", async () => {
    const requestId = await sendRequest(database, threadId);
    const before = [await chat(), await authors()];
    const stranger = by(STRANGER);
    expect(await act((tx) => takeOver(tx, stranger))).toEqual(GONE);
    expect(await act((tx) => giveBack(tx, stranger))).toEqual(GONE);
    expect(await says(STRANGER, "Hola")).toEqual(GONE);
    expect(await act((tx) => setChatDone(tx, { ...stranger, isDone: true }))).toEqual(GONE);
    expect(await act((tx) => setRequestDone(tx, { ...stranger, requestId, isDone: true }))).toEqual(
      GONE,
    );
    await act((tx) => markChatRead(tx, { ...stranger, seq: 1 }));
    expect([await chat(), await authors()]).toEqual(before);
    expect(await database.sql`SELECT 1 FROM thread_reads WHERE person_id = ${STRANGER}`).toEqual(
      [],
    );
  });

  it("is every member of the workplace, until they are removed", async () => {
    for (const personId of [OWNER, ADMIN, MEMBER])
      expect(await act((tx) => takeOver(tx, by(personId)))).toEqual(DONE);
    expect(await chat()).toMatchObject({
      handled_by: "person",
      handler_id: MEMBER,
      reason: "took",
    });
    await database.sql`UPDATE space_members SET is_copy = true WHERE person_id = ${MEMBER}`;
    expect(await says(MEMBER, "Hola")).toEqual(GONE);
    await database.sql`UPDATE space_members SET is_copy = false WHERE person_id = ${MEMBER}`;
  });

  it("only reads in an archived space", async () => {
    await database.sql`UPDATE spaces SET archived_at = now() WHERE id = ${fonda.spaceId}`;
    expect(await says(OWNER, "Hola")).toEqual({ kind: "refused", reason: "closed" });
    expect(await act((tx) => takeOver(tx, by(OWNER)))).toMatchObject({ reason: "closed" });
    await database.sql`UPDATE spaces SET archived_at = NULL WHERE id = ${fonda.spaceId}`;
  });
});

describe("a person who takes a chat over", () => {
  it("silences the agentik: what it was about to write is stopped", async () => {
    await act((tx) => takeOver(tx, by(MEMBER)));
    expect(await work()).toBe(0);
    expect(await authors()).toEqual(["customer", "agentik stopped"]);
    await writes("¿Hola?");
    expect(await work()).toBe(0);
    expect(await authors()).toEqual(["customer", "agentik stopped", "customer"]);
  });

  it("is told of what the customer writes, and ends the wait", async () => {
    await work();
    await act((tx) => handOver(tx, { threadId, reason: "unknown", now: NOW }));
    expect(await chat()).toMatchObject({ handled_by: "nobody", waits: true });
    await act((tx) => takeOver(tx, by(MEMBER)));
    expect(await chat()).toMatchObject({ handled_by: "person", waits: false, reason: "unknown" });
    await writes("Sigo aquí");
    const told = await database.sql`SELECT person_id FROM notifications
      WHERE kind = 'chat_message' AND href = ${`/inbox/${threadId}`}`;
    expect(told).toEqual([{ person_id: MEMBER }]);
  });

  it("has taken it over by writing, once per key", async () => {
    await work();
    expect(await says(MEMBER, "Aquí estoy", "key")).toEqual(DONE);
    expect(await chat()).toMatchObject({ handled_by: "person", handler_id: MEMBER });
    await act((tx) => giveBack(tx, by(OWNER)));
    // The same form again, as after Back: neither written nor taken over again.
    expect(await says(MEMBER, "Aquí estoy", "key")).toEqual(DONE);
    expect(await authors()).toEqual(["customer", "agentik final", MEMBER]);
    expect(await chat()).toMatchObject({ handled_by: "agentik", handler_id: null });
  });

  it("writes something, and not too much", async () => {
    expect(await says(OWNER, " \n ")).toEqual({ kind: "refused", reason: "empty" });
    expect(await says(OWNER, "a".repeat(10_001))).toEqual({ kind: "refused", reason: "too-long" });
    expect(await chat()).toMatchObject({ handled_by: "agentik" });
  });
});

describe("a chat that is given back", () => {
  it("gets an answer to what is open, and its context begins there", async () => {
    await act((tx) => takeOver(tx, by(OWNER)));
    await says(OWNER, "Un momento");
    await writes("¿A qué hora abren?");
    const given = await act((tx) => giveBack(tx, by(OWNER)));
    expect(given).toEqual({ kind: "done", runId: expect.any(String) as string });
    expect(await chat()).toMatchObject({
      handled_by: "agentik",
      handler_id: null,
      reason: null,
    });
    expect(await work()).toBe(1);
    expect((await authors()).slice(-2)).toEqual(["customer", "agentik final"]);
    // Given back twice: no second answer.
    await act((tx) => giveBack(tx, by(OWNER)));
    expect(await work()).toBe(0);
  });

  it("is quiet when the person has said the last word", async () => {
    await act((tx) => takeOver(tx, by(OWNER)));
    await says(OWNER, "Listo, gracias");
    expect(await act((tx) => giveBack(tx, by(OWNER)))).toEqual({ kind: "done", runId: undefined });
    expect(await work()).toBe(0);
    await writes("¿Y mañana?");
    expect(await work()).toBe(1);
  });

  it("is not answered while the agentik is paused", async () => {
    await act((tx) => takeOver(tx, by(OWNER)));
    await writes("¿Hola?");
    await database.sql`UPDATE agentiks SET status = 'paused' WHERE id = ${fonda.agentikId}`;
    expect(await act((tx) => giveBack(tx, by(OWNER)))).toMatchObject({ runId: undefined });
    await database.sql`UPDATE agentiks SET status = 'active' WHERE id = ${fonda.agentikId}`;
  });
});

describe("a chat that is done", () => {
  const put = (isDone: boolean) => act((tx) => setChatDone(tx, { ...by(OWNER), isDone }));

  it("is put away, and comes back with the next message", async () => {
    await act((tx) => takeOver(tx, by(OWNER)));
    await put(true);
    expect(await put(true)).toEqual(DONE);
    expect(await chat()).toMatchObject({ done: true, handled_by: "agentik", waits: false });
    await writes("Otra cosa");
    expect(await chat()).toMatchObject({ done: false });
    await put(true);
    await put(false);
    expect(await chat()).toMatchObject({ done: false });
  });

  it("comes back when the customer asks for a person", async () => {
    await put(true);
    const asked = { slug: fonda.slug, tokenHash: `hash-${fonda.slug}-${customer}`, now: NOW };
    await act((tx) => askForPerson(tx, asked));
    expect(await chat()).toMatchObject({ done: false, waits: true });
  });
});

describe("an order", () => {
  it("is marked as done by a person, once, and opened again", async () => {
    const requestId = await sendRequest(database, threadId);
    const mark = (personId: string, isDone: boolean) =>
      act((tx) => setRequestDone(tx, { ...by(personId), requestId, isDone }));
    const doneBy = async () =>
      (await database.sql`SELECT done_by FROM chat_requests WHERE id = ${requestId}`)[0]!
        .done_by as string | null;
    await mark(MEMBER, true);
    await mark(OWNER, true);
    expect(await doneBy()).toBe(MEMBER);
    await mark(OWNER, false);
    expect(await doneBy()).toBeNull();
  });

  it("is not done before it is sent, nor through another conversation", async () => {
    const requestId = await sendRequest(database, threadId, { state: "asking" });
    await act((tx) => setRequestDone(tx, { ...by(OWNER), requestId, isDone: true }));
    const other = await writeAsCustomer(database, fonda, {
      customer: `${customer} b`,
      text: "Hola",
    });
    const sent = await sendRequest(database, other);
    await act((tx) => setRequestDone(tx, { ...by(OWNER), requestId: sent, isDone: true }));
    const done = await database.sql`SELECT id FROM chat_requests
      WHERE id IN (${requestId}, ${sent}) AND done_at IS NOT NULL`;
    expect(done).toEqual([]);
  });
});

it("keeps one handler and every message of 20 people at once, with the customer among them", async () => {
  const crowd = Array.from({ length: 20 }, (_, n) => `person-${n}`);
  for (const id of crowd) {
    await database.sql`INSERT INTO people (id, display_name, first_name, handle, kind)
      VALUES (${id}, ${id}, ${id}, ${id}, 'account')`;
    await database.sql`INSERT INTO space_members (space_id, person_id, role)
      VALUES (${fonda.spaceId}, ${id}, 'member')`;
  }
  const results = await Promise.all(
    crowd.flatMap((id, n) => [
      says(id, `Soy ${id}`),
      act((tx) => (n % 4 === 0 ? giveBack(tx, by(id)) : takeOver(tx, by(id)))),
      ...(n % 5 === 0 ? [writes(`Mensaje ${n}`).then(() => ({ kind: "done" as const }))] : []),
    ]),
  );
  expect(results.filter(({ kind }) => kind !== "done")).toEqual([]);
  const written = await authors();
  expect(crowd.filter((id) => !written.includes(id))).toEqual([]);
  expect(written.filter((writer) => writer === "customer")).toHaveLength(5);
  await act((tx) => takeOver(tx, by(OWNER)));
  expect(await chat()).toMatchObject({ handled_by: "person", handler_id: OWNER });
  const writing = await database.sql`SELECT 1 FROM messages
    WHERE thread_id = ${threadId} AND state = 'writing'`;
  expect(writing).toEqual([]);
});
