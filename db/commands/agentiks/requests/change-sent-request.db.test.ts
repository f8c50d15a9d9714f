import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { dayIn } from "#domain/format/dates.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";
import { makeWorkingAgentik } from "../../../../tests/support/agentiks/working-agentik.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { executeRuns } from "../../../../tests/support/runs/execute-runs.ts";
import { setRequestStage } from "./handle-request.ts";
import { postToChat } from "#db/commands/agentiks/chats/post-to-chat.ts";

/** Appointments that customers change and cancel themselves, on a real PostgreSQL, answered as a worker does it. */
const OWNER = "person-4";
const DAY = dayAfter(dayIn(DEFAULT_ZONE, new Date()), 3);
const [, MONTH, DATE] = DAY.split("-").map(Number);
let database: TestDatabase;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeWorkingAgentik(database, {
    personId: OWNER,
    name: "Estela",
    slug: "salon-estela",
    document: { name: "Precios", text: "- Corte de dama: $250 (30 min)\n- Tinte: $800 (2 horas)" },
    abilities: {
      ...NO_ABILITIES,
      forms: [{ ...readyForm("appointment", "es"), room: { places: 1, minutes: 60 } }],
    },
  });
  await work();
});
beforeEach(async () => {
  await database.sql`DELETE FROM bookings`;
  await database.sql`DELETE FROM chat_requests`;
  await database.sql`DELETE FROM notifications WHERE person_id = ${OWNER}`;
});
afterAll(() => database.drop());

/** Says each message, each answered before the next. @returns the last answer */
async function talk(tokenHash: string, ...texts: string[]): Promise<string> {
  for (const text of texts) {
    await database.db.transaction((tx) =>
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
    await work();
  }
  const [last] = await database.sql<{ text: string }[]>`
    SELECT m.text FROM contacts c JOIN chats h ON h.contact_id = c.id JOIN messages m ON m.thread_id = h.thread_id
    WHERE c.token_hash = ${tokenHash} AND m.agentik_id IS NOT NULL ORDER BY m.seq DESC LIMIT 1`;
  return last!.text;
}

async function work(): Promise<void> {
  for (;;) {
    const runs = await database.sql<{ id: string }[]>`
      SELECT id FROM runs WHERE state = 'queued' ORDER BY created_at`;
    if (runs.length === 0) return;
    await Promise.all(runs.map(({ id }) => executeRuns(database, [id])));
  }
}

const book = (tokenHash: string, clock: string) =>
  talk(
    tokenHash,
    `cita para corte de dama el ${DATE}/${MONTH} a las ${clock}`,
    "Ana",
    "5512345678",
    "sí",
  );
const requests = () => database.sql<
  { id: string; threadId: string; state: string; stage: string }[]
>`
  SELECT id, thread_id AS "threadId", state, stage FROM chat_requests ORDER BY created_at`;
const booked = () => database.sql<{ minute: number; minutes: number; isCancelled: boolean }[]>`
  SELECT minute, minutes, cancelled_at IS NOT NULL AS "isCancelled" FROM bookings ORDER BY created_at`;
const notices = async () =>
  (
    await database.sql<{ kind: string }[]>`
      SELECT kind FROM notifications WHERE person_id = ${OWNER} ORDER BY created_at`
  ).map(({ kind }) => kind);
const setStage = async (stage: "accepted" | "cancelled") => {
  const [sent] = (await requests()).filter(({ state }) => state === "sent");
  await database.db.transaction((tx) =>
    setRequestStage(tx, {
      requestId: sent!.id,
      threadId: sent!.threadId,
      personId: OWNER,
      address: "test",
      stage,
      now: new Date(),
    }),
  );
};

describe("a booking that its customer changes", () => {
  it("stands at the new time, for as long as its service takes, and is to be confirmed again", async () => {
    await book("ana-moves", "16:00");
    expect(await booked()).toEqual([{ minute: 960, minutes: 30, isCancelled: false }]);
    await setStage("accepted");
    expect(await talk("ana-moves", "mejor a las 5 pm")).toContain("Así quedaría");
    expect(await booked()).toMatchObject([{ minute: 960 }]);
    expect(await talk("ana-moves", "sí")).toContain("Hice el cambio");
    expect(await booked()).toEqual([{ minute: 1020, minutes: 30, isCancelled: false }]);
    expect((await requests()).map(({ state, stage }) => [state, stage])).toEqual([
      ["sent", "new"],
      ["cancelled", "new"],
    ]);
    expect(await notices()).toEqual(["chat_request", "chat_changed"]);
  });

  it("never takes the place of another customer who was first", async () => {
    await book("ana-late", "16:00");
    await book("eva-late", "18:00");
    await talk("ana-late", "mejor a las 5 pm");
    await talk("eva-late", "mejor a las 5 pm");
    await talk("ana-late", "sí");
    expect(await talk("eva-late", "sí")).toContain("ya no hay lugar");
    expect((await booked()).map(({ minute }) => minute).sort((a, b) => a - b)).toEqual([
      1020, 1080,
    ]);
  });

  it("stays as it is after a no, and where the business has cancelled it meanwhile", async () => {
    await book("ana-keeps", "16:00");
    expect(await talk("ana-keeps", "mejor a las 5 pm", "no")).toContain("sigue en pie");
    expect(await booked()).toMatchObject([{ minute: 960, isCancelled: false }]);
    await talk("ana-keeps", "mejor a las 5 pm");
    await setStage("cancelled");
    expect(await talk("ana-keeps", "sí")).toContain("Ya le avisé a una persona");
    expect(await booked()).toMatchObject([{ minute: 960, isCancelled: true }]);
  });
});

describe("a booking that its customer cancels", () => {
  it("takes no place any more after a yes, once, and the business is told", async () => {
    await book("ana-cancels", "16:00");
    expect(await talk("ana-cancels", "quiero cancelar mi cita")).toContain(
      "¿Cancelo tu cita (corte de dama",
    );
    expect(await booked()).toMatchObject([{ isCancelled: false }]);
    expect(await talk("ana-cancels", "sí")).toContain("cancelé tu cita");
    expect(await booked()).toMatchObject([{ isCancelled: true }]);
    expect(await requests()).toMatchObject([{ stage: "cancelled" }, { state: "cancelled" }]);
    expect(await notices()).toEqual(["chat_request", "chat_cancelled"]);
    await book("eva-gets-it", "16:00");
    expect((await booked()).filter(({ isCancelled }) => !isCancelled)).toHaveLength(1);
  });

  it("is not cancelled by giving up another form", async () => {
    await book("ana-other", "16:00");
    expect(await talk("ana-other", "quiero otra cita", "no, quiero cancelar")).toContain(
      "sigue en pie",
    );
    expect(await booked()).toMatchObject([{ isCancelled: false }]);
  });
});
