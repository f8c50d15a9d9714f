import type { MouseEvent } from "react";
import { paths } from "#domain/addresses/paths.ts";
import type { VoiceWish } from "#app/island/controls/voice-control.client.tsx";
import * as m from "#app/messages/messages.js";
import { useLang, useMode } from "#app/preferences/preferences-context.tsx";
import { BrandMark } from "#app/ui/art/brand-mark.tsx";
import { ThemePicker } from "#app/ui/settings/theme-picker.tsx";
import { Link, NavLink } from "#app/ui/links/link.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import { navigationGroups, type NavigationGroup } from "./navigation.ts";
import { UserBlock } from "./user-block.tsx";
import { VoiceToggle } from "./voice-toggle.tsx";
import type { ShellPerson } from "./shell-data.ts";

/** The drawer's id: on a phone the hash `#menu` opens it without JavaScript. */
export const MENU_ID = "menu";

/**
 * The sidebar: fixed on large screens, a drawer on a phone. It comes after the main content in the
 * document, so that the content is painted first.
 */
export function Sidebar({
  person,
  voiceWish,
  onVoiceWish,
  onClose,
  onLeave,
}: {
  person: ShellPerson;
  voiceWish?: VoiceWish;
  onVoiceWish: (wish: VoiceWish) => void;
  /** A click on the close button or the backdrop. */
  onClose: (event: MouseEvent) => void;
  /**
   * A click that changes the page under the drawer: a link, another view mode or language. Not a theme:
   * users compare themes, and the drawer shows them too.
   */
  onLeave: () => void;
}) {
  const lang = useLang();
  const { mode } = useMode();
  return (
    <>
      <a
        href="#main"
        onClick={onClose}
        aria-label={m.shell_menu_close({}, lang)}
        tabIndex={-1}
        className="drawer-backdrop"
      />
      <div
        id={MENU_ID}
        tabIndex={-1}
        className="drawer stripe flex flex-col gap-3 p-3 pt-4 bg-surface border-r"
      >
        <div className="flex items-center justify-between gap-2">
          <Link
            to={paths.home}
            onClick={onLeave}
            className="flex items-center gap-2 min-h-11 text-xl font-800 text-accent"
          >
            <BrandMark className="w-8 h-8" />
            {m.common_product({}, lang)}
          </Link>
          <a
            href="#main"
            onClick={onClose}
            aria-label={m.shell_menu_close({}, lang)}
            className="btn-icon nav-icon i-lucide-x lg:hidden"
          />
        </div>
        {navigationGroups(mode).map((group) => (
          <Group key={group.items[0]?.route} group={group} onFollow={onLeave} />
        ))}
        <div className="flex flex-col gap-3 drawer-foot sticky bottom-0 mt-auto pt-3 border-t">
          <ThemePicker />
          <ModeToggle onChosen={onLeave} />
          <VoiceToggle wish={voiceWish} onWish={onVoiceWish} />
          <UserBlock person={person} onLeave={onLeave} />
        </div>
      </div>
    </>
  );
}

function Group({ group, onFollow }: { group: NavigationGroup; onFollow: () => void }) {
  const lang = useLang();
  const name = group.name({}, lang);
  return (
    <nav aria-label={name}>
      {!group.isHeadingHidden && (
        <h2 className="px-3 mb-1 text-sm font-600 text-ink-soft" aria-hidden="true">
          {name}
        </h2>
      )}
      <ul>
        {group.items.map((item) => (
          <li key={item.route}>
            <NavLink
              to={item.route}
              end={item.route === paths.home}
              onClick={onFollow}
              className={`nav-link nav-icon lg:px-2 whitespace-nowrap ${item.icon} ${item.kind ? `kind-${item.kind} before:text-kind` : ""}`}
            >
              {item.name({}, lang)}
              {item.badge && (
                <span className="ml-auto pl-1 text-sm text-ink-soft tabular">
                  {item.badge({}, lang)}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
