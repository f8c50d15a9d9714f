import { NavLink } from "@remix-run/react";
import type { MouseEvent } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { BOTTOM_BAR_ITEMS } from "./places.ts";
import { MENU_ID } from "./sidebar.tsx";

/** The phone's five places; the last one opens the rest. */
export function BottomBar({
  isMenuOpen,
  onMenu,
}: {
  isMenuOpen: boolean;
  onMenu: (event: MouseEvent) => void;
}) {
  const lang = useLang();
  return (
    <nav
      aria-label={m.shell_nav_quick({}, lang)}
      className="lg:hidden fixed bottom-0 inset-x-0 z-20 flex bg-surface border-t safe-bottom"
    >
      {BOTTOM_BAR_ITEMS.map((item) => (
        <NavLink key={item.route} to={item.route} end={item.route === paths.home} className="place">
          <span
            className={`${item.icon} ${item.kind ? `kind-${item.kind} text-kind` : ""}`}
            aria-hidden="true"
          />
          <span className="truncate max-w-full">{(item.shortName ?? item.name)({}, lang)}</span>
        </NavLink>
      ))}
      <a href={`#${MENU_ID}`} onClick={onMenu} aria-expanded={isMenuOpen} className="place">
        <span className="i-lucide-menu" aria-hidden="true" />
        {m.shell_menu({}, lang)}
      </a>
    </nav>
  );
}
