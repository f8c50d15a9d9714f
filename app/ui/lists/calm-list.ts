/**
 * Round a list in easy mode: fewer, wider cards in larger letters, and nothing beside them
 * (look.md, "Easy mode").
 */
export const CALM_LIST =
  "[&_.item-grid]:grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] [&_.item-grid]:gap-6 [&_h3]:text-xl [&_p]:text-base [&_.btn]:min-h-13 [&_.btn]:text-lg";
