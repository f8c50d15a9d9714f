import type { Weekday } from "#domain/people/business/opening-hours.ts";
import * as m from "#app/messages/messages.js";

export const WEEKDAY_NAMES: Record<Weekday, typeof m.business_mon> = {
  mon: m.business_mon,
  tue: m.business_tue,
  wed: m.business_wed,
  thu: m.business_thu,
  fri: m.business_fri,
  sat: m.business_sat,
  sun: m.business_sun,
};
