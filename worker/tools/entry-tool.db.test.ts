import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readToolCall, type CallInPlaza } from "#domain/agentiks/tools/tool-call.ts";
import { beginToolCall } from "#db/commands/agentiks/tools/make-call.ts";
import { makeCallInPlaza } from "#db/commands/agentiks/tools/make-call-in-plaza.ts";
import {
  makeAgentikWithModel,
  type AgentikWithModel,
} from "../../tests/support/agentiks/agentik-with-model.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { entriesIn } from "../../tests/support/entries.ts";

/** Decisions about entries of challenges, which a model proposes and the agentik's owner approves. */
const [OWNER, MEMBER] = ["person-4", "person-6"];
const QUESTION = "Decide tú quién gana el concurso del cartel, por favor.";
const REASON = "Le falta el maíz.";
let database: TestDatabase;
let lupita: AgentikWithModel;
let made: ReturnType<typeof entriesIn>;
let challengeId: string;
let ana: { personId: string; entryId: string };
let rosa: { personId: string; entryId: string };
beforeAll(async () => {
  database = await createTestDatabase();
  made = entriesIn(database);
  const who = { ownerId: OWNER, memberId: MEMBER, slug: "fonda-que-juzga" };
  lupita = await makeAgentikWithModel(database, who);
  await database.sql`UPDATE space_agentiks SET may = 'act' WHERE agentik_id = ${lupita.id}`;
  await lupita.work();
});
afterAll(async () => {
  await lupita?.server.stop();
  await database?.drop();
});
beforeEach(async () => {
  const { sql } = database;
  await sql`DELETE FROM tool_calls`;
  await sql`DELETE FROM agentik_tools`;
  // Only the challenge of the test waits for its creator.
  await sql`UPDATE challenges SET creator_id = 'person-5' WHERE creator_id = ${OWNER}`;
  ({ challengeId } = await made.challenge());
  await sql`UPDATE challenges SET creator_id = ${OWNER} WHERE id = ${challengeId}`;
  ana = await made.participant(challengeId, { title: "Cartel azul" });
  rosa = await made.participant(challengeId, { title: "Cartel rojo" });
  lupita.server.seen.length = 0;
});

const refusal = (more: object = {}) => ({
  name: "entry",
  input: { decision: "refuse", entries: ana.entryId, reason: REASON, ...more },
});
const award = (...ids: string[]) => ({
  name: "entry",
  input: { decision: "award", entries: ids.join(" "), reason: null },
});
const states = () => lupita.states("state", "failure");
const refusals = () => database.sql<{ person: string; version: number; reason: string }[]>`
  SELECT person_id AS person, version, reason FROM entry_refusals
  WHERE challenge_id = ${challengeId}`;
const winners = () => database.sql<{ person: string; credits: number }[]>`
  SELECT person_id AS person, credits FROM challenge_winners
  WHERE challenge_id = ${challengeId} ORDER BY place`;
const news = (personId: string, kind: string) => database.sql`
  SELECT 1 FROM notifications WHERE person_id = ${personId} AND kind = ${kind}`;
const creditsOf = async (personId: string) => {
  const [held] = await database.sql<{ sum: string | null }[]>`
    SELECT sum(e.amount)::text AS sum FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.owner_id = ${personId} AND a.purpose = 'wallet' AND a.currency = 'credits'`;
  return Number(held?.sum ?? 0);
};

async function ask(wish: { name: string; input: object }) {
  lupita.askFor([wish]);
  return lupita.inSpace(OWNER, QUESTION);
}

it("tells the owner's model which entries wait, their ids to the model alone", async () => {
  lupita.askFor([{ name: "challenges", input: {} }]);
  const { text } = await lupita.inSpace(OWNER, QUESTION);
  expect(lupita.told()).toContain(
    JSON.stringify({
      entry: ana.entryId,
      title: "Cartel azul",
      text: "Un cartel con maíz. Y letras grandes.",
    }),
  );
  expect(text).toContain("Cartel azul");
  expect(text).not.toContain(ana.entryId);
});

describe("a refusal", () => {
  it("waits with names from the database, and is done once it is approved, and once", async () => {
    const lies = { challengeId, challenge: "Otro", judged: [] };
    await ask(refusal({ facts: lies }));
    const [call] = await lupita.calls();
    expect(call).toMatchObject({
      state: "waiting",
      why: "permission",
      call: {
        reason: REASON,
        facts: {
          challenge: "Cartel",
          judged: [{ title: "Cartel azul", personId: ana.personId, version: 1, credits: null }],
        },
      },
    });
    expect(await refusals()).toEqual([]);
    await lupita.decide(true);
    await lupita.work();
    await lupita.work();
    expect(await states()).toEqual([["done", null]]);
    expect(await refusals()).toEqual([{ person: ana.personId, version: 1, reason: REASON }]);
    expect(await news(ana.personId, "challenge_entry_refused")).toHaveLength(1);
  });

  it("is not done where its owner says no", async () => {
    await ask(refusal());
    await lupita.decide(false);
    await lupita.work();
    expect(await states()).toEqual([["refused", null]]);
    expect(await refusals()).toEqual([]);
  });

  it("is asked for although it is stored as allowed, and left out where it is forbidden", async () => {
    const { sql } = database;
    const set = (permission: string) => sql`
      INSERT INTO agentik_tools (agentik_id, tool, permission, changed_at)
      VALUES (${lupita.id}, 'entry', ${permission}, now())
      ON CONFLICT (agentik_id, tool) DO UPDATE SET permission = excluded.permission`;
    await set("auto");
    await ask(refusal());
    expect(await states()).toEqual([["waiting", null]]);
    await set("never");
    await lupita.decide(true);
    await lupita.work();
    expect(await states()).toEqual([["failed", "never"]]);
    expect(await refusals()).toEqual([]);
  });
});

describe("an award", () => {
  it("pays the winners by place what the approval shows, and once however many workers make it", async () => {
    const before = [await creditsOf(rosa.personId), await creditsOf(ana.personId)] as const;
    await ask(award(rosa.entryId, ana.entryId));
    const [asked] = await lupita.calls();
    const { id: callId, call: stored } = asked!;
    expect(stored).toMatchObject({
      facts: {
        judged: [
          { title: "Cartel rojo", credits: 63 },
          { title: "Cartel azul", credits: 37 },
        ],
      },
    });
    expect(await winners()).toEqual([]);
    await lupita.decide(true);
    const { db } = database;
    const now = new Date();
    expect(await beginToolCall(db, callId, now)).toMatchObject({ kind: "go" });
    const where = {
      callId,
      agentikId: lupita.id,
      agentik: "Lupita",
      personId: OWNER,
      spaceId: lupita.spaceId,
      threadTitle: "x",
      now,
    };
    const call = readToolCall(stored) as CallInPlaza;
    const twice = await Promise.all([1, 2].map(() => makeCallInPlaza(db, call, where)));
    expect(twice).toEqual([{}, {}]);
    await lupita.work();
    expect(await states()).toEqual([["done", null]]);
    expect(await winners()).toEqual([
      { person: rosa.personId, credits: 63 },
      { person: ana.personId, credits: 37 },
    ]);
    expect([await creditsOf(rosa.personId), await creditsOf(ana.personId)]).toEqual([
      before[0] + 63,
      before[1] + 37,
    ]);
    expect(await news(rosa.personId, "challenge_reward")).toHaveLength(1);
  });

  it("is not made where a newer version has come since, or the challenge was decided", async () => {
    await ask(award(ana.entryId));
    await made.submit(challengeId, ana.personId, {}, { text: "Otra cosa." });
    await lupita.decide(true);
    await lupita.work();
    expect(await states()).toEqual([["failed", "gone"]]);
    expect(await winners()).toEqual([]);

    await database.sql`DELETE FROM tool_calls`;
    await ask(award(ana.entryId));
    await made.award(challengeId, OWNER, [rosa.personId]);
    await lupita.decide(true);
    await lupita.work();
    expect(await states()).toEqual([["failed", "gone"]]);
    expect((await winners()).map(({ person }) => person)).toEqual([rosa.personId]);
  });
});

it("leaves out entries of other people's challenges, and of two challenges at once", async () => {
  const other = await made.challenge();
  const stranger = await made.participant(other.challengeId);
  for (const ids of [[stranger.entryId], [ana.entryId, stranger.entryId], ["entry-none"]]) {
    await ask(award(...ids));
    expect(await lupita.calls()).toEqual([]);
    const steps = await database.sql<{ why: string }[]>`
      SELECT detail->>'why' AS why FROM run_steps WHERE kind = 'not-allowed'
      ORDER BY created_at DESC LIMIT 1`;
    expect(steps).toEqual([{ why: "entry" }]);
  }
});

it("is offered to its owner alone", async () => {
  lupita.askFor([refusal()]);
  await lupita.inSpace(MEMBER, QUESTION);
  expect(lupita.offered()).not.toContain("entry");
  lupita.server.seen.length = 0;
  await lupita.byCustomer(QUESTION);
  expect(lupita.offered()).not.toContain("entry");
  expect(await lupita.calls()).toEqual([]);
  lupita.server.seen.length = 0;
  const { steps } = await lupita.inTrial(QUESTION);
  expect(lupita.offered()).toContain("entry");
  expect(steps).toContainEqual({ kind: "would-do", tool: "entry" });
  expect(await lupita.calls()).toEqual([]);
});
