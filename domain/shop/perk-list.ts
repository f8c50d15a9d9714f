import { parseListState } from "#domain/lists/list-state.ts";

/** The store's menu. "descubrir" is the unfiltered screen, the others are categories. */
export const PERK_MENU = [
  "descubrir",
  "integraciones",
  "plantillas",
  "automatizacion",
  "analisis",
  "comunicacion",
  "productividad",
  "actualizaciones",
] as const;
export type PerkMenu = (typeof PERK_MENU)[number];

/** Length of each top list. */
export const PERK_TOP_COUNT = 10;

/** The store's state in the address. */
export interface PerkState {
  menu: PerkMenu;
  /** Trimmed; empty without a search. */
  q: string;
  /** Page of the results, from 1. */
  page: number;
}

/** Parses query parameters. Never fails: unknown values are the defaults. */
export function parsePerkState(params: URLSearchParams): PerkState {
  const { q, page } = parseListState(params, { categories: ["all"], sorts: ["popular"] });
  const menu = PERK_MENU.find((known) => known === params.get("menu")) ?? PERK_MENU[0];
  return { menu, q, page };
}

/** The query string of a state, empty for the unfiltered screen. */
export function perkQuery({ menu = PERK_MENU[0], q = "", page = 1 }: Partial<PerkState>): string {
  const params = new URLSearchParams();
  if (menu !== PERK_MENU[0]) params.set("menu", menu);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether a results section is shown above the lists, which are never filtered. */
export function hasPerkResults({ menu, q }: PerkState): boolean {
  return menu !== PERK_MENU[0] || q !== "";
}
