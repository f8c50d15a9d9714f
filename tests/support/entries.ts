import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { awardChallenge } from "#db/commands/challenges/award-challenge.ts";
import { createChallenge } from "#db/commands/challenges/create-challenge.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import type { EntryChanges } from "#db/commands/challenges/keep-entry.ts";
import { setTerms } from "#db/commands/challenges/set-terms.ts";
import { submitEntry } from "#db/commands/challenges/submit-entry.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import type { Db } from "#db/connection/client.ts";
import { actOn } from "./act.ts";
import type { TestDatabase } from "./database.ts";
import type { NewFile, NewPicture } from "#db/commands/challenges/keep-entry.ts";

/** Photographs and files of entries, as the commands get them. */
export async function photographOf(colour: string, alt = ""): Promise<NewPicture> {
  const webp = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: colour } })
      .webp()
      .toBuffer();
  const [bytes, thumbnail] = await Promise.all([webp(40, 60), webp(32, 24)]);
  return { bytes, thumbnail, width: 40, height: 60, alt };
}

export const attachmentOf = (size = 5_000): NewFile => ({
  storageKey: `file-${randomBytes(16).toString("hex")}`,
  fileName: "boceto.pdf",
  mediaType: "application/pdf",
  size,
  sha256: "0".repeat(64),
});

export const NOW = new Date("2026-03-16T16:00:00.000Z");
export const DEADLINE = new Date("2026-03-26T16:00:00.000Z");

let count = 0;

/** Accounts, challenges with three prizes, and entries in them, made by the commands. */
export function entriesIn(database: Pick<TestDatabase, "db" | "sql">) {
  const act = <Value>(work: (tx: Db) => Promise<Value>, db: Db = database.db) => actOn(db, work);

  async function account(name = "Ana"): Promise<string> {
    const email = `entries-${(count += 1)}-${randomBytes(6).toString("hex")}@plaza.mx`;
    const id = await createAccount(
      database.db,
      { displayName: `${name} ${count}`, passwordHash: "x", email },
      NOW,
    );
    return id!;
  }

  /** An open challenge of an account that shares its reward in three parts. */
  async function challenge(reward = 100) {
    const ownerId = await account("Olga");
    await act((tx) =>
      postTransaction(tx, {
        cause: "opening_balance",
        postings: [
          { ownerId: null, purpose: "funding", currency: "credits", amount: -reward },
          { ownerId, purpose: "wallet", currency: "credits", amount: reward },
        ],
        now: NOW,
      }),
    );
    const fields = {
      name: "Cartel",
      description: "Dibuja",
      type: "design",
      language: "es",
      reward,
      maxParticipants: 50,
      deadline: DEADLINE,
    } as const;
    const made = await act((tx) =>
      createChallenge(tx, { personId: ownerId, challenge: fields, now: NOW }),
    );
    if (made.kind !== "done") throw new Error(made.reason);
    const { challengeId } = made;
    await act((tx) =>
      setTerms(tx, { personId: ownerId, challengeId, rules: "", split: "three", now: NOW }),
    );
    return { ownerId, challengeId };
  }

  const submit = (
    challengeId: string,
    personId: string,
    entry: EntryChanges = {},
    { now = NOW, db = database.db as Db, text = "Un cartel con maíz. Y letras grandes." } = {},
  ) => act((tx) => submitEntry(tx, { personId, challengeId, text, link: "", entry, now }), db);

  /** A participant with an entry. */
  async function participant(challengeId: string, entry: EntryChanges = {}, id?: string) {
    const personId = id ?? (await account());
    await act((tx) => joinChallenge(tx, { personId, challengeId, now: NOW }));
    const handed = await submit(challengeId, personId, entry);
    if (handed.kind !== "done") throw new Error(handed.reason);
    return { personId, entryId: await entryOf(challengeId, personId) };
  }

  const entryOf = async (challengeId: string, personId: string) =>
    (
      await database.sql<{ id: string }[]>`SELECT id FROM challenge_entries
        WHERE challenge_id = ${challengeId} AND person_id = ${personId}`
    )[0]?.id ?? "";

  const award = (challengeId: string, ownerId: string, winnerIds: readonly string[], db?: Db) =>
    act((tx) => awardChallenge(tx, { personId: ownerId, challengeId, winnerIds, now: NOW }), db);
  return { act, account, challenge, submit, participant, entryOf, award };
}
