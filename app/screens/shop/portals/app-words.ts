import type { OfferType, PortalAppStatus } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";

/** Names of an app's states and of the offer types. */
export const STATUS_NAMES = {
  available: m.portals_available,
  "coming-soon": m.portals_coming_soon,
  beta: m.portals_beta,
} satisfies Record<PortalAppStatus, unknown>;

export const TYPE_NAMES = {
  free: m.portals_free,
  premium: m.portals_premium,
} satisfies Record<OfferType, unknown>;
