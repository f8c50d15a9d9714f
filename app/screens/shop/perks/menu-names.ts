import type { PerkMenu } from "#domain/shop/perk-list.ts";
import * as m from "#app/messages/messages.js";

/** Names of the menu's entries; a perk's category is one of them. */
export const MENU_NAMES = {
  descubrir: m.perks_menu_descubrir,
  integraciones: m.perks_menu_integraciones,
  plantillas: m.perks_menu_plantillas,
  automatizacion: m.perks_menu_automatizacion,
  analisis: m.perks_menu_analisis,
  comunicacion: m.perks_menu_comunicacion,
  productividad: m.perks_menu_productividad,
  actualizaciones: m.perks_menu_actualizaciones,
} satisfies Record<PerkMenu, unknown>;
