import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { canonical, siteOrigin } from "#app/preferences/canonical.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { loadPage } from "./load-page.server.ts";
import { loadPreview } from "./load-preview.server.ts";
import { LinkedData } from "./linked-data.tsx";
import { Preview } from "./preview.tsx";
import { PageView } from "./page-view.tsx";

/** A page published from the builder, for everyone; or, without a slug, a preview for its owner. */
export const loader = (
  args: LoaderFunctionArgs,
): ReturnType<typeof loadPage | typeof loadPreview> =>
  args.params.slug === undefined ? loadPreview(args.request, args.params.version) : loadPage(args);

/** Sent without scripts; light until the visitor has chosen a theme in Plaza. */
export const handle = { theme: "light", isStatic: true };

/**
 * Never cached: views are counted, a change is seen at once, and the key of a chat's form makes the
 * customer's token.
 */
export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  if (!page) return [];
  if (page.preview)
    return [...pageTitle(matches, m.pages_preview), { name: "robots", content: "noindex" }];
  const origin = siteOrigin(matches);
  const { title, description, business, slug, cover, isOfGuest } = page;
  return [
    { title: title === business.name ? title : `${title} · ${business.name}` },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "theme-color", content: business.colour },
    ...(isOfGuest ? [{ name: "robots", content: "noindex" }] : []),
    ...canonical(matches, studioPaths.page(slug)),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:url", content: origin + studioPaths.page(slug) },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(cover
      ? [
          { property: "og:image", content: origin + cover.src },
          { property: "og:image:width", content: String(cover.width) },
          { property: "og:image:height", content: String(cover.height) },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
};

export default function Page() {
  const page = useLoaderData<typeof loader>();
  return page.preview ? (
    <Preview preview={page.preview}>
      <PageView page={page} />
    </Preview>
  ) : (
    <>
      <PageView page={page} />
      <LinkedData page={page} />
    </>
  );
}
