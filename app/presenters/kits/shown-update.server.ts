import type { Locale } from "#domain/preferences/preferences.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { KeptReason, Kit, KitPart } from "#domain/shop/kits/kit.ts";
import { changedLines, updateOf } from "#domain/shop/kits/own/kit-changes.ts";
import * as m from "#app/messages/messages.js";
import type { AddedPart } from "#db/queries/shop/kits/find-holding.ts";
import type { ShownPart } from "#app/ui/kits/part-list.tsx";
import { partKindName } from "./kit-part-names.server.ts";
import { plannedParts } from "./shown-parts.server.ts";
import { keptText } from "./shown-removal.server.ts";

interface Lang {
  locale: Locale;
}

/**
 * An update in words, before it is done: what it adds, the texts that it changes, what it takes away, and what
 * stays since the person has changed or used it.
 *
 * @param plan what a removal of the installed version would delete and keep
 * @param locale the language of the installation
 */
export function shownUpdate(
  { before, after }: { before: Kit; after: Kit },
  plan: readonly {
    partKey: string;
    kind: KitPart["kind"];
    thing: { name: string };
    reason: KeptReason | undefined;
  }[],
  { tracks, locale, lang }: { tracks: ReadonlyMap<string, string>; locale: Locale; lang: Lang },
): { added: ShownPart[]; changed: ShownPart[]; gone: ShownPart[]; stays: string[] } {
  const { added, changed, gone, kept } = updateOf(
    before,
    after,
    plan.map(({ partKey, reason }) => ({ key: partKey, isKept: reason !== undefined })),
  );
  const planned = (parts: readonly KitPart[]) => plannedParts(parts, tracks, lang);
  const lines = new Map(
    changed.map(({ was, will }) => [will.key, linesText(was, will, locale, lang)]),
  );
  return {
    added: planned(added),
    changed: planned(changed.map(({ will }) => will)).map((part) => ({
      ...part,
      note: [partKindName(part.kind, lang), lines.get(part.key)].filter(Boolean).join(" · "),
    })),
    gone: planned(gone),
    stays: plan.flatMap(({ partKey, kind, thing: { name }, reason }) =>
      reason !== undefined && kept.has(partKey)
        ? [
            keptText(
              { kind, name: kind === "sound" ? (tracks.get(name) ?? name) : name, reason },
              lang,
            ),
          ]
        : [],
    ),
  };
}

/** The lines that change: “Before: … Now: …”; empty where no text differs. */
function linesText(was: KitPart, will: KitPart, locale: Locale, lang: Lang): string {
  const { before, after } = changedLines(was, will, locale);
  const inOne = (lines: readonly string[]) => truncate(lines.join(" / "));
  return [
    before.length > 0 && m.ownkits_update_before({ text: inOne(before) }, lang),
    after.length > 0 && m.ownkits_update_now({ text: inOne(after) }, lang),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Things that an installation has and the new version lacks: an update leaves them to the person. */
export const leftParts = (kit: Kit, added: readonly AddedPart[], lang: Lang): ShownPart[] =>
  added.flatMap(({ partKey, kind, name }) =>
    name === null || kit.parts.some(({ key }) => key === partKey)
      ? []
      : [{ key: partKey, kind, name, note: partKindName(kind, lang) }],
  );
