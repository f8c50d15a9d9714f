import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { chatRequests } from "./chats.ts";

/**
 * The agenda of a workplace: bookings that customers have sent in a conversation, and those that its people
 * have written down.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: text().primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** The form that a customer has sent; null for what a person has written down. */
    requestId: text("request_id")
      .unique()
      .references(() => chatRequests.id, { onDelete: "cascade" }),
    /** Name of the form whose places it takes: "Cita". */
    form: text().notNull(),
    /** Name of the customer; empty where none was said. */
    customer: text().notNull().default(""),
    /** In E.164; empty where it is not known. */
    phone: text().notNull().default(""),
    /** Purpose, such as the service; may be empty. */
    note: text().notNull().default(""),
    /** How many people come; null where it was not said. */
    people: integer(),
    /** Calendar day and minutes since its midnight, where the business is: they stay when its time zone changes. */
    day: date({ mode: "string" }).notNull(),
    minute: integer().notNull(),
    /** Duration in minutes. */
    minutes: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Person who has written it down; null for a customer, and for a deleted account. */
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    /** Since when it takes no place any more. */
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
    /** When its customer is to be reminded; null where there is nothing to remind of any more. */
    remindAt: timestamp("remind_at", { withTimezone: true }),
  },
  (booking) => [
    check("bookings_form_filled", sql`length(trim(${booking.form})) > 0`),
    check("bookings_minute_of_day", sql`${booking.minute} >= 0 AND ${booking.minute} < 1440`),
    check("bookings_minutes_counted", sql`${booking.minutes} > 0 AND ${booking.minutes} <= 1440`),
    check("bookings_people_counted", sql`${booking.people} > 0`),
    index("bookings_of_day")
      .on(booking.spaceId, booking.day, booking.minute)
      .where(sql`${booking.cancelledAt} IS NULL`),
    index("bookings_by_day").on(booking.day),
    index("bookings_created_by").on(booking.createdBy),
    index("bookings_to_remind")
      .on(booking.remindAt)
      .where(sql`${booking.remindAt} IS NOT NULL AND ${booking.cancelledAt} IS NULL`),
  ],
);
