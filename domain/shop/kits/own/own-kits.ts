/** Kits that people make: limits, states, and how a manifest becomes a kit. */
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Kit } from "#domain/shop/kits/kit.ts";
import type { OwnManifest } from "./own-kit-schema.ts";

/** Per person, whatever their state. */
export const OWN_KITS_MAX = 20;
/** A manifest as it is typed or uploaded, in bytes of UTF-8. */
export const MANIFEST_MAX_BYTES = 65_536;
/** Published kits on a page of the list. */
export const COMMUNITY_PAGE = 24;

/**
 * States of a version. `draft`: its maker's alone. `in-review`: an operator decides. `published` and
 * `refused` are for good: what follows is another version.
 */
export const OWN_VERSION_STATES = ["draft", "in-review", "published", "refused"] as const;
export type OwnVersionState = (typeof OWN_VERSION_STATES)[number];

/**
 * State of a kit, as its maker sees it: that of its newest version, except that a published kit may be
 * `withdrawn` by its maker or `taken-down` by an operator.
 */
export const OWN_KIT_STATES = [...OWN_VERSION_STATES, "withdrawn", "taken-down"] as const;
export type OwnKitState = (typeof OWN_KIT_STATES)[number];

/** Ids of kits that people make; those of Plaza's own begin otherwise. */
const OWN_KIT_ID = /^kit-[0-9a-f]{24}$/;
export const isOwnKitId = (id: string): boolean => OWN_KIT_ID.test(id);

/** The state of a kit. `latest` is the state of its newest version. */
export function ownKitState({
  latest,
  isWithdrawn,
  isTakenDown,
}: {
  latest: OwnVersionState;
  isWithdrawn: boolean;
  isTakenDown: boolean;
}): OwnKitState {
  if (latest === "in-review") return latest;
  if (isTakenDown) return "taken-down";
  return isWithdrawn ? "withdrawn" : latest;
}

/**
 * The kit of a manifest. The keys of its parts get the kit's id in front, so that kits of two makers never
 * share a part.
 */
export const kitOfManifest = (
  id: string,
  version: number,
  { parts }: Pick<OwnManifest, "parts">,
): Kit => ({ id, version, parts: parts.map((part) => ({ ...part, key: `${id}-${part.key}` })) });

/** The language of a manifest's texts on a page: the page's if it has it. */
export const languageOf = (
  { languages }: Pick<OwnManifest, "languages">,
  locale: Locale,
): Locale => (languages.includes(locale) ? locale : (languages[0] ?? locale));
