import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { canonical, siteOrigin } from "#app/preferences/canonical.ts";
import { loadPage } from "./load-page.server.ts";
import { PageView } from "./page-view.tsx";

/** A page published from the builder, for everyone. */
export const loader = ({ request, params }: LoaderFunctionArgs) => loadPage(request, params.slug);

/** Sent without scripts; light until the visitor has chosen a theme in Plaza. */
export const handle = { theme: "light", isStatic: true };

/**
 * Never cached: views are counted, a change is seen at once, and the key of a chat's form makes the
 * customer's token.
 */
export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  if (!page) return [];
  const origin = siteOrigin(matches);
  const { title, description, business, slug, picture, isOfGuest } = page;
  const image = picture && origin + picture;
  const { linkedData } = page;
  return [
    { title: title === business.name ? title : `${title} · ${business.name}` },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "theme-color", content: business.colour },
    ...(isOfGuest ? [{ name: "robots", content: "noindex" }] : []),
    ...canonical(matches, paths.page(slug)),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:url", content: origin + paths.page(slug) },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(image ? [{ property: "og:image", content: image }] : []),
    {
      "script:ld+json": {
        ...linkedData,
        url: origin + paths.page(slug),
        image: image ?? undefined,
      },
    },
  ];
};

export default function Page() {
  return <PageView page={useLoaderData<typeof loader>()} />;
}
