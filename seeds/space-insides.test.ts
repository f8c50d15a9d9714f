import { describe, expect, it } from "vitest";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { agentikAt } from "./agentiks.ts";
import { composeCommonInsides } from "./common-insides.ts";
import { WRITTEN_INSIDES } from "./content/space-insides.ts";
import { listSpaceInsides } from "./space-insides.ts";
import { spaceAt } from "./spaces.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const insides = listSpaceInsides(NOW);
const allWritten = [...WRITTEN_INSIDES, ...composeCommonInsides(NOW)];

it("fills each space once", () => {
  const ids = insides.map(({ spaceId }) => spaceId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(insides)("the inside of $spaceId", (inside) => {
  const written = allWritten.find(({ space }) => space === inside.spaceId)!;
  const { space, members } = spaceAt(Number(inside.spaceId.slice("space-".length)) - 1, NOW);
  const joinedAt = new Map(members.map((member) => [member.personId, member.joinedAt!]));

  it("is in the language of its space, as is its agentik, which is active and a member's", () => {
    expect(written.language).toBe(space.language);
    const [{ agentikId, addedAt }] = inside.agentiks as [(typeof inside.agentiks)[0]];
    const agentik = agentikAt(Number(agentikId.slice("agentik-".length)) - 1, NOW);
    expect(agentik).toMatchObject({ status: "active", language: space.language });
    expect(agentik.createdAt!.getTime()).toBeLessThan(addedAt.getTime());
    // The agentik of a person who is not in the space answers nothing there.
    expect(joinedAt.get(agentik.ownerId!)!.getTime()).toBeLessThan(addedAt.getTime());
  });

  it("is written by members who had joined by then, several of them, and left to members", () => {
    const authors = new Set(inside.messages.flatMap(({ authorId }) => authorId ?? []));
    expect(authors.size).toBeGreaterThanOrEqual(3);
    for (const { authorId, threadId, seq, createdAt } of inside.messages)
      if (authorId)
        expect(joinedAt.get(authorId)!.getTime(), `${threadId} ${seq}`).toBeLessThan(
          createdAt.getTime(),
        );
    for (const { createdBy } of inside.documents) expect(joinedAt.has(createdBy!)).toBe(true);
    for (const { assigneeId } of inside.tasks) expect(joinedAt.has(assigneeId!)).toBe(true);
    // The demo person's first document is still to come (the steps of the easy home).
    expect(inside.documents.some(({ createdBy }) => createdBy === DEMO_PERSON_ID)).toBe(false);
  });

  it("answers each question word for word from a document of its own, or says that it does not know", () => {
    const replies = inside.messages.filter(({ agentikId }) => agentikId);
    const asked = written.threads.flatMap(({ messages }) =>
      messages.filter(({ isAnswered }) => isAnswered),
    );
    expect(replies).toHaveLength(asked.length);
    expect(replies.some(({ replyKind }) => replyKind === "found")).toBe(true);
    for (const { threadId, seq, replyKind } of replies) {
      const quotes = inside.citations.filter((one) => one.threadId === threadId && one.seq === seq);
      expect([threadId, seq, quotes.length > 0]).toEqual([threadId, seq, replyKind === "found"]);
      for (const { documentId, passage, quote } of quotes) {
        const source = inside.passages.find(
          (one) => one.documentId === documentId && one.seq === passage,
        );
        expect(source?.text).toContain(quote);
      }
    }
    const unknown = replies.filter(({ replyKind }) => replyKind === "unknown");
    expect(inside.unanswered).toHaveLength(unknown.length);
  });

  it("is in the past, and numbers the messages of each conversation", () => {
    for (const { id, lastSeq, lastMessageAt } of inside.threads) {
      const seqs = inside.messages.filter(({ threadId }) => threadId === id).map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
      expect(lastSeq).toBe(seqs.length);
      expect(lastMessageAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });
});
