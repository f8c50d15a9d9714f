import type { loadPage } from "./load-page.server.ts";
import type { loadPreview } from "./load-preview.server.ts";

/** A page as its view shows it, published or not. */
export type LoadedPage = Awaited<ReturnType<typeof loadPage | typeof loadPreview>>;
export type ShownPreview = NonNullable<LoadedPage["preview"]>;
