import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/**
 * What whoever runs a space reads around its requests and invitations. Plain members do not need these
 * words, so they travel with the lists instead of in every browser.
 */
export function managingWords(lang: { locale: Locale }) {
  return {
    requests: m.community_requests({}, lang),
    noRequests: m.community_no_requests({}, lang),
    accept: m.community_accept({}, lang),
    inviteTitle: m.community_invite_title({}, lang),
    invitee: m.community_invitee({}, lang),
    inviteeHelp: m.community_invitee_help({}, lang),
    inviteRole: m.community_invite_role({}, lang),
    invite: m.community_invite({}, lang),
    invitations: m.community_invitations({}, lang),
    noInvitations: m.community_no_invitations({}, lang),
    resend: m.community_resend({}, lang),
    revoke: m.community_revoke({}, lang),
  };
}
export type ManagingWords = ReturnType<typeof managingWords>;
