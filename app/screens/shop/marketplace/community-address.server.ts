import { kitPaths } from "#domain/addresses/kit-paths.ts";

/** Address of kits from the community, with the search. */
export const communityAddress = (q: string): string =>
  q === "" ? kitPaths.kits : `${kitPaths.kits}?${new URLSearchParams({ q })}#community`;
