import { parseEmail } from "#domain/people/accounts.ts";
import { whatsAppLink } from "#domain/format/links/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import * as m from "#app/messages/messages.js";
import { serverPaths } from "#domain/addresses/paths.ts";
import { inviterName } from "#app/presenters/answers/inviter-name.ts";
import { drawQr, type Qr } from "#app/presenters/draw-qr.server.ts";
import { limitTries } from "#app/session/limit-tries.server.ts";
import { CAN_MAIL, trySendMail } from "#adapters/mail/mail.server.ts";
import { hashToken } from "#db/connection/tokens.ts";

/** An invitation with the token of its new link. */
export interface MadeLink {
  invitationId: string;
  invitee: string;
  token: string;
  expiresAt: Date;
  /** No link of this invitation was shown before. */
  isFirst: boolean;
}

/** The common data of one response's links. */
export interface Invitation {
  /** The inviter. */
  personId: string;
  from: string;
  /** Name of their business, if they have told it. */
  business: string | null;
  space: string;
  /** Language of the space, in which its invitations are written. */
  language: Locale;
  /** Only accounts send mails: a guest could send them to any address. */
  isAccount: boolean;
}

/** A link as the members screen shows it, with the ways to send it. */
export interface ShownLink {
  invitationId: string;
  invitee: string;
  url: string;
  isFirst: boolean;
  whatsApp: string;
  qr: Qr;
  /** When it expires, by which its invitation is compared with the listed one (`openUntil`). */
  openUntil: string;
  /** Whether it was mailed; undefined where no mail was tried. */
  mail?: "sent" | "failed";
}

/** The links as shown, each mailed if its invitee is an e-mail address and Plaza can mail. */
export const showLinks = (
  request: Request,
  invitation: Invitation,
  links: readonly MadeLink[],
): Promise<ShownLink[]> =>
  Promise.all(
    links.map(async ({ invitationId, invitee, token, isFirst, expiresAt }) => {
      const url = new URL(serverPaths.invitation(token), env.PUBLIC_URL ?? request.url).href;
      const lang = { locale: invitation.language };
      const { space } = invitation;
      const from = inviterName(invitation, lang);
      const text = m.community_invitation_message({ from, space, link: url }, lang);
      const mail = await mailLink(invitation, invitee, text);
      return {
        invitationId,
        invitee,
        url,
        isFirst,
        whatsApp: whatsAppLink(text),
        qr: drawQr(url),
        openUntil: expiresAt.toISOString(),
        ...(mail && { mail }),
      };
    }),
  );

async function mailLink(
  { personId, space, language, isAccount }: Invitation,
  invitee: string,
  text: string,
): Promise<ShownLink["mail"]> {
  const to = parseEmail(invitee);
  if (!CAN_MAIL || !isAccount || !to) return undefined;
  const now = new Date();
  const waits = [
    await limitTries("invitationMailByPerson", personId, now),
    await limitTries("linkByRecipient", hashToken(to.toLowerCase()), now),
  ];
  if (waits.some((seconds) => seconds > 0)) return "failed";
  const subject = m.community_invitation_subject({ space }, { locale: language });
  return (await trySendMail({ to, subject, text })) ? "sent" : "failed";
}
