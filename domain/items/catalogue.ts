/**
 * Enumerations of the catalogue. Column CHECKs, forms and filters are built from these lists, so
 * that each value is defined once.
 */

export const SPACE_TYPES = ["standard", "niche", "custom"] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

/** Ways to join a space: everyone, on request, or by invitation. */
export const JOIN_POLICIES = ["open", "request", "invite"] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/**
 * Visibility of a space: to everyone in lists and search (`listed`), to everyone who has its
 * address (`link`), or only to its members and the people invited to it (`private`).
 */
export const SPACE_VISIBILITIES = ["listed", "link", "private"] as const;
export type SpaceVisibility = (typeof SPACE_VISIBILITIES)[number];

export const SPACE_ROLES = ["owner", "admin", "member"] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

export const CHALLENGE_TYPES = ["design", "content", "feedback", "other"] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** Known statuses. The column is free text; other values are shown neutrally. */
export const AGENTIK_STATUSES = ["active", "paused", "inactive"] as const;
export type AgentikStatus = (typeof AGENTIK_STATUSES)[number];

/** Statuses of the seeds that mean nothing to Plaza: shown neutrally, but translated. */
export const NEUTRAL_AGENTIK_STATUSES = ["in_review", "draft", "testing"] as const;
export type NeutralAgentikStatus = (typeof NEUTRAL_AGENTIK_STATUSES)[number];

/** Known types. The column is free text; the list can be filtered by the first three. */
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

/** Each type belongs to exactly one category. */
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

// Marked pure so that tree shaking removes them from the browser's bundle, which needs categories
// only.
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

/** @throws RangeError for an unknown type */
export function categoryOfType(type: ArtifaktType): ArtifaktCategory {
  const category = CATEGORY_OF_TYPE.get(type);
  if (!category) throw new RangeError(`unknown artifakt type: ${String(type)}`);
  return category;
}

/** Languages of an item's own text; used for its `lang` attribute. */
export const CONTENT_LANGUAGES = ["es", "en", "pt"] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The four kinds of item in the catalogue. */
export const ITEM_KINDS = ["artifakt", "space", "agentik", "challenge"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/**
 * A draft is visible to its maker only; a retired artifakt stays with its owners and is not sold.
 */
export const PUBLICATIONS = ["draft", "published", "retired"] as const;
export type Publication = (typeof PUBLICATIONS)[number];
