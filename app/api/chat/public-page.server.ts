import { pageLanguage } from "#domain/preferences/preferences.ts";
import { SLUG } from "#domain/format/slug.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findChatPage, type ChatPage } from "#db/queries/agentiks/chats/chat-page.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { paths } from "#domain/addresses/paths.ts";
import {
  publicBusiness,
  type PublicBusiness,
} from "#app/presenters/business/public-business.server.ts";

/** A chat page as it is shown elsewhere: on paper, on another site. */
export interface PublicPage extends Pick<ChatPage, "state"> {
  business: PublicBusiness;
  /** Absolute address of the page. */
  address: string;
  /** The agentik's language, for the texts around the chat page. */
  lang: { locale: "en" | "es" };
}

/** The chat page of an address; undefined for none. */
export async function findPublicPage(
  request: Request,
  slug: string | undefined,
): Promise<PublicPage | undefined> {
  const page = slug && SLUG.test(slug) ? await findChatPage(db, slug) : undefined;
  if (!slug || !page) return undefined;
  const business = await findBusiness(db, page.ownerId);
  const lang = { locale: pageLanguage(page.language) ?? "es" } as const;
  return {
    state: page.state,
    business: publicBusiness(business, { fallback: page.agentik, now: new Date(), lang }),
    address: new URL(paths.chatPage(slug), env.PUBLIC_URL ?? request.url).href,
    lang,
  };
}
