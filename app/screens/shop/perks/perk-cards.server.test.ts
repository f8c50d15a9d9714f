import { expect, it } from "vitest";
import { toPerkRow } from "./perk-cards.server.ts";

it("shows neither a rating nor downloads of a perk that is coming soon", () => {
  type Perk = Parameters<typeof toPerkRow>[0];
  const perk = { id: "perk-of-next-year", name: "Sello", category: "", type: "free" } as const;
  const row = toPerkRow({ ...perk, priceCents: 0, rating: 47, downloads: 9 } as unknown as Perk);
  expect(row).toMatchObject({ shownRating: "", shownDownloads: "" });
});
