import { parseListState } from "#domain/lists/list-state.ts";

/** The store's left menu (spec 2 "Perks"). "descubrir" is the unfiltered screen, the rest categories. */
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

/** How many each top list holds (spec 9). */
export const PERK_TOP_COUNT = 10;

/** What the address of the store says. */
export interface PerkState {
  menu: PerkMenu;
  /** Trimmed; empty when nothing is searched for. */
  q: string;
  /** The page of the results, from 1. */
  page: number;
}

/** Reads the state from an address. Never fails: unknown values are the defaults. */
export function parsePerkState(params: URLSearchParams): PerkState {
  const { q, page } = parseListState(params, { categories: ["all"], sorts: ["popular"] });
  const menu = PERK_MENU.find((known) => known === params.get("menu")) ?? PERK_MENU[0];
  return { menu, q, page };
}

/** The query of an address in the store, empty for the unfiltered screen. */
export function perkQuery({ menu = PERK_MENU[0], q = "", page = 1 }: Partial<PerkState>): string {
  const params = new URLSearchParams();
  if (menu !== PERK_MENU[0]) params.set("menu", menu);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Whether the menu or the search asks for a results section above the lists (product.md). */
export function hasPerkResults({ menu, q }: PerkState): boolean {
  return menu !== PERK_MENU[0] || q !== "";
}
