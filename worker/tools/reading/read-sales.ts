import { readPeriod } from "#domain/agentiks/tools/periods.ts";
import { dayIn } from "#domain/format/dates.ts";
import { findOwnSales } from "#db/queries/agentiks/tools/read-sales.ts";
import { salesText } from "#app/words/reading-text.ts";
import type { Read } from "./reading-place.ts";

export const readSales: Read = async ({ db, personId, zone, now, lang }, input) => {
  const period = readPeriod(input, dayIn(zone, now));
  const figures = await findOwnSales(db, { personId, period, zone });
  return { lines: salesText({ period, ...figures }, lang) };
};
