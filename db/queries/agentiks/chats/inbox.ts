import { and, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { isWorkplaceOf } from "#db/queries/spaces/is-workplace-of.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/**
 * Condition for the chats with customers that a person sees: the person is a member of the workplace, and
 * not through an example; of trials only their own. Every statement that reads or handles a chat as a
 * person has it in its WHERE.
 */
export const isInboxOf = (personId: string): SQL =>
  and(
    isNotNull(threads.chatWithId),
    or(isNull(threads.onlyFor), eq(threads.onlyFor, personId)),
    isWorkplaceOf(threads.spaceId, personId),
  )!;
