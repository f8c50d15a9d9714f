import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { ExamplesForm } from "./examples-form.tsx";
import type { ShellPerson } from "#app/shell/shell-data.ts";

/** A line above the content for visitors and guests (ribbon-text.server.ts), with the way to an account. */
export function Ribbon({ person }: { person: ShellPerson }) {
  const lang = useLang();
  const { kind, hasEnded, hasExamples, ribbon } = person;
  if (!ribbon) return null;
  return (
    <aside className="flex flex-wrap items-center px-4 lg:px-8 text-sm border-b">
      <p className="flex-auto text-ink-soft">{ribbon[lang.locale]}</p>
      {kind === "guest" && hasExamples && (
        <ExamplesForm intent="away" className="nav-link px-2">
          {m.shell_examples_away({}, lang)}
        </ExamplesForm>
      )}
      {!hasEnded && (
        <EntryLink to={paths.signup} className="nav-link px-2">
          {m.shell_signup({}, lang)}
        </EntryLink>
      )}
      {kind === "visitor" && (
        <EntryLink to={paths.login} className="nav-link px-2">
          {m.shell_login({}, lang)}
        </EntryLink>
      )}
    </aside>
  );
}
