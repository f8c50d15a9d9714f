import { pictureAddress, artifaktPictureAddress } from "#domain/addresses/picture-paths.ts";
import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { CoverKind } from "#domain/items/cover.ts";
import type { ReportableKind } from "#domain/items/reports.ts";

/**
 * Every address of Plaza by name. Links, forms, redirects and mails are built from it, never by hand.
 * A test compares it with the URL map (routes.ts).
 */
export const paths = {
  home: "/",

  spaces: "/spaces",
  spacesSearch: "/spaces/search",
  ownDocuments: "/spaces/documents",
  /** The viewer's open tasks in all spaces. */
  ownTasks: "/spaces/tasks",
  space: (id: string) => below("/spaces", id),
  /** A screen or an endpoint below a space. */
  spacePart: (id: string, part: SpacePart) => below("/spaces", id, `/${part}`),
  spaceThread: (id: string, thread: string) =>
    below("/spaces", id, `/t/${encodeURIComponent(thread)}`),
  spaceDocument: (id: string, documentId: string) =>
    below("/spaces", id, `/documents/${encodeURIComponent(documentId)}`),

  artifakts: "/artifakts",
  artifakt: (id: string) => below("/artifakts", id),
  artifaktEdit: (id: string) => below("/artifakts", id, "/edit"),
  artifaktManage: (id: string) => below("/artifakts", id, "/manage"),
  artifaktFile: (id: string) => below("/artifakts", id, "/file"),
  library: "/library",

  agentiks: "/agentiks",
  agentik: (id: string) => below("/agentiks", id),
  agentikConfigure: (id: string) => below("/agentiks", id, "/configure"),
  agentikTry: (id: string) => below("/agentiks", id, "/try"),
  agentikExamples: (id: string) => below("/agentiks", id, "/examples"),
  /** An agentik's channels, or one of them. */
  agentikChannels: (id: string, kind: `/${ChannelKind}` | "" = "") =>
    below("/agentiks", id, `/channels${kind}`),
  /** A chat page, and what belongs to it. */
  chatPage: (slug: string, part: ChatPart = "") => below("/a", slug, part),
  agentikTriggers: (id: string) => below("/agentiks", id, "/triggers"),
  agentikTools: (id: string) => below("/agentiks", id, "/tools"),
  agentikRuns: (id: string) => below("/agentiks", id, "/runs"),

  /** Conversations with customers. */
  inbox: "/inbox",
  inboxChat: (thread: string) => below("/inbox", thread),
  /** Bookings, day by day. */
  agenda: "/agenda",

  /** Actions of agentiks that need their owner's approval. */
  approvals: "/approvals",
  approval: (call: string) => below("/approvals", call),

  challenges: "/challenges",
  challenge: (id: string) => below("/challenges", id),

  /** The list of a kind. */
  items: (kind: ItemKind) => `/${kind}s`,
  item: (kind: ItemKind, id: string) => below(`/${kind}s`, id),
  /** The generated cover picture of an item or an offer. */
  cover: (kind: CoverKind, id: string) => below(`/covers/${kind}`, id, ".png"),
  report: (kind: ReportableKind, id: string) => below(`/report/${kind}`, id),
  create: "/new",
  search: "/search",
  suggestions: "/suggestions",
  /** The JSON interface; its own addresses are in api/json/openapi.ts. */
  api: "/api",

  marketplace: "/marketplace",
  portals: "/portals",
  perks: "/perks",
  /** The page of an app of the marketplace or a portal, or of a perk. */
  app: (id: string) => below("/apps", id),
  pro: "/pro",

  wallet: "/wallet",
  earnings: "/earnings",
  payouts: "/payouts",

  creator: "/creator",
  /** An answer as a file: `3.md`, or `3.whatsapp`, which leads to WhatsApp with its text. */
  creationFile: (id: string, file: string) => below("/creator", id, `/${file}`),
  run: (id: string) => below("/runs", id),
  multimedia: "/multimedia",
  multimediaPlace: "/multimedia/place",
  builder: "/builder",
  builderVersions: "/builder/versions",

  notifications: "/notifications",
  notificationsLive: "/notifications/live",
  notificationsSeen: "/notifications/seen",
  settings: "/ajustes",
  models: "/ajustes/models",
  spendLimits: "/ajustes/limits",
  tokens: "/ajustes/tokens",
  preferences: "/preferences",

  account: "/account",
  accountBusiness: "/account/business",
  accountDelete: "/account/delete",
  security: "/account/security",
  passkeyOptions: "/passkey-options",
  accountExport: "/account/export",
  examples: "/account/examples",
  signup: "/signup",
  login: "/login",
  resetRequest: "/login/reset",

  operator: "/operator",
  operatorTakedowns: "/operator/takedowns",
  operatorPayouts: "/operator/payouts",
  operatorReleases: "/operator/releases",
  operatorPeople: "/operator/people",

  onboarding: "/onboarding",
  pathSelection: "/path-selection",
} as const;

/**
 * Addresses that only the server names: in mails, redirects and data. Apart from `paths`, which every
 * page's scripts contain.
 */
export const serverPaths = {
  invitation: (token: string) => below("/invitations", token),
  takedown: (kind: ReportableKind, id: string) => below(`/takedown/${kind}`, id),
  hook: (triggerId: string) => below("/hooks", triggerId),
  /** The webhook of a channel. */
  channelHook: (channelId: string, kind: ChannelKind) =>
    below("/api/channels", channelId, `/${kind}`),
  earningsCsv: "/earnings.csv",
  securityApp: "/account/security/app",
  sitemap: "/sitemap.xml",
  /** The API for programs; what is below it is in api/programs/endpoints. */
  apiForPrograms: "/api/v1",
  apiDescription: "/api/v1/openapi.json",
  mcp: "/api/v1/mcp",
  accountConfirm: "/account/confirm",
  signupConfirm: (token: string) => below("/signup", token),
  secondStep: "/login/second-step",
  resetPassword: (token: string) => below("/login/reset", token),
  emailConfirm: (token: string) => below("/login/email", token),
  /** A cover or preview of an artifakt, by its content hash. */
  artifaktPicture: artifaktPictureAddress,
  /** A stored picture, by its content hash. */
  picture: pictureAddress,
} as const;

export type SpacePart =
  | "about"
  | "documents"
  | "tasks"
  | "agentiks"
  | "members"
  | "edit"
  | "export"
  | "poster"
  | "live"
  | "names";

export type ChatPart =
  "" | "/live" | "/poster" | "/qr.svg" | "/whatsapp" | "/widget.js" | "?frame=1";

/** An address with a URL-encoded part, such as an id or a token. */
const below = (parent: string, part: string, rest = "") =>
  `${parent}/${encodeURIComponent(part)}${rest}`;

/**
 * The web app manifest; `?lang=` chooses its language. Apart from `serverPaths`: the root names it, which
 * drops it from the page's scripts.
 */
export const MANIFEST_PATH = "/manifest.webmanifest";
