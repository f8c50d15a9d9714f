/**
 * Classes of the element round a list in easy mode: fewer cards per row, larger text and buttons
 * (docs/product.md, Modes and themes).
 */
export const EASY_LIST =
  "[&_.item-grid]:grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] [&_.item-grid]:gap-6 [&_h3]:text-xl [&_p]:text-base [&_.btn]:min-h-13 [&_.btn]:text-lg";
