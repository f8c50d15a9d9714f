import type { Locale } from "#domain/preferences/preferences.ts";
import { contactNumber } from "#domain/agentiks/chats/inbox.ts";
import * as m from "#app/messages/messages.js";

/** A customer's name, or "Customer" with their number until they say it. */
export const customerName = (
  { customer, contactId }: { customer: string; contactId: string },
  lang: { locale: Locale },
): string => customer || m.inbox_customer({ number: contactNumber(contactId) }, lang);
