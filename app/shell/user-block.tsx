import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Avatar } from "#app/ui/art/avatar.tsx";
import { LanguagePicker } from "#app/ui/settings/language-picker.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ExamplesForm } from "#app/shell/ribbon/examples-form.tsx";
import type { Message } from "./places.ts";
import type { ShellPerson } from "./shell-data.ts";

interface MenuPlace {
  to: string;
  icon: string;
  name: Message;
}

const NOTIFICATIONS: MenuPlace = {
  to: paths.notifications,
  icon: "i-lucide-bell",
  name: m.shell_notifications_title,
};
const ENTRY: MenuPlace[] = [
  { to: paths.signup, icon: "i-lucide-user-plus", name: m.shell_signup },
  { to: paths.login, icon: "i-lucide-log-in", name: m.shell_login },
];
/** Daily places of a business come first. */
const OWN: MenuPlace[] = [
  { to: paths.inbox, icon: "i-lucide-inbox", name: m.inbox_title },
  { to: paths.accountBusiness, icon: "i-lucide-briefcase-business", name: m.shell_business },
  { to: paths.account, icon: "i-lucide-circle-user", name: m.shell_account },
  { to: paths.library, icon: "i-lucide-package", name: m.shell_library },
  { to: paths.wallet, icon: "i-lucide-wallet", name: m.shell_wallet },
];

const OPERATOR: MenuPlace = {
  to: paths.operator,
  icon: "i-lucide-gavel",
  name: m.operator_title,
};

/** The menu's links for visitors, guests, accounts and operators. */
function placesOf({ kind, isOperator }: ShellPerson): MenuPlace[] {
  if (kind === "visitor") return [...ENTRY, NOTIFICATIONS];
  const entry = kind === "guest" ? ENTRY : [];
  return [...entry, ...OWN, NOTIFICATIONS, ...(isOperator ? [OPERATOR] : [])];
}

/**
 * The viewer's picture, name and tier with a menu. A `<details>` element: it opens without JavaScript;
 * with it, Escape and a click outside close it.
 */
export function UserBlock({
  person,
  onLeave,
}: {
  person: ShellPerson;
  /** A click that closes the menu, and the drawer if that is open. */
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
    // The clicked element is hidden with the menu, so the focus moves to the summary.
    menu.querySelector("summary")?.focus();
    menu.open = false;
    onLeave();
  };
  return (
    <details ref={details} className="relative">
      <summary className="flex items-center gap-3 min-h-12 px-2 rounded-control hover:bg-raised">
        <Avatar url={person.avatarUrl} className="w-10 h-10" />
        <span className="flex-1 leading-tight text-sm text-ink-soft">
          <span className="block font-600 text-base text-ink">{person.displayName}</span>
          {person.isPro ? m.shell_tier_pro({}, lang) : m.shell_tier_free({}, lang)}
        </span>
        <span
          role="img"
          aria-label={m.shell_user_menu({}, lang)}
          className="i-lucide-chevrons-up-down text-ink-soft"
        />
      </summary>
      <div className="absolute bottom-full left-0 right-0 mb-2 p-3 card bg-raised shadow-lg flex flex-col gap-2">
        {person.kind !== "visitor" && (
          <p className="px-1 text-sm text-ink-soft">@{person.handle}</p>
        )}
        <ul>
          {placesOf(person).map((place) => {
            const PlaceLink = ENTRY.includes(place) ? EntryLink : Link;
            return (
              <li key={place.to}>
                <PlaceLink
                  to={place.to}
                  onClick={leave}
                  className={`nav-link nav-icon ${place.icon}`}
                >
                  {place.name({}, lang)}
                </PlaceLink>
              </li>
            );
          })}
          <li>
            {/* Opens a dialog over this page: the menu and the drawer stay open. */}
            <Link to={paths.settings} className="nav-link nav-icon i-lucide-settings-2">
              {m.shell_settings({}, lang)}
            </Link>
          </li>
          {person.kind !== "visitor" && person.hasExamples !== undefined && (
            <li>
              <ExamplesForm
                intent={person.hasExamples ? "away" : "back"}
                className="nav-link nav-icon i-lucide-shapes w-full"
              >
                {person.hasExamples
                  ? m.shell_examples_away({}, lang)
                  : m.shell_examples_back({}, lang)}
              </ExamplesForm>
            </li>
          )}
          {person.kind === "account" && (
            <li>
              <Form method="post" action={paths.account}>
                <button
                  name="intent"
                  value="sign-out"
                  className="nav-link nav-icon i-lucide-log-out w-full"
                >
                  {m.shell_sign_out({}, lang)}
                </button>
              </Form>
            </li>
          )}
        </ul>
        <LanguagePicker onChosen={leave} />
      </div>
    </details>
  );
}
