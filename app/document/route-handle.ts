import type { Theme } from "#domain/preferences/preferences.ts";

/** What a route's `handle` may say of its document. */
export interface RouteHandle {
  /** Of a page for people who know nothing of Plaza, until they choose a theme themselves. */
  theme?: Theme;
  /** The page is sent without scripts: everything on it is a link or a form. */
  isStatic?: boolean;
}
