import { describe, expect, it } from "vitest";
import { listMarketplaceApps } from "../../marketplace.ts";
import { listCollections, listTracks } from "../../multimedia.ts";
import { listPortalApps, listPortals, listSuites } from "../../portals.ts";
import { APPS_IN_SPANISH } from "./marketplace-in-spanish.ts";
import { COLLECTIONS_IN_SPANISH, TRACK_TAGS_IN_SPANISH } from "./multimedia-in-spanish.ts";
import {
  PORTAL_APPS_IN_SPANISH,
  PORTALS_IN_SPANISH,
  SUITES_IN_SPANISH,
} from "./portals-in-spanish.ts";

const WITHOUT_MEDIA = {
  ofCollection: () => ({ trackCount: 0, sprite: null, spriteColumns: null }),
  ofTrack: () => ({ duration: 0, waveform: [] }),
};

/** The shops and the multimedia library are written in both languages. */
describe.each([
  ["marketplace apps", listMarketplaceApps(), APPS_IN_SPANISH],
  ["portals", listPortals(), PORTALS_IN_SPANISH],
  ["portal apps", listPortalApps(), PORTAL_APPS_IN_SPANISH],
  ["suites", listSuites(), SUITES_IN_SPANISH],
  ["collections", listCollections(WITHOUT_MEDIA), COLLECTIONS_IN_SPANISH],
])("%s", (_, rows, written) => {
  it("have a Spanish description each, which is not the English one", () => {
    for (const { id, description, descriptionEs = "" } of rows) {
      expect(descriptionEs.length, id).toBeGreaterThan(10);
      expect(descriptionEs, id).not.toBe(description);
      // As long as Spanish is: it has to fit where the English text does.
      expect(descriptionEs.length, id).toBeLessThan(description.length * 1.6 + 10);
    }
  });

  it("leave no Spanish text without its row", () => {
    expect(Object.keys(written)).toHaveLength(rows.length);
  });
});

it("collections have a Spanish title each", () => {
  for (const { id, titleEs = "" } of listCollections(WITHOUT_MEDIA))
    expect(titleEs.length, id).toBeGreaterThan(5);
});

describe("tags", () => {
  it("of apps are as many in Spanish", () => {
    for (const { id, tags, tagsEs } of listMarketplaceApps())
      expect(tagsEs?.length, id).toBe(tags?.length);
  });

  it("of tracks are all translated", () => {
    const used = new Set(listTracks(WITHOUT_MEDIA).flatMap(({ tags }) => tags ?? []));
    expect(Object.keys(TRACK_TAGS_IN_SPANISH).sort()).toEqual([...used].sort());
  });
});
