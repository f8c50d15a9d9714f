/** Pages of businesses, published from the builder at addresses of their own: `/p/fonda-lupita`. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { SLUG } from "#domain/format/slug.ts";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import { PICTURE_MAX_BYTES } from "#domain/people/profile/pictures.ts";
import {
  PAGE_DESCRIPTION_MAX,
  PAGE_PICTURE_ALT_MAX,
  PAGE_TITLE_MAX,
} from "#domain/studio/pages/pages.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { bytea } from "#db/schema/people/pictures.ts";
import { builderLayouts } from "./builder.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

const isSlug = (column: unknown) => sql`${column} ~ ${sql.raw(`'${SLUG.source}'`)}`;

/**
 * A page of a person. It shows one published layout; later saves appear once they are published.
 */
export const pages = pgTable(
  "pages",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** Current address; unique among the former ones too, see `pageAddresses`. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** For search engines and link previews. */
    description: text().notNull().default(""),
    layoutId: text("layout_id")
      .notNull()
      .references(() => builderLayouts.id, { onDelete: "cascade" }),
    /** An unpublished page keeps its address. */
    isPublic: boolean("is_public").notNull().default(true),
    /** Language of its texts: that of Plaza's screens when it was published. */
    language: text().$type<Locale>().notNull().default("es"),
    /** While an operator has taken it down (db/commands/items/takedowns.ts). */
    takenDownAt: time("taken_down_at"),
    createdAt: time("created_at").notNull(),
    /** When the shown layout was published. */
    publishedAt: time("published_at").notNull(),
  },
  (page) => [
    check("pages_slug_valid", isSlug(page.slug)),
    check("pages_language_known", isOneOf(page.language, LOCALES)),
    check(
      "pages_texts_short",
      sql`length(trim(${page.title})) > 0 AND length(${page.title}) <= ${sql.raw(String(PAGE_TITLE_MAX))}
        AND length(${page.description}) <= ${sql.raw(String(PAGE_DESCRIPTION_MAX))}`,
    ),
    index("pages_of_person").on(page.personId, page.createdAt),
    index("pages_of_layout").on(page.layoutId),
  ],
);

/** The page that a version of a layout is made for: shown by it, or saved from a version of it. */
export const layoutPages = pgTable(
  "layout_pages",
  {
    layoutId: text("layout_id")
      .primaryKey()
      .references(() => builderLayouts.id, { onDelete: "cascade" }),
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
  },
  (row) => [index("layout_pages_of_page").on(row.pageId)],
);

/** Every address that a page has or had. Former ones redirect to the current one. */
export const pageAddresses = pgTable(
  "page_addresses",
  {
    slug: text().primaryKey(),
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    since: time("since").notNull(),
  },
  (address) => [
    check("page_addresses_slug_valid", isSlug(address.slug)),
    index("page_addresses_of_page").on(address.pageId),
  ],
);

/** Views of a page by day, in the server's time zone. Counted without cookies and without addresses. */
export const pageViews = pgTable(
  "page_views",
  {
    pageId: text("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.pageId, row.day] }),
    check("page_views_counted", sql`${row.views} > 0`),
  ],
);

/** A person's own pictures for pages, made by the server (adapters/pictures). Blocks name them by hash. */
export const pagePictures = pgTable(
  "page_pictures",
  {
    id: text().primaryKey(),
    personId: personId(),
    /** A complete WebP file. */
    bytes: bytea().notNull(),
    /** Alternative text. */
    alt: text().notNull().default(""),
    /** Content hash for the address and the ETag. */
    hash: text()
      .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
      .notNull(),
    size: integer()
      .generatedAlwaysAs(sql`octet_length(bytes)`)
      .notNull(),
    createdAt: time("created_at").notNull(),
  },
  (picture) => [
    check(
      "page_pictures_small",
      sql`octet_length(${picture.bytes}) BETWEEN 1 AND ${sql.raw(String(PICTURE_MAX_BYTES))}`,
    ),
    check(
      "page_pictures_alt_short",
      sql`length(${picture.alt}) <= ${sql.raw(String(PAGE_PICTURE_ALT_MAX))}`,
    ),
    index("page_pictures_by_hash").on(picture.hash),
    index("page_pictures_of_person").on(picture.personId, picture.createdAt),
  ],
);
