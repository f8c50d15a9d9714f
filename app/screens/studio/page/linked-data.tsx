import { useMatches } from "@remix-run/react";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { siteOrigin } from "#app/preferences/canonical.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** JSON-LD of the business, for search engines: after what people see, which it would delay in the head. */
export function LinkedData({ page: { linkedData, slug, picture } }: { page: LoadedPage }) {
  const origin = siteOrigin(useMatches());
  const url = origin + studioPaths.page(slug);
  const data = { ...linkedData, url, image: picture ? origin + picture : undefined };
  // A `<` in the owner's words would end the element, as in `</script>`.
  const __html = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
