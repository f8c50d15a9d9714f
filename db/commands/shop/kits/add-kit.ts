import { and, eq } from "drizzle-orm";
import type { Locale } from "#domain/preferences/preferences.ts";
import { newParts, tableFile, type Kit, type KitPart } from "#domain/shop/kits/kit.ts";
import { kitOf } from "#domain/shop/kits/kits.ts";
import { OWN_SPACE } from "#domain/shop/kits/own-space.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { addDocument } from "#db/commands/spaces/documents/add-document.ts";
import type { DocumentContent } from "#db/commands/spaces/documents/document-content.ts";
import { openOwnSpace } from "#db/commands/spaces/documents/own-space.ts";
import { noteDownload } from "#db/commands/studio/listening.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { kitInstalls, kitParts } from "#db/schema/shop/kits.ts";
import { trackDownloads } from "#db/schema/studio/listening.ts";
import { addKitAgentik } from "./kit-agentiks.ts";
import { addKitCommand } from "./add-kit-command.ts";
import { clearChanged } from "./clear-changed.ts";
import { digestOf, findThing, type KitPartRow } from "./kit-things.ts";

/** How a kit is installed. */
export interface KitWish {
  /** The language of its texts; Spanish by default. */
  locale?: Locale | undefined;
  /** The client's IP address: guests of one address share a storage limit. */
  address?: string | undefined;
  /** The tables as files of the file store, by their `tableFile`; a missing one becomes a text. */
  files?: ReadonlyMap<string, DocumentContent> | undefined;
  /** Called with the name of each table that becomes a text. */
  onTableAsText?: ((name: string) => void) | undefined;
}

export interface KitInput extends KitWish {
  personId: string;
  offerId: string;
  /** A kit made by a person, and its installed version. */
  own?: { kit: Kit; installed: Kit | null };
  now: Date;
}

/** Why an app was not installed, because of its kit. */
export type KitRefusal =
  | { kind: "refused"; reason: "coming-soon"; name: string }
  | { kind: "refused"; reason: "commands-full"; name: string };

export type KitAdded =
  /** `added`: keys of the parts that are new. */
  { kind: "done"; added: string[] } | { kind: "refused"; reason: "coming-soon" | "commands-full" };

/**
 * Adds the parts of a kit that the person does not have from it yet: all of them for a new
 * installation, the new ones for an update. A part that another of the person's kits also has is
 * shared. Repeating it changes nothing.
 *
 * @throws StorageFull
 */
export async function addKit(tx: Db, input: KitInput): Promise<KitAdded> {
  const { personId, offerId, own: made, now } = input;
  const kit = made?.kit ?? kitOf(offerId);
  if (!kit) return { kind: "refused", reason: "coming-soon" };
  await lockPerson(tx, personId);
  const isThis = and(eq(kitInstalls.personId, personId), eq(kitInstalls.offerId, offerId));
  const [known] = await tx
    .select({ version: kitInstalls.version, locale: kitInstalls.locale })
    .from(kitInstalls)
    .where(isThis);
  if (known && known.version >= kit.version) return { kind: "done", added: [] };
  const locale = known?.locale ?? input.locale ?? "es";
  if (made?.installed) await clearChanged(tx, { ...input, installed: made.installed, kit });
  const rows = await tx.select().from(kitParts).where(eq(kitParts.personId, personId));
  const own = rows.filter((row) => row.offerId === offerId).map(({ partKey }) => partKey);
  const parts = newParts(kit, own);
  for (const part of parts) {
    const shared = await findShared(tx, rows, part);
    const thing = shared ?? (await make(tx, part, { ...input, locale }));
    if ("kind" in thing) return thing;
    await tx.insert(kitParts).values({
      personId,
      offerId,
      partKey: part.key,
      kind: part.kind,
      ...thing,
      addedAt: now,
    });
  }
  const { version } = kit;
  await tx
    .insert(kitInstalls)
    .values({ personId, offerId, version, locale, installedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [kitInstalls.personId, kitInstalls.offerId],
      set: { version, updatedAt: now },
    });
  const data = { version, parts: parts.length };
  await recordEvent(tx, { personId, action: "add-kit", subject: offerId, data, now });
  return { kind: "done", added: parts.map(({ key }) => key) };
}

type Made = Pick<KitPartRow, "ref" | "isMade" | "digest">;
type Full = { kind: "refused"; reason: "commands-full" };

/** The thing that another kit of the person has added for the same part, if it still exists. */
async function findShared(
  tx: Db,
  rows: readonly KitPartRow[],
  part: KitPart,
): Promise<Made | undefined> {
  for (const row of rows) {
    if (row.partKey !== part.key || row.kind !== part.kind) continue;
    if (!(await findThing(tx, row))) continue;
    const { ref, isMade, digest } = row;
    return { ref, isMade, digest };
  }
  return undefined;
}

async function make(
  tx: Db,
  part: KitPart,
  input: KitInput & { locale: Locale },
): Promise<Made | Full> {
  const { personId, locale, now } = input;
  const ownSpace = () => openOwnSpace(tx, { personId, space: OWN_SPACE[locale], now });
  switch (part.kind) {
    case "agentik":
    case "schedule": {
      const ref = await addKitAgentik(tx, { personId, part, locale, ownSpace, now });
      return { ref, isMade: true, digest: null };
    }
    case "command":
      return addKitCommand(tx, { personId, part, locale, now });
    case "document":
    case "table": {
      const name = part.name[locale];
      const content = contentOf(part, input);
      const { address } = input;
      const document = { personId, address, name, labels: [], content, isOfKit: true, now };
      const added = await addDocument(tx, { ...document, spaceId: await ownSpace() });
      if (added.kind === "refused") throw new Error(`a document was refused: ${added.reason}`);
      return { ref: added.documentId, isMade: true, digest: digestOf(name) };
    }
    case "sound": {
      const { track: trackId } = part;
      const had = await tx.$count(
        trackDownloads,
        and(eq(trackDownloads.personId, personId), eq(trackDownloads.trackId, trackId)),
      );
      const noted = await noteDownload(tx, { personId, trackId, now });
      const ref = noted.kind === "done" ? trackId : null;
      return { ref, isMade: had === 0, digest: null };
    }
    case "page":
    case "creator":
      return { ref: null, isMade: false, digest: null };
  }
}

function contentOf(
  part: Extract<KitPart, { kind: "document" | "table" }>,
  { files, onTableAsText, locale }: KitInput & { locale: Locale },
): DocumentContent {
  if (part.kind === "document") return { kind: "text", text: part.text[locale] };
  const { id, text } = tableFile(part, locale);
  const file = files?.get(id);
  if (!file) onTableAsText?.(part.name[locale]);
  return file ?? { kind: "text", text };
}
