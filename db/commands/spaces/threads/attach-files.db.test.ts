import { afterAll, beforeAll, expect, it } from "vitest";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { findStorage } from "#db/queries/people/storage.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import type { MessageFile } from "./attach-files.ts";
import { postMessage, type PostMessage } from "./post-message.ts";

/** Files of a message: in one transaction with it, counted, and limited by what is still being read. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`INSERT INTO spaces (id, name, description, type, join_policy, visibility, user_count, owner_id, language)
    VALUES ('f-space', 'Fonda', 'x', 'custom', 'invite', 'private', 1, 'person-1', 'es')`;
  await sql`INSERT INTO space_members (space_id, person_id, role) VALUES ('f-space', 'person-1', 'owner')`;
  await sql`INSERT INTO agentiks (id, name, description, owner_id, type, status)
    VALUES ('f-agentik', 'Lupita', 'x', 'person-1', 'content', 'active')`;
  await sql`INSERT INTO space_agentiks (space_id, agentik_id, added_by, added_at, answers_when)
    VALUES ('f-space', 'f-agentik', 'person-1', now(), 'always')`;
});
afterAll(() => database?.drop());

let made = 0;
const fileOf = (name: string, size = 100): MessageFile => ({
  content: {
    kind: name.endsWith("jpg") ? "picture" : "csv",
    file: { storageKey: `file-${(made += 1)}`, fileName: name, mediaType: "text/plain", size },
    caption: "",
  },
  ...(name.endsWith("jpg") && {
    thumbnail: { bytes: Buffer.from("webp"), width: 4, height: 3 },
  }),
});
const post = (what: Pick<PostMessage, "text" | "files">) =>
  database.db.transaction((tx) =>
    postMessage(tx, {
      spaceId: "f-space",
      threadId: null,
      personId: "person-1",
      address: "",
      clientKey: `key-${(made += 1)}`,
      now: new Date(),
      ...what,
    }),
  );
const done = async (what: Parameters<typeof post>[0]) => {
  const posted = await post(what);
  if (posted.kind !== "done") throw new Error(posted.reason);
  await database.sql`UPDATE runs SET state = 'succeeded', started_at = now(), ended_at = now()
    WHERE state = 'queued'`;
  return posted;
};
const documentsOf = (threadId: string) => database.sql<{ text: string; small: number | null }[]>`
  SELECT version.text, small.width AS small FROM message_documents file
  JOIN document_versions version ON version.document_id = file.document_id
  LEFT JOIN document_thumbnails small ON small.document_id = file.document_id
  WHERE file.thread_id = ${threadId} ORDER BY position`;

it("stores them in their order; the message is the caption of pictures, or else the file's name", async () => {
  const said = await done({ text: "La carta de hoy", files: [fileOf("a.jpg"), fileOf("b.csv")] });
  expect(await documentsOf(said.threadId)).toEqual([
    { text: "La carta de hoy", small: 4 },
    { text: "", small: null },
  ]);
  const silent = await done({ text: "", files: [fileOf("IMG_1.jpg")] });
  expect(await documentsOf(silent.threadId)).toEqual([{ text: "IMG_1.jpg", small: 4 }]);
});

it("asks an agentik about what is said, and about nothing where files are alone", async () => {
  expect((await done({ text: "¿Cuánto es?", files: [fileOf("b.csv")] })).runIds).toHaveLength(1);
  expect((await done({ text: "", files: [fileOf("@lupita.csv")] })).runIds).toEqual([]);
});

it("counts each file and each small copy, in whole blocks, as a recount does", async () => {
  const { sql, db } = database;
  const before = (await findStorage(db, "person-1")).used;
  await done({ text: "Dos", files: [fileOf("c.jpg", 5_000), fileOf("d.csv", 10)] });
  const after = (await findStorage(db, "person-1")).used;
  // The message and the table a block each, the picture two, its copy one.
  expect(after - before).toBe(5 * 4_096);
  await sql`DELETE FROM storage_usage WHERE person_id = 'person-1'`;
  expect((await findStorage(db, "person-1")).used).toBe(after);
});

it("writes neither message nor documents where the storage is full", async () => {
  const counts = () => database.sql`SELECT (SELECT count(*)::int FROM messages) AS messages,
    (SELECT count(*)::int FROM documents) AS documents`;
  const before = await counts();
  const files = [
    fileOf("e.csv", 10),
    fileOf("f.csv", 2_000_000_000),
    fileOf("g.csv", 2_000_000_000),
    fileOf("h.csv", 2_000_000_000),
  ];
  await expect(post({ text: "Todo", files })).rejects.toBeInstanceOf(StorageFull);
  expect(await counts()).toEqual(before);
});

it("refuses files while too many are being read", async () => {
  const four = () => ["1.csv", "2.csv", "3.csv", "4.csv"].map((name) => fileOf(name));
  expect((await post({ text: "", files: four() })).kind).toBe("done");
  expect(await post({ text: "", files: four() })).toEqual({ kind: "refused", reason: "too-many" });
});
