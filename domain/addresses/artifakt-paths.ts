/**
 * Addresses that only an artifakt's pages name. Apart from `paths` (paths.ts), which every page's
 * scripts contain.
 */
const below = (id: string, rest: string) => `/artifakts/${encodeURIComponent(id)}${rest}`;

export const artifaktPaths = {
  /** The receipt of the viewer's purchase, to print. */
  artifaktReceipt: (id: string) => below(id, "/receipt"),
  /** Leads to WhatsApp with a text that shares the artifakt. */
  artifaktWhatsApp: (id: string) => below(id, "/whatsapp"),
  artifaktQr: (id: string) => below(id, "/qr.svg"),
} as const;
