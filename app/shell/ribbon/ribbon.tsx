import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ExamplesForm } from "./examples-form.tsx";
import type { ShellPerson } from "#app/shell/shell-data.ts";

/**
 * A line above the content that says whose things are shown: to visitors the demo person's, to guests
 * examples among their own. Accounts see none.
 */
export function Ribbon({ person }: { person: ShellPerson }) {
  const lang = useLang();
  const { kind, hasEnded, hasExamples } = person;
  if (kind === "account" || (kind === "guest" && !hasExamples)) return null;
  const text = hasEnded
    ? m.shell_ribbon_ended
    : kind === "guest"
      ? m.shell_ribbon_guest
      : hasExamples
        ? m.shell_ribbon_example
        : m.shell_ribbon_nobody;
  return (
    <aside className="flex flex-wrap items-center px-4 lg:px-8 text-sm border-b">
      <p className="flex-auto text-ink-soft">{text({ name: person.firstName }, lang)}</p>
      {kind === "guest" && (
        <ExamplesForm intent="away" className="nav-link px-2">
          {m.shell_examples_away({}, lang)}
        </ExamplesForm>
      )}
      {!hasEnded && (
        <Link to={paths.signup} className="nav-link px-2">
          {m.shell_signup({}, lang)}
        </Link>
      )}
      {kind === "visitor" && (
        <Link to={paths.login} className="nav-link px-2">
          {m.shell_login({}, lang)}
        </Link>
      )}
    </aside>
  );
}
