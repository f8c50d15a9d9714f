import { timeOf, WEEKDAYS, type Weekday } from "#domain/people/business/opening-hours.ts";
import type { Trade } from "#domain/people/business/trades.ts";
import type { StoredBusiness } from "#db/queries/people/businesses.ts";

/** Types of schema.org by trade; others are a LocalBusiness. */
const TYPES: Partial<Record<Trade, string>> = {
  restaurant: "Restaurant",
  cafe: "CafeOrCoffeeShop",
  bar: "BarOrPub",
  grocery: "GroceryStore",
  fashion: "ClothingStore",
  beauty: "BeautySalon",
  health: "MedicalBusiness",
  fitness: "ExerciseGym",
  professional: "ProfessionalService",
  lodging: "LodgingBusiness",
};

const DAYS: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/**
 * A business for search engines, as JSON-LD (https://schema.org/LocalBusiness). Addresses are relative:
 * the page makes them absolute.
 */
export function businessLd(
  business: StoredBusiness | undefined,
  { name, picture }: { name: string; picture: string | null },
) {
  const { trade, address, town, whatsapp, hours } = business ?? {};
  return {
    "@context": "https://schema.org",
    "@type": (trade && TYPES[trade]) ?? "LocalBusiness",
    name,
    image: picture ?? undefined,
    telephone: whatsapp ?? undefined,
    address:
      address || town
        ? { "@type": "PostalAddress", streetAddress: address, addressLocality: town }
        : undefined,
    openingHoursSpecification: hours
      ? WEEKDAYS.flatMap((day) =>
          hours[day].map(({ from, to }) => ({
            "@type": "OpeningHoursSpecification",
            dayOfWeek: DAYS[day],
            opens: timeOf(from),
            closes: timeOf(to),
          })),
        )
      : undefined,
  };
}
