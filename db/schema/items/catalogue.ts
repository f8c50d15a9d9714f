/**
 * What can be found: spaces, artifakts, agentiks, challenges (spec 3). Each has a stored
 * `search_text` (lower case, no accents) under an index of its trigrams: filters and /search match
 * substrings of it, and a plain b-tree cannot (db/schema/trigrams.ts). The name, with which
 * `search_text` begins, has one of its own: what many describe may be in no name, and the best hits
 * are those in names. Each order of a list
 * has an index in that order, so that a page costs the same however long the list is
 * (docs/decisions/0025-growth.md). Long because the four are one aggregate: they share their columns,
 * checks and the rule of what is listed.
 */
import { sql, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  AGENTIK_STATUSES,
  ARTIFAKT_TYPES,
  ARTIFAKT_TYPES_BY_CATEGORY,
  CHALLENGE_TYPES,
  CONTENT_LANGUAGES,
  JOIN_POLICIES,
  PUBLICATIONS,
  SPACE_ROLES,
  SPACE_TYPES,
  type ArtifaktCategory,
  type ArtifaktType,
  type ChallengeType,
  type ContentLanguage,
  type JoinPolicy,
  type Publication,
  type SpaceRole,
  type SpaceType,
} from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";
import { foldedNameOf, trigramsOf } from "#db/schema/trigrams.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
const language = () => text().$type<ContentLanguage>().notNull().default("es");
/**
 * In a guest's own copy of what the demo person has: the id of the original. A copy is its owner's
 * alone: no list, count, search or other person's address shows it (db/queries/lists/listed.ts), and the
 * lists' indexes leave it out, however many guests there are. Not a foreign key: a copy outlives it.
 */
const copiedFrom = () => text("copied_from");
const isListed = (column: AnyPgColumn) => sql`${column} IS NULL`;
const isPublished = (column: AnyPgColumn, publication: AnyPgColumn) =>
  sql`${isListed(column)} AND ${publication} = 'published'`;
/** A guest's copy of the demo person's row: takes no place and is not counted. */
const isCopy = () => boolean("is_copy").notNull().default(false);
/** `plaza_fold` (first migration) is lower case without accents, and immutable. */
const searchText = (expression: SQL) => text("search_text").generatedAlwaysAs(expression).notNull();
/** How much of `search_text` is the name: where a text was found says how good a hit it is. */
const nameLength = () =>
  integer("name_length")
    .generatedAlwaysAs(sql`length(plaza_fold(name))`)
    .notNull();

export const spaces = pgTable(
  "spaces",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    image: text(),
    /** Kept equal to the number of `space_members` rows that are no copies by every command that changes them. */
    userCount: integer("user_count").notNull().default(0),
    type: text().$type<SpaceType>().notNull(),
    joinPolicy: text("join_policy").$type<JoinPolicy>().notNull().default("open"),
    /** How many may be in it; null for no limit. */
    maxMembers: integer("max_members"),
    isFeatured: boolean("is_featured").notNull().default(false),
    ownerId: text("owner_id").references(() => people.id),
    language: language(),
    copiedFrom: copiedFrom(),
    createdAt: createdAt(),
    searchText: searchText(sql`plaza_fold(name || ' ' || description)`),
    nameLength: nameLength(),
  },
  (space) => [
    check("spaces_type_known", isOneOf(space.type, SPACE_TYPES)),
    check("spaces_join_policy_known", isOneOf(space.joinPolicy, JOIN_POLICIES)),
    check("spaces_language_known", isOneOf(space.language, CONTENT_LANGUAGES)),
    check("spaces_user_count_not_negative", sql`${space.userCount} >= 0`),
    check(
      "spaces_members_fit",
      sql`${space.maxMembers} > 0 AND ${space.userCount} <= ${space.maxMembers}`,
    ),
    // The list in its order, whole or by category, 24 at a time.
    index("spaces_by_size").on(space.userCount.desc(), space.id).where(isListed(space.copiedFrom)),
    index("spaces_by_type")
      .on(space.type, space.userCount.desc(), space.id)
      .where(isListed(space.copiedFrom)),
    index("spaces_featured")
      .on(space.userCount.desc(), space.id)
      .where(sql`${space.isFeatured} AND ${isListed(space.copiedFrom)}`),
    index("spaces_by_name").on(space.name, space.id).where(isListed(space.copiedFrom)),
    index("spaces_by_type_and_name")
      .on(space.type, space.name, space.id)
      .where(isListed(space.copiedFrom)),
    // "Newest", and the weeks of the site map.
    index("spaces_by_age").on(space.createdAt.desc(), space.id).where(isListed(space.copiedFrom)),
    index("spaces_by_type_and_age")
      .on(space.type, space.createdAt.desc(), space.id)
      .where(isListed(space.copiedFrom)),
    index("spaces_search")
      .using("gin", trigramsOf(space.searchText))
      .where(isListed(space.copiedFrom)),
    index("spaces_search_name")
      .using("gin", trigramsOf(foldedNameOf(space)))
      .where(isListed(space.copiedFrom)),
    index("spaces_of_owner").on(space.ownerId),
  ],
);

export const spaceMembers = pgTable(
  "space_members",
  {
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    role: text().$type<SpaceRole>().notNull().default("member"),
    isCopy: isCopy(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (member) => [
    primaryKey({ columns: [member.spaceId, member.personId] }),
    check("space_members_role_known", isOneOf(member.role, SPACE_ROLES)),
    // "My spaces" and the Active Spaces figure start from the person.
    index("space_members_of_person").on(member.personId),
  ],
);

const CATEGORY_OF_TYPE = `CASE ${Object.entries(ARTIFAKT_TYPES_BY_CATEGORY)
  .map(([category, types]) => {
    const list = types.map((type) => `'${type}'`).join(", ");
    return `WHEN type IN (${list}) THEN '${category}'`;
  })
  .join(" ")} END`;

export const artifakts = pgTable(
  "artifakts",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    creatorId: text("creator_id")
      .notNull()
      .references(() => people.id),
    image: text(),
    /** Whole MXN; 0 is free (spec 9). */
    price: integer().notNull().default(0),
    /** Tenths: 48 is 4.8 (spec 3). Of its reviews as soon as it has any: a trigger keeps it. */
    rating: smallint().notNull().default(0),
    /** What it has without reviews. */
    ratingAtFirst: smallint("rating_at_first").notNull().default(0),
    /** Who may find it: nobody yet, everybody, or nobody new. */
    publication: text().$type<Publication>().notNull().default("published"),
    type: text().$type<ArtifaktType>().notNull(),
    /** Of its type: the lists are filtered by it, and an index in a list's order needs one value. */
    category: text()
      .$type<ArtifaktCategory>()
      .generatedAlwaysAs(sql.raw(CATEGORY_OF_TYPE))
      .notNull(),
    downloadCount: bigint("download_count", { mode: "number" }).notNull().default(0),
    tags: text().array().notNull().default([]),
    language: language(),
    copiedFrom: copiedFrom(),
    createdAt: createdAt(),
    searchText: searchText(sql`plaza_fold(name || ' ' || description)`),
    nameLength: nameLength(),
  },
  (artifakt) => [
    check("artifakts_type_known", isOneOf(artifakt.type, ARTIFAKT_TYPES)),
    check("artifakts_language_known", isOneOf(artifakt.language, CONTENT_LANGUAGES)),
    check("artifakts_price_not_negative", sql`${artifakt.price} >= 0`),
    check("artifakts_publication_known", isOneOf(artifakt.publication, PUBLICATIONS)),
    check("artifakts_rating_at_first_in_tenths", sql`${artifakt.ratingAtFirst} BETWEEN 0 AND 50`),
    check("artifakts_rating_in_tenths", sql`${artifakt.rating} BETWEEN 0 AND 50`),
    check("artifakts_downloads_not_negative", sql`${artifakt.downloadCount} >= 0`),
    // The list and "trending": most downloaded first, whole, within a category, or of one type; the
    // price at the end lets them be counted by it without reading the table.
    index("artifakts_by_downloads")
      .on(artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_category")
      .on(artifakt.category, artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_type")
      .on(artifakt.type, artifakt.downloadCount.desc(), artifakt.id)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    // The other orders, whole and within a category: what a category is called or costs goes with it,
    // so that in the whole list's order it may be far away.
    index("artifakts_by_rating")
      .on(artifakt.rating.desc(), artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_category_and_rating")
      .on(
        artifakt.category,
        artifakt.rating.desc(),
        artifakt.downloadCount.desc(),
        artifakt.id,
        artifakt.price,
      )
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_age")
      .on(artifakt.createdAt.desc(), artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_category_and_age")
      .on(artifakt.category, artifakt.createdAt.desc(), artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_name")
      .on(artifakt.name, artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_category_and_name")
      .on(artifakt.category, artifakt.name, artifakt.id, artifakt.price)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_price")
      .on(artifakt.price, artifakt.downloadCount.desc(), artifakt.id)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_by_category_and_price")
      .on(artifakt.category, artifakt.price, artifakt.downloadCount.desc(), artifakt.id)
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_search")
      .using("gin", trigramsOf(artifakt.searchText))
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    index("artifakts_search_name")
      .using("gin", trigramsOf(foldedNameOf(artifakt)))
      .where(isPublished(artifakt.copiedFrom, artifakt.publication)),
    // Artifakts Created counts a person's own; who looks for a creator sees the most downloaded first.
    index("artifakts_of_creator").on(
      artifakt.creatorId,
      artifakt.downloadCount.desc(),
      artifakt.id,
    ),
  ],
);

const KNOWN_STATUSES = AGENTIK_STATUSES.map((status) => `'${status}'`).join(", ");
/** Active, paused, inactive, then whatever else somebody wrote: unknown ones have no place. */
export const agentikRank = (status: AnyPgColumn): SQL =>
  sql`array_position(ARRAY[${sql.raw(KNOWN_STATUSES)}]::text[], ${status})`;

export const agentiks = pgTable(
  "agentiks",
  {
    id: text().primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull(),
    /** Open text: values other than active, paused and inactive are kept and shown neutrally. */
    status: text().notNull().default("inactive"),
    type: text().notNull(),
    language: language(),
    copiedFrom: copiedFrom(),
    createdAt: createdAt(),
    searchText: searchText(sql`plaza_fold(name || ' ' || description)`),
    nameLength: nameLength(),
  },
  (agentik) => [
    check("agentiks_status_filled", sql`length(trim(${agentik.status})) > 0`),
    check("agentiks_language_known", isOneOf(agentik.language, CONTENT_LANGUAGES)),
    index("agentiks_by_name").on(agentik.name, agentik.id).where(isListed(agentik.copiedFrom)),
    // The category row filters by status or by type.
    index("agentiks_by_status")
      .on(agentik.status, agentik.name, agentik.id)
      .where(isListed(agentik.copiedFrom)),
    index("agentiks_by_type")
      .on(agentik.type, agentik.name, agentik.id)
      .where(isListed(agentik.copiedFrom)),
    index("agentiks_by_age")
      .on(agentik.createdAt.desc(), agentik.id)
      .where(isListed(agentik.copiedFrom)),
    // The order by status: those that are known first, as they are declared.
    index("agentiks_by_rank")
      .on(agentikRank(agentik.status), agentik.status, agentik.name, agentik.id)
      .where(isListed(agentik.copiedFrom)),
    // What a person is offered to begin with: the oldest of each type.
    index("agentiks_by_type_and_age")
      .on(agentik.type, agentik.createdAt, agentik.id)
      .where(isListed(agentik.copiedFrom)),
    index("agentiks_search")
      .using("gin", trigramsOf(agentik.searchText))
      .where(isListed(agentik.copiedFrom)),
    index("agentiks_search_name")
      .using("gin", trigramsOf(foldedNameOf(agentik)))
      .where(isListed(agentik.copiedFrom)),
    index("agentiks_of_owner").on(agentik.ownerId, agentik.status),
  ],
);

export const challenges = pgTable(
  "challenges",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    type: text().$type<ChallengeType>().notNull(),
    /** Credits. */
    reward: integer().notNull(),
    /** Kept equal to the number of `challenge_participants` rows that are no copies; the last place is a guarded update. */
    currentParticipants: integer("current_participants").notNull().default(0),
    maxParticipants: integer("max_participants").notNull(),
    deadline: timestamp({ withTimezone: true }).notNull(),
    isActive: boolean("is_active").notNull().default(true),
    creatorId: text("creator_id").references(() => people.id),
    /**
     * Where the reward waits until it is paid or goes back; null for those from before there was
     * money behind a challenge, which pay nobody. A trigger (community_rules) holds it to the reward
     * while the challenge runs, and to nothing once it is paid or cancelled.
     */
    escrowId: text("escrow_id").references(() => ledgerAccounts.id),
    awardedTo: text("awarded_to").references(() => people.id, { onDelete: "set null" }),
    awardedAt: timestamp("awarded_at", { withTimezone: true }),
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
    language: language(),
    createdAt: createdAt(),
    searchText: searchText(sql`plaza_fold(name || ' ' || description)`),
    nameLength: nameLength(),
  },
  (challenge) => [
    check("challenges_type_known", isOneOf(challenge.type, CHALLENGE_TYPES)),
    check("challenges_language_known", isOneOf(challenge.language, CONTENT_LANGUAGES)),
    check("challenges_reward_not_negative", sql`${challenge.reward} >= 0`),
    check("challenges_places_positive", sql`${challenge.maxParticipants} > 0`),
    check(
      "challenges_participants_fit",
      sql`${challenge.currentParticipants} BETWEEN 0 AND ${challenge.maxParticipants}`,
    ),
    check(
      "challenges_award_has_a_time",
      sql`${challenge.awardedTo} IS NULL OR ${challenge.awardedAt} IS NOT NULL`,
    ),
    check(
      "challenges_not_awarded_to_oneself",
      sql`${challenge.awardedTo} <> ${challenge.creatorId}`,
    ),
    check(
      "challenges_end_once",
      sql`(${challenge.awardedAt} IS NULL OR ${challenge.cancelledAt} IS NULL)
        AND (${challenge.awardedAt} IS NULL AND ${challenge.cancelledAt} IS NULL OR NOT ${challenge.isActive})`,
    ),
    // Active first, then soonest (product.md, "Traps"), whole or of one type; the reward at the end
    // lets those that are open be summed without reading the table.
    index("challenges_by_deadline").on(
      challenge.isActive.desc(),
      challenge.deadline,
      challenge.id,
      challenge.reward,
    ),
    index("challenges_by_type").on(
      challenge.type,
      challenge.isActive.desc(),
      challenge.deadline,
      challenge.id,
    ),
    // The other orders.
    index("challenges_by_reward").on(challenge.reward.desc(), challenge.id, challenge.type),
    index("challenges_by_participants").on(
      challenge.currentParticipants.desc(),
      challenge.id,
      challenge.type,
    ),
    index("challenges_by_age").on(challenge.createdAt.desc(), challenge.id, challenge.type),
    index("challenges_search").using("gin", trigramsOf(challenge.searchText)),
    index("challenges_search_name").using("gin", trigramsOf(foldedNameOf(challenge))),
    index("challenges_of_creator").on(challenge.creatorId),
    uniqueIndex("challenges_of_escrow").on(challenge.escrowId),
  ],
);

export const challengeParticipants = pgTable(
  "challenge_participants",
  {
    challengeId: text("challenge_id")
      .notNull()
      .references(() => challenges.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    isCopy: isCopy(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (participant) => [
    primaryKey({ columns: [participant.challengeId, participant.personId] }),
    // "Your Challenges" counts from the person.
    index("challenge_participants_of_person").on(participant.personId),
  ],
);
