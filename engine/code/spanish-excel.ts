import type { Locale } from "#domain/preferences/preferences.ts";

/** Names of functions in Excel in Spanish; Excel does not translate what is pasted as text. */
const SPANISH: Readonly<Record<string, string>> = {
  CEILING: "MULTIPLO.SUPERIOR",
  COUNTIF: "CONTAR.SI",
  IF: "SI",
  OR: "O",
  ROUND: "REDONDEAR",
  ROUNDDOWN: "REDONDEAR.MENOS",
  SUM: "SUMA",
  SUMIF: "SUMAR.SI",
  TODAY: "HOY",
};

/** The names of a formula's functions in Spanish; texts in quotation marks stay. */
export const inSpanishExcel = (formula: string): string =>
  formula.replace(/"[^"]*"|\b([A-Z]+)(?=\()/g, (whole, name: string | undefined) =>
    name ? (SPANISH[name] ?? name) : whole,
  );

/** Note on where a formula works as it is, and what Excel in Spanish needs. */
export const excelNote = (formula: string, locale: Locale): string =>
  locale === "en"
    ? "Paste it as it is into Google Sheets or Excel. If your sheet separates with semicolons, change the commas."
    : `Pégala tal cual en Google Sheets. En Excel en español: \`${inSpanishExcel(formula)}\`; si separa con punto y coma, cambia las comas.`;
