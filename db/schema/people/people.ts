import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  AI_EXPERIENCES,
  BUSINESS_TYPES,
  CURRENT_PLATFORMS,
  type AiExperience,
  type AutomationArea,
  type BusinessType,
  type CurrentPlatform,
} from "#domain/journey/onboarding.ts";
import { PERSON_KINDS, TIERS, type PersonKind, type Tier } from "#domain/people/people.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { trigramsOf } from "#db/schema/trigrams.ts";

/** Everyone who can own something: the demo person, guests forked from it, accounts, creators. */
export const people = pgTable(
  "people",
  {
    id: text().primaryKey(),
    kind: text().$type<PersonKind>().notNull().default("account"),
    displayName: text("display_name").notNull(),
    /** Used in the header's greeting. */
    firstName: text("first_name").notNull(),
    handle: text().notNull().unique(),
    tier: text().$type<Tier>().notNull().default("free"),
    /** Null for the bundled default picture. */
    avatarUrl: text("avatar_url"),
    /** The person whose examples a shelf holds; null for other kinds. */
    shelfOf: text("shelf_of")
      .unique()
      .references((): AnyPgColumn => people.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (person) => [
    // Artifakts are searched by their creator's name as well.
    index("people_search").using("gin", trigramsOf(sql`plaza_fold(${person.displayName})`)),
    check("people_kind_known", isOneOf(person.kind, PERSON_KINDS)),
    check(
      "people_shelf_of_somebody",
      sql`(${person.kind} = 'shelf') = (${person.shelfOf} IS NOT NULL)`,
    ),
    check("people_tier_known", isOneOf(person.tier, TIERS)),
    check("people_display_name_filled", sql`length(trim(${person.displayName})) > 0`),
  ],
);

/**
 * A notification to one person. It is rendered from `kind` and `data`, in the reader's language.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** In a guest's copy: the id of the demo person's notification. */
    copiedFrom: text("copied_from"),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** Target of a click: a path of this site. */
    href: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp("seen_at", { withTimezone: true }),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (notification) => [
    // One person's notifications, newest first.
    index("notifications_of_person").on(notification.personId, notification.createdAt.desc()),
    // The badge in the header of every page counts the unread ones.
    index("notifications_unread")
      .on(notification.personId)
      .where(sql`${notification.readAt} IS NULL`),
    // Mails tell of unseen ones (take-notice-mails.ts).
    index("notifications_unseen")
      .on(notification.createdAt)
      .where(sql`${notification.readAt} IS NULL AND ${notification.seenAt} IS NULL`),
    check(
      "notifications_href_local",
      sql`${notification.href} ~ '^/[^/]' OR ${notification.href} = '/'`,
    ),
  ],
);

/** Answers of the onboarding wizard, one row per person. */
export const onboardingAnswers = pgTable(
  "onboarding_answers",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    businessType: text("business_type").$type<BusinessType>(),
    automationAreas: text("automation_areas")
      .array()
      .$type<AutomationArea[]>()
      .notNull()
      .default([]),
    aiExperience: text("ai_experience").$type<AiExperience>(),
    collaborators: text().array().notNull().default([]),
    migrating: boolean().notNull().default(false),
    currentPlatform: text("current_platform").$type<CurrentPlatform>().notNull().default("none"),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (answers) => [
    check("onboarding_business_type_known", isOneOf(answers.businessType, BUSINESS_TYPES)),
    check("onboarding_ai_experience_known", isOneOf(answers.aiExperience, AI_EXPERIENCES)),
    check("onboarding_platform_known", isOneOf(answers.currentPlatform, CURRENT_PLATFORMS)),
    // The platform 'none' means not migrating, any other platform means migrating.
    check(
      "onboarding_migrating_follows_platform",
      sql`${answers.migrating} = (${answers.currentPlatform} <> 'none')`,
    ),
  ],
);
