import type { Locale } from "#domain/preferences/preferences.ts";
import type { KitPart } from "#domain/shop/kits/kit.ts";
import * as m from "#app/messages/messages.js";

const NAMES = {
  agentik: m.kits_part_agentik,
  schedule: m.kits_part_schedule,
  command: m.kits_part_command,
  document: m.kits_part_document,
  table: m.kits_part_table,
  page: m.kits_part_page,
  creator: m.kits_part_creator,
  sound: m.kits_part_sound,
} satisfies Record<KitPart["kind"], unknown>;

/** Name of the kind of a part of a kit. */
export const partKindName = (kind: KitPart["kind"], lang: { locale: Locale }): string =>
  NAMES[kind]({}, lang);
