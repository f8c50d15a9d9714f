import { THING_SECTIONS, type ThingSection } from "#domain/lists/my-things.ts";
import { mediumPath } from "#domain/addresses/media-paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { formatMxn } from "#domain/money/money.ts";
import { paths } from "#domain/addresses/paths.ts";
import { sheetOfCovers } from "#app/presenters/items/cover-sheet.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import type { Thing } from "#db/queries/artifakts/my-things.ts";
import type { ShownSection, ShownThing } from "./thing-list.tsx";

/** Address where a thing is opened or used, for the link on its name. */
function addressOf({ section, id }: Thing): string {
  switch (section) {
    case "apps":
    case "perks":
      return paths.app(id);
    case "bought":
    case "made":
      return paths.artifakt(id);
    case "downloads":
      return mediumPath(id);
    case "creations":
      return `${paths.creator}?creation=${encodeURIComponent(id)}`;
    case "pages":
      return studioPaths.pages;
  }
}

const FIRST_FROM = {
  apps: paths.marketplace,
  perks: paths.perks,
  bought: paths.artifakts,
  made: `${paths.create}?tipo=artifakt`,
  downloads: paths.multimedia,
  creations: paths.creator,
  pages: studioPaths.pageTemplates,
} satisfies Record<ThingSection, string>;

/** @param isVisitor whose things are the demo person's: examples, without their files */
const toShown = (thing: Thing, isVisitor: boolean): ShownThing => ({
  id: thing.id,
  isExample: isVisitor || thing.isExample,
  name: thing.name,
  language: thing.language,
  to: addressOf(thing),
  by: thing.by,
  shownPrice: thing.price > 0 ? `${formatMxn(thing.price)} MXN` : "",
  publication: thing.publication,
  ownerCount: thing.ownerCount,
  day: localDay(thing.at),
  ...(thing.section === "bought" && !isVisitor && { file: paths.artifaktFile(thing.id) }),
  ...((thing.section === "apps" || thing.section === "perks") && { opens: true as const }),
  ...(thing.section === "made" && { manage: paths.artifaktManage(thing.id) }),
});

/** The sections of the page, each with its things and their number. */
export function toShownSections(
  { things, totals }: { things: Thing[]; totals: Map<ThingSection, number> },
  only: ThingSection | undefined,
  isVisitor: boolean,
): ShownSection[] {
  const coverOf = sheetOfCovers(things);
  return THING_SECTIONS.filter((section) => !only || section === only).map((section) => ({
    section,
    firstFrom: FIRST_FROM[section],
    total: totals.get(section) ?? 0,
    things: things
      .filter((thing) => thing.section === section)
      .map((thing) => ({ ...toShown(thing, isVisitor), ...coverOf(thing.id) })),
  }));
}
