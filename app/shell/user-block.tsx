import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Avatar } from "#app/ui/art/avatar.tsx";
import { LanguagePicker } from "#app/ui/settings/language-picker.tsx";
import type { ShellPerson } from "./shell-data.ts";

/**
 * Who is signed in, with a menu. A disclosure element: it opens without script; with script, Escape
 * and a click outside close it.
 */
export function UserBlock({
  person,
  onLeave,
}: {
  person: ShellPerson;
  /** A press that closes the menu, and the drawer it may stand in. */
  onLeave: () => void;
}) {
  const lang = useLang();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        menu.querySelector("summary")?.focus();
      } else if (menu.contains(event.target as Node)) return;
      menu.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  const leave = () => {
    const menu = details.current!;
    // What was pressed is folded away: the focus goes to what unfolds it.
    menu.querySelector("summary")?.focus();
    menu.open = false;
    onLeave();
  };
  return (
    <details ref={details} className="relative">
      <summary className="flex items-center gap-3 min-h-12 px-2 rounded-control hover:bg-raised">
        <Avatar name={person.displayName} url={person.avatarUrl} className="w-10 h-10" />
        <span className="flex-1 leading-tight">
          <span className="block font-600">{person.displayName}</span>
          <span className="block text-sm text-ink-soft">
            {person.isPro ? m.shell_tier_pro({}, lang) : m.shell_tier_free({}, lang)}
          </span>
        </span>
        <span className="i-lucide-chevrons-up-down text-ink-soft" aria-hidden="true" />
        <span className="sr-only">{m.shell_user_menu({}, lang)}</span>
      </summary>
      <div className="absolute bottom-full left-0 right-0 mb-2 p-3 card bg-raised shadow-lg flex flex-col gap-3">
        <p className="px-1 text-sm text-ink-soft">@{person.handle}</p>
        <Link to={paths.notifications} onClick={leave} className="nav-link">
          <span className="i-lucide-bell" aria-hidden="true" />
          {m.shell_notifications_title({}, lang)}
        </Link>
        {/* Opens over this page, so neither the menu nor the drawer has to close for it. */}
        <Link to={paths.settings} className="nav-link">
          <span className="i-lucide-settings-2" aria-hidden="true" />
          {m.shell_settings({}, lang)}
        </Link>
        <div>
          <p className="px-1 mb-1 text-sm font-600 text-ink-soft" aria-hidden="true">
            {m.shell_language({}, lang)}
          </p>
          <LanguagePicker onChosen={leave} />
        </div>
      </div>
    </details>
  );
}
