import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#db/schema/columns.ts";
import { accounts } from "./accounts.ts";

/** Mails about unseen notifications to an account. An account that never got or refused one has no row. */
export const noticeMails = pgTable("notice_mails", {
  personId: text("person_id")
    .primaryKey()
    .references(() => accounts.personId, { onDelete: "cascade" }),
  /** The person wants none. */
  isOff: boolean("is_off").notNull().default(false),
  /** When the last one was sent. */
  mailedAt: time("mailed_at"),
  /** Time of the newest notification that was mailed: each is mailed once. */
  mailedUntil: time("mailed_until"),
});
