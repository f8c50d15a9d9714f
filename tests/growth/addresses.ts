import { AGENTIK_LIST } from "#domain/agentiks/agentik-list.ts";
import { ARTIFAKT_LIST } from "#domain/artifakts/artifakt-list.ts";
import { CHALLENGE_LIST } from "#domain/challenges/challenge-list.ts";
import { SPACE_LIST } from "#domain/spaces/space-list.ts";
import { SCREENS } from "../support/screens/screens.ts";

/** URLs with every combination of a list's filters, sort order and category, and with searches. */
function listAddresses(
  path: string,
  { categories, sorts, facets = {} }: ListOptions,
  texts: readonly string[],
): string[] {
  const choices = Object.entries(facets).flatMap(([name, values]) =>
    values.map((value) => `&${name}=${value}`),
  );
  const extras = choices.length > 0 ? choices : [""];
  return [
    ...sorts.flatMap((sort) =>
      categories.flatMap((category) =>
        extras.map((extra) => `${path}?category=${category}&sort=${sort}${extra}`),
      ),
    ),
    ...texts.flatMap((q) => [
      `${path}?q=${encodeURIComponent(q)}`,
      `${path}?q=${encodeURIComponent(q)}&sort=newest&category=${categories[1]}`,
    ]),
    `${path}?q=pan&sort=name&category=${categories[1]}`,
    ...[2, 20].map((page) => `${path}?page=${page}`),
  ];
}
interface ListOptions {
  categories: readonly string[];
  sorts: readonly string[];
  facets?: Record<string, readonly string[]>;
}

/** Pages far behind those that people visit: rows before them may be skipped only in an index. */
export const FAR_PAGES = [
  "/spaces?page=1000",
  "/spaces?sort=name&page=1000",
  "/artifakts?page=1500",
  "/artifakts?sort=price&page=1500",
  "/agentiks?page=800",
  "/agentiks?sort=status&page=800",
];

/** Searches: common, rare, in descriptions only, 1 and 2 letters, several words, punctuation, no hits. */
export const TEXTS = [
  "pan",
  "menu",
  "ventas",
  "e",
  "de",
  "ia",
  "zx",
  "k",
  "zzzz",
  "cocina abierta",
  "panadería",
  "equipo",
  "de la",
  "a.",
  "c++",
];

export const SEARCHES = [
  ...TEXTS.flatMap((q) => [
    `/search?q=${encodeURIComponent(q)}`,
    `/suggestions?q=${encodeURIComponent(q)}`,
  ]),
  ...["rivera", "niche", "sales", "customer service", "design"].map(
    (q) => `/search?q=${encodeURIComponent(q)}`,
  ),
  "/search?q=pan&kind=space&page=2",
  "/search?q=a&kind=artifakt&page=9",
  "/search?q=de&kind=agentik",
  "/suggestions",
];

/** All screens, lists with all options, item pages and read-only endpoints. */
export const ADDRESSES: readonly string[] = [
  ...SCREENS.map(({ path }) => path),
  ...listAddresses("/spaces", SPACE_LIST, TEXTS),
  ...listAddresses("/artifakts", ARTIFAKT_LIST, TEXTS),
  ...listAddresses("/agentiks", AGENTIK_LIST, TEXTS),
  ...listAddresses("/challenges", CHALLENGE_LIST, TEXTS),
  ...SEARCHES,
  "/spaces/space-4",
  "/artifakts/artifakt-1",
  "/agentiks/agentik-1",
  "/challenges/challenge-1",
  "/challenges/challenge-22/gallery",
  "/challenges/challenge-22/gallery?page=2",
  "/challenges/challenge-22/gallery/0000.webp",
  "/challenges/entries/entry-challenge-22-1",
  "/challenges/entries/entry-challenge-22-1?page=2",
  "/spaces/nope",
  "/spaces/space-4/members",
  "/spaces/space-4/edit",
  "/agentiks/agentik-1/configure",
  "/agentiks/agentik-1/try",
  "/agentiks/agentik-1/examples",
  "/agentiks/agentik-1/channels",
  "/agentiks/agentik-1/channels/telegram",
  "/agentiks/agentik-1/channels/whatsapp",
  "/agentiks/agentik-1/channels/email",
  "/agentiks/agentik-1/triggers",
  "/agentiks/agentik-1/tools",
  "/agentiks/agentik-1/tools/mcp",
  "/approvals",
  "/approvals?show=done",
  "/approvals/call-nobody",
  "/agentiks/agentik-1/runs",
  "/agentiks/agentik-1/runs?state=failed&kind=duty&page=2",
  "/runs/run-nobody",
  "/marketplace?q=shop&category=design&sort=downloads",
  "/portals?q=menu",
  "/perks?q=de&page=2",
  "/apps/app-comandero",
  "/apps/portal-app-audio",
  "/apps/perk-menu-qr",
  "/kits?q=pan&page=2",
  `/kits/kit-${"0".repeat(24)}`,
  `/apps/kit-${"0".repeat(24)}`,
  "/multimedia?section=music&q=rain",
  "/multimedia/track-mercado",
  "/earnings?currency=MXN&page=2",
  "/creator?creation=creation-1",
  "/covers/space/space-4.png",
  `/covers/artifakts/${"0".repeat(32)}.webp?ids=artifakt-1,artifakt-2`,
  "/sounds/track-lluvia.wav",
  "/earnings.csv",
  "/builder/versions/1.json",
  "/builder/templates",
  "/builder/pages",
  "/builder/pictures",
  "/builder/preview/newest",
  "/api/artifakts",
  "/api/artifakts/trending",
  "/api/spaces",
  "/api/spaces/featured",
  "/api/agentiks",
  "/api/agentiks/user/demo",
  "/api/challenges",
  "/api/challenges/active",
  "/api/user/demo/stats",
  "/sitemap.xml",
  "/nowhere",
  "/p/nope",
  `/p/nope/cover/${"0".repeat(32)}.jpg`,
  "/p/nope/qr.svg",
  "/p/nope/whatsapp",
];
