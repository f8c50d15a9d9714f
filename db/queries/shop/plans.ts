import { and, eq, inArray, ne } from "drizzle-orm";
import { ALL_KITS } from "#domain/shop/kits/kits.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceApps, portalApps } from "#db/schema/shop/offers.ts";

const withKits = ALL_KITS.map(({ id }) => id);

/** How many apps that are there Plaza Pro includes: those with a monthly price, and premium portal apps. */
export async function countProApps(db: Db): Promise<{ monthly: number; premium: number }> {
  const [monthly, premium] = await Promise.all([
    db.$count(
      marketplaceApps,
      and(inArray(marketplaceApps.id, withKits), ne(marketplaceApps.price, "Free")),
    ),
    db.$count(
      portalApps,
      and(
        inArray(portalApps.id, withKits),
        eq(portalApps.type, "premium"),
        ne(portalApps.status, "coming-soon"),
      ),
    ),
  ]);
  return { monthly, premium };
}
