import type { Business } from "#domain/people/business/business.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { showHours } from "./reading/hours.ts";
import type { Facts } from "./text/genre.ts";

/** Facts of a business for templates; unknown ones are left out. */
export function factsOf(business: Business | undefined, locale: Locale): Facts {
  if (!business) return {};
  const hours = business.hours ? showHours(business.hours, locale) : undefined;
  return {
    ...(business.name && { business: business.name }),
    ...(business.address && { address: business.address }),
    ...(business.town && { town: business.town }),
    ...(business.whatsapp && { phone: formatWhatsapp(business.whatsapp) }),
    ...(hours && { hours }),
  };
}
