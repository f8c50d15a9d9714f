import { AGENDA_DAYS } from "#domain/agentiks/agenda/bookings.ts";
import { paths } from "#domain/addresses/paths.ts";
import { dayAfter } from "#domain/input/days-ahead.ts";

/**
 * The address of the page of the agenda that has a day: that of today where it is among its days.
 *
 * @param day `2026-11-27`
 */
export function agendaAddress(day: string, today: string): string {
  const isOnFirst = day >= today && day < dayAfter(today, AGENDA_DAYS);
  return isOnFirst ? paths.agenda : `${paths.agenda}?day=${day}`;
}
