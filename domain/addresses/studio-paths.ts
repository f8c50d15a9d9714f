/**
 * Addresses that only the studio names: of published pages, of the screens that make them, and of files.
 * Apart from `paths` (paths.ts), which every page's scripts contain.
 */
const below = (parent: string, part: string, rest = "") =>
  `${parent}/${encodeURIComponent(part)}${rest}`;

export const studioPaths = {
  pageTemplates: "/builder/templates",
  pagePictures: "/builder/pictures",
  /** A saved version, the newest one, or the draft, as its page would be: below `/builder`, where the draft's cookie is sent. */
  pagePreview: (version: number | "newest" | "draft") => below("/builder/preview", `${version}`),
  /** The person's pages. */
  pages: "/builder/pages",
  /** A published page. */
  page: (slug: string) => below("/p", slug),
  pageQr: (slug: string) => below("/p", slug, "/qr.svg"),
  /** Leads to WhatsApp with a text that shares the page. */
  pageWhatsApp: (slug: string) => below("/p", slug, "/whatsapp"),
  builderSave: "/builder/save",
  layoutFile: (version: number) => below("/builder/versions", `${version}`, ".json"),
  runLive: (id: string) => below("/runs", id, "/live"),
  multimediaDownload: "/multimedia/download",
  sound: (id: string) => below("/sounds", id, ".wav"),
} as const;
