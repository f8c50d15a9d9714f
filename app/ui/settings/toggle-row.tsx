import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { isOn, type Toggle } from "#domain/preferences/preferences.ts";
import { withToggle } from "#domain/preferences/with-toggle.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang, usePreferences } from "#app/preferences/preferences-context.tsx";

/**
 * One toggle of Ajustes; the whole row is clickable. With JavaScript it applies at once, without as a
 * form that redirects back to the same page. The form sends the new state instead of "toggle", so
 * that sending it twice is idempotent.
 */
export function ToggleRow({
  toggle,
  name,
  help,
  onTurned,
}: {
  toggle: Toggle;
  name: string;
  /** One line that says what the toggle changes. */
  help: string;
  /** Called when the person turns it, with JavaScript. */
  onTurned?: (isOn: boolean) => void;
}) {
  const lang = useLang();
  const id = useId();
  const { pathname, search } = useLocation();
  const { preferences, change } = usePreferences();
  const isTurnedOn = isOn(preferences, toggle);
  return (
    <form method="post" action={paths.preferences} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        role="switch"
        aria-checked={isTurnedOn}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}help`}
        name={toggle}
        value={isTurnedOn ? "off" : "on"}
        onClick={() => {
          change(withToggle(preferences, toggle, !isTurnedOn));
          onTurned?.(!isTurnedOn);
        }}
        className="flex items-center gap-3 w-full p-4 text-left hover:bg-raised outline-offset-[-3px]"
      >
        <span className="flex-1">
          <span id={`${id}name`} className="block font-600">
            {name}
          </span>
          <span id={`${id}help`} className="block text-sm text-ink-soft">
            {help}
          </span>
        </span>
        <span aria-hidden="true" className="flex items-center gap-2 text-sm text-ink-soft">
          {isTurnedOn ? m.settings_on({}, lang) : m.settings_off({}, lang)}
          <span
            className={`flex w-11 p-1 rounded-full border border-line-strong ${isTurnedOn ? "justify-end bg-accent" : "bg-ground"}`}
          >
            <span
              className={`w-4 h-4 rounded-full ${isTurnedOn ? "bg-on-accent" : "bg-line-strong"}`}
            />
          </span>
        </span>
      </button>
    </form>
  );
}
