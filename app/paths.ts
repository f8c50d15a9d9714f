import type { ItemKind } from "#domain/items/catalogue.ts";

/**
 * Every address of Plaza, by the name of what is there: links, forms, redirects and mails are built
 * from here, and nowhere by hand. A test holds it against the URL map (routes.ts).
 */
export const paths = {
  home: "/",

  spaces: "/spaces",
  space: (id: string) => below("/spaces", id),
  spaceMembers: (id: string) => below("/spaces", id, "/members"),
  spaceEdit: (id: string) => below("/spaces", id, "/edit"),
  invitation: (token: string) => below("/invitations", token),

  artifakts: "/artifakts",
  artifakt: (id: string) => below("/artifakts", id),
  artifaktManage: (id: string) => below("/artifakts", id, "/manage"),
  artifaktFile: (id: string) => below("/artifakts", id, "/file"),
  library: "/library",

  agentiks: "/agentiks",
  agentik: (id: string) => below("/agentiks", id),
  agentikConfigure: (id: string) => below("/agentiks", id, "/configure"),

  challenges: "/challenges",
  challenge: (id: string) => below("/challenges", id),

  /** The list of a kind, and one of it. */
  items: (kind: ItemKind) => `/${kind}s`,
  item: (kind: ItemKind, id: string) => below(`/${kind}s`, id),
  /** The generated picture of an item. */
  cover: (kind: ItemKind, id: string) => below(`/covers/${kind}`, id, ".png"),
  create: "/new",
  search: "/search",
  suggestions: "/suggestions",
  sitemap: "/sitemap.xml",
  /** The JSON interface; its own addresses are in api/json/openapi.ts. */
  api: "/api",

  marketplace: "/marketplace",
  portals: "/portals",
  perks: "/perks",
  pro: "/pro",

  wallet: "/wallet",
  earnings: "/earnings",
  earningsCsv: "/earnings.csv",
  payouts: "/payouts",

  creator: "/creator",
  multimedia: "/multimedia",
  multimediaDownload: "/multimedia/download",
  multimediaPlace: "/multimedia/place",
  sound: (id: string) => below("/sounds", id, ".wav"),
  builder: "/builder",
  builderSave: "/builder/save",
  builderVersions: "/builder/versions",
  layoutFile: (version: number) => below("/builder/versions", `${version}`, ".json"),
  layoutPage: (id: string) => below("/p", id),

  notifications: "/notifications",
  notificationsLive: "/notifications/live",
  notificationsSeen: "/notifications/seen",
  settings: "/ajustes",
  preferences: "/preferences",

  account: "/account",
  accountDelete: "/account/delete",
  accountExport: "/account/export",
  signup: "/signup",
  signupConfirm: (token: string) => below("/signup", token),
  login: "/login",
  resetRequest: "/login/reset",
  resetPassword: (token: string) => below("/login/reset", token),
  emailConfirm: (token: string) => below("/login/email", token),

  onboarding: "/onboarding",
  pathSelection: "/path-selection",
} as const;

/** An address with a part that comes from elsewhere. */
const below = (parent: string, part: string, rest = "") =>
  `${parent}/${encodeURIComponent(part)}${rest}`;
