import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  isSplitPayable,
  PRIZE_SPLIT_NAMES,
  PRIZE_SPLITS,
  sharesOf,
  type PrizeSplit,
} from "#domain/challenges/prizes.ts";
import { createDb } from "#db/connection/client.ts";
import { createToken, hashToken } from "#db/connection/tokens.ts";
import { awardChallenge } from "#db/commands/challenges/award-challenge.ts";
import { cancelChallenge } from "#db/commands/challenges/cancel-challenge.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import { leaveChallenge } from "#db/commands/challenges/leave-challenge.ts";
import { refuseEntry } from "#db/commands/challenges/refuse-entry.ts";
import { setTerms } from "#db/commands/challenges/set-terms.ts";
import { actOn } from "../support/act.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { entriesIn, NOW, photographOf } from "../support/entries.ts";
import { startPlaza } from "../support/plaza-process.ts";
import { preferencesCookie } from "../support/request.ts";
import { brokenRules, newKey } from "./bank.ts";

/**
 * Challenges with several prizes, refusals, photographs, withdrawals and cancellations, all at once: however
 * they end, the escrow is empty and the shares are exact to the credit. Also when the application is killed.
 *
 * 200 challenges and 10 kills with PLAZA_RELIABILITY=long (`npm run test:reliability`).
 */
const IS_LONG = process.env.PLAZA_RELIABILITY === "long";
const CHALLENGES = IS_LONG ? 200 : 20;
const KILLS = IS_LONG ? 10 : 2;
const PARTICIPANTS = 5;

let database: TestDatabase;
let many: ReturnType<typeof createDb>;
let made: ReturnType<typeof entriesIn>;
beforeAll(async () => {
  database = await createTestDatabase();
  many = createDb(database.url, { max: 16 });
  made = entriesIn(database);
});
afterAll(async () => {
  await many?.close();
  await database?.drop();
});

const act = <Value>(work: Parameters<typeof actOn<Value>>[1]) => actOn(many.db, work);

type Step =
  | { verb: "photo" | "submit" | "leave" | "refuse"; who: number }
  | { verb: "award"; winners: number[] }
  | { verb: "cancel" };
const who = fc.nat(PARTICIPANTS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      verb: fc.constantFrom("photo" as const, "submit" as const, "refuse" as const),
      who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant("leave" as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant("award" as const),
      winners: fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ verb: fc.constant("cancel" as const) }) },
);

const creditsOf = async (personId: string) =>
  (
    await database.sql<{ balance: number }[]>`SELECT balance::int FROM ledger_accounts
      WHERE owner_id = ${personId} AND currency = 'credits' AND purpose = 'wallet'`
  )[0]?.balance ?? 0;

/** How a challenge has ended, by the rows. */
async function endOf(challengeId: string) {
  const [row] = await database.sql<
    {
      escrow: number;
      isOpen: boolean;
      isCancelled: boolean;
      winners: { place: number; person: string; credits: number }[];
    }[]
  >`SELECT (SELECT balance::int FROM ledger_accounts WHERE id = escrow_id) AS escrow,
      awarded_at IS NULL AND cancelled_at IS NULL AS "isOpen", cancelled_at IS NOT NULL AS "isCancelled",
      (SELECT coalesce(json_agg(json_build_object('place', place, 'person', person_id, 'credits', credits)
        ORDER BY place), '[]') FROM challenge_winners WHERE challenge_id = challenges.id) AS winners
    FROM challenges WHERE id = ${challengeId}`;
  return row!;
}

/** Expects the invariants of a challenge: its escrow, winners and credits. */
async function check(
  { challengeId, ownerId, people }: { challengeId: string; ownerId: string; people: string[] },
  { reward, split }: { reward: number; split: PrizeSplit },
): Promise<void> {
  const { escrow, isOpen, isCancelled, winners } = await endOf(challengeId);
  expect(escrow).toBe(isOpen ? reward : 0);
  const paid =
    winners.length === 0 ? [] : sharesOf(reward, split, winners.length).map((each) => each);
  expect(winners.map(({ credits }) => credits)).toEqual(paid);
  for (const person of people)
    expect(await creditsOf(person)).toBe(
      winners.find((winner) => winner.person === person)?.credits ?? 0,
    );
  expect(await creditsOf(ownerId)).toBe(isCancelled ? reward : 0);
  // No refused entry has won, and no rows of deleted accounts are left.
  const [wrong] = await database.sql<[{ refused: number; orphans: number }]>`
    SELECT (SELECT count(*)::int FROM challenge_winners winner JOIN entry_refusals refusal
        ON refusal.challenge_id = winner.challenge_id AND refusal.person_id = winner.person_id
        AND refusal.version = (SELECT max(version) FROM challenge_submissions newest
          WHERE newest.challenge_id = winner.challenge_id AND newest.person_id = winner.person_id)
        WHERE winner.challenge_id = ${challengeId}) AS refused,
      (SELECT count(*)::int FROM challenge_entries entry WHERE entry.challenge_id = ${challengeId}
        AND NOT EXISTS (SELECT 1 FROM challenge_submissions handed
          WHERE handed.challenge_id = entry.challenge_id AND handed.person_id = entry.person_id)) AS orphans`;
  expect(wrong).toEqual({ refused: 0, orphans: 0 });
}

it(
  `empties the escrow to the credit in ${CHALLENGES} challenges, however they end`,
  async () => {
    const picture = await photographOf("#c03020", "Un cartel");
    const ends = { awarded: 0, cancelled: 0, open: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 3_000 }),
        fc.constantFrom(...PRIZE_SPLIT_NAMES),
        fc.array(step, { minLength: 12, maxLength: 40 }),
        async (reward, split, steps) => {
          fc.pre(isSplitPayable(reward, split));
          const { ownerId, challengeId } = await made.challenge(reward);
          const owner = { personId: ownerId, challengeId, now: NOW };
          await act((tx) => setTerms(tx, { ...owner, rules: "", split }));
          const people: string[] = [];
          for (let n = 0; n < PARTICIPANTS; n += 1) people.push(await made.account());
          for (const personId of people)
            await act((tx) => joinChallenge(tx, { personId, challengeId, now: NOW }));
          const run = async (one: Step): Promise<unknown> => {
            if (one.verb === "cancel") return act((tx) => cancelChallenge(tx, owner));
            if (one.verb === "award") {
              const winnerIds = one.winners
                .slice(0, PRIZE_SPLITS[split].length)
                .map((each) => people[each]!);
              return act((tx) => awardChallenge(tx, { ...owner, winnerIds }));
            }
            const personId = people[one.who]!;
            if (one.verb === "leave")
              return act((tx) => leaveChallenge(tx, { personId, challengeId, now: NOW }));
            if (one.verb === "refuse") {
              const [newest] = await database.sql<{ version: number }[]>`
                SELECT max(version) AS version FROM challenge_submissions
                WHERE challenge_id = ${challengeId} AND person_id = ${personId}`;
              const refusal = { participantId: personId, version: newest?.version ?? 1 };
              return act((tx) => refuseEntry(tx, { ...owner, ...refusal, reason: "No" }));
            }
            const entry = one.verb === "photo" ? { pictures: [picture] } : {};
            return made.submit(challengeId, personId, entry, { db: many.db });
          };
          // In handfuls at once, as people press.
          for (let at = 0; at < steps.length; at += 6)
            await Promise.all(steps.slice(at, at + 6).map(run));
          const { isOpen, isCancelled } = await endOf(challengeId);
          ends[isOpen ? "open" : isCancelled ? "cancelled" : "awarded"] += 1;
          await check({ challengeId, ownerId, people }, { reward, split });
        },
      ),
      { numRuns: CHALLENGES, endOnFailure: true },
    );
    expect(await brokenRules(database.url)).toEqual([]);
    process.stdout.write(`challenges: ${JSON.stringify(ends)}, each escrow exact\n`);
    expect(ends.awarded).toBeGreaterThan(0);
  },
  60_000 + CHALLENGES * 3_000,
);

/** A session of an account. */
async function cookieOf(personId: string): Promise<string> {
  const token = createToken();
  await database.sql`
    INSERT INTO sessions (id, token_hash, person_id, created_at, last_seen_at, expires_at)
    VALUES (${`session-${personId}-${newKey()}`}, ${hashToken(token)}, ${personId}, now(), now(),
      now() + interval '1 day')`;
  return `${preferencesCookie()}; plaza-session=${token}`;
}

it(
  `loses and doubles no photograph and no credit when the application is killed ${KILLS} times`,
  async () => {
    const photo = await sharp({
      create: { width: 900, height: 700, channels: 3, background: "#2040c0" },
    })
      .jpeg()
      .toBuffer();
    let plaza = await startPlaza(database.url);
    try {
      for (let round = 0; round < KILLS; round += 1) {
        await database.sql`DELETE FROM rate_limits`;
        const [reward, split] = [101 + round, "three"] as const;
        const { ownerId, challengeId } = await made.challenge(reward);
        await database.sql`UPDATE challenges SET deadline = now() + interval '1 day'
          WHERE id = ${challengeId}`;
        const people: string[] = [];
        const cookies: string[] = [];
        for (let n = 0; n < PARTICIPANTS; n += 1) {
          const personId = await made.account();
          await act((tx) => joinChallenge(tx, { personId, challengeId, now: new Date() }));
          people.push(personId);
          cookies.push(await cookieOf(personId));
        }
        const send = async (cookie: string, fields: Record<string, string>, file?: Buffer) => {
          const body = new FormData();
          for (const [name, value] of Object.entries(fields)) body.set(name, value);
          if (file) body.set("photo", new File([new Uint8Array(file)], "foto.jpg"));
          const answer = await fetch(`${plaza.origin}/challenges/${challengeId}`, {
            method: "POST",
            redirect: "manual",
            headers: { Cookie: cookie, Origin: plaza.origin, Accept: "text/html" },
            body,
            signal: AbortSignal.timeout(20_000),
          });
          await answer.arrayBuffer();
          return answer.status;
        };
        /** Every participant hands in three photographs, each under a key of its own. */
        const keys = people.map(() => [newKey(), newKey(), newKey()]);
        const done = new Set<string>();
        const handIn = () =>
          Promise.all(
            people.map(async (_, n) => {
              for (const key of keys[n]!) {
                if (done.has(key)) continue;
                const fields = { intent: "submit", text: "Un cartel", link: "", key };
                const status = await send(cookies[n]!, fields, photo).catch(() => 0);
                if (status === 0) return;
                if (status === 303) done.add(key);
              }
            }),
          );
        const handing = handIn();
        await expect
          .poll(() => done.size, { timeout: 20_000, interval: 5 })
          .toBeGreaterThan(2 + (round % 5));
        await plaza.kill();
        await handing;
        plaza = await startPlaza(database.url);
        // Everything once more under its keys, what was acknowledged too.
        done.clear();
        for (let tries = 0; tries < 10 && done.size < PARTICIPANTS * 3; tries += 1) await handIn();
        const [{ photos, versions }] = await database.sql<[{ photos: number; versions: number }]>`
          SELECT (SELECT count(*)::int FROM entry_pictures picture JOIN challenge_entries entry
              ON entry.id = entry_id WHERE entry.challenge_id = ${challengeId}) AS photos,
            (SELECT count(*)::int FROM challenge_submissions
              WHERE challenge_id = ${challengeId}) AS versions`;
        expect([photos, versions]).toEqual([PARTICIPANTS * 3, PARTICIPANTS * 3]);

        const award = {
          intent: "award",
          winner: people[2]!,
          winner2: people[0]!,
          winner3: people[4]!,
        };
        const ofOwner = await cookieOf(ownerId);
        const awarding = send(ofOwner, award).catch(() => 0);
        await plaza.kill();
        await awarding;
        plaza = await startPlaza(database.url);
        expect(await send(ofOwner, award)).toBe(303);
        expect(await send(ofOwner, award)).toBe(303);
        await check({ challengeId, ownerId, people }, { reward, split });
        expect((await endOf(challengeId)).winners.map(({ person }) => person)).toEqual([
          people[2],
          people[0],
          people[4],
        ]);
      }
      expect(plaza.output()).not.toContain("uncaught exception");
    } finally {
      await plaza.stop();
    }
    expect(await brokenRules(database.url)).toEqual([]);
  },
  60_000 * (KILLS + 1),
);
