/** A link that opens WhatsApp with a text to send; the sender chooses to whom. */
export const whatsAppLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
