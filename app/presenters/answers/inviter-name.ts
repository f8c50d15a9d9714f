import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** The inviter as an invitation's sentence begins with them: with their business, if it has a name. */
export const inviterName = (
  { from, business }: { from: string; business: string | null },
  lang: { locale: Locale },
): string =>
  business && business !== from ? m.community_invitation_from({ from, business }, lang) : from;
