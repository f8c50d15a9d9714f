import type { Locale } from "#domain/preferences/preferences.ts";
import type { KeptReason, KitPart } from "#domain/shop/kits/kit.ts";
import * as m from "#app/messages/messages.js";
import { partKindName } from "./kit-part-names.server.ts";

interface Lang {
  locale: Locale;
}

/**
 * A kit's removal in words: the parts that go and those that stay.
 *
 * @param tracks titles of tracks by id
 */
export function shownRemoval(
  plan: readonly {
    kind: KitPart["kind"];
    thing: { name: string };
    /** Why it stays; undefined for what goes. */
    reason: KeptReason | undefined;
  }[],
  tracks: ReadonlyMap<string, string>,
  lang: Lang,
): { goes: string[]; stays: string[] } {
  const nameOf = (kind: KitPart["kind"], name: string) =>
    kind === "sound" ? (tracks.get(name) ?? name) : name;
  return {
    goes: plan.flatMap(({ kind, thing, reason }) =>
      reason === undefined ? [`${partKindName(kind, lang)}: ${nameOf(kind, thing.name)}`] : [],
    ),
    stays: plan.flatMap(({ kind, thing, reason }) =>
      reason === undefined
        ? []
        : [keptText({ kind, name: nameOf(kind, thing.name), reason }, lang)],
    ),
  };
}

const REASONS = {
  changed: m.kits_kept_changed,
  held: m.kits_kept_held,
} satisfies Record<KeptReason, unknown>;

/** A part that stays, and why. */
export const keptText = (
  { kind, name, reason }: { kind: KitPart["kind"]; name: string; reason: KeptReason },
  lang: Lang,
): string => `${partKindName(kind, lang)}: ${name} (${REASONS[reason]({}, lang)})`;

/** Ids of the tracks of parts. */
export const tracksOf = (parts: readonly KitPart[]): string[] =>
  parts.flatMap((part) => (part.kind === "sound" ? [part.track] : []));
