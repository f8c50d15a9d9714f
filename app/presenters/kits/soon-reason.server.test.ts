import { expect, it } from "vitest";
import { LOCALES } from "#domain/preferences/preferences.ts";
import { isComingSoon, portalAppStatus } from "#domain/shop/kits/kits.ts";
import { SOON_REASONS } from "#domain/shop/kits/soon-reasons.ts";
import { PERKS } from "../../../seeds/content/perks.ts";
import { PORTALS } from "../../../seeds/content/portals.ts";
import { listMarketplaceApps } from "../../../seeds/marketplace.ts";
import { soonReason } from "./soon-reason.server.ts";

const portalApps = PORTALS.flatMap(({ apps }) =>
  apps.map(([id, name, , status]) => ({ id: `portal-app-${id}`, name, status })),
);
const others = [
  ...listMarketplaceApps().map(({ id, name }) => ({ id, name })),
  ...PERKS.map(([id, name]) => ({ id: `perk-${id}`, name })),
];
const soon = [
  ...portalApps.filter((app) => portalAppStatus(app) === "coming-soon"),
  ...others.filter(({ id }) => isComingSoon(id)),
];

it("knows what each app and perk without a kit lacks, and no reason of any other", () => {
  const withoutKit = soon.map(({ id }) => id).filter(isComingSoon);
  expect(Object.keys(SOON_REASONS).sort()).toEqual(withoutKit.sort());
});

it.each(LOCALES)("gives each that is coming soon a reason of its own (%s)", (locale) => {
  const reasons = soon.map((offer) => soonReason(offer, { locale }));
  expect(reasons.length).toBeGreaterThan(30);
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.{30,170}\.$/u);
});

it("says of one that has a kit that it waits for its release", () => {
  const loyalty = soon.find(({ id }) => id === "portal-app-loyalty")!;
  expect(soonReason(loyalty, { locale: "en" })).toMatch(/^Frequent Customer is made/);
  expect(soonReason(loyalty, { locale: "es" })).toMatch(/^Frequent Customer ya está hecha/);
});
