import { text } from "drizzle-orm/pg-core";
import { people } from "./people.ts";

/** The column `person_id` of rows that belong to a person and are deleted with them. */
export const personId = () =>
  text("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });
