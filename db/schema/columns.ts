import { timestamp } from "drizzle-orm/pg-core";

/** A point in time with its zone; nullable unless `notNull()` follows. */
export const time = (name: string) => timestamp(name, { withTimezone: true });
