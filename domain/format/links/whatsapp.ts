/** A link that opens WhatsApp with a text to send; the sender chooses to whom. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A link that opens a chat with a number in WhatsApp. @param phone E.164 */
export const whatsAppChat = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, "")}`;

/** A link that opens a chat in WhatsApp, with a text to send there; any other link as it is. */
export const withWhatsAppText = (link: string, text: string): string =>
  /^https:\/\/wa\.me\/\d+$/.test(link) ? `${link}?text=${encodeURIComponent(text)}` : link;

/** Markdown as WhatsApp formats it: `*bold*`, headings in bold, lists with dots. */
export const whatsAppText = (markdown: string): string =>
  markdown
    .replace(/\*\*(.+?)\*\*/g, "*$1*")
    .replace(/^#{1,6}\s+(.+)$/gm, "*$1*")
    .replace(/^(\s*)[-*]\s+/gm, "$1• ");
