import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { CopyText } from "#app/ui/copy/copy-text.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ChannelData } from "./load-channel.server.ts";

/**
 * A connected channel: its name and link, what is wrong, and its buttons.
 *
 * @param children the form that connects it again
 */
export function ConnectedChannel({
  kind,
  channel: { name, link, trouble, checkedAt, meta, mailbox },
  children,
}: {
  kind: ChannelKind;
  channel: NonNullable<ChannelData["channel"]>;
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <>
      <section aria-labelledby="state" className="card stripe p-4 flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="state" className="text-xl font-800 break-words min-w-0">
            {name}
          </h2>
          <span className={`badge font-600 ${trouble ? "text-warning" : "text-success"}`}>
            {trouble ? m.channel_attention({}, lang) : m.channel_on({}, lang)}
          </span>
        </div>
        {trouble && <Notice>{trouble}</Notice>}
        <p className="text-sm text-ink-soft">
          {(kind === "email" ? m.mailbox_share : m.channel_share)({}, lang)}
        </p>
        <p id="link" className="font-600 break-all">
          {kind === "email" ? name : link}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyText of="link" />
          {kind === "email" ? (
            <a href={link} className="btn">
              {m.mailbox_write({}, lang)}
            </a>
          ) : (
            <a href={link} target="_blank" rel="noreferrer" className="btn">
              {m.channel_open(
                {
                  channel: (kind === "telegram" ? m.channel_telegram : m.channel_whatsapp)(
                    {},
                    lang,
                  ),
                },
                lang,
              )}
            </a>
          )}
        </div>
        {mailbox && <MailboxLines address={name} mailbox={mailbox} />}
        <p className="text-sm text-ink-soft">
          {m.channel_checked({}, lang)} <LocalTime time={checkedAt} />
        </p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <button name="intent" value="check" className="btn">
            {m.channel_check({}, lang)}
          </button>
          <details>
            <summary className="btn text-danger">{m.channel_disconnect({}, lang)}</summary>
            <p className="py-2 max-w-prose">{m.channel_disconnect_ask({}, lang)}</p>
            <button name="intent" value="disconnect" className="btn text-danger">
              {m.channel_disconnect_yes({}, lang)}
            </button>
          </details>
        </Form>
      </section>
      {meta && (
        <section aria-labelledby="meta" className="card p-4 flex flex-col gap-3">
          <h2 id="meta" className="text-xl font-800">
            {m.channel_setup_meta({}, lang)}
          </h2>
          <p className="max-w-prose">{m.channel_setup_note({}, lang)}</p>
          <Copied id="callback" label={m.channel_callback({}, lang)} text={meta.url} />
          <Copied id="verify" label={m.channel_verify({}, lang)} text={meta.verify} />
        </section>
      )}
      <details className="card p-4" open={trouble ? true : undefined}>
        <summary className="fold-line">{m.channel_reconnect({}, lang)}</summary>
        <div className="pt-3">{children}</div>
      </details>
    </>
  );
}

/** The servers of a mailbox, and by which signs its owner knows the password. */
function MailboxLines({
  address,
  mailbox: { user, imapHost, imapPort, smtpHost, smtpPort, passwordEnd },
}: {
  address: string;
  mailbox: NonNullable<NonNullable<ChannelData["channel"]>["mailbox"]>;
}) {
  const lang = useLang();
  const lines = [
    // Named where it is another than the address above.
    ...(user === address ? [] : [user]),
    m.mailbox_reads({ host: `${imapHost}:${imapPort}` }, lang),
    m.mailbox_sends({ host: `${smtpHost}:${smtpPort}` }, lang),
    passwordEnd === ""
      ? m.mailbox_password_kept({}, lang)
      : m.mailbox_password_ends({ end: passwordEnd }, lang),
  ];
  return (
    <ul className="text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="break-all">
          {line}
        </li>
      ))}
    </ul>
  );
}

function Copied({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <h3 className="font-600">{label}</h3>
      <p id={id} className="w-full p-3 rounded-control bg-tint break-all text-sm">
        {text}
      </p>
      <CopyText of={id} />
    </div>
  );
}
