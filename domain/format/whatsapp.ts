/** A link that opens WhatsApp with a text to send; the sender chooses to whom. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Markdown as WhatsApp formats it: `*bold*`, headings in bold, lists with dots. */
export const whatsAppText = (markdown: string): string =>
  markdown
    .replace(/\*\*(.+?)\*\*/g, "*$1*")
    .replace(/^#{1,6}\s+(.+)$/gm, "*$1*")
    .replace(/^(\s*)[-*]\s+/gm, "$1• ");
