import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  PICTURE_MAX_BYTES,
  PICTURE_PURPOSES,
  type PicturePurpose,
} from "#domain/people/profile/pictures.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/**
 * Pictures of people and logos of businesses, made by the server (adapters/pictures). Here and not in
 * the file store: they are small, and are stored, exported and deleted with the person's rows.
 */
export const pictures = pgTable(
  "pictures",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    purpose: text().$type<PicturePurpose>().notNull(),
    /** A complete WebP file. */
    bytes: bytea().notNull(),
    /** Content hash for the address and the ETag. Two people may have the same picture. */
    hash: text()
      .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
      .notNull(),
    size: integer()
      .generatedAlwaysAs(sql`octet_length(bytes)`)
      .notNull(),
  },
  (picture) => [
    primaryKey({ columns: [picture.personId, picture.purpose] }),
    index("pictures_by_hash").on(picture.hash),
    check("pictures_purpose_known", isOneOf(picture.purpose, PICTURE_PURPOSES)),
    check(
      "pictures_small",
      sql`octet_length(${picture.bytes}) BETWEEN 1 AND ${sql.raw(String(PICTURE_MAX_BYTES))}`,
    ),
  ],
);
