/** Names in public addresses: of chat pages (`/a/fonda-lupita`) and published pages (`/p/fonda-lupita`). */

/** 3 to 40 of a-z, 0-9 and single hyphens. */
export const SLUG = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 40;

/** A slug from a name: "Fonda Lupita" is `fonda-lupita`; undefined when nothing is left. */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
  return SLUG.test(slug) ? slug : undefined;
}

/** Number of numbered slugs that follow the plain ones. */
const NUMBERED = 8;

/** Slugs made of names, the best first, then the first one with 2 to 9 for when it is taken. */
export function slugCandidates(names: readonly string[]): string[] {
  const plain = names.flatMap((name) => slugOf(name) ?? []);
  const numbered = plain.slice(0, 1).flatMap((first) =>
    Array.from({ length: NUMBERED }, (_, index) => {
      const end = `-${index + 2}`;
      return first.slice(0, SLUG_MAX - end.length).replace(/-+$/, "") + end;
    }),
  );
  return [...plain, ...numbered];
}
