import { kitPaths } from "#domain/addresses/kit-paths.ts";

/** Where the kits are that people made, with what is searched for. */
export const communityAddress = (q: string): string =>
  q === "" ? kitPaths.kits : `${kitPaths.kits}?${new URLSearchParams({ q })}#community`;
