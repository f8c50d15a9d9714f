type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** The site's own address, as the root loader found it. */
export function siteOrigin(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.data as
    { origin?: string } | undefined;
  return root?.origin ?? "";
}

/**
 * The address under which a page is known, for search engines and link previews, as a `meta`
 * function returns it.
 *
 * @param path the page's path and query, from the root
 */
export function canonical(matches: Matches, path: string) {
  const href = siteOrigin(matches) + path;
  return [
    { tagName: "link", rel: "canonical", href },
    { property: "og:url", content: href },
  ];
}
