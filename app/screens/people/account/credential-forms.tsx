import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { EMAIL_MAX_CHARACTERS } from "#domain/people/accounts.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import type { AccountRefusal } from "./account-action.server.ts";

/** Forms to change e-mail and password; each requires the current password. */
export function CredentialForms({
  email,
  result,
}: {
  email: string;
  result: AccountRefusal | undefined;
}) {
  const lang = useLang();
  const problemOf = (intent: "email" | "password", field: string) =>
    result?.intent === intent ? result.fields?.[field] : undefined;
  const password = (of: "email" | "password", label: string) => (
    <PasswordField label={label} problem={problemOf(of, "password")} />
  );
  return (
    <>
      <Part id="email" title={m.account_change_email({}, lang)} result={result}>
        <FormField
          label={m.account_new_email({}, lang)}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX_CHARACTERS}
          autoComplete="email"
          // Remounts the field after a change, so that `defaultValue` shows the new address.
          key={email}
          defaultValue={result?.typed?.email || email}
          problem={problemOf("email", "email")}
        />
        {password("email", m.account_present_password({}, lang))}
        <button name="intent" value="email" className="btn-primary self-start">
          {m.account_change_email({}, lang)}
        </button>
      </Part>
      <Part id="password" title={m.account_change_password({}, lang)} result={result}>
        {password("password", m.account_present_password({}, lang))}
        <PasswordField
          isNew
          label={m.account_new_password({}, lang)}
          help={m.account_password_help({}, lang)}
          name="new-password"
          problem={problemOf("password", "new-password")}
        />
        <p className="text-sm text-ink-soft">{m.account_change_password_help({}, lang)}</p>
        <button name="intent" value="password" className="btn-primary self-start">
          {m.account_change_password({}, lang)}
        </button>
      </Part>
    </>
  );
}

/** A form in a closed `<details>`; open after a refusal. */
function Part({
  id,
  title,
  result,
  children,
}: {
  /** The form's intent. */
  id: "email" | "password";
  title: string;
  result: AccountRefusal | undefined;
  children: ReactNode;
}) {
  return (
    <details className="card group" open={result?.intent === id || undefined}>
      <summary className="flex items-center gap-3 min-h-14 px-5 font-700">
        <h2 className="flex-1">{title}</h2>
        <span className="i-lucide-chevron-down group-open:rotate-180" aria-hidden="true" />
      </summary>
      <Form method="post" className="flex flex-col gap-4 p-5 pt-2">
        <FormAnswer result={result} intent={id} />
        {children}
      </Form>
    </details>
  );
}
