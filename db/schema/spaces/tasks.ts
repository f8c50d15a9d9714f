/** Tasks of a space. */
import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { spaces } from "#db/schema/items/catalogue.ts";
import { chatRequests } from "#db/schema/agentiks/chats.ts";
import { people } from "#db/schema/people/people.ts";
import { messages } from "./threads.ts";

export const spaceTasks = pgTable(
  "space_tasks",
  {
    id: text().primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    title: text().notNull(),
    assigneeId: text("assignee_id").references(() => people.id, { onDelete: "set null" }),
    /** A day in the assignee's own calendar. */
    dueOn: date("due_on"),
    /** Order within the space: between two tasks is the mean of their places. */
    place: doublePrecision().notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
    doneBy: text("done_by").references(() => people.id, { onDelete: "set null" }),
    /** The message that it was made from. */
    threadId: text("thread_id"),
    seq: integer(),
    /** The customer's form that it is for: done with it. */
    requestId: text("request_id").references(() => chatRequests.id, { onDelete: "set null" }),
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    /** As in threads: the only person who sees it, in a space of the examples. */
    onlyFor: text("only_for").references(() => people.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (task) => [
    check("space_tasks_title_filled", sql`length(trim(${task.title})) > 0`),
    foreignKey({
      name: "space_tasks_message_fk",
      columns: [task.threadId, task.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("set null"),
    index("space_tasks_open")
      .on(task.spaceId, task.place, task.id)
      .where(sql`${task.doneAt} IS NULL`),
    index("space_tasks_done")
      .on(task.spaceId, task.doneAt.desc())
      .where(sql`${task.doneAt} IS NOT NULL`),
    index("space_tasks_of_assignee")
      .on(task.assigneeId, task.dueOn)
      .where(sql`${task.doneAt} IS NULL`),
    index("space_tasks_of_message").on(task.threadId, task.seq),
    index("space_tasks_of_request")
      .on(task.requestId)
      .where(sql`${task.requestId} IS NOT NULL`),
    index("space_tasks_done_by").on(task.doneBy),
    index("space_tasks_by").on(task.createdBy),
    index("space_tasks_only_for")
      .on(task.onlyFor)
      .where(sql`${task.onlyFor} IS NOT NULL`),
  ],
);
