import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PrizeSplit } from "#domain/challenges/prizes.ts";
import type { Db } from "#db/connection/client.ts";
import { actOn } from "../../../tests/support/act.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { awardChallenge } from "./award-challenge.ts";
import { cancelChallenge } from "./cancel-challenge.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import { createChallenge } from "./create-challenge.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { findOwnEntry, listEntries } from "#db/queries/challenges/challenge-entries.ts";
import { findChallengeDetail } from "#db/queries/challenges/challenge-detail.ts";
import { findTerms } from "#db/queries/challenges/challenge-prizes.ts";
import { joinChallenge } from "./join-challenge.ts";
import { leaveChallenge } from "./leave-challenge.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { refuseEntry } from "./refuse-entry.ts";
import { setTerms } from "./set-terms.ts";
import { submitEntry } from "./submit-entry.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const DEADLINE = new Date("2026-03-26T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const act = <Value>(work: (tx: Db) => Promise<Value>) => actOn(database.db, work);

const giveCredits = (personId: string, amount: number) =>
  act((tx) =>
    postTransaction(tx, {
      cause: "opening_balance",
      postings: [
        { ownerId: null, purpose: "funding", currency: "credits", amount: -amount },
        { ownerId: personId, purpose: "wallet", currency: "credits", amount },
      ],
      now: NOW,
    }),
  );
const create = (personId: string, { reward = 100, places = 20 } = {}) =>
  act((tx) =>
    createChallenge(tx, {
      personId,
      challenge: {
        name: "Cartel",
        description: "Dibuja",
        type: "design",
        language: "es",
        reward,
        maxParticipants: places,
        deadline: DEADLINE,
      },
      now: NOW,
    }),
  );
async function made(personId: string, options: { reward?: number; places?: number } = {}) {
  await giveCredits(personId, options.reward ?? 100);
  const answer = await create(personId, options);
  if (answer.kind !== "done") throw new Error(answer.reason);
  return answer.challengeId;
}
/** Like an account's challenge; a guest's is visible to the guest only. */
const openToAll = (challengeId: string) =>
  database.sql`UPDATE challenges SET made_by_guest = false WHERE id = ${challengeId}`;
const join = (challengeId: string, personId: string, now = NOW) =>
  act((tx) => joinChallenge(tx, { personId, challengeId, now }));
const leave = (challengeId: string, personId: string, now = NOW) =>
  act((tx) => leaveChallenge(tx, { personId, challengeId, now }));
const submit = (challengeId: string, personId: string, text = "Mi trabajo", now = NOW) =>
  act((tx) => submitEntry(tx, { personId, challengeId, text, link: "", now }));
const award = (challengeId: string, personId: string, winnerId: string) =>
  act((tx) => awardChallenge(tx, { personId, challengeId, winnerIds: [winnerId], now: NOW }));
const cancel = (challengeId: string, personId: string, now = NOW) =>
  act((tx) => cancelChallenge(tx, { personId, challengeId, now }));

const creditsOf = async (personId: string) =>
  (
    await database.sql<{ balance: number }[]>`
      SELECT balance::int FROM ledger_accounts
      WHERE owner_id = ${personId} AND currency = 'credits' AND purpose = 'wallet'`
  )[0]?.balance ?? 0;
async function stateOf(challengeId: string) {
  const [state] = await database.sql<
    [{ count: number; rows: number; escrow: number; active: boolean }]
  >`
    SELECT current_participants AS count, is_active AS active,
      (SELECT count(*)::int FROM challenge_participants p WHERE p.challenge_id = c.id AND NOT is_copy) AS rows,
      (SELECT balance::int FROM ledger_accounts a WHERE a.id = c.escrow_id) AS escrow
    FROM challenges c WHERE id = ${challengeId}`;
  return state;
}

describe("joinChallenge and leaveChallenge", () => {
  it("takes a place once and gives it back once", async () => {
    const id = await made("person-1");
    expect(await join(id, "person-2")).toEqual({ kind: "done", outcome: "joined" });
    expect(await join(id, "person-2")).toEqual({ kind: "done", outcome: "already" });
    expect(await stateOf(id)).toMatchObject({ count: 1, rows: 1 });
    await leave(id, "person-2");
    await leave(id, "person-2");
    expect(await stateOf(id)).toMatchObject({ count: 0, rows: 0 });
  });

  it("gives 20 places to 20 of 200 concurrent requests", async () => {
    const id = await made("person-1");
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => join(id, `person-${index + 2}`)),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(20);
    expect(
      answers.filter((each) => each.kind === "refused" && each.reason === "full"),
    ).toHaveLength(180);
    expect(await stateOf(id)).toMatchObject({ count: 20, rows: 20 });
  });

  it("gives the reason of a refusal: deadline passed, inactive, own challenge, not found", async () => {
    const id = await made("person-1");
    expect(await join(id, "person-2", DEADLINE)).toEqual({ kind: "refused", reason: "over" });
    expect(await join(id, "person-1")).toEqual({ kind: "refused", reason: "own" });
    expect(await join("nope", "person-1")).toEqual({ kind: "refused", reason: "gone" });
    await cancel(id, "person-1");
    expect(await join(id, "person-2")).toEqual({ kind: "refused", reason: "inactive" });
  });

  it("changes nothing after the challenge has ended", async () => {
    const id = await made("person-1");
    await join(id, "person-2");
    expect(await leave(id, "person-2", DEADLINE)).toEqual({ kind: "refused", reason: "over" });
    expect(await stateOf(id)).toMatchObject({ count: 1, rows: 1 });
  });
});

describe("submitEntry", () => {
  it("stores each submission of a participant as a version, until the deadline", async () => {
    const id = await made("person-1");
    expect(await submit(id, "person-2")).toEqual({ kind: "refused", reason: "not-in" });
    await join(id, "person-2");
    expect(await submit(id, "person-2", "uno")).toEqual({ kind: "done", version: 1 });
    expect(await submit(id, "person-2", "dos")).toEqual({ kind: "done", version: 2 });
    expect(await submit(id, "person-2", "tres", DEADLINE)).toMatchObject({ reason: "over" });
    const rows = await database.sql<{ text: string }[]>`
      SELECT text FROM challenge_submissions WHERE challenge_id = ${id} ORDER BY version`;
    expect(rows.map(({ text }) => text)).toEqual(["uno", "dos"]);
    await leave(id, "person-2");
    expect(
      await database.sql`SELECT 1 FROM challenge_submissions WHERE challenge_id = ${id}`,
    ).toHaveLength(0);
  });

  it("takes a real place with a guest's copy, or says that there is none", async () => {
    const guest = await database.db.transaction((tx) => forkGuest(tx, NOW));
    const before = await stateOf("challenge-2");
    expect(await submit("challenge-2", guest)).toEqual({ kind: "done", version: 1 });
    expect(await stateOf("challenge-2")).toMatchObject({
      count: before.count + 1,
      rows: before.rows + 1,
    });
    const other = await database.db.transaction((tx) => forkGuest(tx, NOW));
    await database.sql`UPDATE challenges SET max_participants = current_participants WHERE id = 'challenge-2'`;
    expect(await submit("challenge-2", other)).toEqual({ kind: "refused", reason: "full" });
  });
});

describe("createChallenge, awardChallenge, cancelChallenge", () => {
  it("moves the reward into escrow, and refuses one that the creator cannot pay", async () => {
    await giveCredits("person-60", 150);
    const answer = await create("person-60", { reward: 100 });
    expect(answer).toMatchObject({ kind: "done" });
    expect(await creditsOf("person-60")).toBe(50);
    expect(await create("person-60", { reward: 80 })).toEqual({
      kind: "refused",
      reason: "short",
      missing: 30,
    });
    expect(await creditsOf("person-60")).toBe(50);
  });

  it("pays the winner once, and never oneself", async () => {
    const id = await made("person-61", { reward: 70 });
    await join(id, "person-62");
    await join(id, "person-63");
    await submit(id, "person-62");
    const before = await creditsOf("person-62");
    expect(await award(id, "person-61", "person-61")).toMatchObject({ reason: "own" });
    expect(await award(id, "person-61", "person-63")).toMatchObject({ reason: "gone" });
    expect(await award(id, "person-62", "person-62")).toMatchObject({ reason: "gone" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => award(id, "person-61", "person-62")),
    );
    expect(answers.every(({ kind }) => kind === "done")).toBe(true);
    expect(await creditsOf("person-62")).toBe(before + 70);
    expect(await stateOf(id)).toMatchObject({ escrow: 0, active: false });
    expect(await cancel(id, "person-61")).toEqual({ kind: "refused", reason: "inactive" });
    const news = await database.sql<{ person_id: string; kind: string }[]>`
      SELECT person_id, kind FROM notifications WHERE href = ${`/challenges/${id}`} ORDER BY kind`;
    expect([...news]).toEqual([
      { person_id: "person-63", kind: "challenge_ended" },
      { person_id: "person-61", kind: "challenge_entry" },
      { person_id: "person-62", kind: "challenge_reward" },
    ]);
  });

  it("shares the reward as the prizes say, to the credit, and lists the winners", async () => {
    const id = await made("person-71", { reward: 101 });
    const terms = (split: PrizeSplit, personId = "person-71") =>
      act((tx) => setTerms(tx, { personId, challengeId: id, rules: "Con foto.", split, now: NOW }));
    expect(await terms("three", "person-72")).toMatchObject({ reason: "gone" });
    expect(await terms("three")).toEqual({ kind: "done", outcome: "terms" });
    for (const person of ["person-72", "person-73", "person-74", "person-75"]) {
      await join(id, person);
      await submit(id, person);
    }
    // Terms do not change once a participant relies on them.
    expect(await terms("one")).toEqual({ kind: "refused", reason: "begun" });
    expect(await findTerms(database.db, id)).toEqual({ rules: "Con foto.", split: "three" });
    const give = (...winnerIds: string[]) =>
      act((tx) =>
        awardChallenge(tx, { personId: "person-71", challengeId: id, winnerIds, now: NOW }),
      );
    expect(await give()).toMatchObject({ reason: "winners" });
    expect(await give("person-72", "person-72")).toMatchObject({ reason: "winners" });
    expect(await give("person-72", "person-73", "person-74", "person-75")).toMatchObject({
      reason: "winners",
    });
    expect(await give("person-72", "person-71")).toMatchObject({ reason: "own" });
    expect(await give("person-72", "person-76")).toMatchObject({ reason: "gone" });
    expect(await stateOf(id)).toMatchObject({ escrow: 101, active: true });
    const people = ["person-73", "person-75", "person-72"];
    const before = await Promise.all(people.map(creditsOf));
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(...people)));
    expect(answers.every(({ kind }) => kind === "done")).toBe(true);
    const after = await Promise.all(people.map(creditsOf));
    expect(after.map((credits, place) => credits - before[place]!)).toEqual([51, 30, 20]);
    expect(await stateOf(id)).toMatchObject({ escrow: 0, active: false });
    const ended = await findChallengeDetail(database.db, id, "person-71");
    expect(ended?.terms).toEqual({ rules: "Con foto.", split: "three" });
    expect(ended?.winners.map(({ place, credits }) => [place, credits])).toEqual([
      [1, 51],
      [2, 30],
      [3, 20],
    ]);
    expect(await give("person-75", "person-73", "person-72")).toMatchObject({ reason: "inactive" });
    const news = await database.sql`SELECT person_id, kind, data->>'credits' AS credits
      FROM notifications WHERE href = ${`/challenges/${id}`} AND kind <> 'challenge_entry'
      ORDER BY person_id`;
    expect([...news]).toEqual([
      { person_id: "person-72", kind: "challenge_reward", credits: "20" },
      { person_id: "person-73", kind: "challenge_reward", credits: "51" },
      { person_id: "person-74", kind: "challenge_ended", credits: null },
      { person_id: "person-75", kind: "challenge_reward", credits: "30" },
    ]);
  });

  it("shares all of it among fewer winners, and refuses prizes of nothing", async () => {
    const id = await made("person-77", { reward: 80 });
    const small = await made("person-77", { reward: 2 });
    const set = (challengeId: string) =>
      act((tx) =>
        setTerms(tx, { personId: "person-77", challengeId, rules: "", split: "three", now: NOW }),
      );
    expect(await set(small)).toEqual({ kind: "refused", reason: "thin" });
    expect(await set(id)).toMatchObject({ kind: "done" });
    for (const person of ["person-78", "person-79"]) {
      await join(id, person);
      await submit(id, person);
    }
    const before = [await creditsOf("person-78"), await creditsOf("person-79")];
    const winnerIds = ["person-78", "person-79"];
    await act((tx) =>
      awardChallenge(tx, { personId: "person-77", challengeId: id, winnerIds, now: NOW }),
    );
    expect(await creditsOf("person-78")).toBe(before[0]! + 50);
    expect(await creditsOf("person-79")).toBe(before[1]! + 30);
  });

  it("does not accept an entry, with a reason, until there is another version", async () => {
    const id = await made("person-81");
    await join(id, "person-82");
    await submit(id, "person-82");
    const refuse = (version: number, personId = "person-81") =>
      act((tx) =>
        refuseEntry(tx, {
          personId,
          challengeId: id,
          participantId: "person-82",
          version,
          reason: "Falta la foto",
          now: NOW,
        }),
      );
    expect(await refuse(1, "person-82")).toMatchObject({ reason: "gone" });
    expect(await refuse(2)).toMatchObject({ reason: "gone" });
    for (let times = 0; times < 2; times += 1)
      expect(await refuse(1)).toEqual({ kind: "done", outcome: "refused" });
    expect(await award(id, "person-81", "person-82")).toMatchObject({ reason: "gone" });
    expect(await findOwnEntry(database.db, id, "person-82")).toMatchObject({
      refusal: "Falta la foto",
    });
    const told = await database.sql`SELECT kind FROM notifications
      WHERE person_id = 'person-82' AND href = ${`/challenges/${id}`}`;
    expect([...told]).toEqual([{ kind: "challenge_entry_refused" }]);
    await submit(id, "person-82", "Con foto");
    // The creator has seen the first version only.
    expect(await refuse(1)).toMatchObject({ reason: "gone" });
    expect(await listEntries(database.db, id, "person-81", 9)).toMatchObject([
      { version: 2, refusal: null },
    ]);
    expect(await award(id, "person-81", "person-82")).toMatchObject({ outcome: "awarded" });
    expect(await refuse(2)).toMatchObject({ reason: "inactive" });
  });

  it("refunds the reward while there is no submission", async () => {
    const id = await made("person-64", { reward: 40 });
    expect(await creditsOf("person-64")).toBe(0);
    await join(id, "person-65");
    expect(await cancel(id, "person-65")).toMatchObject({ reason: "gone" });
    for (let times = 0; times < 2; times += 1)
      expect(await cancel(id, "person-64")).toEqual({ kind: "done", outcome: "cancelled" });
    expect(await creditsOf("person-64")).toBe(40);
    expect(await stateOf(id)).toMatchObject({ escrow: 0, active: false });

    const other = await made("person-64", { reward: 10 });
    await join(other, "person-65");
    await submit(other, "person-65");
    expect(await cancel(other, "person-64")).toEqual({ kind: "refused", reason: "handed-in" });
    expect(await stateOf(other)).toMatchObject({ escrow: 10, active: true });
  });

  it("refunds the reward from the deadline on if every newest version was refused", async () => {
    const id = await made("person-64", { reward: 30 });
    const before = await creditsOf("person-64");
    for (const person of ["person-65", "person-66"]) {
      await join(id, person);
      await submit(id, person);
      await submit(id, person, "Otra vez");
    }
    const refuse = (participantId: string, version: number) =>
      act((tx) =>
        refuseEntry(tx, {
          personId: "person-64",
          challengeId: id,
          participantId,
          version,
          reason: "No es",
          now: NOW,
        }),
      );
    await refuse("person-65", 2);
    const handedIn = { kind: "refused", reason: "handed-in" };
    expect(await cancel(id, "person-64", DEADLINE)).toEqual(handedIn);
    await refuse("person-66", 2);
    expect(await cancel(id, "person-64")).toEqual(handedIn);
    expect(await cancel(id, "person-64", DEADLINE)).toEqual({ kind: "done", outcome: "cancelled" });
    expect(await creditsOf("person-64")).toBe(before + 30);
    expect(await stateOf(id)).toMatchObject({ escrow: 0, active: false });
  });

  it("lets either a submission or a cancellation win, never both", async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await made("person-66", { reward: 5 });
      await join(id, "person-67");
      const [handedIn, cancelled] = await Promise.all([
        submit(id, "person-67"),
        cancel(id, "person-66"),
      ]);
      expect([handedIn.kind, cancelled.kind].sort()).toEqual(["done", "refused"]);
      expect((await stateOf(id)).escrow).toBe(handedIn.kind === "done" ? 5 : 0);
    }
  });

  it("keeps the escrow equal to the reward by a trigger, whatever the code does", async () => {
    const id = await made("person-68", { reward: 9 });
    const { sql } = database;
    await expect(
      sql`UPDATE challenges SET is_active = false, cancelled_at = now() WHERE id = ${id}`,
    ).rejects.toThrow(/escrow of challenge .* holds 9, not 0/);
    await expect(sql`UPDATE challenges SET reward = 8 WHERE id = ${id}`).rejects.toThrow(/not 8/);
    await expect(
      sql`UPDATE challenges SET is_active = false, awarded_to = 'person-68', awarded_at = now() WHERE id = ${id}`,
    ).rejects.toMatchObject({ constraint_name: "challenges_not_awarded_to_oneself" });
    await expect(
      database.db.transaction((tx) =>
        postTransaction(tx, {
          cause: "challenge_reward",
          postings: [
            { ownerId: null, purpose: "escrow", currency: "credits", reference: id, amount: -9 },
            { ownerId: "person-69", purpose: "wallet", currency: "credits", amount: 9 },
          ],
          now: NOW,
        }),
      ),
    ).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ escrow: 9, active: true });
  });
});

describe("a seeded challenge", () => {
  const stateAndCreator = async (id: string) => {
    const [row] = await database.sql<{ creator: string; reward: number }[]>`
      SELECT creator_id AS creator, reward FROM challenges WHERE id = ${id}`;
    return row!;
  };

  it("is awarded out of its escrow like any other", async () => {
    const { creator, reward } = await stateAndCreator("challenge-4");
    const [entrant] = await database.sql<{ id: string }[]>`
      SELECT person_id AS id FROM challenge_participants WHERE challenge_id = 'challenge-4' LIMIT 1`;
    expect(await stateOf("challenge-4")).toMatchObject({ escrow: reward, active: true });
    await submit("challenge-4", entrant!.id);
    const before = await creditsOf(entrant!.id);
    expect(await award("challenge-4", creator, entrant!.id)).toMatchObject({ outcome: "awarded" });
    expect(await creditsOf(entrant!.id)).toBe(before + reward);
    expect(await stateOf("challenge-4")).toMatchObject({ escrow: 0, active: false });
  });

  it("is cancelled with the reward back at its creator", async () => {
    const { creator, reward } = await stateAndCreator("challenge-5");
    const before = await creditsOf(creator);
    expect(await cancel("challenge-5", creator)).toMatchObject({ outcome: "cancelled" });
    expect(await creditsOf(creator)).toBe(before + reward);
    expect(await stateOf("challenge-5")).toMatchObject({ escrow: 0, active: false });
  });

  it("that has ended is not ended again", async () => {
    for (const id of ["challenge-21", "challenge-23", "challenge-24"]) {
      const { creator } = await stateAndCreator(id);
      expect(await award(id, creator, "person-1")).toMatchObject({ kind: "refused" });
      expect((await stateOf(id))!.escrow).toBe(0);
    }
  });
});

describe("when its creator is deleted", () => {
  it("a challenge without submissions is cancelled; any other one becomes the platform's", async () => {
    const { db, sql } = database;
    const person = await db.transaction((tx) => forkGuest(tx, NOW));
    const empty = await made(person, { reward: 11 });
    const busy = await made(person, { reward: 12 });
    await openToAll(busy);
    await join(busy, "person-70");
    await submit(busy, "person-70");
    expect(await deletePerson(db, person, { now: NOW })).toBe(true);
    expect(await stateOf(empty)).toMatchObject({ escrow: 0, active: false });
    expect(await stateOf(busy)).toMatchObject({ escrow: 12, active: true });
    expect([...(await sql`SELECT creator_id FROM challenges WHERE id = ${busy}`)]).toEqual([
      { creator_id: null },
    ]);
  });

  it("a guest's play money does not move to an account", async () => {
    const { db } = database;
    const guest = await db.transaction((tx) => forkGuest(tx, NOW));
    const account = (await createAccount(
      db,
      { displayName: "Eva", email: "eva@adopts.mx", passwordHash: "x" },
      NOW,
    ))!;
    const running = await create(guest, { reward: 30 });
    const won = await create(guest, { reward: 20 });
    if (running.kind !== "done" || won.kind !== "done") throw new Error("short");
    expect(await join(won.challengeId, account)).toEqual({ kind: "refused", reason: "gone" });
    await openToAll(won.challengeId);
    await join(won.challengeId, account);
    await submit(won.challengeId, account);
    await award(won.challengeId, guest, account);
    const before = await creditsOf(account);
    await db.transaction((tx) => adoptGuest(tx, { guestId: guest, accountId: account }));
    await deletePerson(db, guest, { now: NOW });
    expect(await creditsOf(account)).toBe(before);
    expect(await stateOf(running.challengeId)).toMatchObject({ escrow: 0, active: false });
    expect(await stateOf(won.challengeId)).toMatchObject({ escrow: 0, active: false });
  });
});
