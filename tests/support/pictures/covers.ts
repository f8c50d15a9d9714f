import { COVER_NEIGHBOURS } from "#domain/items/cover.ts";

/** Drawing, density and hue of each cover inside an element, as classes, in their order. */
export const looksOfCovers = (root: ParentNode): string[] =>
  Array.from(root.querySelectorAll(".cover"), ({ classList }) =>
    [...classList].filter((name) => /^(tile-|c|y)\d$/.test(name)).join(" "),
  );

/** Looks that one of the covers just before has too: those at the left and above in rows of up to six. */
export const findAlike = (looks: readonly string[]): string[] =>
  looks.filter((look, at) => looks.slice(Math.max(0, at - COVER_NEIGHBOURS), at).includes(look));
