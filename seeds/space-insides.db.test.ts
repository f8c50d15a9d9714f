import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseListState } from "#domain/lists/list-state.ts";
import { DEMO_PERSON_ID, NOBODY_ID } from "#domain/people/people.ts";
import { countedBytes } from "#domain/people/storage-quota.ts";
import { SPACE_LIST, SPACE_PREVIEW_ID } from "#domain/spaces/space-list.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { listSpaceAgentiks } from "#db/queries/spaces/answering/list-answering.ts";
import { listDocuments } from "#db/queries/spaces/documents/list-documents.ts";
import { searchDocuments } from "#db/queries/spaces/documents/search-documents.ts";
import { findSpacePage, listFeaturedSpaces } from "#db/queries/spaces/spaces.ts";
import { listThreads } from "#db/queries/spaces/threads/list-threads.ts";
import { createTestDatabase, type TestDatabase } from "../tests/support/database.ts";

/** Seeded spaces that the home and the first two pages of Spaces show, as one of their members sees them. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const all = { limit: 100, offset: 0 };

/** A page of Spaces; the beginning of the first is also that of easy mode. The spaces of `personId` come first. */
const pageOf = async (personId: string, page: string) => {
  const state = parseListState(new URLSearchParams({ page }), SPACE_LIST);
  return (await findSpacePage(database.db, state, personId)).items;
};

/** What a member finds inside a space. */
async function insideOf(spaceId: string) {
  const [owner] = await database.sql<{ id: string }[]>`
    SELECT person_id AS id FROM space_members WHERE space_id = ${spaceId} AND role = 'owner'`;
  const viewer = { spaceId, personId: owner!.id };
  const [threads, documents, agentiks] = await Promise.all([
    listThreads(database.db, viewer, { limit: 100 }),
    listDocuments(database.db, { ...viewer, q: "", label: "" }, all),
    listSpaceAgentiks(database.db, viewer),
  ]);
  return { threads, documents, agentiks };
}

const PAGES = ["1", "2"];

describe.each([
  // Visitors see the demo person's spaces first.
  ["the demo person and visitors", DEMO_PERSON_ID],
  ["people without a space, and visitors where there is no demo", NOBODY_ID],
])("the first two pages of Spaces for %s", (_, personId) => {
  it.each(PAGES)(
    "show spaces with conversations, a document and an agentik, page %s",
    async (page) => {
      const shown = await pageOf(personId, page);
      expect(shown).toHaveLength(24);
      for (const { id, name } of shown) {
        const { threads, documents, agentiks } = await insideOf(id);
        expect([name, threads.length >= 2]).toEqual([name, true]);
        for (const { lastText } of threads) expect(lastText.length, name).toBeGreaterThan(10);
        expect([name, documents.length >= 1]).toEqual([name, true]);
        expect([
          name,
          documents.every(({ state, bytes }) => state === "ready" && bytes > 150),
        ]).toEqual([name, true]);
        const answering = agentiks.filter(
          ({ status, isOwnerThere }) => status === "active" && isOwnerThere,
        );
        expect([name, answering.length >= 1]).toEqual([name, true]);
      }
    },
  );
});

describe("the home", () => {
  it("features spaces that are not empty, as does the preview beside the list", async () => {
    const featured = await listFeaturedSpaces(database.db);
    expect(featured.length).toBeGreaterThanOrEqual(4);
    for (const id of [...featured.map((space) => space.id), SPACE_PREVIEW_ID]) {
      const { threads, documents, agentiks } = await insideOf(id);
      const empty = [threads, documents, agentiks].some((part) => part.length === 0);
      expect([id, empty]).toEqual([id, false]);
    }
  });
});

describe("figures of seeded insides", () => {
  it("number the messages of each conversation, the newest last", async () => {
    const wrong = await database.sql`
      SELECT t.id FROM threads t WHERE t.id LIKE 'thread-space-%' AND (
        t.last_seq <> (SELECT max(seq) FROM messages WHERE thread_id = t.id)
        OR t.last_seq <> (SELECT count(*) FROM messages WHERE thread_id = t.id)
        OR t.last_message_at <> (SELECT created_at FROM messages WHERE thread_id = t.id AND seq = t.last_seq))`;
    expect(wrong).toEqual([]);
  });

  it("count the document, the answers and the messages of an author against their storage", async () => {
    const [written] = await database.sql<{ author: string }[]>`
      SELECT v.created_by AS author FROM document_versions v JOIN documents d ON d.id = v.document_id
      WHERE d.space_id = 'space-5' LIMIT 1`;
    const { author } = written!;
    const items = await database.sql<{ bytes: number }[]>`
      SELECT bytes::int FROM document_versions WHERE created_by = ${author}
      UNION ALL SELECT octet_length(text) FROM messages WHERE author_id = ${author}
      UNION ALL SELECT octet_length(question) + octet_length(answer) FROM answers WHERE approved_by = ${author}`;
    const counted = items.reduce((sum, { bytes }) => sum + countedBytes(bytes), 0);
    expect(counted).toBeGreaterThan(0);
    expect(await findStorageUsed(database.db, author)).toBe(counted);
  });

  it("are found by the search in documents, by members alone", async () => {
    const [member] = await database.sql<{ id: string }[]>`
      SELECT person_id AS id FROM space_members WHERE space_id = 'space-5' AND role = 'member' LIMIT 1`;
    const found = (personId: string) =>
      searchDocuments(database.db, { personId, typed: "límite de fiado", limit: 10 });
    expect((await found(member!.id)).map(({ spaceId }) => spaceId)).toContain("space-5");
    expect((await found(DEMO_PERSON_ID)).map(({ spaceId }) => spaceId)).not.toContain("space-5");
  });
});
