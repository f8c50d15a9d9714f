import { and, eq } from "drizzle-orm";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { isMadeFrom } from "#domain/studio/pages/page-changes.ts";
import { textBytes } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import {
  findLatestLayout,
  findLayoutVersion,
  type FoundLayout,
} from "#db/queries/studio/builder.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { layoutPages, pages } from "#db/schema/studio/pages.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";

export type SaveAnswer =
  | {
      kind: "done";
      version: number;
      /** False when it equals the newest version; then no version was added. */
      isNew: boolean;
    }
  /** Another save came first, perhaps on another device; `latest` is the newest version. */
  | { kind: "refused"; reason: "stale"; latest: number };

interface Save {
  personId: string;
  /** The client's IP address: guests of one address share a storage limit. */
  address?: string | undefined;
  /** The version the edited blocks were loaded from; 0 for none (optimistic lock). */
  base: number;
  blocks: readonly BuilderBlock[];
  /** The page that the layout is made for, null for a new one; undefined for the base's page. */
  pageId?: string | null | undefined;
  now: Date;
}

/**
 * Saves a layout as a new version. A newer version is never overwritten: of two saves with the same
 * base the second is refused.
 *
 * @throws StorageFull
 */
export async function saveLayout(
  tx: Db,
  { personId, address, base, blocks, pageId, now }: Save,
): Promise<SaveAnswer> {
  // Serialises the saves of one person.
  await lockPerson(tx, personId);
  const latest = await findLatestLayout(tx, personId);
  const version = latest?.version ?? 0;
  if (latest && isSame(latest.blocks, blocks)) {
    if (pageId) await setPageOf(tx, latest.id, pageId);
    return { kind: "done", version, isNew: false };
  }
  if (version !== base) return { kind: "refused", reason: "stale", latest: version };
  const bytes = textBytes(JSON.stringify(blocks));
  await takeStorage(tx, { personId, address, bytes, now });
  const id = createId("layout");
  await tx
    .insert(builderLayouts)
    .values({ id, personId, version: base + 1, blocks: [...blocks], createdAt: now });
  const madeFor = pageId === undefined ? pageOfNext(latest, blocks) : pageId;
  if (madeFor) await setPageOf(tx, id, madeFor);
  const data = { version: base + 1, blocks: blocks.length };
  await recordEvent(tx, { personId, action: "save-layout", subject: id, data, now });
  return { kind: "done", version: base + 1, isNew: true };
}

const pageOfNext = (base: FoundLayout | undefined, blocks: readonly BuilderBlock[]) =>
  base && isMadeFrom(parseBlocks(base.blocks) ?? [], blocks) ? base.pageId : null;

/** Stores which page a layout is made for. */
export async function setPageOf(tx: Db, layoutId: string, pageId: string): Promise<void> {
  await tx
    .insert(layoutPages)
    .values({ layoutId, pageId })
    .onConflictDoUpdate({ target: layoutPages.layoutId, set: { pageId } });
}

/** Parses both first, because `jsonb` does not preserve the order of properties. */
const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(parseBlocks(a)) === JSON.stringify(parseBlocks(b));

/** The next layout: a former version, perhaps as a page shows it, or blocks for a new page. */
export type PutFrom =
  { version: number; pageId?: string } | { blocks: readonly BuilderBlock[]; pageId?: undefined };

export type PutAnswer = SaveAnswer | { kind: "refused"; reason: "gone" };

/**
 * Makes a former version or an imported layout the newest one. An unsaved draft is saved as a
 * version before it, so that nothing is lost.
 */
export async function putLayout(
  tx: Db,
  input: {
    personId: string;
    address?: string | undefined;
    from: PutFrom;
    draft: readonly BuilderBlock[] | null;
    now: Date;
  },
): Promise<PutAnswer> {
  const { personId, address, from, draft, now } = input;
  const found =
    "blocks" in from
      ? { blocks: from.blocks, pageId: null }
      : await findLayoutVersion(tx, personId, from.version);
  if (!found || (from.pageId && !(await isPageOf(tx, from.pageId, personId))))
    return { kind: "refused", reason: "gone" };
  const saveAsLatest = async (blocks: readonly BuilderBlock[], pageId?: string | null) => {
    const base = (await findLatestLayout(tx, personId))?.version ?? 0;
    return saveLayout(tx, { personId, address, base, blocks, pageId, now });
  };
  if (draft && draft.length > 0) {
    const kept = await saveAsLatest(draft);
    if (kept.kind === "refused") return kept;
  }
  return saveAsLatest(found.blocks, from.pageId || found.pageId);
}

const isPageOf = async (tx: Db, id: string, personId: string): Promise<boolean> =>
  (await tx.$count(pages, and(eq(pages.id, id), eq(pages.personId, personId)))) > 0;
