import type { MouseEvent } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { NavLink } from "#app/ui/links/link.tsx";
import { bottomBarItems } from "./navigation.ts";
import { MENU_ID } from "./sidebar.tsx";

/** Bottom bar of the phone: four screens, and a fifth place that opens the menu. */
export function BottomBar({
  hasCustomers,
  isMenuOpen,
  onMenu,
}: {
  /** Whether the person has customers, who write to the inbox. */
  hasCustomers: true | undefined;
  isMenuOpen: boolean;
  onMenu: (event: MouseEvent) => void;
}) {
  const lang = useLang();
  return (
    <nav
      aria-label={m.shell_nav_quick({}, lang)}
      className="lg:hidden fixed bottom-0 inset-x-0 z-20 flex bg-surface border-t bar"
    >
      {bottomBarItems(hasCustomers).map((item) => (
        <NavLink
          key={item.route}
          to={item.route}
          end={item.route === paths.home}
          className={`place nav-icon ${item.icon} ${item.kind ? `kind-${item.kind} before:text-kind` : ""}`}
        >
          {(item.shortName ?? item.name)({}, lang)}
        </NavLink>
      ))}
      <a
        href={`#${MENU_ID}`}
        onClick={onMenu}
        aria-expanded={isMenuOpen}
        className="place nav-icon i-lucide-menu"
      >
        {m.shell_menu({}, lang)}
      </a>
    </nav>
  );
}
