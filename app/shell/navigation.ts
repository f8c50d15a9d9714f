import type { Mode } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import {
  AGENTIKS,
  ARTIFAKTS,
  DASHBOARD,
  SPACES,
  type Message,
  type NavigationItem,
} from "./places.ts";

export interface NavigationGroup {
  name: Message;
  /** The group has no visible heading. */
  isHeadingHidden?: boolean;
  items: NavigationItem[];
}

const MAIN: NavigationGroup = {
  name: m.shell_nav_main,
  isHeadingHidden: true,
  items: [
    DASHBOARD,
    {
      name: m.shell_nav_creator,
      route: paths.creator,
      icon: "i-lucide-sparkles",
      badge: () => "PRO",
    },
    {
      name: m.shell_nav_multimedia,
      route: paths.multimedia,
      icon: "i-lucide-music",
      badge: m.shell_badge_new,
    },
    {
      name: m.shell_nav_marketplace,
      route: paths.marketplace,
      icon: "i-lucide-shopping-bag",
      badge: m.shell_badge_hot,
    },
    SPACES,
    ARTIFAKTS,
    AGENTIKS,
    {
      name: m.shell_nav_portals,
      route: paths.portals,
      icon: "i-lucide-waypoints",
      badge: m.shell_badge_hot,
    },
    { name: m.shell_nav_perks, route: paths.perks, icon: "i-lucide-crown", badge: () => "PRO" },
  ],
};

const COMMUNITY: NavigationGroup = {
  name: m.shell_nav_community,
  items: [
    {
      name: m.shell_nav_challenges,
      route: paths.challenges,
      icon: "i-lucide-trophy",
      kind: "challenge",
      badge: () => "24",
    },
    { name: m.shell_nav_earnings, route: paths.earnings, icon: "i-lucide-coins" },
  ],
};

const ADVANCED: NavigationGroup = {
  name: m.shell_nav_advanced,
  items: [
    {
      name: m.shell_nav_builder,
      route: paths.builder,
      icon: "i-lucide-blocks",
      badge: m.shell_badge_advanced,
    },
  ],
};

/** Conversations with customers. Its icon comes with the whole style sheet: few people have this place. */
const INBOX: NavigationItem = { name: m.inbox_title, route: paths.inbox, icon: "i-lucide-inbox" };

/**
 * Four of the bottom bar's five places; the fifth opens the menu. People with customers need the
 * inbox every day: it takes the place of the artifakts, which the menu has too.
 */
export const bottomBarItems = (hasCustomers: true | undefined): NavigationItem[] => [
  DASHBOARD,
  SPACES,
  hasCustomers ? INBOX : ARTIFAKTS,
  AGENTIKS,
];

/** The sidebar's groups. Advanced Tools are shown in creator mode only. */
export function navigationGroups(mode: Mode): NavigationGroup[] {
  return mode === "creator" ? [MAIN, COMMUNITY, ADVANCED] : [MAIN, COMMUNITY];
}
