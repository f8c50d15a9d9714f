import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";

const STEPS = [m.mailbox_1, m.mailbox_2, m.mailbox_3] as const;
/** Google's page for app passwords. */
const APP_PASSWORDS = ["https://myaccount.google.com/apppasswords", "Gmail"] as const;
const SERVICES = {
  gmail: [m.mailbox_gmail, m.mailbox_gmail_note],
  outlook: [m.mailbox_outlook, m.mailbox_outlook_note],
  other: [m.mailbox_other, m.mailbox_other_note],
} as const;

export interface TypedMailbox {
  service: string;
  address: string;
  user: string;
  imapHost: string;
  imapPort: string;
  smtpHost: string;
  smtpPort: string;
}

/** How a mailbox is connected, and the form that does it. Its password is never sent back. */
export function MailboxForm({
  typed,
  fields = {},
}: {
  typed?: TypedMailbox | undefined;
  /** Error texts by field. */
  fields?: Readonly<Record<string, string>> | undefined;
}) {
  const lang = useLang();
  const isOpen = typed?.service === "other" || fields.user !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h3 className="font-600">{m.channel_how({}, lang)}</h3>
        <ol className="list-decimal pl-5 flex flex-col gap-1 max-w-prose">
          {STEPS.map((step, index) => (
            <li key={index} className="break-words">
              {step({}, lang)}
            </li>
          ))}
        </ol>
        <p className="break-all">
          {APP_PASSWORDS[1]}: <code>{APP_PASSWORDS[0]}</code>
        </p>
      </div>
      <Form method="post" className="flex flex-col gap-4" autoComplete="off">
        <SegmentedField
          label={m.mailbox_service({}, lang)}
          name="service"
          value={typed?.service ?? "gmail"}
          choices={SERVICES}
        />
        <FormField
          label={m.mailbox_address({}, lang)}
          problem={fields.address}
          name="address"
          type="email"
          required
          maxLength={254}
          defaultValue={typed?.address}
          autoComplete="off"
        />
        <FormField
          label={m.mailbox_password({}, lang)}
          help={m.mailbox_password_help({}, lang)}
          problem={fields.token}
          name="token"
          type="password"
          required
          maxLength={200}
          autoComplete="off"
        />
        <details open={isOpen ? true : undefined}>
          <summary className="fold-line">{m.mailbox_servers({}, lang)}</summary>
          <div className="flex flex-col gap-4 pt-2">
            <FormField
              label={m.mailbox_imap_host({}, lang)}
              problem={fields.imapHost}
              name="imapHost"
              maxLength={253}
              defaultValue={typed?.imapHost}
              autoCapitalize="none"
            />
            <FormField
              label={m.mailbox_imap_port({}, lang)}
              help={m.mailbox_imap_port_help({}, lang)}
              problem={fields.imapPort}
              name="imapPort"
              inputMode="numeric"
              maxLength={5}
              defaultValue={typed?.imapPort ?? "993"}
            />
            <FormField
              label={m.mailbox_smtp_host({}, lang)}
              problem={fields.smtpHost}
              name="smtpHost"
              maxLength={253}
              defaultValue={typed?.smtpHost}
              autoCapitalize="none"
            />
            <FormField
              label={m.mailbox_smtp_port({}, lang)}
              help={m.mailbox_smtp_port_help({}, lang)}
              problem={fields.smtpPort}
              name="smtpPort"
              inputMode="numeric"
              maxLength={5}
              defaultValue={typed?.smtpPort ?? "465"}
            />
            <FormField
              label={m.mailbox_user({}, lang)}
              problem={fields.user}
              name="user"
              maxLength={254}
              defaultValue={typed?.user}
              autoCapitalize="none"
              autoComplete="off"
            />
          </div>
        </details>
        <button name="intent" value="connect" className="btn-primary self-start">
          {m.channel_connect({}, lang)}
        </button>
      </Form>
    </div>
  );
}
