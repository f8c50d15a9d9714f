import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { KIT_PART_KINDS, type Kit, type KitPart } from "#domain/shop/kits/kit.ts";
import { permissionsOf, type KitPermission } from "#domain/shop/kits/kit-permissions.ts";
import { CREATOR_SETTINGS, promptAddress } from "#domain/studio/creator-address.ts";
import { readyContent } from "#domain/agentiks/ready-made/ready-made.ts";
import { truncate } from "#domain/format/truncate.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { partKindName } from "./kit-part-names.server.ts";
import { tradeName } from "#app/presenters/business/trade-names.server.ts";
import type { ShownPart } from "#app/ui/kits/part-list.tsx";
import type { AddedPart } from "#db/queries/shop/kits/find-holding.ts";

interface Lang {
  locale: Locale;
}

const PERMISSION_TEXTS = {
  "answer-customers": m.kits_may_answer_customers,
  "read-documents": m.kits_may_read_documents,
  "read-conversations": m.kits_may_read_conversations,
  "read-sales": m.kits_may_read_sales,
  "read-tasks": m.kits_may_read_tasks,
  "read-challenges": m.kits_may_read_challenges,
  "make-tasks": m.kits_may_make_tasks,
  "write-morning": m.kits_may_write_morning,
  "write-evening": m.kits_may_write_evening,
  "write-weekly": m.kits_may_write_weekly,
  "write-monthly": m.kits_may_write_monthly,
  warn: m.kits_may_warn,
  "draft-replies": m.kits_may_draft_replies,
  "greet-members": m.kits_may_greet_members,
  "add-documents": m.kits_may_add_documents,
  "add-commands": m.kits_may_add_commands,
  "add-downloads": m.kits_may_add_downloads,
  "fill-prompt": m.kits_may_fill_prompt,
  "begin-page": m.kits_may_begin_page,
} satisfies Record<KitPermission, unknown>;

/** A kit's permissions, a sentence each. */
export const permissionTexts = (kit: { parts: readonly KitPart[] }, lang: Lang): string[] =>
  permissionsOf(kit).map((permission) => PERMISSION_TEXTS[permission]({}, lang));

/**
 * Parts that are not there yet, in the order of their kinds.
 *
 * @param tracks titles of tracks by id
 */
export const plannedParts = (
  parts: readonly KitPart[],
  tracks: ReadonlyMap<string, string>,
  lang: Lang,
): ShownPart[] =>
  inOrder(
    parts.map((part) => ({
      key: part.key,
      kind: part.kind,
      name: plannedName(part, tracks, lang),
      note: [partKindName(part.kind, lang), detailOf(part, lang)].filter(Boolean).join(" · "),
    })),
  );

/** A part's content, if its name does not tell. */
function detailOf(part: KitPart, { locale }: Lang): string {
  switch (part.kind) {
    case "agentik":
      return readyContent(part.readyMade, locale).description;
    case "command":
      return truncate(part.text[locale]);
    case "creator":
      return truncate(part.prompt[locale]);
    default:
      return "";
  }
}

function plannedName(part: KitPart, tracks: ReadonlyMap<string, string>, lang: Lang): string {
  switch (part.kind) {
    case "command":
      return `/${part.name[lang.locale]}`;
    case "page":
      return m.kits_page_for({ trade: tradeName(part.trade, lang) }, lang);
    case "sound":
      return tracks.get(part.track) ?? part.track;
    default:
      return part.name[lang.locale];
  }
}

/** Parts that are there, each with where it is used; what its owner has deleted is left out. */
export function addedParts(
  kit: Kit,
  added: readonly AddedPart[],
  { locale }: Lang,
  lang: Lang,
): ShownPart[] {
  const rows = new Map(added.map((row) => [row.partKey, row]));
  return inOrder(
    kit.parts.flatMap((part): ShownPart[] => {
      const row = rows.get(part.key);
      if (!row) return [];
      const { key, kind } = part;
      const what = partKindName(kind, lang);
      if (part.kind === "page")
        return [
          {
            key,
            kind,
            name: m.kits_page_for({ trade: tradeName(part.trade, lang) }, lang),
            note: what,
            to: `${studioPaths.pageTemplates}?trade=${part.trade}`,
          },
        ];
      if (part.kind === "creator")
        return [
          {
            key,
            kind,
            name: part.name[locale],
            note: what,
            to: promptAddress(part.prompt[locale], part.creation),
          },
        ];
      const { ref, name } = row;
      if (ref === null || name === null) return [];
      return [{ key, kind, name, note: noteOf(row, what, lang), to: addressOf(row, ref) }];
    }),
  );
}

function noteOf({ kind, status }: AddedPart, what: string, lang: Lang): string {
  switch (kind) {
    case "agentik":
    case "schedule":
      return `${what} · ${status === "active" ? m.kits_launched({}, lang) : m.kits_not_launched({}, lang)}`;
    case "command":
      return `${what} · ${m.kits_use_reply({}, lang)}`;
    default:
      return what;
  }
}

function addressOf({ kind, spaceId }: AddedPart, ref: string): string {
  switch (kind) {
    case "agentik":
    case "schedule":
      return paths.agentik(ref);
    case "document":
    case "table":
      return paths.spaceDocument(spaceId ?? "", ref);
    case "sound":
      return `${paths.multimedia}?section=downloads#${encodeURIComponent(ref)}`;
    default:
      return CREATOR_SETTINGS;
  }
}

const inOrder = (parts: ShownPart[]): ShownPart[] =>
  parts.sort((one, other) => KIT_PART_KINDS.indexOf(one.kind) - KIT_PART_KINDS.indexOf(other.kind));
