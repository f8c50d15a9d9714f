/**
 * The catalogue: spaces, artifakts, agentiks, challenges. Each table has a generated `search_text`
 * (lower case, no accents) with a trigram GIN index, because filters and /search match substrings,
 * which a b-tree cannot find (db/schema/trigrams.ts). The name, with which `search_text` begins,
 * has a trigram index of its own: hits in names rank first, and a term may be common in
 * descriptions but rare in names. Each sort order of a list has an index in that order, so that a
 * page costs the same in a list of any length (docs/decisions/0025-growth.md).
 *
 * Long because the four tables share their columns, checks and listing rule.
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
import { DEFAULT_LICENCE, LICENCES, type Licence } from "#domain/artifakts/licences.ts";
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
  SPACE_VISIBILITIES,
  type ArtifaktCategory,
  type ArtifaktType,
  type ChallengeType,
  type ContentLanguage,
  type JoinPolicy,
  type Publication,
  type SpaceRole,
  type SpaceType,
  type SpaceVisibility,
} from "#domain/items/catalogue.ts";
import { NOTICE_LEVELS, type NoticeLevel } from "#domain/spaces/threads.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { ledgerAccounts } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";
import { foldedNameOf, trigramsOf } from "#db/schema/trigrams.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
const language = () => text().$type<ContentLanguage>().notNull().default("es");
/**
 * In a guest's copy of one of the demo person's items: the id of the original. A copy is visible to
 * its owner only: lists, counts and search exclude it (db/queries/lists/listed.ts), and so do the
 * lists' indexes, whose size therefore does not grow with the number of guests. Not a foreign key,
 * because a copy outlives its original.
 */
const copiedFrom = () => text("copied_from");
/**
 * Made by a guest without an account: hidden from other people (a space: except its members and
 * invited people). Triggers (migrations space_visibility, guests_items) set it, and unset it when
 * it passes to an account.
 */
const madeByGuest = () => boolean("made_by_guest").notNull().default(false);
/** When an operator took it down; null for what everyone may see. */
const takenDownAt = () => timestamp("taken_down_at", { withTimezone: true });
/**
 * In lists, counts, search, API and site map (db/queries/lists/listed.ts). Partial indexes have it
 * as their predicate.
 */
const isListed = (condition = sql``) =>
  boolean("is_listed")
    .generatedAlwaysAs(sql`${condition}NOT made_by_guest AND taken_down_at IS NULL`)
    .notNull();
/** A guest's copy of the demo person's membership: takes no place and is not counted. */
const isCopy = () => boolean("is_copy").notNull().default(false);
/**
 * `plaza_fold` (first migration) lower-cases and strips accents; it is IMMUTABLE, as generated
 * columns require.
 */
const searchText = (expression: SQL) => text("search_text").generatedAlwaysAs(expression).notNull();
/**
 * Length of the name within `search_text`: a match inside it ranks before one in the description.
 */
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
    /**
     * Number of `space_members` rows that are not copies; every command that changes them keeps it
     * equal.
     */
    userCount: integer("user_count").notNull().default(0),
    type: text().$type<SpaceType>().notNull(),
    joinPolicy: text("join_policy").$type<JoinPolicy>().notNull().default("open"),
    visibility: text().$type<SpaceVisibility>().notNull().default("listed"),
    /** When its owner put it away: members only read it. */
    archivedAt: timestamp("archived_at", { withTimezone: true }),
    madeByGuest: madeByGuest(),
    takenDownAt: takenDownAt(),
    isListed: isListed(sql`copied_from IS NULL AND visibility = 'listed' AND `),
    /** Maximum number of members; null for no limit. */
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
    check("spaces_visibility_known", isOneOf(space.visibility, SPACE_VISIBILITIES)),
    check("spaces_language_known", isOneOf(space.language, CONTENT_LANGUAGES)),
    check("spaces_user_count_not_negative", sql`${space.userCount} >= 0`),
    check(
      "spaces_members_fit",
      sql`${space.maxMembers} > 0 AND ${space.userCount} <= ${space.maxMembers}`,
    ),
    // The list's default order, all types or one, 24 a page.
    index("spaces_by_size")
      .on(space.userCount.desc(), space.id)
      .where(sql`${space.isListed}`),
    // The language filter: few spaces are written in the rarer languages.
    index("spaces_by_language")
      .on(space.language, space.userCount.desc(), space.id)
      .where(sql`${space.isListed}`),
    index("spaces_by_type")
      .on(space.type, space.userCount.desc(), space.id)
      .where(sql`${space.isListed}`),
    index("spaces_featured")
      .on(space.userCount.desc(), space.id)
      .where(sql`${space.isFeatured} AND ${space.isListed}`),
    index("spaces_by_name")
      .on(space.name, space.id)
      .where(sql`${space.isListed}`),
    index("spaces_by_type_and_name")
      .on(space.type, space.name, space.id)
      .where(sql`${space.isListed}`),
    // The order "newest", and the weekly parts of the site map.
    index("spaces_by_age")
      .on(space.createdAt.desc(), space.id)
      .where(sql`${space.isListed}`),
    index("spaces_by_type_and_age")
      .on(space.type, space.createdAt.desc(), space.id)
      .where(sql`${space.isListed}`),
    index("spaces_search")
      .using("gin", trigramsOf(space.searchText))
      .where(sql`${space.isListed}`),
    index("spaces_search_name")
      .using("gin", trigramsOf(foldedNameOf(space)))
      .where(sql`${space.isListed}`),
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
    /** New messages that the member is notified of. */
    notices: text().$type<NoticeLevel>().notNull().default("mentions"),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (member) => [
    primaryKey({ columns: [member.spaceId, member.personId] }),
    check("space_members_role_known", isOneOf(member.role, SPACE_ROLES)),
    check("space_members_notices_known", isOneOf(member.notices, NOTICE_LEVELS)),
    // "My spaces" and the figure Active Spaces select by person.
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
    /** Whole MXN; 0 is free. */
    price: integer().notNull().default(0),
    /** A buyer may pay more than the price, which is then the least. */
    isPriceOpen: boolean("is_price_open").notNull().default(false),
    /** In tenths: 48 is 4.8. The mean of its reviews once it has any; a trigger updates it. */
    rating: smallint().notNull().default(0),
    /** The rating while it has no reviews. */
    ratingAtFirst: smallint("rating_at_first").notNull().default(0),
    /** Draft, published, or retired: kept by its owners, but no longer listed or sold. */
    publication: text().$type<Publication>().notNull().default("published"),
    /** What buyers may do with it; each purchase keeps the one of its moment. */
    licence: text().$type<Licence>().notNull().default(DEFAULT_LICENCE),
    type: text().$type<ArtifaktType>().notNull(),
    /**
     * Derived from the type: lists filter by it, and an ordered index needs one value to select by.
     */
    category: text()
      .$type<ArtifaktCategory>()
      .generatedAlwaysAs(sql.raw(CATEGORY_OF_TYPE))
      .notNull(),
    downloadCount: bigint("download_count", { mode: "number" }).notNull().default(0),
    tags: text().array().notNull().default([]),
    language: language(),
    copiedFrom: copiedFrom(),
    madeByGuest: madeByGuest(),
    takenDownAt: takenDownAt(),
    isListed: isListed(sql`copied_from IS NULL AND publication = 'published' AND `),
    createdAt: createdAt(),
    searchText: searchText(sql`plaza_fold(name || ' ' || description)`),
    nameLength: nameLength(),
  },
  (artifakt) => [
    check("artifakts_type_known", isOneOf(artifakt.type, ARTIFAKT_TYPES)),
    check("artifakts_language_known", isOneOf(artifakt.language, CONTENT_LANGUAGES)),
    check("artifakts_price_not_negative", sql`${artifakt.price} >= 0`),
    check("artifakts_publication_known", isOneOf(artifakt.publication, PUBLICATIONS)),
    check("artifakts_licence_known", isOneOf(artifakt.licence, LICENCES)),
    check("artifakts_rating_at_first_in_tenths", sql`${artifakt.ratingAtFirst} BETWEEN 0 AND 50`),
    check("artifakts_rating_in_tenths", sql`${artifakt.rating} BETWEEN 0 AND 50`),
    check("artifakts_downloads_not_negative", sql`${artifakt.downloadCount} >= 0`),
    // The default order and "trending": most downloaded first, for all, one category or one type.
    // The price as last column allows counting by price with an index-only scan.
    index("artifakts_by_downloads")
      .on(artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_category")
      .on(artifakt.category, artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_language")
      .on(artifakt.language, artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_type")
      .on(artifakt.type, artifakt.downloadCount.desc(), artifakt.id)
      .where(sql`${artifakt.isListed}`),
    // The other orders, for all and for one category. Name and price correlate with the category,
    // so filtering the index of all could skip many rows before it finds one of the category.
    index("artifakts_by_rating")
      .on(artifakt.rating.desc(), artifakt.downloadCount.desc(), artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_category_and_rating")
      .on(
        artifakt.category,
        artifakt.rating.desc(),
        artifakt.downloadCount.desc(),
        artifakt.id,
        artifakt.price,
      )
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_age")
      .on(artifakt.createdAt.desc(), artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_category_and_age")
      .on(artifakt.category, artifakt.createdAt.desc(), artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_name")
      .on(artifakt.name, artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_category_and_name")
      .on(artifakt.category, artifakt.name, artifakt.id, artifakt.price)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_price")
      .on(artifakt.price, artifakt.downloadCount.desc(), artifakt.id)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_by_category_and_price")
      .on(artifakt.category, artifakt.price, artifakt.downloadCount.desc(), artifakt.id)
      .where(sql`${artifakt.isListed}`),
    index("artifakts_search")
      .using("gin", trigramsOf(artifakt.searchText))
      .where(sql`${artifakt.isListed}`),
    index("artifakts_search_name")
      .using("gin", trigramsOf(foldedNameOf(artifakt)))
      .where(sql`${artifakt.isListed}`),
    // Artifakts Created counts by creator; a search for a creator shows the most downloaded first.
    index("artifakts_of_creator").on(
      artifakt.creatorId,
      artifakt.downloadCount.desc(),
      artifakt.id,
    ),
  ],
);

const KNOWN_STATUSES = AGENTIK_STATUSES.map((status) => `'${status}'`).join(", ");
/** Sort key of a status: active, paused, inactive; null for any other status. */
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
    /** Any non-empty string: active, paused and inactive are known, others are shown neutrally. */
    status: text().notNull().default("inactive"),
    type: text().notNull(),
    language: language(),
    copiedFrom: copiedFrom(),
    madeByGuest: madeByGuest(),
    takenDownAt: takenDownAt(),
    isListed: isListed(sql`copied_from IS NULL AND `),
    createdAt: createdAt(),
    searchText: searchText(sql`plaza_fold(name || ' ' || description)`),
    nameLength: nameLength(),
  },
  (agentik) => [
    check("agentiks_status_filled", sql`length(trim(${agentik.status})) > 0`),
    check("agentiks_language_known", isOneOf(agentik.language, CONTENT_LANGUAGES)),
    index("agentiks_by_name")
      .on(agentik.name, agentik.id)
      .where(sql`${agentik.isListed}`),
    // The category buttons filter by status or by type.
    index("agentiks_by_status")
      .on(agentik.status, agentik.name, agentik.id)
      .where(sql`${agentik.isListed}`),
    index("agentiks_by_language")
      .on(agentik.language, agentik.name, agentik.id)
      .where(sql`${agentik.isListed}`),
    // The language as last column allows counting by language with an index-only scan.
    index("agentiks_by_type")
      .on(agentik.type, agentik.name, agentik.id, agentik.language)
      .where(sql`${agentik.isListed}`),
    index("agentiks_by_age")
      .on(agentik.createdAt.desc(), agentik.id)
      .where(sql`${agentik.isListed}`),
    // The order by status: known statuses first, in declared order.
    index("agentiks_by_rank")
      .on(agentikRank(agentik.status), agentik.status, agentik.name, agentik.id)
      .where(sql`${agentik.isListed}`),
    // The starter agentiks offered to new people: the oldest of each type.
    index("agentiks_by_type_and_age")
      .on(agentik.type, agentik.createdAt, agentik.id)
      .where(sql`${agentik.isListed}`),
    index("agentiks_search")
      .using("gin", trigramsOf(agentik.searchText))
      .where(sql`${agentik.isListed}`),
    index("agentiks_search_name")
      .using("gin", trigramsOf(foldedNameOf(agentik)))
      .where(sql`${agentik.isListed}`),
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
    /** In credits. */
    reward: integer().notNull(),
    /**
     * Number of `challenge_participants` rows that are not copies. The last place is taken by a
     * guarded update.
     */
    currentParticipants: integer("current_participants").notNull().default(0),
    maxParticipants: integer("max_participants").notNull(),
    deadline: timestamp({ withTimezone: true }).notNull(),
    isActive: boolean("is_active").notNull().default(true),
    creatorId: text("creator_id").references(() => people.id),
    /**
     * Escrow account of the reward. Null for challenges from before escrows, which pay nothing. A
     * trigger (migration community_rules) keeps its balance equal to the reward while the challenge
     * runs, and zero once it is awarded or cancelled.
     */
    escrowId: text("escrow_id").references(() => ledgerAccounts.id),
    awardedTo: text("awarded_to").references(() => people.id, { onDelete: "set null" }),
    awardedAt: timestamp("awarded_at", { withTimezone: true }),
    cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
    madeByGuest: madeByGuest(),
    takenDownAt: takenDownAt(),
    isListed: isListed(),
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
    // The default order: active first, then by deadline, for all types or one. The reward as last
    // column allows summing the rewards of active challenges with an index-only scan.
    index("challenges_by_deadline")
      .on(challenge.isActive.desc(), challenge.deadline, challenge.id, challenge.reward)
      .where(sql`${challenge.isListed}`),
    index("challenges_by_type")
      .on(challenge.type, challenge.isActive.desc(), challenge.deadline, challenge.id)
      .where(sql`${challenge.isListed}`),
    // The other sort orders.
    index("challenges_by_reward")
      .on(challenge.reward.desc(), challenge.id, challenge.type)
      .where(sql`${challenge.isListed}`),
    index("challenges_by_participants")
      .on(challenge.currentParticipants.desc(), challenge.id, challenge.type)
      .where(sql`${challenge.isListed}`),
    index("challenges_by_age")
      .on(challenge.createdAt.desc(), challenge.id, challenge.type)
      .where(sql`${challenge.isListed}`),
    index("challenges_search")
      .using("gin", trigramsOf(challenge.searchText))
      .where(sql`${challenge.isListed}`),
    index("challenges_search_name")
      .using("gin", trigramsOf(foldedNameOf(challenge)))
      .where(sql`${challenge.isListed}`),
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
    // The figure "Your Challenges" counts by person.
    index("challenge_participants_of_person").on(participant.personId),
  ],
);
