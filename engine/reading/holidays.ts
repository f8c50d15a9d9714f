/** Days on which many businesses do not open as in a usual week; without accents. */
const HOLIDAYS =
  /\b(?:navidad|navidenas?|navidenos?|nochebuena|ano nuevo|fin de ano|reyes|semana santa|jueves santo|viernes santo|pascua|dia de (?:los )?muertos|fiestas? patrias?|dia de la independencia|dia festivo|dias festivos|feriados?|puente|(?:24|25|31) de diciembre|1(?:o|ro)? de enero|1(?:5|6) de septiembre|christmas|new year'?s?|thanksgiving|easter|good friday|holidays?|day of the dead|(?:december|dec) (?:24|25|31)|january 1)\b/;

/** Whether folded words name a holiday. */
export const namesHoliday = (folded: string): boolean => HOLIDAYS.test(folded);
