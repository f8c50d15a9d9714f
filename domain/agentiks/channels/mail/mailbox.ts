/** Settings of a mailbox that is a channel: an IMAP server to read, an SMTP server to send. */

export const MAIL_SERVICES = ["gmail", "outlook", "other"] as const;
export type MailService = (typeof MAIL_SERVICES)[number];

export interface MailServer {
  host: string;
  port: number;
}

/** Both servers take the same user and password. */
export interface MailboxServers {
  user: string;
  imap: MailServer;
  smtp: MailServer;
}

/** Servers of services, as their help pages name them. */
export const SERVICE_SERVERS: Readonly<
  Record<Exclude<MailService, "other">, Pick<MailboxServers, "imap" | "smtp">>
> = {
  gmail: {
    imap: { host: "imap.gmail.com", port: 993 },
    smtp: { host: "smtp.gmail.com", port: 465 },
  },
  outlook: {
    imap: { host: "outlook.office365.com", port: 993 },
    smtp: { host: "smtp.office365.com", port: 587 },
  },
};

export const serviceOf = (imapHost: string): MailService =>
  imapHost === SERVICE_SERVERS.gmail.imap.host
    ? "gmail"
    : imapHost === SERVICE_SERVERS.outlook.imap.host
      ? "outlook"
      : "other";

/** Ports at which the connection is encrypted from its first byte; at others by STARTTLS. */
export const IMAP_TLS_PORT = 993;
export const SMTP_TLS_PORT = 465;
const PORTS = { imap: [IMAP_TLS_PORT, 143], smtp: [SMTP_TLS_PORT, 587, 25, 2525] } as const;

/** Whether a port is one of the protocol's: others are not called, against port scans. */
export const isMailPort = (protocol: keyof typeof PORTS, port: number): boolean =>
  (PORTS[protocol] as readonly number[]).includes(port);

/** A host name, or an IPv4 address. */
const HOST =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
export const isMailHost = (text: string): boolean => HOST.test(text);

/** @returns undefined for what is no port */
export function readPort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port > 0 && port < 65_536 ? port : undefined;
}

/** One plain address (RFC 5321, without quoted local parts), of at most 254 characters. */
const ADDRESS = /^(?=.{3,254}$)[^\s@<>()[\],;:"\\]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;

/** An e-mail address in lower case; undefined for anything else. */
export function readMailAddress(text: unknown): string | undefined {
  const address = typeof text === "string" ? text.trim().toLowerCase() : "";
  return ADDRESS.test(address) && !/\p{Cc}|\p{Cs}/u.test(address) ? address : undefined;
}

export const MAIL_USER_MAX = 254;
export const MAIL_PASSWORD_MAX = 200;
/** Shorter passwords are not shown in part: four signs of them would be too many. */
const SHOWN_FROM = 12;

/**
 * A password without the spaces with which Google shows an app password: four groups of four letters.
 */
export const readMailPassword = (text: string): string => {
  const trimmed = text.trim();
  return /^[a-z]{4}(?: [a-z]{4}){3}$/.test(trimmed) ? trimmed.replaceAll(" ", "") : trimmed;
};

/** The last four signs of a password, by which its owner knows it; none of a short one. */
export const passwordHint = (password: string): string =>
  password.length < SHOWN_FROM ? "" : password.slice(-4);
