import { useEffect, useState, type InputHTMLAttributes } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * A password input with a button to show the text: a passphrase is hard to type unseen on a phone.
 * Without JavaScript it is a plain password input.
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
          // The browser's tooltip: this field is also used outside of the shell, which has Plaza's.
          title={m.account_show_password({}, lang)}
          onClick={() => setShown(!isShown)}
          className="absolute right-0 inset-y-0 w-11 flex items-center justify-center text-ink-soft"
        >
          <span className={isShown ? "i-lucide-eye-off" : "i-lucide-eye"} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
