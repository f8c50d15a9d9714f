import type { Locale } from "#domain/preferences/preferences.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { confirmPath } from "#app/session/second-factor/confirm-identity.server.ts";

/**
 * The refusal of a change of how an account is entered, while its second factor has not been shown
 * for some minutes. It links to the page that asks for it, which leads back to `next`.
 */
export const refuseUnconfirmed = <Typed = undefined>({
  intent,
  next,
  lang,
  typed,
}: {
  intent: string;
  next: string;
  lang: { locale: Locale };
  typed?: Typed;
}) =>
  refuse({
    intent,
    status: 403,
    reason: "unconfirmed",
    text: m.security_confirm_needed({}, lang),
    link: { to: confirmPath(next), text: m.security_confirm_link({}, lang) },
    ...(typed !== undefined && { typed }),
  });
