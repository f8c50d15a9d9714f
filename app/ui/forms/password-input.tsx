import { useEffect, useState, type InputHTMLAttributes } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * A field whose text is covered, and can be looked at while one types: a sentence is hard to write
 * unseen on a phone. Without script it is the plain field.
 */
export function PasswordInput(input: InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const lang = useLang();
  return (
    <div className="relative">
      <input
        {...input}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className="field w-full pr-12"
      />
      {hasScript && (
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={m.account_show_password({}, lang)}
          onClick={() => setShown(!isShown)}
          className="absolute right-0 inset-y-0 w-11 flex items-center justify-center text-ink-soft"
        >
          <span className={isShown ? "i-lucide-eye-off" : "i-lucide-eye"} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
