import { and, eq, isNull, sql } from "drizzle-orm";
import type { ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { RunEngine, RunFailure, RunKind, RunState } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { messages } from "#db/schema/spaces/threads.ts";

/** A run of a person's agentik, for programs. */
export interface OwnersRun {
  id: string;
  kind: RunKind;
  state: RunState;
  failure: RunFailure | null;
  /** Channel of a conversation with a customer or of a trial; null for other runs. */
  channel: ChatChannel | null;
  engine: RunEngine | null;
  model: string | null;
  tokensIn: number;
  tokensOut: number;
  costCentavos: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  deadlineAt: Date;
}

interface Whose {
  agentikId: string;
  personId: string;
}

const columns = {
  id: runs.id,
  kind: runs.kind,
  state: runs.state,
  failure: runs.failure,
  channel: chats.channel,
  engine: runs.engine,
  model: runs.model,
  tokensIn: runs.tokensIn,
  tokensOut: runs.tokensOut,
  costCentavos: runs.costCentavos,
  createdAt: runs.createdAt,
  startedAt: runs.startedAt,
  endedAt: runs.endedAt,
  deadlineAt: runs.deadlineAt,
};

const isOwn = ({ agentikId, personId }: Whose) =>
  and(eq(runs.agentikId, agentikId), eq(agentiks.ownerId, personId));

/**
 * Runs of a person's own agentik, the newest first.
 *
 * @param after id of the last run of the part before; undefined for the first part. After an unknown
 *   one there is nothing
 */
export const listRunsOfOwner = (
  db: Db,
  whose: Whose,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<OwnersRun[]> => {
  const last = (column: "created_at" | "id") =>
    sql`(SELECT last.${sql.raw(column)} FROM ${runs} last
      WHERE last.id = ${after} AND last.agentik_id = ${whose.agentikId})`;
  return db
    .select(columns)
    .from(runs)
    .innerJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .where(
      and(
        isOwn(whose),
        after === undefined
          ? undefined
          : // The first condition is one of the index, the second of runs of the same microsecond.
            sql`${runs.createdAt} <= ${last("created_at")}
              AND (${runs.createdAt}, ${runs.id}) < (${last("created_at")}, ${last("id")})`,
      ),
    )
    .orderBy(sql`${runs.createdAt} DESC NULLS LAST`, sql`${runs.id} DESC`)
    .limit(limit);
};

/** A run of a person's agentik; undefined for an unknown one and another agentik's. */
export async function findRunOfOwner(
  db: Db,
  { id, ...whose }: Whose & { id: string },
): Promise<OwnersRun | undefined> {
  const [run] = await db
    .select(columns)
    .from(runs)
    .innerJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .where(and(eq(runs.id, id), isOwn(whose)));
  return run;
}

/** State, text and tokens of a reply, for a request that waits for it. */
export interface AwaitedReply extends Pick<
  OwnersRun,
  "state" | "failure" | "deadlineAt" | "model" | "tokensIn" | "tokensOut"
> {
  /** Markdown; null when the message was deleted. */
  text: string | null;
}

/** The answer of a person's run; undefined for an unknown run and another person's. */
export async function findReply(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<AwaitedReply | undefined> {
  const [reply] = await db
    .select({
      state: runs.state,
      failure: runs.failure,
      deadlineAt: runs.deadlineAt,
      model: runs.model,
      tokensIn: runs.tokensIn,
      tokensOut: runs.tokensOut,
      text: messages.text,
    })
    .from(runs)
    .leftJoin(
      messages,
      and(
        eq(messages.threadId, runs.threadId),
        eq(messages.seq, runs.messageSeq),
        isNull(messages.deletedAt),
      ),
    )
    .where(and(eq(runs.id, id), eq(runs.personId, personId)));
  return reply;
}
