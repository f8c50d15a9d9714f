import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { EMAIL_MAX_CHARACTERS } from "#domain/people/accounts.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { PasswordField } from "#app/ui/entry/password-field.tsx";
import type { AccountRefusal } from "./account-action.server.ts";

/**
 * Forms to change e-mail and password; each requires the current password. While the account's second
 * step has to be shown first, a link to the page that asks for it, so that nothing typed here is lost
 * on the way. After a refusal the form stays.
 */
export function CredentialForms({
  email,
  isOpen,
  confirm,
  result,
}: {
  email: string;
  /** The second step was shown just now. */
  isOpen: boolean;
  /** Address of the page that asks for the second step; empty if it need not be shown first. */
  confirm: string;
  result: AccountRefusal | undefined;
}) {
  const lang = useLang();
  const isRefused = result?.intent === "change-email" || result?.intent === "change-password";
  if (confirm && !isRefused) return <ConfirmFirst to={confirm} />;
  const problemOf = (intent: "change-email" | "change-password", field: string) =>
    result?.intent === intent ? result.fields?.[field] : undefined;
  const password = (of: "change-email" | "change-password", label: string) => (
    <PasswordField label={label} problem={problemOf(of, "password")} />
  );
  return (
    <>
      <Part
        id="email"
        title={m.account_change_email({}, lang)}
        isOpen={isOpen || result?.intent === "change-email"}
        result={result}
      >
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
          problem={problemOf("change-email", "email")}
        />
        {password("change-email", m.account_present_password({}, lang))}
        <button name="intent" value="change-email" className="btn self-start">
          {m.account_change_email({}, lang)}
        </button>
      </Part>
      <Part
        id="password"
        title={m.account_change_password({}, lang)}
        isOpen={isOpen || result?.intent === "change-password"}
        result={result}
      >
        {password("change-password", m.account_present_password({}, lang))}
        <PasswordField
          isNew
          label={m.account_new_password({}, lang)}
          help={m.account_password_help({}, lang)}
          name="new-password"
          problem={problemOf("change-password", "new-password")}
        />
        <p className="text-sm text-ink-soft">{m.account_change_password_help({}, lang)}</p>
        <button name="intent" value="change-password" className="btn self-start">
          {m.account_change_password({}, lang)}
        </button>
      </Part>
    </>
  );
}

/** Shown instead of the forms until the identity is confirmed. */
function ConfirmFirst({ to }: { to: string }) {
  const lang = useLang();
  return (
    <section aria-labelledby="password" className="card flex flex-col gap-3 p-5">
      <h2 id="password" className="font-700">
        {m.account_confirm_first({}, lang)}
      </h2>
      <p className="text-ink-soft">{m.account_confirm_first_help({}, lang)}</p>
      <Link to={to} className="btn self-start">
        {m.account_confirm_identity({}, lang)}
      </Link>
    </section>
  );
}

/** A form in a `<details>`. */
function Part({
  id,
  title,
  isOpen,
  result,
  children,
}: {
  /** The form's intent. */
  id: "email" | "password";
  title: string;
  isOpen: boolean;
  result: AccountRefusal | undefined;
  children: ReactNode;
}) {
  return (
    <details id={id} className="card group" open={isOpen || undefined}>
      <summary className="flex items-center gap-3 min-h-14 px-5 font-700">
        <h2 className="flex-1">{title}</h2>
        <span
          className="i-lucide-chevron-down group-open:[transform:rotate(180deg)]"
          aria-hidden="true"
        />
      </summary>
      <Form method="post" className="flex flex-col gap-4 p-5 pt-2">
        <FormAnswer result={result} intent={`change-${id}`} />
        {children}
      </Form>
    </details>
  );
}
