import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";

/** The field for a code of the authenticator app or a recovery code; one field takes both. */
export function CodeField({ problem }: { problem: string | undefined }) {
  const lang = useLang();
  return (
    <FormField
      label={m.security_step_code({}, lang)}
      help={m.security_step_code_help({}, lang)}
      name="code"
      required
      maxLength={60}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      problem={problem}
    />
  );
}
