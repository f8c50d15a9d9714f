import { eq } from "drizzle-orm";
import { monthlyCents } from "#domain/shop/apps.ts";
import { isComingSoon, portalAppStatus } from "#domain/shop/kits/kits.ts";
import type { Db } from "#db/connection/client.ts";
import { marketplaceApps, perks, portalApps, portals } from "#db/schema/shop/offers.ts";

/** An app of the marketplace or of a portal, or a perk. */
export interface Offer {
  id: string;
  kind: "app" | "portal-app" | "perk";
  name: string;
  /** The developer of an app, the portal of a portal app; empty for a perk. */
  by: string;
  /** In Spanish for a perk, in English for the rest. */
  description: string;
  /** In Spanish; may be empty. */
  descriptionEs: string;
  /** US cents: each month for an app, once for a perk; 0 is free. */
  cents: number;
  /** An app of a portal that requires Plaza Pro. */
  isPremium: boolean;
  isComingSoon: boolean;
}

/** Finds an app or a perk by its id, which says what it is. */
export async function findOffer(db: Db, id: string): Promise<Offer | undefined> {
  if (id.startsWith("portal-app-")) return findPortalApp(db, id);
  if (id.startsWith("perk-")) return findPerk(db, id);
  return findMarketplaceApp(db, id);
}

async function findMarketplaceApp(db: Db, id: string): Promise<Offer | undefined> {
  const [app] = await db
    .select({
      name: marketplaceApps.name,
      by: marketplaceApps.developer,
      description: marketplaceApps.description,
      descriptionEs: marketplaceApps.descriptionEs,
      price: marketplaceApps.price,
    })
    .from(marketplaceApps)
    .where(eq(marketplaceApps.id, id));
  if (!app) return undefined;
  const { price, ...shown } = app;
  const cents = monthlyCents(price);
  return { id, kind: "app", ...shown, cents, isPremium: false, isComingSoon: isComingSoon(id) };
}

async function findPortalApp(db: Db, id: string): Promise<Offer | undefined> {
  const [app] = await db
    .select({
      name: portalApps.name,
      by: portals.name,
      description: portalApps.description,
      descriptionEs: portalApps.descriptionEs,
      status: portalApps.status,
      type: portalApps.type,
    })
    .from(portalApps)
    .innerJoin(portals, eq(portals.id, portalApps.portalId))
    .where(eq(portalApps.id, id));
  if (!app) return undefined;
  const { status, type, ...shown } = app;
  return {
    id,
    kind: "portal-app",
    ...shown,
    cents: 0,
    isPremium: type === "premium",
    isComingSoon: portalAppStatus({ id, status }) === "coming-soon",
  };
}

async function findPerk(db: Db, id: string): Promise<Offer | undefined> {
  const [perk] = await db
    .select({ name: perks.name, description: perks.description, cents: perks.priceCents })
    .from(perks)
    .where(eq(perks.id, id));
  return (
    perk && {
      id,
      kind: "perk",
      by: "",
      ...perk,
      descriptionEs: perk.description,
      isPremium: false,
      isComingSoon: isComingSoon(id),
    }
  );
}
