import type { ItemKind } from "#domain/items/catalogue.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import type { Viewer } from "#app/session/viewer.server.ts";

/** A notice on an item that a guest made: who sees it, and a link to sign up. */
export interface GuestMade {
  text: string;
  link: { to: string; text: string };
  /** The item was created just now: the answer says it, with the link. */
  isNew: boolean;
}

/**
 * A running challenge of a guest does not move to the account, because its reward is play money
 * (db/commands/people/guests/adopt-guest.ts): its texts promise nothing.
 */
const TEXTS = {
  space: m.community_made_by_guest,
  challenge: m.account_guest_challenge,
  agentik: m.account_guest_made,
  artifakt: m.account_guest_made,
};
const CREATED = {
  space: m.account_guest_created_space,
  challenge: m.account_guest_created_challenge,
  agentik: m.account_guest_created_agentik,
  artifakt: m.account_guest_created_artifakt,
};

/**
 * @param item.isOwn the viewer made the item; false for an example, which an account does not keep
 * @returns undefined unless a guest views what they made
 */
export function guestMadeOf(
  kind: ItemKind,
  { kind: viewer }: Pick<Viewer, "kind">,
  { id, isOwn, isNew }: { id: string; isOwn: boolean; isNew: boolean },
  lang: { locale: Locale },
): GuestMade | undefined {
  if (viewer !== "guest" || !isOwn) return undefined;
  const to = withNext(paths.signup, paths.item(kind, id));
  const link = { to, text: m.account_signup_submit({}, lang) };
  return { text: (isNew ? CREATED : TEXTS)[kind]({}, lang), link, isNew };
}
