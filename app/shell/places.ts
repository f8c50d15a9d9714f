/**
 * The screens that are in the bottom bar at first. They have a file of their own because their icons are in every page's
 * inline CSS; icons that only the sidebar shows come with the whole style sheet (`LATE_ICONS` in
 * scripts/vite/route-styles.ts).
 */
import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";

export type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** A link in the sidebar. */
export interface NavigationItem {
  name: Message;
  /** Shorter name for the bottom bar. */
  shortName?: Message;
  route: string;
  icon: string;
  /** The kind that the screen lists, whose colour the icon has. */
  kind?: ItemKind;
  badge?: Message;
}

export const DASHBOARD: NavigationItem = {
  name: m.shell_nav_dashboard,
  shortName: m.shell_nav_dashboard_short,
  route: paths.home,
  icon: "i-lucide-house",
};
export const SPACES: NavigationItem = {
  name: m.shell_nav_spaces,
  shortName: m.shell_nav_spaces_short,
  route: paths.spaces,
  icon: "i-lucide-store",
  kind: "space",
  badge: () => "300+",
};
export const ARTIFAKTS: NavigationItem = {
  name: m.shell_nav_artifakts,
  route: paths.artifakts,
  icon: "i-lucide-gem",
  kind: "artifakt",
  badge: () => "400+",
};
export const AGENTIKS: NavigationItem = {
  name: m.shell_nav_agentiks,
  route: paths.agentiks,
  icon: "i-lucide-bot",
  kind: "agentik",
  badge: () => "200+",
};
