import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import { BUSINESS_COLOURS } from "#domain/people/business/business-colours.ts";
import {
  timeOf,
  WEEKDAYS,
  type OpeningHours,
  type Span,
  type Weekday,
} from "#domain/people/business/opening-hours.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { clockIn, openingState, type WeekTime } from "#domain/people/business/open-now.ts";
import { whatsAppChat } from "#domain/format/links/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { StoredBusiness } from "#db/queries/people/businesses.ts";
import * as m from "#app/messages/messages.js";
import { WEEKDAY_NAMES } from "#app/words/weekday-names.ts";

interface Lang {
  locale: Locale;
}

/** A business as its customers see it. */
export interface PublicBusiness {
  name: string;
  logo: string | null;
  /** `#rrggbb`, on which white text is legible. */
  colour: string;
  /** Street and town; empty if not said. */
  place: string;
  whatsApp: { link: string; number: string } | null;
  /** Null: the hours were not said. */
  opening: { isOpen: boolean; text: string; week: { day: string; text: string }[] } | null;
}

/**
 * The public data of a business, with its hours in words.
 *
 * @param fallback the name where the business has none
 */
export function publicBusiness(
  business: StoredBusiness | undefined,
  { fallback, now, lang }: { fallback: string; now: Date; lang: Lang },
): PublicBusiness {
  const { name, logoHash, mainColour, address, town, whatsapp, hours } = business ?? {};
  return {
    name: name || fallback,
    logo: logoHash ? pictureAddress(logoHash) : null,
    colour: mainColour ?? BUSINESS_COLOURS.lagoon,
    place: [address, town].filter(Boolean).join(", "),
    whatsApp: whatsapp ? { link: whatsAppChat(whatsapp), number: whatsapp } : null,
    opening: hours ? openingOf(hours, clockIn(zoneOf(business), now), lang) : null,
  };
}

function openingOf(hours: OpeningHours, now: WeekTime, lang: Lang): PublicBusiness["opening"] {
  const { isOpen, changes } = openingState(hours, now);
  const week = WEEKDAYS.map((day) => ({
    day: WEEKDAY_NAMES[day]({}, lang),
    text: hours[day].map(spanText).join(", ") || m.chat_day_closed({}, lang),
  }));
  if (!changes) return { isOpen, text: (isOpen ? m.chat_open : m.chat_closed)({}, lang), week };
  const time = clockText(changes.minute);
  if (isOpen) return { isOpen, text: m.chat_open_until({ time }, lang), week };
  const text =
    changes.day === now.day
      ? m.chat_closed_until({ time }, lang)
      : m.chat_closed_until_day({ day: dayInSentence(changes.day, lang), time }, lang);
  return { isOpen, text, week };
}

const clockText = (minutes: number): string => timeOf(minutes).replace(/^0/, "");
const spanText = ({ from, to }: Span): string => `${clockText(from)}–${clockText(to)}`;

/** Spanish writes the names of days in lower case. */
const dayInSentence = (day: Weekday, lang: Lang): string => {
  const name = WEEKDAY_NAMES[day]({}, lang);
  return lang.locale === "es" ? name.toLowerCase() : name;
};
