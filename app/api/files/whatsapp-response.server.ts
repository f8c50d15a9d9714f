import { whatsAppLink } from "#domain/format/links/whatsapp.ts";

/** Redirects to WhatsApp with a text; its user chooses who gets it. */
export const whatsAppResponse = (text: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: whatsAppLink(text), "Cache-Control": "no-store" },
  });
