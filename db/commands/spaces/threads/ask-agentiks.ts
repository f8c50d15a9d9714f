import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { mentionedIn } from "#domain/spaces/mentions.ts";
import type { Db } from "#db/connection/client.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import type { WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { appendMessage } from "./append-message.ts";

interface Question {
  space: WritableSpace;
  threadId: string;
  /** Number of the message that asks. */
  seq: number;
  /** The author of the message. */
  personId: string;
  text: string;
  now: Date;
}

/**
 * Asks the agentiks that a message mentions, or else the first one that always answers: each gets a
 * message in state `writing`, which its run fills. A paused agentik, and one that only reads, does not
 * answer.
 *
 * @returns the ids of the runs; none while the person has as many as allowed
 */
export async function askAgentiks(tx: Db, question: Question): Promise<string[]> {
  const added = await listAnswering(tx, question.space);
  const mentioned = mentionedIn(
    question.text,
    added.map(({ name }) => name),
  );
  const always = added.find(({ answersWhen }) => answersWhen === "always");
  const asked =
    mentioned.length > 0
      ? added.filter(({ name }) => mentioned.includes(name))
      : always
        ? [always]
        : [];
  const runIds: string[] = [];
  for (const { id } of asked) {
    const runId = await askAgentik(tx, question, id);
    if (runId) runIds.push(runId);
  }
  return runIds;
}

/** Asks one agentik. @returns the id of its run; undefined while the person has as many as allowed */
export async function askAgentik(
  tx: Db,
  { threadId, seq, personId, now }: Omit<Question, "space" | "text">,
  agentikId: string,
): Promise<string | undefined> {
  // In a savepoint, so that a refused run leaves no empty message behind.
  return tx
    .transaction(async (tx) => {
      const reply = await appendMessage(tx, {
        threadId,
        now,
        message: { agentikId, text: "", state: "writing", replyTo: seq },
      });
      const target = { kind: "reply", threadId, seq: reply.seq } as const;
      const run = await askForRun(tx, { target, personId, agentikId, now });
      if (run.kind === "refused") throw new TooManyRuns();
      return run.id;
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyRuns) return undefined;
      throw error;
    });
}

class TooManyRuns extends Error {}

/** The agentiks that answer in a space, of a copy also those of the original. */
const listAnswering = (tx: Db, { id, copiedFrom }: WritableSpace) =>
  tx
    .select({
      id: agentiks.id,
      name: agentiks.name,
      answersWhen: spaceAgentiks.answersWhen,
    })
    .from(spaceAgentiks)
    .innerJoin(agentiks, eq(agentiks.id, spaceAgentiks.agentikId))
    .where(
      and(
        inArray(spaceAgentiks.spaceId, [id, copiedFrom ?? id]),
        eq(agentiks.status, "active"),
        ne(spaceAgentiks.may, "read"),
      ),
    )
    .orderBy(asc(spaceAgentiks.addedAt), agentiks.id);
