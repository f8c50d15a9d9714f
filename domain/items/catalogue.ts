/**
 * The closed vocabularies of the catalogue (spec 3). Column checks, forms and filters are built
 * from these lists, so that a value exists in one place only.
 */

export const SPACE_TYPES = ["standard", "niche", "custom"] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

/** How a person gets into a space (product.md, "Writes"). */
export const JOIN_POLICIES = ["open", "request", "invite"] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

export const SPACE_ROLES = ["owner", "admin", "member"] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

export const CHALLENGE_TYPES = ["design", "content", "feedback", "other"] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** Known statuses; the column is open text and any other value is shown neutrally (spec 3). */
export const AGENTIK_STATUSES = ["active", "paused", "inactive"] as const;
export type AgentikStatus = (typeof AGENTIK_STATUSES)[number];

/** What an agentik does; the column is open text. The category row filters by the first three. */
export const AGENTIK_TYPES = [
  "content",
  "customer_service",
  "automation",
  "analytics",
  "sales",
  "marketing",
] as const;
export type AgentikType = (typeof AGENTIK_TYPES)[number];

export const OFFER_TYPES = ["free", "premium"] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

export const PORTAL_APP_STATUSES = ["available", "coming-soon", "beta"] as const;
export type PortalAppStatus = (typeof PORTAL_APP_STATUSES)[number];

export const ARTIFAKT_CATEGORIES = [
  "design",
  "audio",
  "images",
  "video",
  "web",
  "documents",
  "models",
  "tools",
] as const;
export type ArtifaktCategory = (typeof ARTIFAKT_CATEGORIES)[number];

/** The eight categories and the types each holds (spec 3). Every type belongs to exactly one. */
export const ARTIFAKT_TYPES_BY_CATEGORY = {
  design: ["template", "presentation", "mockup", "ppt", "figma", "notion"],
  audio: ["audio", "music", "sound", "podcast"],
  images: ["image", "photo", "graphics", "gif", "icons", "brand"],
  video: ["video", "motion", "animation"],
  web: ["website", "wordpress", "webflow", "framer"],
  documents: ["document", "pdf", "doc", "xls", "txt"],
  models: ["3d", "model", "figure"],
  tools: ["tool", "plugin", "extension"],
} as const satisfies Record<ArtifaktCategory, readonly string[]>;

export type ArtifaktType = (typeof ARTIFAKT_TYPES_BY_CATEGORY)[ArtifaktCategory][number];

// Marked as free of effects: the browser, which filters by category alone, then leaves them out.
export const ARTIFAKT_TYPES: readonly ArtifaktType[] = /* @__PURE__ */ ARTIFAKT_CATEGORIES.flatMap(
  (category): readonly ArtifaktType[] => ARTIFAKT_TYPES_BY_CATEGORY[category],
);

const CATEGORY_OF_TYPE: ReadonlyMap<ArtifaktType, ArtifaktCategory> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ ARTIFAKT_CATEGORIES.flatMap((category) =>
    ARTIFAKT_TYPES_BY_CATEGORY[category].map((type): [ArtifaktType, ArtifaktCategory] => [
      type,
      category,
    ]),
  ),
);

/** The one category a type belongs to (spec 3 "Artifakt categories"). */
export function categoryOfType(type: ArtifaktType): ArtifaktCategory {
  const category = CATEGORY_OF_TYPE.get(type);
  if (!category) throw new RangeError(`unknown artifakt type: ${String(type)}`);
  return category;
}

/** Languages a seeded or written item may be in; used for the `lang` of its text. */
export const CONTENT_LANGUAGES = ["es", "en", "pt"] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The four kinds a person can find, open and build with (spec 1). */
export const ITEM_KINDS = ["artifakt", "space", "agentik", "challenge"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A draft is its maker's alone; what is retired stays with whoever owns it, and is sold no more. */
export const PUBLICATIONS = ["draft", "published", "retired"] as const;
export type Publication = (typeof PUBLICATIONS)[number];
