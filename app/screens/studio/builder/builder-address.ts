import { paths } from "#app/paths.ts";

/** The builder's addresses: what is selected and what is open are in them. */
export interface BuilderPlace {
  block?: string | null;
  /** The advanced configuration of the block. */
  isAdvanced?: boolean;
  /** The question before everything is cleared. */
  asksToClear?: boolean;
  /** The part of the page to begin at. */
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
