import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { serverPaths } from "#domain/addresses/paths.ts";

/** Moderation on an item's page: a link to report it, or the notice that it was taken down. */
export interface ShownModeration {
  canReport?: true;
  down?: { text: string; link?: { to: string; text: string } };
}

/**
 * @param item.isOpen whether the page opens for everyone, apart from a takedown
 * @param item.isOwner whether the viewer owns the item: an owner reads why and may appeal
 */
export function moderationOf(
  kind: ItemKind,
  {
    id,
    takenDownAt,
    isOpen,
    isOwner,
  }: { id: string; takenDownAt: Date | null; isOpen: boolean; isOwner: boolean },
  lang: { locale: Locale },
): ShownModeration {
  if (!takenDownAt) return isOpen && !isOwner ? { canReport: true } : {};
  if (!isOwner) return { down: { text: m.report_down({}, lang) } };
  const link = { to: serverPaths.takedown(kind, id), text: m.report_down_why({}, lang) };
  return { down: { text: m.report_down_own({}, lang), link } };
}
