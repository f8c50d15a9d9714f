import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { ownMessageId } from "#domain/agentiks/channels/mail/mail-thread.ts";
import { SMTP_TLS_PORT, type MailServer } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { SendOutcome } from "#domain/agentiks/channels/send-trouble.ts";
import { troubleOfSmtp } from "#domain/agentiks/channels/mail/smtp-trouble.ts";
import { isNotPublic } from "#adapters/network/public-address.server.ts";
import {
  PROVIDER_CALL_MS,
  type OutboundMessage,
  type SendOnChannel,
} from "#adapters/channels/channel-provider.ts";
import { findMailHost, type IsAllowedHost, type MailTrouble } from "./mail-host.server.ts";

interface Account {
  server: MailServer;
  user: string;
  password: string;
}

export interface Smtp {
  /** Signs in, and sends nothing. @returns undefined where that works */
  check(account: Account): Promise<MailTrouble | undefined>;
  send: SendOnChannel;
}

/** An error of a mail server: its reply code, if it has answered. */
interface SmtpError {
  code?: string;
  responseCode?: number;
}

const CONNECT_MS = 8_000;

/**
 * Sends mails by SMTP, with the account of a channel. Encrypted always: by TLS at port 465, at others by
 * STARTTLS. Errors of its library hold addresses: they are never logged.
 *
 * @param sendMs milliseconds after which a server that does not answer is left
 */
export function createSmtp({
  isAllowedHost,
  sendMs = PROVIDER_CALL_MS,
}: {
  isAllowedHost: IsAllowedHost;
  sendMs?: number;
}): Smtp {
  /** @throws what went wrong before anything was sent */
  async function signIn({ server, user, password }: Account): Promise<SMTPConnection> {
    const { default: Connection } = await import("nodemailer/lib/smtp-connection");
    const { isTrusted, ...found } = await findMailHost(server, isAllowedHost);
    const secure = found.port === SMTP_TLS_PORT;
    const connection = new Connection({
      host: found.host,
      port: found.port,
      ...(found.servername !== undefined && { servername: found.servername }),
      secure,
      requireTLS: !secure && !isTrusted,
      ignoreTLS: !secure && isTrusted,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: sendMs,
      logger: false,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        connection.once("error", reject);
        connection.once("end", () => reject(new Error("the connection has ended")));
        connection.connect((error) => {
          if (error) return reject(error);
          connection.login({ user, pass: password }, (refused) =>
            refused ? reject(refused) : resolve(),
          );
        });
      });
    } catch (error) {
      connection.close();
      throw error;
    }
    // An error after the last command comes as an event.
    connection.on("error", () => undefined);
    return connection;
  }
  return {
    async check(account) {
      try {
        (await signIn(account)).quit();
        return undefined;
      } catch (error) {
        return signInTrouble(error);
      }
    },
    async send(message): Promise<SendOutcome> {
      const { mail, token, externalId, address } = message;
      if (!mail) return { kind: "failed", trouble: "refused" };
      const composed = await compose(message, mail);
      let connection: SMTPConnection;
      try {
        const { smtp, user } = mail.servers;
        connection = await signIn({ server: smtp, user, password: token });
      } catch (error) {
        const trouble = signInTrouble(error);
        return { kind: "failed", trouble: trouble === "public" ? "refused" : trouble };
      }
      try {
        await new Promise<void>((resolve, reject) => {
          connection.once("error", reject);
          connection.once("end", () => reject(new Error("the connection has ended")));
          connection.send({ from: externalId, to: [address] }, composed, (error) =>
            error ? reject(error) : resolve(),
          );
        });
        return { kind: "sent", externalId: ownMessageId(message.id, externalId) };
      } catch (error) {
        const { responseCode } = error as SmtpError;
        // Without an answer to what was sent it may be under way.
        return responseCode === undefined
          ? { kind: "lost" }
          : { kind: "failed", trouble: troubleOfSmtp(responseCode) };
      } finally {
        connection.close();
      }
    },
  };
}

function signInTrouble(error: unknown): MailTrouble {
  if (!(error instanceof Error)) return "away";
  if (isNotPublic(error)) return "public";
  const { code, responseCode = 0 } = error as SmtpError;
  // A server that is busy answers 4xx, also to the right password.
  if (code === "EAUTH") return responseCode >= 400 && responseCode < 500 ? "away" : "token";
  return code === "ETLS" ? "refused" : "away";
}

/** The mail as its bytes. */
async function compose(
  { id, externalId, address, text }: OutboundMessage,
  { sender, subject, inReplyTo, references, isAutomatic }: NonNullable<OutboundMessage["mail"]>,
): Promise<Buffer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail({
    // Objects: nodemailer parses a text as a list of addresses.
    from: { name: sender, address: externalId },
    to: { name: "", address },
    subject,
    text,
    messageId: ownMessageId(id, externalId),
    ...(inReplyTo !== undefined && { inReplyTo, references: [...references] }),
    // RFC 3834, and what Exchange understands: no program answers it.
    ...(isAutomatic && {
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}
