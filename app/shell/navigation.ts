import * as m from "#app/messages/messages.js";
import type { ItemKind } from "#app/domain/catalogue.ts";
import type { Locale, Mode } from "#app/domain/preferences.ts";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** A link of the sidebar (spec 3 "Navigation item"). */
export interface NavigationItem {
  name: Message;
  /** A shorter name for the bottom bar, where it has one. */
  shortName?: Message;
  route: string;
  icon: string;
  /** The kind whose list it is: its icon wears that colour. */
  kind?: ItemKind;
  badge?: string;
}

export interface NavigationGroup {
  name: Message;
  /** The main group needs no heading that is seen. */
  isHeadingHidden?: boolean;
  items: NavigationItem[];
}

const DASHBOARD: NavigationItem = {
  name: m.shell_nav_dashboard,
  shortName: m.shell_nav_dashboard_short,
  route: "/",
  icon: "i-lucide-house",
};
const SPACES: NavigationItem = {
  name: m.shell_nav_spaces,
  shortName: m.shell_nav_spaces_short,
  route: "/spaces",
  icon: "i-lucide-store",
  kind: "space",
  badge: "300+",
};
const ARTIFAKTS: NavigationItem = {
  name: m.shell_nav_artifakts,
  route: "/artifakts",
  icon: "i-lucide-gem",
  kind: "artifakt",
  badge: "400+",
};
const AGENTIKS: NavigationItem = {
  name: m.shell_nav_agentiks,
  route: "/agentiks",
  icon: "i-lucide-bot",
  kind: "agentik",
  badge: "200+",
};

const MAIN: NavigationGroup = {
  name: m.shell_nav_main,
  isHeadingHidden: true,
  items: [
    DASHBOARD,
    { name: m.shell_nav_creator, route: "/creator", icon: "i-lucide-sparkles", badge: "PRO" },
    { name: m.shell_nav_multimedia, route: "/multimedia", icon: "i-lucide-music", badge: "NEW" },
    {
      name: m.shell_nav_marketplace,
      route: "/marketplace",
      icon: "i-lucide-shopping-bag",
      badge: "HOT",
    },
    SPACES,
    ARTIFAKTS,
    AGENTIKS,
    { name: m.shell_nav_portals, route: "/portals", icon: "i-lucide-waypoints", badge: "HOT" },
    { name: m.shell_nav_perks, route: "/perks", icon: "i-lucide-crown", badge: "PRO" },
  ],
};

const COMMUNITY: NavigationGroup = {
  name: m.shell_nav_community,
  items: [
    {
      name: m.shell_nav_challenges,
      route: "/challenges",
      icon: "i-lucide-trophy",
      kind: "challenge",
      badge: "24",
    },
    { name: m.shell_nav_earnings, route: "/earnings", icon: "i-lucide-coins" },
  ],
};

const ADVANCED: NavigationGroup = {
  name: m.shell_nav_advanced,
  items: [{ name: m.shell_nav_builder, route: "/builder", icon: "i-lucide-blocks", badge: "ADV" }],
};

/** The sidebar's groups (spec 2 "Sidebar"). Advanced Tools are only there in creator mode (spec 6). */
export function navigationGroups(mode: Mode): NavigationGroup[] {
  return mode === "creator" ? [MAIN, COMMUNITY, ADVANCED] : [MAIN, COMMUNITY];
}

/** Four of the bottom bar's five places; the fifth opens the rest. */
export const BOTTOM_BAR_ITEMS = [DASHBOARD, SPACES, ARTIFAKTS, AGENTIKS];
