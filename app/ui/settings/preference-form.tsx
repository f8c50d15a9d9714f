import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Preferences } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import { usePreferences } from "#app/preferences/preferences-context.tsx";

type Choice = "theme" | "mode" | "language";

/**
 * A group of buttons that sets one preference: with JavaScript at once, without as a form that
 * redirects back to the same page.
 */
export function PreferenceForm<C extends Choice>({
  choice,
  label,
  options,
  className = "",
  optionClassName = "",
  onChosen,
}: {
  choice: C;
  label: string;
  /** `lang`: of the content, where it is not the page's. */
  options: { value: Preferences[C]; content: ReactNode; lang?: string; title?: string }[];
  className?: string;
  optionClassName?: string;
  onChosen?: () => void;
}) {
  const { pathname, search } = useLocation();
  const { preferences, change } = usePreferences();
  return (
    <form
      method="post"
      action={paths.preferences}
      onSubmit={(event) => event.preventDefault()}
      role="group"
      aria-label={label}
      className={className}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {options.map(({ value, content, lang, title }) => (
        <button
          key={value}
          name={choice}
          value={value}
          lang={lang}
          title={title}
          aria-pressed={preferences[choice] === value}
          onClick={() => {
            change({ [choice]: value });
            onChosen?.();
          }}
          className={optionClassName}
        >
          {content}
        </button>
      ))}
    </form>
  );
}
