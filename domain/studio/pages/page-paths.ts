/**
 * Addresses of published pages and of the screens that make them. Apart from `paths` (app/paths.ts), which
 * every page's scripts contain.
 */
const pagePath = (slug: string, part = "") => `/p/${encodeURIComponent(slug)}${part}`;

export const pagePaths = {
  pageTemplates: "/builder/templates",
  pagePictures: "/builder/pictures",
  pagePreview: "/builder/preview",
  /** One's own pages. */
  pages: "/builder/pages",
  /** A published page. */
  page: (slug: string) => pagePath(slug),
  pageQr: (slug: string) => pagePath(slug, "/qr.svg"),
  /** Leads to WhatsApp with a text that shares the page. */
  pageWhatsApp: (slug: string) => pagePath(slug, "/whatsapp"),
} as const;
