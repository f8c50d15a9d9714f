import { describe, expect, it } from "vitest";
import { WRITTEN_INSIDES } from "./content/space-insides.ts";
import { listSpaceInsides } from "./space-insides.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const insides = listSpaceInsides(NOW);

describe.each(insides)("the inside of $spaceId", (inside) => {
  const written = WRITTEN_INSIDES.find(({ space }) => space === inside.spaceId)!;

  it("answers each question word for word from a document of its own, or says that it does not know", () => {
    const replies = inside.messages.filter(({ agentikId }) => agentikId);
    const asked = written.threads.flatMap(({ messages }) =>
      messages.filter(({ isAnswered }) => isAnswered),
    );
    expect(replies).toHaveLength(asked.length);
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
