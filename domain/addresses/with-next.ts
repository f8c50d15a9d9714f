import { paths } from "./paths.ts";

/**
 * The address of the sign-in or the sign-up that leads back to a page afterwards. Both lead to the home
 * without being told.
 *
 * @param next path and query of the page
 */
export const withNext = (to: string, next: string): string =>
  next === paths.home ? to : `${to}?next=${encodeURIComponent(next)}`;
