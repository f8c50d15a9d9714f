import { paths } from "#domain/addresses/paths.ts";

/** The state of the builder that is in its URL: the selected block and what is open. */
export interface BuilderPlace {
  block?: string | null;
  /** Shows the advanced configuration of the block. */
  isAdvanced?: boolean;
  /** Shows the confirmation of Clear All. */
  asksToClear?: boolean;
  /** URL fragment to scroll to. */
  hash?: string;
}

export function builderAddress({ block, isAdvanced, asksToClear, hash }: BuilderPlace): string {
  const params = new URLSearchParams();
  if (block) params.set("block", block);
  if (isAdvanced) params.set("panel", "advanced");
  if (asksToClear) params.set("ask", "clear");
  const query = params.toString();
  return `${paths.builder}${query && `?${query}`}${hash ? `#${hash}` : ""}`;
}

export const readPlace = (params: URLSearchParams) => ({
  block: params.get("block"),
  isAdvanced: params.get("panel") === "advanced",
  asksToClear: params.get("ask") === "clear",
});
