/**
 * Fills a database with the demo. Long because the order of the tables is read from top to bottom.
 */
import { getTableName, inArray, sql, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connection/client.ts";
import { bookings } from "#db/schema/agentiks/bookings.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import {
  agentikWorkplaces,
  chatRequests,
  chats,
  contacts,
  runSteps,
} from "#db/schema/agentiks/chats.ts";
import { agentikTriggers } from "#db/schema/agentiks/triggers.ts";
import { agentikFigures } from "#db/schema/agentiks/figures.ts";
import { artifaktPictures, dueCovers } from "#db/schema/artifakts/artifakt-pictures.ts";
import { artifaktOwnerships, artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import {
  agentiks,
  artifakts,
  challengeParticipants,
  challenges,
  spaceMembers,
  spaces,
} from "#db/schema/items/catalogue.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { spaceInvitations } from "#db/schema/spaces/membership.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "#db/schema/money/ledger.ts";
import { libraryFiles, mediaItems } from "#db/schema/studio/media.ts";
import { multimediaCollections, soundFiles, soundTracks } from "#db/schema/studio/multimedia.ts";
import {
  marketplaceApps,
  perks,
  portalApps,
  portals,
  suiteApps,
  suites,
} from "#db/schema/shop/offers.ts";
import { subscriptions } from "#db/schema/money/payments.ts";
import { notifications, people } from "#db/schema/people/people.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { answers, citations, spaceAgentiks, unanswered } from "#db/schema/spaces/answering.ts";
import { documents, documentVersions, passages } from "#db/schema/spaces/documents.ts";
import { spaceTasks } from "#db/schema/spaces/tasks.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { businesses } from "#db/schema/people/businesses.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { pageAddresses, pages } from "#db/schema/studio/pages.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";
import { AGENTIK_COUNT, agentikAt } from "./agentiks.ts";
import { ARTIFAKT_COUNT, artifaktAt } from "./artifakts.ts";
import { challengeEntries, entryPictures } from "#db/schema/challenges/entries.ts";
import { challengeWinners } from "#db/schema/challenges/prizes.ts";
import { CHALLENGE_COUNT, challengeAt, winnersOf } from "./challenges.ts";
import { examplePage } from "./pages/example-page.ts";
import { listCafe } from "./cafe/list-cafe.ts";
import { listChats, type SeededChats } from "./chats/chats.ts";
import {
  CHAT_ABILITIES,
  CHAT_SPACE,
  CHATTING_INDEX,
  WRITTEN_CHATS,
} from "./chats/written-chats.ts";
import { listAnswers, listCreations } from "./creations.ts";
import { escrowId, listEscrowAccounts, listEscrowMovements } from "./money/escrows.ts";
import { listEntries, plainEntries } from "./goods/seeded-entries.ts";
import { readGoods } from "./goods/seeded-goods.ts";
import { readSeededMedia } from "./media/seeded-media.ts";
import { insertNew } from "./database/insert.ts";
import { listInvitations } from "./invitations.ts";
import { entriesOf, findAccounts } from "./money/ledger-entries.ts";
import {
  listAccounts,
  listMovements,
  listOwnerships,
  listSubscriptions,
  type SeededMovement,
} from "./money/ledger.ts";
import { listMarketplaceApps } from "./marketplace.ts";
import { listCollections, listTracks } from "./multimedia.ts";
import { listNotifications } from "./notifications.ts";
import { listPeople } from "./people.ts";
import { listPerks } from "./perks.ts";
import { listPortalApps, listPortals, listSuiteApps, listSuites } from "./portals.ts";
import { setSearchIndexesAside } from "./database/search-indexes.ts";
import { listSpaceInsides } from "./space-insides.ts";
import { SPACE_COUNT, spaceAt } from "./spaces.ts";

/** Key of the advisory lock that makes concurrent seeding processes wait for each other. */
const SEED_LOCK = 7_529_202;

/** From the folder that a process is started in. */
const GOODS_FOLDER = "build/goods";
const MEDIA_FOLDER = "build/media";

/** Items generated and inserted at once, which bounds the memory at any scale. */
const CHUNK_ITEMS = 1_000;

export interface SeedOptions {
  /** Factor for the number of spaces, artifakts, agentiks and challenges; an integer from 1 up. */
  scale?: number;
  /** Reference time of all dates. */
  now: Date;
  /**
   * Does nothing when the database has people: of several processes that start at once, one seeds.
   */
  onlyIfEmpty?: boolean;
}

/**
 * Number of new rows by table; all 0 on a rerun, empty with `onlyIfEmpty` on a database with
 * people.
 */
export type SeedCounts = Record<string, number>;

/**
 * Seeds a migrated database with the catalogue, the people and the demo person's data, in one
 * transaction.
 *
 * Deterministic: the same `scale` and `now` give the same rows. Idempotent: existing rows are not
 * changed, nor are members and participants of existing spaces and challenges, so that counts stay
 * correct. A larger scale appends to the base rows, which are the same at every scale.
 *
 * @throws RangeError when `scale` is not a whole number above 0; an error of one line without the goods
 *   and media of the build; the driver's error otherwise
 */
export async function seedDatabase(
  db: Db,
  { scale = 1, now, onlyIfEmpty = false }: SeedOptions,
): Promise<SeedCounts> {
  if (!Number.isInteger(scale) || scale < 1) {
    throw new RangeError(`the scale must be a whole number from 1 up, not ${scale}`);
  }
  return db.transaction(async (transaction) => {
    // The connection's timeouts are meant for requests; a large scale takes minutes.
    await transaction.execute(sql`SET LOCAL statement_timeout = '10min'`);
    await transaction.execute(sql`SET LOCAL lock_timeout = '10min'`);
    await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '10min'`);
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    // Checked under the lock: another process may have seeded in the meantime.
    if (onlyIfEmpty && !(await isEmptyDatabase(transaction))) return {};

    const goods = readGoods(GOODS_FOLDER);
    const media = readSeededMedia(MEDIA_FOLDER);
    const counts: SeedCounts = {};
    const add = async <Table extends PgTable>(
      table: Table,
      rows: readonly InferInsertModel<Table>[],
    ): Promise<Set<string>> => {
      const { inserted, ids } = await insertNew(transaction, table, rows);
      const name = getTableName(table);
      counts[name] = (counts[name] ?? 0) + inserted;
      return new Set(ids);
    };

    const restoreIndexes = await setSearchIndexesAside(transaction, scale);
    await add(people, listPeople(now));
    const example = examplePage(now);
    await add(businesses, [example.business]);
    await add(builderLayouts, [example.layout]);
    const newPages = await add(pages, [example.page]);
    if (newPages.size > 0) await add(pageAddresses, [example.address]);
    const newSpaces = new Set<string>();
    for (const indexes of chunksUpTo(SPACE_COUNT * scale)) {
      const chunk = indexes.map((index) => spaceAt(index, now));
      const fresh = await add(
        spaces,
        chunk.map(({ space }) => space),
      );
      for (const id of fresh) newSpaces.add(id);
      await add(
        spaceMembers,
        chunk.flatMap(({ space, members }) => (fresh.has(space.id) ? members : [])),
      );
    }
    for (const indexes of chunksUpTo(ARTIFAKT_COUNT * scale)) {
      const chunk = indexes.map((index) => artifaktAt(index, now));
      const fresh = await add(artifakts, chunk);
      // An artifakt of an earlier seed must stay as its owners have got it.
      const made = chunk.filter(({ id }) => fresh.has(id));
      await add(artifaktVersions, goods.versionsOf(made, now));
      const covers = goods.coversOf(made, now);
      await add(artifaktPictures, covers);
      // They are drawn already.
      const drawn = covers.map(({ artifaktId }) => artifaktId);
      await transaction.delete(dueCovers).where(inArray(dueCovers.artifaktId, drawn));
    }
    for (const indexes of chunksUpTo(AGENTIK_COUNT * scale)) {
      await add(
        agentiks,
        indexes.map((index) => agentikAt(index, now)),
      );
    }
    // Only new spaces are filled: older ones stay as people have left them.
    const insides = listSpaceInsides(now).filter(({ spaceId }) => newSpaces.has(spaceId));
    await add(
      documents,
      insides.flatMap((inside) => inside.documents),
    );
    await add(
      documentVersions,
      insides.flatMap((inside) => inside.versions),
    );
    await add(
      passages,
      insides.flatMap((inside) => inside.passages),
    );
    await add(
      spaceAgentiks,
      insides.flatMap((inside) => inside.agentiks),
    );
    await add(
      answers,
      insides.flatMap((inside) => inside.answers),
    );
    await add(
      threads,
      insides.flatMap((inside) => inside.threads),
    );
    await add(
      messages,
      insides.flatMap((inside) => inside.messages),
    );
    await add(
      citations,
      insides.flatMap((inside) => inside.citations),
    );
    await add(
      unanswered,
      insides.flatMap((inside) => inside.unanswered),
    );
    await add(
      spaceTasks,
      insides.flatMap((inside) => inside.tasks),
    );
    const addChats = async (rows: SeededChats): Promise<void> => {
      await add(agentikConfigurations, rows.configurations);
      await add(agentikWorkplaces, rows.workplaces);
      await add(contacts, rows.contacts);
      await add(threads, rows.threads);
      await add(chats, rows.chats);
      await add(messages, rows.messages);
      await add(citations, rows.citations);
      await add(unanswered, rows.unanswered);
      await add(chatRequests, rows.requests);
      await add(bookings, rows.bookings);
      await add(runs, rows.runs);
      await add(runSteps, rows.steps);
      await add(agentikFigures, rows.figures);
    };
    const inside = insides.find(({ spaceId }) => spaceId === CHAT_SPACE);
    if (inside) {
      const agentik = agentikAt(CHATTING_INDEX, now);
      const place = {
        agentik,
        abilities: CHAT_ABILITIES,
        spaceId: CHAT_SPACE,
        inside,
        key: "chat",
      };
      await addChats(listChats(place, WRITTEN_CHATS, now));
    }
    const cafe = listCafe(now);
    if ((await add(spaces, [cafe.space])).size > 0) {
      await add(spaceMembers, cafe.members);
      await add(agentiks, cafe.agentiks);
      await add(documents, cafe.documents);
      await add(documentVersions, cafe.versions);
      await add(passages, cafe.passages);
      await add(spaceAgentiks, cafe.spaceAgentiks);
      await add(answers, cafe.answers);
      await add(agentikTriggers, cafe.triggers);
      await addChats(cafe.chats);
      await add(spaceTasks, cafe.tasks);
    }
    const post = async (movements: readonly SeededMovement[]): Promise<void> => {
      const isFresh = await add(
        ledgerTransactions,
        movements.map((one) => one.transaction),
      );
      const fresh = movements.filter(({ transaction: { id } }) => isFresh.has(id));
      const accounts = await findAccounts(transaction, fresh);
      await add(
        ledgerEntries,
        fresh.flatMap((one) => entriesOf(one, accounts)),
      );
    };
    await add(ledgerAccounts, listAccounts());
    for (const indexes of chunksUpTo(CHALLENGE_COUNT * scale)) {
      const chunk = indexes.map((index) => challengeAt(index, now));
      const fresh = await add(
        challenges,
        chunk.map(({ challenge }) => challenge),
      );
      await add(
        challengeParticipants,
        chunk.flatMap(({ challenge, participants }) =>
          fresh.has(challenge.id) ? participants : [],
        ),
      );
      const toCafe = cafe.submissions.filter(({ challengeId }) => fresh.has(challengeId));
      await add(challengeEntries, plainEntries(toCafe));
      await add(challengeSubmissions, toCafe);
      const handed = listEntries(
        chunk.filter(({ challenge }) => fresh.has(challenge.id)),
        goods.entryPictures,
      );
      await add(challengeEntries, handed.entries);
      await add(challengeSubmissions, handed.submissions);
      await add(entryPictures, handed.pictures);
      const made = chunk.map(({ challenge }) => challenge).filter(({ id }) => fresh.has(id));
      await add(challengeWinners, made.flatMap(winnersOf));
      await add(ledgerAccounts, made.flatMap(listEscrowAccounts));
      // The accounts reference the challenge's id, so the column is set after both exist.
      await transaction
        .update(challenges)
        .set({ escrowId: sql`${escrowId("")}::text || ${challenges.id}` })
        .where(
          inArray(
            challenges.id,
            made.map(({ id }) => id),
          ),
        );
      await post(made.flatMap((challenge) => listEscrowMovements(challenge, now)));
    }
    await add(marketplaceApps, listMarketplaceApps());
    await add(perks, listPerks());
    await add(portals, listPortals());
    await add(portalApps, listPortalApps());
    await add(suites, listSuites());
    await add(suiteApps, listSuiteApps());
    await add(multimediaCollections, listCollections(media));
    await add(soundTracks, listTracks(media));
    await add(soundFiles, media.sounds);
    await add(mediaItems, media.items);
    await add(libraryFiles, media.files);
    await add(notifications, listNotifications(now));
    await add(creations, listCreations(now));
    await add(creationVersions, listAnswers(now));
    await add(spaceInvitations, listInvitations(now));

    await post(listMovements(now));
    await restoreIndexes();
    // Without statistics the planner would treat the tables as empty.
    await transaction.execute(sql`ANALYZE`);
    await add(artifaktOwnerships, listOwnerships(now));
    await add(subscriptions, listSubscriptions(now));
    return counts;
  });
}

/** Whether the database has no people, not even the demo person. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const found = await db.select({ id: people.id }).from(people).limit(1);
  return found.length === 0;
}

function* chunksUpTo(count: number): Generator<number[]> {
  for (let start = 0; start < count; start += CHUNK_ITEMS) {
    const length = Math.min(CHUNK_ITEMS, count - start);
    yield Array.from({ length }, (_, offset) => start + offset);
  }
}
