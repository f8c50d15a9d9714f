import { and, eq, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { outer } from "#db/connection/outer-column.ts";
import { chats } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers, spaces } from "#db/schema/items/catalogue.ts";
import { runCalls } from "#db/schema/runs/run-calls.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { isOwnRun } from "./own-run.ts";

/*
 * Rules of a run's page, also for lists that link to it. The query joins `agentiks`, `threads`, `spaces`
 * and `chats` to `runs`, each from the left.
 */

/**
 * Condition for the runs whose page a person may open: those that work for the person (in a space only as a
 * member), and those that answer a customer of a workplace where the person is a member. A reply in a
 * conversation of a space also for the owners of the agentik and of the space, as members; not one in a
 * conversation that another person sees alone.
 */
export function mayOpenRun(personId: string): SQL {
  const isMember = sql`EXISTS (SELECT FROM ${spaceMembers} m
    WHERE m.space_id = ${outer(threads.spaceId)} AND m.person_id = ${personId} AND NOT m.is_copy)`;
  const isForOwner = and(
    isNull(threads.chatWithId),
    or(isNull(threads.onlyFor), eq(threads.onlyFor, personId)),
    or(eq(agentiks.ownerId, personId), eq(spaces.ownerId, personId)),
  );
  return or(
    isOwnRun(personId),
    and(or(ne(chats.channel, "try"), isForOwner), isMember, isNull(spaces.takenDownAt)),
  )!;
}

/**
 * Whether a person pays for a run: the one whose limits its calls counted against; without such a call the
 * space's owner, and outside of spaces the person for whom it works.
 */
export const isPaidBy = (personId: string): SQL<boolean> => sql<boolean>`coalesce(
  (SELECT bool_or(call.paid_by = ${personId}) FROM ${runCalls} call
    WHERE call.run_id = ${outer(runs.id)}),
  coalesce(${outer(spaces.ownerId)}, ${outer(runs.personId)}) = ${personId})`;
