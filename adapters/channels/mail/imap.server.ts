import type { ImapFlow as Client } from "imapflow";
import { IMAP_TLS_PORT, type MailServer } from "#domain/agentiks/channels/mail/mailbox.ts";
import { isNotPublic } from "#adapters/network/public-address.server.ts";
import { findMailHost, type IsAllowedHost, type MailTrouble } from "./mail-host.server.ts";

/** How far a mailbox was read: its UIDVALIDITY, and the last UID. */
export interface MailboxPlace {
  validity: string;
  uid: number;
}

export interface MailboxMail {
  uid: number;
  /** The message as it came, cut at 1 MB. */
  source: Uint8Array;
}

export type MailboxAnswer<Value> =
  { kind: "ok"; value: Value } | { kind: "failed"; trouble: MailTrouble };

interface Access {
  server: MailServer;
  user: string;
  password: string;
}

export interface Imap {
  /** Signs in, and finds the place after which mails are new. */
  findEnd(access: Access): Promise<MailboxAnswer<MailboxPlace>>;
  /**
   * Reads mails after a place, the oldest first; nothing in the mailbox is changed. A mailbox whose UIDs
   * are others than before is read from a time on.
   *
   * @param onMail waited for, one after the other; false ends the reading before the mail
   * @returns the place up to which it was read
   */
  readAfter(
    access: Access & { place: MailboxPlace; since: Date },
    onMail: (mail: MailboxMail) => Promise<boolean>,
  ): Promise<MailboxAnswer<MailboxPlace>>;
}

/** Bytes read of a mail: texts come first, attachments after them. */
const READ_BYTES = 1024 * 1024;
/** Mails read at a time; what is more follows the next time. */
const MAILS_AT_A_TIME = 50;
const CHECK_MS = 8_000;
const SOCKET_MS = 30_000;

/**
 * Reads mailboxes by IMAP4rev1. Encrypted always: by TLS at port 993, at others by STARTTLS. Errors of its
 * library hold what was sent: they are never logged.
 */
export function createImap({ isAllowedHost }: { isAllowedHost: IsAllowedHost }): Imap {
  async function withInbox<Value>(
    { server, user, password }: Access,
    work: (client: Client) => Promise<Value>,
  ): Promise<MailboxAnswer<Value>> {
    let client: Client | undefined;
    try {
      const { ImapFlow } = await import("imapflow");
      const { host, port, servername, isTrusted } = await findMailHost(server, isAllowedHost);
      const secure = port === IMAP_TLS_PORT;
      client = new ImapFlow({
        host,
        port,
        servername,
        secure,
        ...(!secure && { doSTARTTLS: !isTrusted }),
        auth: { user, pass: password },
        logger: false,
        emitLogs: false,
        disableAutoIdle: true,
        connectionTimeout: CHECK_MS,
        greetingTimeout: CHECK_MS,
        socketTimeout: SOCKET_MS,
      });
      // An error after the end of a command comes as an event.
      client.on("error", () => undefined);
      await client.connect();
      await client.mailboxOpen("INBOX", { readOnly: true });
      return { kind: "ok", value: await work(client) };
    } catch (error) {
      return { kind: "failed", trouble: troubleOf(error) };
    } finally {
      client?.close();
    }
  }
  return {
    findEnd: (access) =>
      withInbox(access, (client) => {
        const { uidValidity, uidNext } = openedBox(client);
        return Promise.resolve({ validity: String(uidValidity), uid: uidNext - 1 });
      }),
    readAfter: ({ place, since, ...access }, onMail) =>
      withInbox(access, async (client) => {
        const { uidValidity, uidNext } = openedBox(client);
        const validity = String(uidValidity);
        const isSame = validity === place.validity;
        const found = await client.search(isSame ? { uid: `${place.uid + 1}:*` } : { since }, {
          uid: true,
        });
        // `n:*` always has the last mail, also where that is before n.
        const uids = (found || [])
          .filter((uid) => !isSame || uid > place.uid)
          .sort((a, b) => a - b)
          .slice(0, MAILS_AT_A_TIME);
        let uid = isSame ? place.uid : (uids[0] ?? uidNext) - 1;
        for (const next of uids) {
          const mail = await client.fetchOne(
            String(next),
            { source: { maxLength: READ_BYTES }, internalDate: true },
            { uid: true },
          );
          const isOld = !isSame && mail && mail.internalDate && new Date(mail.internalDate) < since;
          if (mail && mail.source && !isOld && !(await onMail({ uid: next, source: mail.source })))
            break;
          uid = next;
        }
        return { validity, uid };
      }),
  };
}

function openedBox(client: Client): { uidValidity: bigint; uidNext: number } {
  if (!client.mailbox) throw new Error("no folder is open");
  return client.mailbox;
}

function troubleOf(error: unknown): MailTrouble {
  if (!(error instanceof Error)) return "away";
  if (isNotPublic(error)) return "public";
  const { authenticationFailed, responseStatus, tlsFailed } = error as {
    authenticationFailed?: boolean;
    responseStatus?: string;
    tlsFailed?: boolean;
  };
  if (authenticationFailed) return "token";
  return tlsFailed || responseStatus === "NO" || responseStatus === "BAD" ? "refused" : "away";
}
