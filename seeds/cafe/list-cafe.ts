import { DEFAULT_ZONE } from "#domain/format/zones.ts";
/** The example café as rows of all its tables. */
import { readyContent } from "#domain/agentiks/ready-made/ready-made.ts";
import { taskOfRequest } from "#domain/agentiks/duties/request-task.ts";
import { TRIGGER_OF } from "#domain/agentiks/duties/duties.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import type { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import type { agentiks } from "#db/schema/items/catalogue.ts";
import type { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import type { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import type { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { reportsTitle } from "#app/words/duty-text.ts";
import { challengeAt } from "../challenges.ts";
import { figuresOf, listChats, noChats, type SeededChats } from "../chats/chats.ts";
import { daysBefore } from "../clock.ts";
import { CAFE_AGENTIKS, CAFE_CHALLENGE, CAFE_ENTRIES, CAFE_SPACE } from "./cafe.ts";
import { cafeChats } from "./cafe-chats.ts";
import { cafeInside, type CafeInside } from "./cafe-inside.ts";
import { doneAfter, workOfTrigger, type Done } from "./cafe-work.ts";

const BEGUN_DAYS_AGO = 32;
const RUN_MINUTES = 2;

export interface SeededCafe extends CafeInside {
  agentiks: (typeof agentiks.$inferInsert)[];
  spaceAgentiks: (typeof spaceAgentiks.$inferInsert)[];
  triggers: (typeof agentikTriggers.$inferInsert)[];
  tasks: (typeof spaceTasks.$inferInsert)[];
  submissions: (typeof challengeSubmissions.$inferInsert)[];
  /** Conversations with customers, threads of reports, and the runs of both. */
  chats: SeededChats;
}

/** The café's rows at a time; the same time gives the same rows. */
export function listCafe(now: Date): SeededCafe {
  const inside = cafeInside(now);
  const begunAt = daysBefore(now, BEGUN_DAYS_AGO);
  const chats = noChats();
  const triggers: SeededCafe["triggers"] = [];
  const made = CAFE_AGENTIKS.map(({ kind, name, description }): typeof agentiks.$inferInsert => ({
    id: `agentik-cafe-${kind}`,
    ownerId: DEMO_PERSON_ID,
    name,
    description,
    type: readyContent(kind, "es").type,
    language: "es",
    status: "active",
    createdAt: begunAt,
  }));
  for (const [index, { kind }] of CAFE_AGENTIKS.entries()) {
    const agentik = made[index]!;
    const { abilities, duties } = readyContent(kind, "es");
    const place = { agentik, abilities, spaceId: CAFE_SPACE.id, inside, key: `cafe-${kind}` };
    const own = listChats(place, cafeChats(kind, now), now);
    for (const request of own.requests)
      if (request.doneAt && request.sentAt) request.doneAt = doneAfter(request.sentAt);
    append(chats, own);
    for (const [n, { work, cron }] of duties.entries())
      triggers.push({
        id: `trigger-cafe-${kind}-${n + 1}`,
        agentikId: agentik.id,
        kind: TRIGGER_OF[work.duty],
        duty: work.duty,
        settings: work,
        cron,
        zone: DEFAULT_ZONE,
        // An example does not go on by itself: its clock stands still.
        nextAt: null,
        createdAt: begunAt,
        changedAt: begunAt,
      });
  }
  const source = { inside, chats, now };
  for (const agentik of made) {
    const own = triggers.filter(({ agentikId }) => agentikId === agentik.id);
    const done = own
      .flatMap((trigger) => workOfTrigger(trigger, source))
      .filter(({ at }) => at > begunAt)
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    addReports(chats, agentik, done);
    for (const trigger of own)
      trigger.lastAt = done.filter((one) => one.trigger === trigger).at(-1)?.at ?? null;
    const runs = chats.runs.filter(({ agentikId }) => agentikId === agentik.id);
    if (runs.length > 0)
      chats.figures.push(figuresOf(agentik.id, { runs, messages: chats.messages }));
  }
  return {
    ...inside,
    agentiks: made,
    spaceAgentiks: [
      {
        spaceId: CAFE_SPACE.id,
        agentikId: made[0]!.id,
        answersWhen: "always",
        addedBy: DEMO_PERSON_ID,
        addedAt: begunAt,
      },
    ],
    triggers,
    tasks: tasksOf(chats),
    submissions: submissionsOf(now),
    chats,
  };
}

/** Adds rows; the figures are counted once all runs are known. */
function append(all: SeededChats, own: SeededChats): void {
  for (const table of Object.keys(all) as (keyof SeededChats)[])
    if (table !== "figures") (all[table] as unknown[]).push(...own[table]);
}

/** The thread of an agentik's reports with a message and a run for each thing that it has done. */
function addReports(
  chats: SeededChats,
  agentik: typeof agentiks.$inferInsert,
  done: readonly Done[],
): void {
  const [first] = done;
  const last = done.at(-1);
  if (!first || !last) return;
  const { id: agentikId, name } = agentik;
  const threadId = `thread-reports-${agentikId}`;
  chats.threads.push({
    id: threadId,
    spaceId: CAFE_SPACE.id,
    title: reportsTitle(name, { locale: "es" }),
    createdBy: DEMO_PERSON_ID,
    clientKey: `reports ${agentikId}`,
    lastSeq: done.length,
    lastMessageAt: last.at,
    createdAt: first.at,
  });
  for (const [index, { at, trigger, input, text, steps, scheduledFor }] of done.entries()) {
    const seq = index + 1;
    const runId = `run-${agentikId}-${seq}`;
    const endedAt = new Date(at.getTime() + 700);
    chats.messages.push({ threadId, seq, agentikId, text, createdAt: endedAt });
    chats.runs.push({
      id: runId,
      kind: "duty",
      state: "succeeded",
      personId: DEMO_PERSON_ID,
      agentikId,
      triggerId: trigger.id,
      threadId,
      messageSeq: seq,
      input: { work: trigger.settings, at: at.toISOString(), zone: trigger.zone, ...input },
      dedupeKey: `seeded ${runId}`,
      scheduledFor: scheduledFor ?? null,
      attempts: 1,
      createdAt: at,
      startedAt: at,
      endedAt,
      deadlineAt: new Date(at.getTime() + RUN_MINUTES * 60_000),
    });
    chats.steps.push(
      ...steps.map((step, n) => ({ runId, seq: n + 1, ...step, createdAt: endedAt })),
    );
  }
}

/** A task of each completed form, done when the form was. */
function tasksOf({ requests }: SeededChats): SeededCafe["tasks"] {
  return requests
    .filter(({ state }) => state === "sent")
    .map(({ id, name, answers = [], sentAt, doneAt }, index) => {
      const { title, dueOn } = taskOfRequest({ name, answers });
      return {
        id: `task-${id}`,
        spaceId: CAFE_SPACE.id,
        title,
        dueOn,
        assigneeId: DEMO_PERSON_ID,
        place: index + 1,
        createdBy: DEMO_PERSON_ID,
        createdAt: sentAt!,
        doneAt: doneAt ?? null,
        doneBy: doneAt ? DEMO_PERSON_ID : null,
      };
    });
}

function submissionsOf(now: Date): SeededCafe["submissions"] {
  const { challenge, participants } = challengeAt(CAFE_CHALLENGE, now);
  return CAFE_ENTRIES.map(({ hoursAgo, text }, index) => ({
    challengeId: challenge.id,
    personId: participants[index]!.personId,
    version: 1,
    text,
    createdAt: daysBefore(now, hoursAgo / 24),
  }));
}
