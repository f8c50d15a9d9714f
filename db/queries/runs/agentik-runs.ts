import { and, eq, sql, type SQL } from "drizzle-orm";
import type { ChatChannel } from "#domain/agentiks/chats/chats.ts";
import type { DutyInput } from "#domain/agentiks/duties/duties.ts";
import type { ActingTool } from "#domain/agentiks/tools/tools.ts";
import { RUNS_PER_PAGE, STRIP_RUNS, type RunFilters } from "#domain/runs/run-list.ts";
import type { RunFailure, RunKind, RunState } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { isOwnAgentik } from "#db/queries/agentiks/own-agentiks.ts";
import { toolCalls } from "#db/schema/agentiks/agentik-tools.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaces } from "#db/schema/items/catalogue.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { madeBy, type MadeBy } from "./made-by.ts";
import { isPaidBy, mayOpenRun } from "./may-open-run.ts";

/** A run as lists and its page show it. */
export interface AgentikRun {
  id: string;
  kind: RunKind;
  state: RunState;
  failure: RunFailure | null;
  /** Facts that set off a duty; null for other runs. */
  input: DutyInput | null;
  /** Place of a reply: the chat's channel, or a space; null for other runs. */
  channel: ChatChannel | null;
  space: string | null;
  /** The tool that the run calls; null for other runs. */
  tool: ActingTool | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  deadlineAt: Date;
}

/** A run in the list of its agentik. */
export interface ListedRun extends AgentikRun {
  /** Whether the run's page opens for the viewer. */
  mayOpen: boolean;
  /** Whether the viewer pays for it. */
  isPaidByViewer: boolean;
  /** Engine that has answered, and its cost. */
  madeBy: MadeBy;
}

interface Whose {
  id: string;
  personId: string;
}

/** Written so that the index on agentik and time gives the order. */
const newestFirst = [sql`${runs.createdAt} DESC NULLS LAST`];

/** The agentik with this id, or the person's copy of it. */
const ofAgentik = (db: Db, { id, personId }: Whose): SQL =>
  eq(
    runs.agentikId,
    sql`(${db
      .select({ id: agentiks.id })
      .from(agentiks)
      .where(isOwnAgentik(personId, id))
      .orderBy(sql`${agentiks.id} = ${id} DESC`)
      .limit(1)})`,
  );

const isOpenTo = (personId: string) => sql<boolean>`coalesce(${mayOpenRun(personId)}, false)`;

/** One page of the runs of a person's own agentik, newest first; one more than is shown. */
export const listAgentikRuns = (
  db: Db,
  whose: Whose,
  { state, kind, page }: RunFilters,
): Promise<ListedRun[]> =>
  db
    .select({
      mayOpen: isOpenTo(whose.personId),
      isPaidByViewer: isPaidBy(whose.personId),
      madeBy,
      id: runs.id,
      kind: runs.kind,
      state: runs.state,
      failure: runs.failure,
      input: runs.input,
      channel: chats.channel,
      space: spaces.name,
      tool: toolCalls.tool,
      createdAt: runs.createdAt,
      startedAt: runs.startedAt,
      endedAt: runs.endedAt,
      deadlineAt: runs.deadlineAt,
    })
    .from(runs)
    .leftJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(toolCalls, eq(toolCalls.id, runs.toolCallId))
    .leftJoin(threads, eq(threads.id, runs.threadId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .leftJoin(spaces, eq(spaces.id, threads.spaceId))
    .where(
      and(
        ofAgentik(db, whose),
        state === "all" ? undefined : eq(runs.state, state),
        kind === "all" ? undefined : eq(runs.kind, kind),
      ),
    )
    .orderBy(...newestFirst)
    .limit(RUNS_PER_PAGE + 1)
    .offset((page - 1) * RUNS_PER_PAGE);

/** States of the last runs of a person's own agentik, newest first. */
export const listRunStrip = (
  db: Db,
  whose: Whose,
): Promise<Pick<ListedRun, "id" | "state" | "deadlineAt" | "createdAt" | "mayOpen">[]> =>
  db
    .select({
      mayOpen: isOpenTo(whose.personId),
      id: runs.id,
      state: runs.state,
      deadlineAt: runs.deadlineAt,
      createdAt: runs.createdAt,
    })
    .from(runs)
    .leftJoin(agentiks, eq(agentiks.id, runs.agentikId))
    .leftJoin(threads, eq(threads.id, runs.threadId))
    .leftJoin(chats, eq(chats.threadId, runs.threadId))
    .leftJoin(spaces, eq(spaces.id, threads.spaceId))
    .where(ofAgentik(db, whose))
    .orderBy(...newestFirst)
    .limit(STRIP_RUNS);
