import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";

/** Screens by their address, as the navigation calls them. */
const SCREENS = [
  [paths.spaces, m.shell_nav_spaces_short],
  [paths.artifakts, m.shell_nav_artifakts],
  [paths.agentiks, m.shell_nav_agentiks],
  [paths.challenges, m.shell_nav_challenges],
  [paths.creator, m.shell_nav_creator],
  [paths.multimedia, m.shell_nav_multimedia],
  [paths.marketplace, m.shell_nav_marketplace],
  [paths.portals, m.shell_nav_portals],
  [paths.perks, m.shell_nav_perks],
  [paths.earnings, m.shell_nav_earnings],
  [paths.builder, m.shell_nav_builder],
  [paths.notifications, m.shell_notifications_title],
  [paths.settings, m.shell_settings],
  [paths.home, m.shell_nav_dashboard],
] as const;

/** Key in sessionStorage of the link that led to the page without a connection. */
const KEY = "plaza-opening";

/** The words of a link in use are at most this many letters of its name. */
const LONGEST = 60;

interface Opened {
  href: string;
  name: string;
}

/** The link that was followed last. */
let opened: Opened | undefined;

/**
 * Notes what a link that is followed calls the page it leads to.
 *
 * @returns the name
 */
export function noteOpened({ href, textContent, ariaLabel }: HTMLAnchorElement): string {
  const words = (ariaLabel ?? textContent ?? "").replace(/\s+/g, " ").trim();
  opened = { href, name: words.slice(0, LONGEST) };
  return opened.name;
}

/** Keeps the note over a load of the page, in this tab. */
export function keepOpened(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // Storage is blocked: the address gives the name.
  }
}

/** The name of the page that is being opened: of its link, else of its screen, else its address. */
export function openedName(lang: { locale: Locale }): string {
  const { href, pathname } = location;
  const noted = opened ?? readKept();
  if (noted?.href === href && noted.name) return noted.name;
  const screen = SCREENS.find(([path]) => path === pathname);
  return screen ? screen[1]({}, lang) : pathname;
}

function readKept(): Opened | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
