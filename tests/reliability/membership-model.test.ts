/**
 * Model-based test: 16 concurrent clients randomly join, leave, create, submit, award and cancel.
 * After every batch the database must equal the model. 2,000 operations in the usual run, 10,000 with
 * `PLAZA_RELIABILITY=long`. A failure prints its seed.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb, type Connection } from "#db/connection/client.ts";
import { awardChallenge } from "#db/commands/challenges/award-challenge.ts";
import { cancelChallenge } from "#db/commands/challenges/cancel-challenge.ts";
import { createChallenge, type NewChallenge } from "#db/commands/challenges/create-challenge.ts";
import { createSpace, type NewSpace } from "#db/commands/spaces/create-space.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import { joinSpace } from "#db/commands/spaces/join-space.ts";
import { leaveChallenge } from "#db/commands/challenges/leave-challenge.ts";
import { leaveSpace } from "#db/commands/spaces/leave-space.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { submitEntry } from "#db/commands/challenges/submit-entry.ts";
import { actOn } from "../support/act.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const CLIENTS = 16;
const OPERATIONS = process.env.PLAZA_RELIABILITY === "long" ? 10_000 : 2_000;
const BATCH = 80;
const OPENING = 200;
/** Operations choose among this number of latest items: few, so that clients compete. */
const RECENT = 10;
const NOW = new Date("2026-03-16T16:00:00.000Z");
const DEADLINE = new Date("2026-04-16T16:00:00.000Z");
const SEED = Number(process.env.PLAZA_SEED) || Date.now() % 1_000_000_007;

let database: TestDatabase;
let pool: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createDb(database.url, { max: CLIENTS });
  for (let client = 0; client < CLIENTS; client += 1)
    await act((tx) =>
      postTransaction(tx, {
        cause: "opening_balance",
        postings: [
          { ownerId: null, purpose: "funding", currency: "credits", amount: -OPENING },
          { ownerId: personOf(client), purpose: "wallet", currency: "credits", amount: OPENING },
        ],
        now: NOW,
      }),
    );
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

const act = <Value>(work: Parameters<typeof actOn<Value>>[1]) => actOn(pool.db, work);
const personOf = (client: number) => `person-${client + 350}`;

/** An operation of a client; `which` selects among the items that exist when it runs. */
interface Operation {
  client: number;
  verb:
    | "create-space"
    | "join-space"
    | "leave-space"
    | "create-challenge"
    | "join-challenge"
    | "leave-challenge"
    | "submit"
    | "award"
    | "cancel";
  which: number;
  size: number;
}
const operation: fc.Arbitrary<Operation> = fc.record({
  client: fc.nat({ max: CLIENTS - 1 }),
  verb: fc.oneof(
    { weight: 1, arbitrary: fc.constant("create-space" as const) },
    { weight: 6, arbitrary: fc.constantFrom("join-space", "leave-space") },
    { weight: 2, arbitrary: fc.constant("create-challenge" as const) },
    { weight: 6, arbitrary: fc.constantFrom("join-challenge", "leave-challenge") },
    { weight: 3, arbitrary: fc.constant("submit" as const) },
    { weight: 2, arbitrary: fc.constantFrom("award", "cancel") },
  ),
  which: fc.nat({ max: 1_000_000 }),
  size: fc.integer({ min: 1, max: 12 }),
});

interface ModelSpace {
  id: string;
  places: number;
  owner: string;
  members: Set<string>;
}
interface ModelChallenge {
  id: string;
  places: number;
  owner: string;
  reward: number;
  members: Set<string>;
  /** Number of submissions by person. */
  entries: Map<string, number>;
  end: "paid" | "cancelled" | null;
}
const spaces: ModelSpace[] = [];
const challenges: ModelChallenge[] = [];
const wallets = new Map(Array.from({ length: CLIENTS }, (_, each) => [personOf(each), OPENING]));
const differences: string[] = [];
const done: Record<string, number> = {};

const among = <Item>(list: readonly Item[], which: number): Item | undefined =>
  list.length === 0 ? undefined : list[which % list.length];
const pay = (personId: string, amount: number) =>
  wallets.set(personId, wallets.get(personId)! + amount);

/** Concurrent effects within a batch that a client's own responses do not show. */
interface Batch {
  /** Challenges that another client may have ended. */
  touched: Set<string>;
  paid: Set<string>;
}

/** Runs one operation and compares its result with what this client knows. */
async function perform({ client, verb, which, size }: Operation, batch: Batch): Promise<void> {
  const personId = personOf(client);
  const who = { personId, now: NOW };
  const differ = (what: string) => void differences.push(`${verb} by ${personId}: ${what}`);
  const count = (kind: string) => (done[`${verb} ${kind}`] = (done[`${verb} ${kind}`] ?? 0) + 1);
  if (verb === "create-space") {
    const space: NewSpace = {
      name: "Modelo",
      description: "",
      maxMembers: size,
      type: "custom",
      joinPolicy: "open",
      language: "es",
    };
    const { spaceId: id } = await act((tx) => createSpace(tx, { ...who, space }));
    spaces.push({ id, places: size, owner: personId, members: new Set([personId]) });
    return void count("done");
  }
  if (verb === "create-challenge") {
    const reward = size * 3;
    const lower = wallets.get(personId)!;
    const challenge: NewChallenge = {
      name: "Modelo",
      description: "",
      reward,
      maxParticipants: size,
      deadline: DEADLINE,
      type: "other",
      language: "es",
    };
    const answer = await act((tx) => createChallenge(tx, { ...who, challenge }));
    count(answer.kind);
    if (answer.kind === "refused") {
      // Payments received in the meantime only increase the balance.
      if (lower >= reward) differ(`short with ${lower} of ${reward}`);
      return;
    }
    if (lower < reward && !batch.paid.has(personId)) differ(`paid ${reward} of ${lower}`);
    pay(personId, -reward);
    challenges.push({
      id: answer.challengeId,
      places: size,
      owner: personId,
      reward,
      members: new Set(),
      entries: new Map(),
      end: null,
    });
    return;
  }
  if (verb === "join-space" || verb === "leave-space") {
    const space = among(spaces.slice(-RECENT), which);
    if (!space) return;
    const isIn = space.members.has(personId);
    const { id: spaceId } = space;
    if (verb === "leave-space") {
      const answer = await act((tx) => leaveSpace(tx, { ...who, spaceId }));
      count(answer.kind);
      const isOwner = space.owner === personId;
      if ((answer.kind === "refused") !== isOwner) differ(JSON.stringify(answer));
      if (!isOwner) space.members.delete(personId);
      return;
    }
    const answer = await act((tx) => joinSpace(tx, { ...who, spaceId }));
    count(answer.kind);
    if (answer.kind === "done") {
      if (answer.outcome !== (isIn ? "already" : "joined")) differ(answer.outcome);
      space.members.add(personId);
    } else if (isIn || answer.reason !== "full") differ(answer.reason);
    // There is room for all clients together, so "full" is wrong.
    else if (space.places >= CLIENTS) differ("full with room for everybody");
    return;
  }
  const recent = challenges.slice(-RECENT);
  const own = recent.filter(({ owner, end }) => owner === personId && end === null);
  const joined = recent.filter(({ members }) => members.has(personId));
  // Usually an item for which the operation can succeed; every fifth time any item.
  const entered = challenges.filter(
    ({ owner, end, entries }) => owner === personId && end === null && entries.size > 0,
  );
  const likely =
    { submit: joined, cancel: own, award: entered }[verb as "submit" | "cancel" | "award"] ??
    recent;
  const challenge = among(size % 5 === 0 || likely.length === 0 ? recent : likely, which);
  if (!challenge) return;
  const { id: challengeId } = challenge;
  const input = { ...who, challengeId };
  const isIn = challenge.members.has(personId);
  const isOwner = challenge.owner === personId;
  const wasOver = challenge.end !== null;
  if (verb === "award" || verb === "cancel") batch.touched.add(challengeId);
  /** "inactive" is valid only if the challenge had ended, or may have ended in this batch. */
  const checkClosed = (reason: string) => {
    if (reason === "inactive" && !wasOver && !batch.touched.has(challengeId)) differ(reason);
  };
  if (verb === "join-challenge") {
    const answer = await act((tx) => joinChallenge(tx, input));
    count(answer.kind);
    if (answer.kind === "done") {
      if (answer.outcome !== (isIn ? "already" : "joined")) differ(answer.outcome);
      if (!isIn && (isOwner || wasOver)) differ("joined what is closed");
      challenge.members.add(personId);
    } else {
      if (isIn || (answer.reason === "own") !== isOwner) differ(answer.reason);
      checkClosed(answer.reason);
    }
  } else if (verb === "leave-challenge") {
    const answer = await act((tx) => leaveChallenge(tx, input));
    count(answer.kind);
    if (answer.kind === "refused") {
      if (!isIn) differ(answer.reason);
      return checkClosed(answer.reason);
    }
    if (isIn && wasOver) differ("left what is over");
    challenge.members.delete(personId);
    challenge.entries.delete(personId);
  } else if (verb === "submit") {
    const answer = await act((tx) => submitEntry(tx, { ...input, text: "x", link: "" }));
    count(answer.kind);
    if (answer.kind === "refused") {
      if (isIn && !wasOver && answer.reason !== "inactive") differ(answer.reason);
      return checkClosed(answer.reason);
    }
    const version = (challenge.entries.get(personId) ?? 0) + 1;
    if (!isIn || wasOver || answer.version !== version) differ(`version ${answer.version}`);
    challenge.entries.set(personId, answer.version);
  } else if (verb === "cancel") {
    const answer = await act((tx) => cancelChallenge(tx, input));
    count(answer.kind);
    if (answer.kind === "refused") {
      if (isOwner && answer.reason === "gone") differ("gone");
      return;
    }
    if (!isOwner || challenge.end === "paid") differ("cancelled");
    if (challenge.end === null) {
      challenge.end = "cancelled";
      batch.paid.add(personId);
      pay(personId, challenge.reward);
    }
  } else {
    const winnerId = among([...challenge.entries.keys()], size) ?? personOf(which % CLIENTS);
    // Recorded before the call: the winner may spend the reward before it returns.
    batch.paid.add(winnerId);
    const answer = await act((tx) => awardChallenge(tx, { ...input, winnerIds: [winnerId] }));
    count(answer.kind);
    if (answer.kind === "refused") return;
    if (!isOwner || winnerId === personId || challenge.end === "cancelled") differ("awarded");
    if (challenge.end === null) {
      challenge.end = "paid";
      pay(winnerId, challenge.reward);
    }
  }
}

/** Runs a batch: the clients concurrently, each client's operations in sequence. */
async function runBatch(operations: readonly Operation[]): Promise<void> {
  const batch: Batch = { touched: new Set(), paid: new Set() };
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (const each of operations) if (each.client === client) await perform(each, batch);
    }),
  );
}

/** Compares all of the model's items, balances and the ledger with the database. */
async function compare(): Promise<void> {
  const { sql } = database;
  const spaceRows = await sql<{ id: string; count: number; members: string[] }[]>`
    SELECT s.id, user_count AS count, array_agg(person_id ORDER BY person_id) AS members
    FROM spaces s JOIN space_members m ON m.space_id = s.id WHERE s.name = 'Modelo' GROUP BY s.id`;
  const found = new Map(spaceRows.map((row) => [row.id, row]));
  for (const { id, members, places } of spaces) {
    const wanted = { id, count: members.size, members: [...members].sort() };
    if (JSON.stringify(found.get(id)) !== JSON.stringify(wanted))
      differences.push(`${id}: ${JSON.stringify(found.get(id))}, not ${JSON.stringify(wanted)}`);
    if (members.size > places) differences.push(`${id}: ${members.size} on ${places} places`);
  }
  expect(spaceRows).toHaveLength(spaces.length);

  const rows = await sql<
    {
      id: string;
      count: number;
      members: string[];
      entries: string;
      escrow: number;
      end: string | null;
    }[]
  >`
    SELECT c.id, current_participants AS count,
      coalesce((SELECT array_agg(person_id ORDER BY person_id) FROM challenge_participants p
        WHERE p.challenge_id = c.id), '{}') AS members,
      coalesce((SELECT string_agg(person_id || ':' || n, ' ' ORDER BY person_id) FROM (SELECT person_id, max(version) AS n
        FROM challenge_submissions s WHERE s.challenge_id = c.id GROUP BY person_id) latest), '') AS entries,
      (SELECT balance::int FROM ledger_accounts a WHERE a.id = c.escrow_id) AS escrow,
      CASE WHEN awarded_at IS NOT NULL THEN 'paid' WHEN cancelled_at IS NOT NULL THEN 'cancelled' END AS end
    FROM challenges c WHERE c.name = 'Modelo'`;
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, members, entries, reward, end, places } of challenges) {
    const wanted = {
      id,
      count: members.size,
      members: [...members].sort(),
      entries: [...entries]
        .map(([person, version]) => `${person}:${version}`)
        .sort()
        .join(" "),
      escrow: end ? 0 : reward,
      end,
    };
    if (JSON.stringify(known.get(id)) !== JSON.stringify(wanted))
      differences.push(`${id}: ${JSON.stringify(known.get(id))}, not ${JSON.stringify(wanted)}`);
    if (members.size > places) differences.push(`${id}: ${members.size} on ${places} places`);
  }
  expect(rows).toHaveLength(challenges.length);

  const balances = await sql<{ owner: string; balance: number }[]>`
    SELECT owner_id AS owner, balance::int FROM ledger_accounts
    WHERE owner_id = ANY(${[...wallets.keys()]}) AND currency = 'credits' AND purpose = 'wallet'`;
  for (const { owner, balance } of balances)
    if (balance !== wallets.get(owner))
      differences.push(`${owner} has ${balance}, not ${wallets.get(owner)}`);
  const [ledger] = await sql<[{ total: number; wrong: number }]>`
    SELECT (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries) AS total,
      (SELECT count(*)::int FROM ledger_accounts a WHERE balance <>
        (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = a.id)) AS wrong`;
  if (ledger.total !== 0 || ledger.wrong !== 0)
    differences.push(`the ledger: ${JSON.stringify(ledger)}`);
}

it(
  `${OPERATIONS} random operations by ${CLIENTS} clients leave what the model says`,
  async () => {
    const operations = fc.sample(operation, { numRuns: OPERATIONS, seed: SEED });
    for (let start = 0; start < operations.length; start += BATCH) {
      await runBatch(operations.slice(start, start + BATCH));
      await compare();
      expect(differences, `PLAZA_SEED=${SEED}`).toEqual([]);
    }
    console.log(`seed ${SEED}: ${OPERATIONS} operations, 0 differences, ${JSON.stringify(done)}`);
    expect(done["join-space refused"]).toBeGreaterThan(0);
    expect(done["join-challenge refused"]).toBeGreaterThan(0);
    expect(done["award done"]).toBeGreaterThan(0);
    expect(done["cancel done"]).toBeGreaterThan(0);
  },
  OPERATIONS * 200,
);
