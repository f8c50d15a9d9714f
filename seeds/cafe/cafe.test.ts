import { describe, expect, it } from "vitest";
import { READY_MADE } from "#domain/agentiks/ready-made/ready-made.ts";
import { CAFE_AGENTIKS } from "./cafe.ts";
import { listCafe } from "./list-cafe.ts";

const NOW = new Date("2026-11-24T18:00:00Z");
const cafe = listCafe(NOW);
const runsOf = (kind: string) =>
  cafe.chats.runs.filter(({ agentikId }) => agentikId === `agentik-cafe-${kind}`);
const saidBy = (kind: string) =>
  cafe.chats.messages
    .filter(({ agentikId }) => agentikId === `agentik-cafe-${kind}`)
    .map(({ text }) => text);

describe("the example café", () => {
  it("has one agentik each of ten ready-made kinds, and each has worked", () => {
    expect(CAFE_AGENTIKS).toHaveLength(10);
    for (const { kind } of CAFE_AGENTIKS) {
      expect(READY_MADE).toContain(kind);
      expect(runsOf(kind).length, kind).toBeGreaterThanOrEqual(3);
    }
    const counted = Object.fromEntries(
      cafe.chats.figures.map(({ agentikId, ended }) => [agentikId, ended]),
    );
    for (const { kind } of CAFE_AGENTIKS)
      expect(counted[`agentik-cafe-${kind}`]).toBe(runsOf(kind).length);
  });

  it("answers most questions from its documents, and has left a few for a person", () => {
    const threads = new Set(
      cafe.chats.threads
        .filter(({ chatWithId }) => chatWithId === "agentik-cafe-questions")
        .map(({ id }) => id),
    );
    const answers = cafe.chats.messages.filter(
      ({ threadId, agentikId }) => threads.has(threadId) && agentikId,
    );
    const known = answers.filter(({ replyKind }) => replyKind === "found");
    const unknown = answers.filter(({ replyKind }) => replyKind === "unknown");
    expect(known.length).toBeGreaterThan(30);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.length).toBeLessThan(known.length / 4);
  });

  it("takes every order, booking and return to its end, and makes a task of each", () => {
    const sent = cafe.chats.requests.filter(({ state }) => state === "sent");
    expect(cafe.chats.requests).toHaveLength(sent.length);
    expect(sent).toHaveLength(36);
    expect(cafe.tasks).toHaveLength(36);
    for (const { sentAt, doneAt } of sent) {
      expect(sentAt!.getTime()).toBeLessThan(NOW.getTime());
      if (doneAt) expect(doneAt.getTime()).toBeGreaterThan(sentAt!.getTime());
    }
    expect(sent.some(({ doneAt }) => doneAt === null)).toBe(true);
  });

  it("closed every day at nine, and read the table of each week in the morning", () => {
    const closes = saidBy("daily-close");
    expect(closes).toHaveLength(30);
    expect(new Set(closes).size).toBe(30);
    const lists = saidBy("stock");
    expect(lists.length).toBeGreaterThanOrEqual(28);
    expect(new Set(lists).size).toBe(5);
    expect(lists.every((text) => text?.includes("10 productos"))).toBe(true);
    expect(saidBy("reviews")).toHaveLength(7);
    expect(saidBy("payments").length).toBeGreaterThanOrEqual(4);
  });

  it("is in the past, in the order of its messages, and the same each time", () => {
    for (const { id, lastSeq, lastMessageAt } of cafe.chats.threads) {
      const own = cafe.chats.messages.filter(({ threadId }) => threadId === id);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_, index) => index + 1));
      expect(lastSeq).toBe(own.length);
      expect(lastMessageAt.getTime()).toBeLessThan(NOW.getTime());
    }
    for (const { createdAt } of cafe.chats.runs)
      expect(createdAt!.getTime()).toBeLessThan(NOW.getTime());
    expect(listCafe(NOW)).toEqual(cafe);
  });
});
