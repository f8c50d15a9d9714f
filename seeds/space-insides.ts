import { siteDay } from "#domain/format/dates.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import { cutPassages } from "#domain/spaces/passages.ts";
import { markdownSections } from "#domain/spaces/reading/text-sections.ts";
import type { answers, citations, spaceAgentiks, unanswered } from "#db/schema/spaces/answering.ts";
import type { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";
import type { messages, threads } from "#db/schema/spaces/threads.ts";
import type { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { reply, type EngineReply } from "#engine/replies/reply.ts";
import { agentikAt } from "./agentiks.ts";
import { composeCommonInsides } from "./common-insides.ts";
import { daysBefore } from "./clock.ts";
import { WRITTEN_INSIDES } from "./content/space-insides.ts";
import type { WrittenInside } from "./content/written-inside.ts";
import { personName } from "./people.ts";
import { spaceAt } from "./spaces.ts";

/** Minutes between two messages of a seeded conversation. */
const MESSAGE_MINUTES = 4;

/** Rows of what is inside one space, by table. */
export interface SeededInside {
  spaceId: string;
  documents: (typeof documents.$inferInsert)[];
  versions: (typeof documentVersions.$inferInsert)[];
  passages: (typeof passages.$inferInsert)[];
  agentiks: (typeof spaceAgentiks.$inferInsert)[];
  answers: (typeof answers.$inferInsert)[];
  threads: (typeof threads.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  citations: (typeof citations.$inferInsert)[];
  unanswered: (typeof unanswered.$inferInsert)[];
  tasks: (typeof spaceTasks.$inferInsert)[];
}

/** Age of the documents, the answers and the tasks, in days; the oldest conversation is younger. */
const FILLED_DAYS_AGO = 7;

/**
 * Insides of the spaces that the first two pages of Spaces show. Questions are answered by the engine, as a
 * worker would.
 */
export const listSpaceInsides = (now: Date): SeededInside[] =>
  [...WRITTEN_INSIDES, ...composeCommonInsides(now)].map((written) => insideOf(written, now));

function insideOf(written: WrittenInside, now: Date): SeededInside {
  const { space: spaceId, language, agentik } = written;
  const { space, members } = spaceAt(Number(spaceId.replace("space-", "")) - 1, now);
  const ownerId = space.ownerId ?? DEMO_PERSON_ID;
  const at = daysBefore(now, FILLED_DAYS_AGO);
  // Members of before the first document only. The demo person speaks only where that is written.
  const writers = members.filter(
    ({ personId, joinedAt }) =>
      joinedAt! < at && (personId !== DEMO_PERSON_ID || personId === ownerId),
  );
  const memberAt = (by: number | "demo") =>
    by === "demo" ? DEMO_PERSON_ID : (writers[by]?.personId ?? ownerId);
  // Not the demo person, whose first document is still to come (the steps of the easy home).
  const writerId = members.find(({ personId }) => personId !== DEMO_PERSON_ID)?.personId ?? ownerId;
  const { name: agentikName } = agentikAt(Number(agentik.replace("agentik-", "")) - 1, now);
  // In the demo person's space it answers every question; among many members only when mentioned.
  const answersWhen = ownerId === DEMO_PERSON_ID ? "always" : "mentioned";
  const inside: SeededInside = {
    spaceId,
    documents: [],
    versions: [],
    passages: [],
    agentiks: [{ spaceId, agentikId: agentik, answersWhen, addedBy: ownerId, addedAt: at }],
    answers: written.answers.map(({ question, answer }, index) => ({
      id: `answer-${spaceId}-${index + 1}`,
      spaceId,
      question,
      answer,
      language,
      approvedBy: ownerId,
      createdAt: at,
      changedAt: at,
    })),
    threads: [],
    messages: [],
    citations: [],
    unanswered: [],
    tasks: written.tasks.map(({ title, for: assignee, inDays }, index) => ({
      id: `task-${spaceId}-${index + 1}`,
      spaceId,
      title,
      assigneeId: memberAt(assignee),
      dueOn: siteDay(daysBefore(now, -inDays)),
      place: index + 1,
      createdBy: ownerId,
      createdAt: at,
    })),
  };
  for (const [index, { name, labels, isPinned = false, text }] of written.documents.entries()) {
    const id = `document-${spaceId}-${index + 1}`;
    const made = { createdBy: writerId, createdAt: at };
    inside.documents.push({
      id,
      spaceId,
      name,
      labels: [...labels],
      isPinned,
      ...made,
      changedAt: at,
    });
    inside.versions.push({
      documentId: id,
      version: 1,
      kind: "text",
      bytes: textBytes(text),
      text,
      state: "ready",
      language,
      ...made,
    });
    for (const [place, passage] of cutPassages(markdownSections(text)).entries())
      inside.passages.push({
        documentId: id,
        version: 1,
        seq: place + 1,
        spaceId,
        language,
        ...passage,
      });
  }
  const passTo = personName(ownerId);
  const ask = (question: string): EngineReply =>
    reply({
      question,
      passages: inside.passages.map(({ documentId, version, seq, heading = "", text }) => ({
        documentId,
        version,
        passage: seq,
        source: inside.documents.find(({ id }) => id === documentId)!.name,
        heading,
        text,
      })),
      answers: inside.answers.map(({ id, question, answer }) => ({
        answerId: id,
        question,
        answer,
      })),
      passTo,
    });
  for (const [index, { title, hoursAgo, messages }] of written.threads.entries()) {
    const threadId = `thread-${spaceId}-${index + 1}`;
    const began = daysBefore(now, hoursAgo / 24);
    let seq = 0;
    const next = () => {
      seq += 1;
      return { threadId, seq, createdAt: daysBefore(began, (-seq * MESSAGE_MINUTES) / 1_440) };
    };
    for (const { by, text, isAnswered = false } of messages) {
      const authorId = memberAt(by);
      const asked = next();
      const isMention = isAnswered && answersWhen === "mentioned";
      inside.messages.push({
        ...asked,
        authorId,
        text: isMention ? `@${agentikName} ${text}` : text,
      });
      if (!isAnswered) continue;
      const { text: answer, replyKind, citations } = ask(text);
      const answered = next();
      inside.messages.push({
        ...answered,
        agentikId: agentik,
        text: answer,
        replyTo: asked.seq,
        replyKind,
      });
      inside.citations.push(
        ...citations.map((one, n) => ({ threadId, seq: answered.seq, n: n + 1, ...one })),
      );
      if (replyKind === "unknown")
        inside.unanswered.push({
          id: `question-${threadId}-${asked.seq}`,
          spaceId,
          threadId,
          seq: asked.seq,
          agentikId: agentik,
          question: text,
          askedBy: authorId,
          createdAt: asked.createdAt,
        });
    }
    inside.threads.push({
      id: threadId,
      spaceId,
      title,
      createdBy: memberAt(messages[0]!.by),
      clientKey: threadId,
      lastSeq: seq,
      lastMessageAt: inside.messages.at(-1)!.createdAt,
      createdAt: began,
    });
  }
  return inside;
}
