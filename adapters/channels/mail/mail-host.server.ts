import net from "node:net";
import type { MailServer } from "#domain/agentiks/channels/mail/mailbox.ts";
import { resolvePublic } from "#adapters/network/public-address.server.ts";

/** Whether the operator allows a host, as in `URL.host`, in any network and without TLS. */
export type IsAllowedHost = (host: string) => boolean;

/** Resolved address of a mail server that a person has typed. */
export interface FoundHost {
  /** The address that was checked. */
  host: string;
  port: number;
  /** Name that the certificate must have; undefined where an address was typed. */
  servername: string | undefined;
  /** Whether it may speak without TLS. */
  isTrusted: boolean;
}

/**
 * Resolves a mail server, against server-side request forgery: addresses on the public internet only, of
 * which the checked one is connected to.
 *
 * @throws `isNotPublic`; what DNS answers
 */
export async function findMailHost(
  { host, port }: MailServer,
  isAllowedHost: IsAllowedHost,
): Promise<FoundHost> {
  const isTrusted = isAllowedHost(`${host}:${port}`);
  return {
    host: isTrusted ? host : await resolvePublic(host),
    port,
    servername: net.isIP(host) === 0 ? host : undefined,
    isTrusted,
  };
}

/**
 * Trouble with a mail server. `token`: it refuses the user or the password; `away`: it does not
 * answer; `refused`: it offers no encryption, or no folder to read; `public`: it is not on the
 * public internet.
 */
export type MailTrouble = "token" | "away" | "refused" | "public";
