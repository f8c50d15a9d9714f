import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/**
 * Labels around requests and invitations, for owners and admins. Plain members do not need them, so
 * the loader sends them with the lists instead of bundling the messages in the page's script.
 *
 * @param isSuggested whether the form offers the people who were named in the wizard
 */
export function managingWords(lang: { locale: Locale }, isSuggested: boolean) {
  return {
    requests: m.community_requests({}, lang),
    noRequests: m.community_no_requests({}, lang),
    accept: m.community_accept({}, lang),
    inviteTitle: m.community_invite_title({}, lang),
    invitee: m.community_invitee({}, lang),
    inviteeHelp: (isSuggested ? m.community_invite_suggested : m.community_invitee_help)({}, lang),
    inviteRole: m.community_invite_role({}, lang),
    invite: m.community_invite({}, lang),
    linkOnce: m.community_invite_link_help({}, lang),
    linkKept: m.community_invite_link_kept({}, lang),
    inWhatsApp: m.community_invite_in_whatsapp({}, lang),
    linkReplaced: m.community_invite_link_replaced({}, lang),
    mailSent: m.community_invite_mailed({}, lang),
    mailFailed: m.community_invite_not_mailed({}, lang),
    copy: m.community_copy({}, lang),
    copied: m.community_copied({}, lang),
    qr: m.community_qr({}, lang),
    invitations: m.community_invitations({}, lang),
    noInvitations: m.community_no_invitations({}, lang),
    resend: m.community_resend({}, lang),
    revoke: m.community_revoke({}, lang),
    poster: m.spaces_poster_open({}, lang),
    revokeAsk: m.community_revoke_ask({}, lang),
    revokeYes: m.community_revoke_yes({}, lang),
  };
}
export type ManagingWords = ReturnType<typeof managingWords>;
