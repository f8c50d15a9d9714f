import type { PortalAppStatus } from "#domain/items/catalogue.ts";
import { portalAppStatus } from "#domain/shop/kits/kits.ts";

/** Why a person cannot install a portal app; undefined if they can. */
export function problemOf(
  app: { id: string; status: PortalAppStatus; type: string },
  isPro: boolean,
): "coming-soon" | "needs-pro" | undefined {
  if (portalAppStatus(app) === "coming-soon") return "coming-soon";
  return app.type === "premium" && !isPro ? "needs-pro" : undefined;
}
