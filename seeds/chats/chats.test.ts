import { expect, it } from "vitest";
import { agentikAt } from "../agentiks.ts";
import { listChats } from "./chats.ts";
import { CHAT_ABILITIES, CHAT_SPACE, CHATTING_INDEX, WRITTEN_CHATS } from "./written-chats.ts";
import { listSpaceInsides } from "../space-insides.ts";

const NOW = new Date("2026-11-24T18:00:00Z");
const inside = listSpaceInsides(NOW).find(({ spaceId }) => spaceId === CHAT_SPACE)!;
const rows = listChats(
  {
    agentik: agentikAt(CHATTING_INDEX, NOW),
    abilities: CHAT_ABILITIES,
    spaceId: CHAT_SPACE,
    inside,
    key: "chat",
  },
  WRITTEN_CHATS,
  NOW,
);

it("answers each question with what the documents say, as its writer meant it", () => {
  const said = (index: number) =>
    rows.messages
      .filter(({ threadId, agentikId }) => threadId === `thread-chat-${index}` && agentikId)
      .map(({ text }) => text);
  expect(said(1)[0]).toContain("4,800");
  expect(said(2)[0]).toContain("dos rondas");
  expect(said(2)[1]).toContain("50%");
  expect(said(3)[1]).toContain("18,000");
  expect(said(3)[2]).toContain("AI, PDF y PNG");
  expect(said(5)[0]).toContain("7,500");
  for (const { quote, documentId, answerId } of rows.citations) {
    const source = documentId
      ? inside.passages.find((one) => one.documentId === documentId && one.text.includes(quote))
      : inside.answers.find(({ id }) => id === answerId);
    expect(source).toBeDefined();
  }
});

it("has each state that the inbox shows", () => {
  const stateOf = (index: number) => {
    const { handledBy, doneAt, labels } = rows.chats[index - 1]!;
    return { handledBy, isDone: doneAt !== null, labels };
  };
  expect(stateOf(7)).toMatchObject({ handledBy: "nobody", isDone: false, labels: ["Urgente"] });
  expect(stateOf(4)).toMatchObject({ handledBy: "agentik", isDone: true });
  expect(rows.requests.map(({ state, doneAt }) => [state, doneAt !== null])).toEqual([
    ["sent", true],
    ["sent", false],
    ["asking", false],
  ]);
  expect(rows.unanswered.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  expect(rows.unanswered).toHaveLength(3);
});

it("is in the past, in the order of its messages", () => {
  expect(rows.threads).toHaveLength(WRITTEN_CHATS.length);
  for (const { id, lastSeq, lastMessageAt } of rows.threads) {
    const own = rows.messages.filter(({ threadId }) => threadId === id);
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, index) => index + 1));
    expect(lastSeq).toBe(own.length);
    expect(lastMessageAt.getTime()).toBeLessThan(NOW.getTime());
  }
});
