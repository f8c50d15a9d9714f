/** Items of the multimedia library, their files, and a person's favourites and downloads. */
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { PAGE_SIZE, type ItemPage } from "#domain/lists/list-state.ts";
import type { MultimediaState } from "#domain/studio/multimedia-list.ts";
import type { Db } from "#db/connection/client.ts";
import { matchesText } from "#db/queries/search/matches-text.ts";
import {
  libraryFiles,
  mediaDownloads,
  mediaFavorites,
  mediaItems,
} from "#db/schema/studio/media.ts";
import { multimediaCollections } from "#db/schema/studio/multimedia.ts";

/** An item as a list shows it, with its cell in the sprite of its collection. */
const itemColumns = {
  id: mediaItems.id,
  kind: mediaItems.kind,
  title: mediaItems.title,
  titleEs: mediaItems.titleEs,
  note: mediaItems.note,
  noteEs: mediaItems.noteEs,
  position: mediaItems.position,
  text: mediaItems.text,
  textLang: mediaItems.textLang,
  sprite: multimediaCollections.sprite,
  spriteColumns: multimediaCollections.spriteColumns,
  /** Items of the collection: cells of its sprite. */
  cells: multimediaCollections.trackCount,
};

const selectItems = (db: Db) =>
  db
    .select(itemColumns)
    .from(mediaItems)
    .innerJoin(multimediaCollections, eq(multimediaCollections.id, mediaItems.collectionId));

export type LibraryItem = Awaited<ReturnType<typeof selectItems>>[number];

// No search index: the library has some hundred items.
const itemText = sql`plaza_fold(${mediaItems.title} || ' ' || ${mediaItems.titleEs} || ' ' || ${mediaItems.note} || ' ' || ${mediaItems.noteEs} || ' ' || coalesce(${mediaItems.text}, ''))`;

/** One page of the items of an open collection, or of those that a search finds; else none. */
export async function findItemPage(
  db: Db,
  { collection, q, section, page }: Pick<MultimediaState, "collection" | "q" | "section" | "page">,
): Promise<ItemPage<LibraryItem>> {
  if (!collection && !q) return { items: [], total: 0 };
  const matching = and(
    collection ? eq(mediaItems.collectionId, collection) : undefined,
    section === "home" || collection
      ? undefined
      : eq(multimediaCollections.category, section as never),
    matchesText(itemText, q),
  );
  const found = await db
    .select({ ...itemColumns, total: sql<number>`count(*) over ()::int` })
    .from(mediaItems)
    .innerJoin(multimediaCollections, eq(multimediaCollections.id, mediaItems.collectionId))
    .where(matching)
    .orderBy(asc(multimediaCollections.position), asc(mediaItems.position), asc(mediaItems.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const items = found.map(({ total: _, ...item }) => item);
  if (found[0] || page === 1) return { items, total: found[0]?.total ?? 0 };
  // A page after the last one has no row that could carry the total.
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(mediaItems)
    .innerJoin(multimediaCollections, eq(multimediaCollections.id, mediaItems.collectionId))
    .where(matching);
  return { items, total: counted?.total ?? 0 };
}

/** One page of the items that a person has marked or downloaded, the latest first, and their number. */
export async function listKeptItems(
  db: Db,
  personId: string,
  list: "favorites" | "downloads",
  page: number,
): Promise<ItemPage<LibraryItem>> {
  const kept = list === "favorites" ? mediaFavorites : mediaDownloads;
  const [items, total] = await Promise.all([
    selectItems(db)
      .innerJoin(kept, and(eq(kept.itemId, mediaItems.id), eq(kept.personId, personId)))
      .orderBy(desc(kept.createdAt), asc(kept.itemId))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(kept, eq(kept.personId, personId)),
  ]);
  return { items, total };
}

/** An item with all that its page shows; undefined for an unknown id. */
export async function findItem(db: Db, id: string) {
  const [item] = await db
    .select({
      ...itemColumns,
      look: mediaItems.look,
      opensScreen: mediaItems.opensScreen,
      opens: mediaItems.opens,
      opensEs: mediaItems.opensEs,
      opensKind: mediaItems.opensKind,
      collectionId: multimediaCollections.id,
      collection: {
        title: multimediaCollections.title,
        titleEs: multimediaCollections.titleEs,
      },
      category: multimediaCollections.category,
    })
    .from(mediaItems)
    .innerJoin(multimediaCollections, eq(multimediaCollections.id, mediaItems.collectionId))
    .where(eq(mediaItems.id, id));
  return item;
}

const fileColumns = {
  name: libraryFiles.name,
  fileName: libraryFiles.fileName,
  mediaType: libraryFiles.mediaType,
  size: libraryFiles.size,
  width: libraryFiles.width,
  height: libraryFiles.height,
  seconds: libraryFiles.seconds,
};

/** Files of an item, or the cuts of a track, in their order. */
export const listLibraryFiles = (db: Db, of: { itemId: string } | { trackId: string }) =>
  db
    .select(fileColumns)
    .from(libraryFiles)
    .where(
      "itemId" in of ? eq(libraryFiles.itemId, of.itemId) : eq(libraryFiles.trackId, of.trackId),
    )
    .orderBy(asc(libraryFiles.place), asc(libraryFiles.name));

/** Whether a person has marked an item. */
export async function isFavoriteItem(db: Db, personId: string, itemId: string): Promise<boolean> {
  const found = await db.$count(
    mediaFavorites,
    and(eq(mediaFavorites.personId, personId), eq(mediaFavorites.itemId, itemId)),
  );
  return found > 0;
}

/** A file of the library by its name in the store: of an item, a track, or a collection's sprite. */
export async function findLibraryFile(
  db: Db,
  name: string,
): Promise<
  | {
      fileName: string;
      mediaType: string;
      size: number | null;
      itemId: string | null;
      trackId: string | null;
    }
  | undefined
> {
  const [[file], [sprite]] = await Promise.all([
    db
      .select({
        fileName: libraryFiles.fileName,
        mediaType: libraryFiles.mediaType,
        size: libraryFiles.size,
        itemId: libraryFiles.itemId,
        trackId: libraryFiles.trackId,
      })
      .from(libraryFiles)
      .where(eq(libraryFiles.name, name)),
    db
      .select({ id: multimediaCollections.id })
      .from(multimediaCollections)
      .where(eq(multimediaCollections.sprite, name)),
  ]);
  if (file) return file;
  return (
    sprite && { fileName: name, mediaType: "image/webp", size: null, itemId: null, trackId: null }
  );
}
