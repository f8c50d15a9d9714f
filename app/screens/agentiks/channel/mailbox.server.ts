import {
  isMailHost,
  isMailPort,
  MAIL_PASSWORD_MAX,
  MAIL_USER_MAX,
  readMailAddress,
  readMailPassword,
  readPort,
  SERVICE_SERVERS,
  type MailboxServers,
} from "#domain/agentiks/channels/mail/mailbox.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { ConnectChannel } from "#db/commands/agentiks/channels/connect-channel.ts";
import * as m from "#app/messages/messages.js";
import type { ChannelForm } from "./channel-form.server.ts";
import { checkMailbox, isMailHostAllowed, type MailboxFailure } from "./providers.server.ts";

interface Lang {
  locale: Locale;
}

/** Error texts of the form that connects a mailbox, by field; empty for a valid one. */
export function mailboxProblems(form: ChannelForm, lang: Lang): Record<string, string> {
  const { service, address, token, user } = form;
  return {
    ...(readMailAddress(address) === undefined && {
      address: m.mailbox_problem_address({}, lang),
    }),
    ...((token === "" || token.length > MAIL_PASSWORD_MAX) && {
      token: m.mailbox_problem_password({ max: MAIL_PASSWORD_MAX }, lang),
    }),
    ...(user.length > MAIL_USER_MAX && {
      user: m.mailbox_problem_user({ max: MAIL_USER_MAX }, lang),
    }),
    ...(service === "other" && serverProblems(form, lang)),
  };
}

function serverProblems(
  { imapHost, imapPort, smtpHost, smtpPort }: ChannelForm,
  lang: Lang,
): Record<string, string> {
  const isPort = (protocol: "imap" | "smtp", host: string, text: string) => {
    const port = readPort(text);
    return (
      port !== undefined &&
      (isMailPort(protocol, port) || isMailHostAllowed(`${host.toLowerCase()}:${port}`))
    );
  };
  return {
    ...(!isMailHost(imapHost) && { imapHost: m.mailbox_problem_host({}, lang) }),
    ...(!isPort("imap", imapHost, imapPort) && {
      imapPort: m.mailbox_problem_imap_port({}, lang),
    }),
    ...(!isMailHost(smtpHost) && { smtpHost: m.mailbox_problem_host({}, lang) }),
    ...(!isPort("smtp", smtpHost, smtpPort) && {
      smtpPort: m.mailbox_problem_smtp_port({}, lang),
    }),
  };
}

/** Servers and user of a form without problems. */
function serversOf(form: ChannelForm): MailboxServers {
  const { service, address, user } = form;
  const servers =
    service === "other"
      ? {
          imap: { host: form.imapHost.toLowerCase(), port: readPort(form.imapPort)! },
          smtp: { host: form.smtpHost.toLowerCase(), port: readPort(form.smtpPort)! },
        }
      : SERVICE_SERVERS[service];
  return { user: user === "" ? address : user, ...servers };
}

/** Signs in to both servers of a valid form. @returns the mailbox, or the problem by field */
export async function askMailbox(
  form: ChannelForm,
  lang: Lang,
): Promise<
  | {
      kind: "ok";
      value: Pick<ConnectChannel, "externalId" | "name" | "token" | "mailbox">;
    }
  | { kind: "failed"; fields: Record<string, string> }
> {
  const servers = serversOf(form);
  const password = readMailPassword(form.token);
  const asked = await checkMailbox(servers, password);
  if (asked.kind === "failed")
    return { kind: "failed", fields: failureFields(asked, form, { servers, lang }) };
  const address = readMailAddress(form.address)!;
  return {
    kind: "ok",
    value: {
      externalId: address,
      name: address,
      token: password,
      mailbox: { ...servers, place: asked.place },
    },
  };
}

const PROBLEMS = {
  token: m.mailbox_problem_token,
  away: m.mailbox_problem_away,
  refused: m.mailbox_problem_refused,
  public: m.mailbox_problem_public,
} as const;

/** The server that failed, as an error at the field that can change that. */
function failureFields(
  { protocol, trouble }: MailboxFailure,
  { service }: ChannelForm,
  { servers, lang }: { servers: MailboxServers; lang: Lang },
): Record<string, string> {
  const { host } = servers[protocol];
  const server = (protocol === "imap" ? m.mailbox_imap_at : m.mailbox_smtp_at)({ host }, lang);
  const field = trouble === "token" || service !== "other" ? "token" : `${protocol}Host`;
  return { [field]: PROBLEMS[trouble]({ server }, lang) };
}
