import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

/** Names of what the engine reads from a prompt; a key without one is shown as it is. */
const NAMES: Readonly<Record<string, Message | undefined>> = {
  genre: m.creator_chip_genre,
  operation: m.creator_chip_operation,
  source: m.creator_chip_source,
  what: m.creator_chip_product,
  name: m.creator_chip_name,
  price: m.creator_chip_price,
  discount: m.creator_chip_discount,
  date: m.creator_chip_date,
  until: m.creator_chip_until,
  time: m.creator_chip_time,
  hours: m.creator_chip_hours,
  phone: m.creator_chip_phone,
  tone: m.creator_chip_tone,
  length: m.creator_chip_length,
};

export const chipName = (key: string, lang: { locale: Locale }): string =>
  NAMES[key]?.({}, lang) ?? key;
