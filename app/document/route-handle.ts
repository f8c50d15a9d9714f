import type { Theme } from "#domain/preferences/preferences.ts";

/** Settings of the document in a route's `handle`. */
export interface RouteHandle {
  /** Theme of a page for people new to Plaza, until they choose one themselves. */
  theme?: Theme;
  /** The page is sent without scripts: everything on it is a link or a form. */
  isStatic?: boolean;
}
