/**
 * Conversations of customers as rows. Long because the rows of one conversation, in all their tables, are
 * made from top to bottom.
 */
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { bookingFacts } from "#domain/agentiks/agenda/bookings.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import { titleOfText } from "#domain/spaces/threads.ts";
import { DEFAULT_ZONE } from "#domain/format/zones.ts";
import { clockIn } from "#domain/people/business/open-now.ts";
import type { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import type { bookings } from "#db/schema/agentiks/bookings.ts";
import type {
  agentikWorkplaces,
  chatRequests,
  chats,
  contacts,
  runSteps,
} from "#db/schema/agentiks/chats.ts";
import type { agentikFigures } from "#db/schema/agentiks/figures.ts";
import type { runs } from "#db/schema/runs/runs.ts";
import type { citations, unanswered } from "#db/schema/spaces/answering.ts";
import type { messages, threads } from "#db/schema/spaces/threads.ts";
import { respond } from "#engine/chats/respond.ts";
import { today } from "#engine/reading/days.ts";
import { daysBefore } from "../clock.ts";
import type { Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { SeededInside } from "../space-insides.ts";
import type { WrittenChat } from "./written-chats.ts";

/** Seconds between a message and its answer, and until the customer's next one. */
const ANSWER_SECONDS = 2;
const NEXT_SECONDS = 95;
const RUN_MINUTES = 2;

/** Rows of the conversations with customers, by table. */
export interface SeededChats {
  workplaces: (typeof agentikWorkplaces.$inferInsert)[];
  configurations: (typeof agentikConfigurations.$inferInsert)[];
  contacts: (typeof contacts.$inferInsert)[];
  threads: (typeof threads.$inferInsert)[];
  chats: (typeof chats.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  citations: (typeof citations.$inferInsert)[];
  unanswered: (typeof unanswered.$inferInsert)[];
  requests: (typeof chatRequests.$inferInsert)[];
  bookings: (typeof bookings.$inferInsert)[];
  runs: (typeof runs.$inferInsert)[];
  steps: (typeof runSteps.$inferInsert)[];
  figures: (typeof agentikFigures.$inferInsert)[];
}

/** No rows of any table. */
export const noChats = (): SeededChats => ({
  workplaces: [],
  configurations: [],
  contacts: [],
  threads: [],
  chats: [],
  messages: [],
  citations: [],
  unanswered: [],
  requests: [],
  bookings: [],
  runs: [],
  steps: [],
  figures: [],
});

/** An agentik that answers customers, and where. */
export interface ChattingAgentik {
  agentik: {
    id: string;
    name: string;
    description: string;
    type: string;
  };
  abilities: Abilities;
  spaceId: string;
  /** Sources of its answers: the inside of its workplace. */
  inside: Pick<SeededInside, "documents" | "passages" | "answers">;
  /** Part of the ids of its rows; unique among agentiks. */
  key: string;
}

/**
 * The conversations of an agentik of the demo person with customers, as its runs have left them. The engine
 * answers, as a worker would.
 */
export function listChats(
  place: ChattingAgentik,
  written: readonly WrittenChat[],
  now: Date,
): SeededChats {
  const { agentik, abilities, spaceId } = place;
  const since = daysBefore(now, 30);
  const rows: SeededChats = {
    ...noChats(),
    workplaces: [{ agentikId: agentik.id, spaceId, createdAt: since }],
    configurations: [
      {
        agentikId: agentik.id,
        version: 1,
        name: agentik.name,
        description: agentik.description,
        type: agentik.type,
        language: "es",
        instructions: "",
        abilities,
        updatedAt: since,
        publishedAt: since,
      },
    ],
  };
  for (const [index, one] of written.entries()) addChat(rows, place, { index, written: one, now });
  if (rows.runs.length > 0) rows.figures.push(figuresOf(agentik.id, rows));
  return rows;
}

/** What the engine may answer from: the documents and the taught answers of a workplace. */
const sourcesOf = ({ documents, passages, answers }: ChattingAgentik["inside"]) => ({
  passages: passages.map(({ documentId, version, seq: passage, heading = "", text }) => ({
    documentId,
    version,
    passage,
    source: documents.find(({ id }) => id === documentId)!.name,
    heading,
    text,
  })),
  answers: answers.map(({ id, question, answer }) => ({ answerId: id, question, answer })),
});

/** The counts of an agentik's runs: all have ended well, but what it did not know is no success. */
export function figuresOf(
  agentikId: string,
  { runs: done, messages }: Pick<SeededChats, "runs" | "messages">,
): typeof agentikFigures.$inferInsert {
  const ends = done.map(({ endedAt }) => endedAt?.getTime() ?? 0);
  const placeOf = (threadId: unknown, seq: unknown) => `${String(threadId)} ${String(seq)}`;
  const unknown = new Set(
    messages
      .filter(({ replyKind }) => replyKind === "unknown")
      .map(({ threadId, seq }) => placeOf(threadId, seq)),
  );
  const known = done.filter((run) => !unknown.has(placeOf(run.threadId, run.messageSeq)));
  return {
    agentikId,
    ended: ends.length,
    succeeded: known.length,
    lastAt: new Date(Math.max(...ends)),
  };
}

function addChat(
  rows: SeededChats,
  { agentik, abilities, spaceId, inside, key }: ChattingAgentik,
  { index, written, now }: { index: number; written: WrittenChat; now: Date },
): void {
  const began = daysBefore(now, written.hoursAgo / 24);
  const threadId = `thread-${key}-${index + 1}`;
  const contactId = `contact-${key}-${index + 1}`;
  let at = began;
  const later = (seconds: number) => {
    at = new Date(at.getTime() + seconds * 1_000);
    return at;
  };
  let seq = 0;
  const say = (
    message: Omit<SeededChats["messages"][number], "threadId" | "seq" | "createdAt">,
  ) => {
    seq += 1;
    rows.messages.push({ threadId, seq, createdAt: at, ...message });
    return seq;
  };
  let request: RequestProgress | undefined;
  let sentAt: Date | null = null;
  const labels = new Set<string>();
  let handledBy: "agentik" | "nobody" | "person" = "agentik";
  let reason: "asked" | "unknown" | "open" | null = null;
  let waitingSince: Date | null = null;
  let unknownInARow = 0;
  const sources = sourcesOf(inside);
  for (const message of written.messages) {
    later(NEXT_SECONDS);
    if (typeof message !== "string") {
      say({ authorId: DEMO_PERSON_ID, text: message.person });
      handledBy = "person";
      waitingSince = null;
      continue;
    }
    const asked = say({ fromContact: true, text: message });
    if (handledBy !== "agentik") continue;
    const isOpen = request?.state === "asking" || request?.state === "confirming";
    const { text, replyKind, citations, effects, steps } = respond({
      text: message,
      language: "es",
      agentik: agentik.name,
      abilities,
      business: undefined,
      isOpen: undefined,
      today: today(at, DEFAULT_ZONE),
      minute: clockIn(DEFAULT_ZONE, at).minute,
      ...sources,
      request: isOpen ? request : undefined,
      unknownInARow,
    });
    const begunAt = at;
    later(ANSWER_SECONDS);
    const answered = say({
      agentikId: agentik.id,
      text,
      replyTo: asked,
      replyKind,
    });
    rows.citations.push(
      ...citations.map((one, n) => ({ threadId, seq: answered, n: n + 1, ...one })),
    );
    const runId = `run-${key}-${index + 1}-${answered}`;
    rows.runs.push({
      id: runId,
      kind: "reply",
      state: "succeeded",
      personId: DEMO_PERSON_ID,
      agentikId: agentik.id,
      threadId,
      messageSeq: answered,
      attempts: 1,
      createdAt: begunAt,
      startedAt: begunAt,
      endedAt: at,
      deadlineAt: new Date(begunAt.getTime() + RUN_MINUTES * 60_000),
    });
    rows.steps.push(...steps.map((step, n) => ({ runId, seq: n + 1, ...step, createdAt: at })));
    for (const label of effects.labels) labels.add(label);
    unknownInARow = effects.isUnknown ? unknownInARow + 1 : 0;
    if (effects.isUnknown)
      rows.unanswered.push({
        id: `question-${threadId}-${asked}`,
        spaceId,
        threadId,
        seq: asked,
        agentikId: agentik.id,
        question: message,
        createdAt: begunAt,
        // A person has answered it in the conversation.
        endedAt: written.isDone ? at : null,
      });
    if (effects.request) {
      request = effects.request;
      if (request.state === "sent") sentAt = at;
    }
    if (effects.handOver) {
      handledBy = "nobody";
      reason = effects.handOver;
      waitingSince = at;
    }
  }
  const { isDone = false, isRequestDone = false } = written;
  rows.contacts.push({
    id: contactId,
    spaceId,
    name: written.customer,
    // No token has this hash, so that a seeded conversation cannot be continued.
    tokenHash: `seeded ${contactId}`,
    language: "es",
    createdAt: began,
    lastInboundAt: at,
  });
  const first = written.messages.find((message) => typeof message === "string") ?? "";
  rows.threads.push({
    id: threadId,
    spaceId,
    title: titleOfText(first),
    clientKey: threadId,
    chatWithId: agentik.id,
    lastSeq: seq,
    lastMessageAt: at,
    createdAt: began,
  });
  rows.chats.push({
    threadId,
    channel: "page",
    contactId,
    handledBy: isDone ? "agentik" : handledBy,
    handlerId: !isDone && handledBy === "person" ? DEMO_PERSON_ID : null,
    reason: isDone ? null : reason,
    waitingSince: isDone ? null : waitingSince,
    unknownInARow: isDone ? 0 : unknownInARow,
    labels: [...labels],
    doneAt: isDone ? at : null,
    createdAt: began,
  });
  if (!request) return;
  const { name: form, kind: formKind = "other", state, asking, answers, booking } = request;
  const requestId = `request-${key}-${index + 1}`;
  rows.requests.push({
    id: requestId,
    threadId,
    spaceId,
    name: form,
    kind: formKind,
    state,
    asking,
    answers,
    createdAt: began,
    sentAt,
    doneAt: isRequestDone ? at : null,
    doneBy: isRequestDone ? DEMO_PERSON_ID : null,
  });
  if (!booking || !sentAt) return;
  const { day, minute, minutes, people = null } = booking;
  rows.bookings.push({
    id: `booking-${key}-${index + 1}`,
    spaceId,
    requestId,
    form,
    ...bookingFacts(answers, written.customer),
    people,
    day,
    minute,
    minutes,
    createdAt: sentAt,
  });
}
