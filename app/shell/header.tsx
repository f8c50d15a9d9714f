import { isOn } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { HeaderSearch } from "./header-search.tsx";
import type { ShellPerson } from "./shell-data.ts";

/** The sticky header: welcome, search, notifications, Create New. */
export function Header({ person, unreadCount }: { person: ShellPerson; unreadCount: number }) {
  const lang = useLang();
  const { preferences } = usePreferences();
  const isCounting = isOn(preferences, "push");
  return (
    <header className="header header-glass sticky top-0 z-20 flex items-center gap-3 px-4 py-2 lg:px-8">
      <p className="hidden md:block truncate font-600">
        {m.shell_greeting({ name: person.firstName }, lang)}
      </p>
      <HeaderSearch isVisitor={person.kind === "visitor"} />
      <Link
        to={paths.notifications}
        aria-label={
          isCounting
            ? m.shell_notifications({ count: unreadCount }, lang)
            : m.shell_notifications_title({}, lang)
        }
        data-tip={m.shell_notifications_title({}, lang)}
        className="btn-icon nav-icon i-lucide-bell relative shrink-0"
      >
        {isCounting && unreadCount > 0 && (
          <span className="absolute top-0.5 right-0 min-w-5 px-1 rounded-full bg-danger text-ground text-sm font-700 text-center tabular">
            {unreadCount}
          </span>
        )}
      </Link>
      <Link to={paths.create} className="fab fab-late btn nav-icon i-lucide-plus shrink-0">
        <span className="max-sm:sr-only">{m.shell_create({}, lang)}</span>
      </Link>
      {isOn(preferences, "incognito") && (
        <Link
          to={paths.settings}
          className="nav-badge absolute bg-surface"
          // Below the header's edge. Inline: as classes these would be in every page's CSS.
          style={{ top: "calc(100% - .5rem)", right: "1rem" }}
        >
          {m.shell_incognito({}, lang)}
        </Link>
      )}
    </header>
  );
}
