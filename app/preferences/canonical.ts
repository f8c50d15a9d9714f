type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** The site's origin, as the root loader returned it. */
export function siteOrigin(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.data as
    { origin?: string } | undefined;
  return root?.origin ?? "";
}

/**
 * Meta descriptors of a page's canonical URL, for search engines.
 *
 * @param path the page's path and query, with a leading slash
 */
export function canonical(matches: Matches, path: string) {
  return [{ tagName: "link", rel: "canonical", href: siteOrigin(matches) + path }];
}
