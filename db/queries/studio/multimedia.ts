import { and, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import {
  EFFECT_GENRE,
  MULTIMEDIA_CATEGORIES,
  type MultimediaState,
} from "#domain/studio/multimedia-list.ts";
import type { Db } from "#db/connection/client.ts";
import { trackDownloads, trackFavorites } from "#db/schema/studio/listening.ts";
import { multimediaCollections, soundFiles, soundTracks } from "#db/schema/studio/multimedia.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";

const trackColumns = {
  id: soundTracks.id,
  title: soundTracks.title,
  artist: soundTracks.artist,
  duration: soundTracks.duration,
  genre: soundTracks.genre,
  mood: soundTracks.mood,
  tags: soundTracks.tags,
  tagsEs: soundTracks.tagsEs,
  waveform: soundTracks.waveform,
  trendPosition: soundTracks.trendPosition,
  /** Hash of the audio file: part of its URL, which is cached for ever. */
  hash: soundFiles.hash,
};

const collectionColumns = {
  id: multimediaCollections.id,
  title: multimediaCollections.title,
  titleEs: multimediaCollections.titleEs,
  description: multimediaCollections.description,
  descriptionEs: multimediaCollections.descriptionEs,
  trackCount: multimediaCollections.trackCount,
  category: multimediaCollections.category,
  palette: multimediaCollections.palette,
  sprite: multimediaCollections.sprite,
  spriteColumns: multimediaCollections.spriteColumns,
};

/** A track that has an audio file. */
export type LibraryTrack = Pick<
  typeof soundTracks.$inferSelect,
  Exclude<keyof typeof trackColumns, "hash">
> & { hash: string };

/** A collection as displayed in the library. */
export type LibraryCollection = Pick<
  typeof multimediaCollections.$inferSelect,
  keyof typeof collectionColumns
>;

// No search index: the library has some dozens of rows.
const trackText = sql`plaza_fold(${soundTracks.title} || ' ' || ${soundTracks.artist} || ' ' || ${soundTracks.genre} || ' ' || ${soundTracks.mood} || ' ' || plaza_words(${soundTracks.tags}) || ' ' || plaza_words(${soundTracks.tagsEs}))`;
const collectionText = sql`plaza_fold(${multimediaCollections.title} || ' ' || ${multimediaCollections.titleEs} || ' ' || ${multimediaCollections.description} || ' ' || ${multimediaCollections.descriptionEs} || ' ' || ${multimediaCollections.category})`;

/** Trending tracks first, then by title. */
const trackOrder = [
  sql`${soundTracks.trendPosition} NULLS LAST`,
  soundTracks.title,
  soundTracks.id,
] as const;
const collectionOrder = [multimediaCollections.position, multimediaCollections.id] as const;

const selectTracks = (db: Db) =>
  db
    .select(trackColumns)
    .from(soundTracks)
    .innerJoin(soundFiles, eq(soundFiles.trackId, soundTracks.id));

/** All tracks and collections, for the unfiltered screen. Two concurrent queries. */
export async function listLibrary(
  db: Db,
): Promise<{ tracks: LibraryTrack[]; collections: LibraryCollection[] }> {
  const [tracks, collections] = await Promise.all([
    selectTracks(db).orderBy(...trackOrder),
    db
      .select(collectionColumns)
      .from(multimediaCollections)
      .orderBy(...collectionOrder),
  ]);
  return { tracks, collections };
}

/** One page of the playable tracks that match a section, a search or an open collection. */
export async function findTrackPage(
  db: Db,
  state: Pick<MultimediaState, "section" | "q" | "collection" | "page">,
): Promise<ItemPage<LibraryTrack>> {
  const matching = and(tracksOf(state), matchesText(trackText, state.q));
  const [items, [counted]] = await Promise.all([
    selectTracks(db)
      .where(matching)
      .orderBy(...trackOrder)
      .limit(PAGE_SIZE)
      .offset((state.page - 1) * PAGE_SIZE),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(soundTracks)
      .innerJoin(soundFiles, eq(soundFiles.trackId, soundTracks.id))
      .where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/** One page of the collections that match a section or a search. */
export async function findCollectionPage(
  db: Db,
  state: Pick<MultimediaState, "section" | "q" | "page">,
): Promise<ItemPage<LibraryCollection>> {
  const matching = and(collectionsOf(state.section), matchesText(collectionText, state.q));
  const [items, total] = await Promise.all([
    db
      .select(collectionColumns)
      .from(multimediaCollections)
      .where(matching)
      .orderBy(...collectionOrder)
      .limit(PAGE_SIZE)
      .offset((state.page - 1) * PAGE_SIZE),
    db.$count(multimediaCollections, matching),
  ]);
  return { items, total };
}

/** A collection; undefined for an unknown id. */
export async function findCollection(db: Db, id: string): Promise<LibraryCollection | undefined> {
  const [row] = await db
    .select(collectionColumns)
    .from(multimediaCollections)
    .where(eq(multimediaCollections.id, id));
  return row;
}

/** The title of a collection in both languages; the Spanish one is empty if missing. */
export type CollectionTitle = Pick<LibraryCollection, "title" | "titleEs">;

const collectionTitle = {
  title: multimediaCollections.title,
  titleEs: multimediaCollections.titleEs,
};

/** A playable track with its collection, for its own page; undefined for an unknown id. */
export async function findTrack(
  db: Db,
  id: string,
): Promise<
  (LibraryTrack & { collectionId: string | null; collection: CollectionTitle | null }) | undefined
> {
  const [track] = await db
    .select({
      ...trackColumns,
      collectionId: soundTracks.collectionId,
      collection: collectionTitle,
    })
    .from(soundTracks)
    .innerJoin(soundFiles, eq(soundFiles.trackId, soundTracks.id))
    .leftJoin(multimediaCollections, eq(multimediaCollections.id, soundTracks.collectionId))
    .where(eq(soundTracks.id, id));
  return track;
}

/** Title and artist of a track; undefined for an unknown id. */
export async function findTrackCredits(
  db: Db,
  id: string,
): Promise<{ title: string; artist: string } | undefined> {
  const [row] = await db
    .select({ title: soundTracks.title, artist: soundTracks.artist })
    .from(soundTracks)
    .where(eq(soundTracks.id, id));
  return row;
}

/** One page of a person's playable favourites or downloads, latest first. */
export function listKeptTracks(
  db: Db,
  personId: string,
  list: "favorites" | "downloads",
  page: number,
): Promise<LibraryTrack[]> {
  const kept = list === "favorites" ? trackFavorites : trackDownloads;
  return selectTracks(db)
    .innerJoin(kept, and(eq(kept.trackId, soundTracks.id), eq(kept.personId, personId)))
    .orderBy(desc(kept.createdAt), kept.trackId)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

function tracksOf({
  section,
  collection,
}: Pick<MultimediaState, "section" | "collection">): SQL | undefined {
  if (collection) return eq(soundTracks.collectionId, collection);
  switch (section) {
    case "home":
      return undefined;
    case "music":
      return ne(soundTracks.genre, EFFECT_GENRE);
    case "sound-effects":
      return eq(soundTracks.genre, EFFECT_GENRE);
    case "spotlight":
      return eq(soundTracks.isSpotlight, true);
    default:
      return sql`false`;
  }
}

function collectionsOf(section: MultimediaState["section"]): SQL | undefined {
  if (section === "home") return undefined;
  if (section === "spotlight") return eq(multimediaCollections.isSpotlight, true);
  const category = MULTIMEDIA_CATEGORIES.find((known) => known === section);
  return category ? eq(multimediaCollections.category, category) : sql`false`;
}
