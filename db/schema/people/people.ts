import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, timestamp, index } from "drizzle-orm/pg-core";
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
    /** What the header's greeting uses. */
    firstName: text("first_name").notNull(),
    handle: text().notNull().unique(),
    tier: text().$type<Tier>().notNull().default("free"),
    /** Null: the local default picture (product.md: the external avatar is a setting). */
    avatarUrl: text("avatar_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (person) => [
    // Artifakts are found by their creator's name.
    index("people_search").using("gin", trigramsOf(sql`plaza_fold(${person.displayName})`)),
    check("people_kind_known", isOneOf(person.kind, PERSON_KINDS)),
    check("people_tier_known", isOneOf(person.tier, TIERS)),
    check("people_display_name_filled", sql`length(trim(${person.displayName})) > 0`),
  ],
);

/** A message to one person. Its words come from `kind` and `data`, so that both languages work. */
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
    /** Where a click leads: a path of this site. */
    href: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp("seen_at", { withTimezone: true }),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (notification) => [
    // The list page: one person's, newest first.
    index("notifications_of_person").on(notification.personId, notification.createdAt.desc()),
    // The header's badge on every page counts only the unread ones.
    index("notifications_unread")
      .on(notification.personId)
      .where(sql`${notification.readAt} IS NULL`),
    check(
      "notifications_href_local",
      sql`${notification.href} ~ '^/[^/]' OR ${notification.href} = '/'`,
    ),
  ],
);

/** The wizard's answers, one row a person (spec 3 "Onboarding answers"). */
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
    // Spec 4: 'none' sets migrating false, any other choice sets it true.
    check(
      "onboarding_migrating_follows_platform",
      sql`${answers.migrating} = (${answers.currentPlatform} <> 'none')`,
    ),
  ],
);
