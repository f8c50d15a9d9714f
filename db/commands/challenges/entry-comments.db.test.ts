import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMENTS_PAGE } from "#domain/challenges/entries.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { answerTakedown, takeDownItem } from "#db/commands/items/takedowns.ts";
import { reportItem } from "#db/commands/items/reports.ts";
import { findCommentPlace, listComments } from "#db/queries/challenges/entry-comments.ts";
import { addComment, removeComment } from "./entry-comments.ts";
import { NOW, entriesIn } from "../../../tests/support/entries.ts";

/** Comments on entries: who writes, removes and reports them. */
let database: TestDatabase;
let made: ReturnType<typeof entriesIn>;
beforeAll(async () => {
  database = await createTestDatabase();
  made = entriesIn(database);
});
afterAll(async () => {
  await database?.drop();
});

describe("comments", () => {
  async function shownEntry() {
    const { ownerId, challengeId } = await made.challenge();
    const entry = await made.participant(challengeId, { isShown: true });
    await made.award(challengeId, ownerId, [entry.personId]);
    return { ownerId, challengeId, ...entry };
  }
  const comment = (entryId: string, personId: string, text = "¡Qué bonito!", now = NOW) =>
    made.act((tx) => addComment(tx, { personId, entryId, text, language: "es", now }));
  const remove = (entryId: string, personId: string, commentId: string) =>
    made.act((tx) => removeComment(tx, { personId, entryId, commentId, now: NOW }));
  const idOf = (answer: Awaited<ReturnType<typeof comment>>) =>
    answer.kind === "done" ? answer.commentId : "";

  it("are notified to the entry's author, but not the author's own comments", async () => {
    const { entryId, personId } = await shownEntry();
    const other = await made.account("Beto");
    const id = idOf(await comment(entryId, other));
    await comment(entryId, personId, "Gracias", new Date(+NOW + 1_000));
    const told = await database.sql`SELECT data, href FROM notifications
      WHERE person_id = ${personId} AND kind = 'entry_comment'`;
    expect(told).toMatchObject([
      {
        data: { entry: "Un cartel con maíz", from: expect.stringContaining("Beto") as string },
        href: `/challenges/entries/${id}`,
      },
    ]);
    expect(
      (await listComments(database.db, entryId, other, 1)).map(({ text, isOwn }) => [text, isOwn]),
    ).toEqual([
      ["¡Qué bonito!", true],
      ["Gracias", false],
    ]);
  });

  it("are for entries that everyone sees", async () => {
    const { challengeId } = await made.challenge();
    const { entryId, personId } = await made.participant(challengeId, { isShown: true });
    expect(await comment(entryId, personId)).toEqual({ kind: "refused", reason: "gone" });
  });

  it("are removed by their author, the entry's author and the challenge's creator", async () => {
    const { entryId, personId, ownerId } = await shownEntry();
    const [writer, stranger] = [await made.account(), await made.account()];
    for (const who of [writer, personId, ownerId]) {
      const id = idOf(await comment(entryId, writer));
      expect(await remove(entryId, stranger, id)).toMatchObject({ reason: "gone" });
      expect(await remove(entryId, who, id)).toEqual({ kind: "done" });
      expect(await remove(entryId, who, id)).toEqual({ kind: "done" });
    }
    expect(await listComments(database.db, entryId, writer, 1)).toEqual([]);
  });

  it("are reported, taken down and restored as items are", async () => {
    const { entryId } = await shownEntry();
    const [writer, reader, operatorId] = [
      await made.account(),
      await made.account(),
      await made.account(),
    ];
    const id = idOf(await comment(entryId, writer, "Compra en mi tienda"));
    const item = { kind: "comment", id } as const;
    const report = { reason: "spam", text: "" } as const;
    const tell = (personId: string) =>
      made.act((tx) => reportItem(tx, { personId, item, report, now: NOW }));
    expect(await tell(writer)).toMatchObject({ reason: "own" });
    expect(await tell(reader)).toMatchObject({ outcome: "reported" });
    await made.act((tx) => takeDownItem(tx, { operatorId, item, reason: "Publicidad", now: NOW }));
    expect(await listComments(database.db, entryId, writer, 1)).toEqual([]);
    expect(await tell(reader)).toMatchObject({ reason: "gone" });
    const told = await database.sql`SELECT data, href FROM notifications
      WHERE person_id = ${writer} AND kind = 'item_taken_down'`;
    expect(told).toEqual([
      { data: { item: "Compra en mi tienda" }, href: `/takedown/comment/${id}` },
    ]);
    const answer = { operatorId, item, outcome: "restored", answer: "Va", now: NOW } as const;
    await made.act((tx) => answerTakedown(tx, answer));
    expect(await listComments(database.db, entryId, writer, 1)).toHaveLength(1);
  });

  it("come in pages, and an address leads to the page of each", async () => {
    const { entryId } = await shownEntry();
    const writer = await made.account();
    const ids: string[] = [];
    for (let n = 0; n < COMMENTS_PAGE + 3; n += 1)
      ids.push(idOf(await comment(entryId, writer, `Número ${n}`, new Date(+NOW + n * 1_000))));
    expect(await listComments(database.db, entryId, writer, 2)).toHaveLength(3);
    expect(await findCommentPlace(database.db, ids[0]!)).toEqual({ entryId, page: 1 });
    expect(await findCommentPlace(database.db, ids.at(-1)!)).toEqual({ entryId, page: 2 });
    expect(await findCommentPlace(database.db, entryId)).toBeUndefined();
  });
});
