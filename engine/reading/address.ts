import { fold, type Range } from "./folded.ts";

/** Countries of the region, folded, with their codes (ISO 3166-1). */
const COUNTRIES: Readonly<Record<string, string>> = {
  mexico: "MX",
  colombia: "CO",
  peru: "PE",
  chile: "CL",
  argentina: "AR",
  uruguay: "UY",
  paraguay: "PY",
  bolivia: "BO",
  ecuador: "EC",
  venezuela: "VE",
  guatemala: "GT",
  honduras: "HN",
  nicaragua: "NI",
  "el salvador": "SV",
  "costa rica": "CR",
  panama: "PA",
  "republica dominicana": "DO",
  "dominican republic": "DO",
  cuba: "CU",
  espana: "ES",
  spain: "ES",
  usa: "US",
  "united states": "US",
  "estados unidos": "US",
};

/** A street, from its kind to its number: "Calle 70 # 10-25", "Av. Juárez 210", "12 Main Street". */
const STREET = new RegExp(
  "(?<![\\p{L}\\d])(?:" +
    "(?:[Cc]alle|[Cc]arrera|[Cc]ra\\.?|[Cc]ll\\.?|[Aa]v\\.|[Aa]ve\\.|[Aa]v(?:enida)?|[Bb]lvd\\.?|[Bb]oulevard|[Cc]alz(?:ada)?\\.?|[Pp]rivada|[Jj]r\\.?|[Jj]ir[oó]n|[Dd]iagonal|[Tt]ransversal|[Cc]arretera|[Cc]amino|[Pp]asaje|[Pp]laza)" +
    "\\s[\\p{L}\\d][\\p{L}\\d .'#°-]{0,60}?" +
    "|\\d{1,5} (?:\\p{Lu}[\\p{L}']*\\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Drive)\\.?" +
    ")(?=\\s*(?:[,;\\n)]|\\.(?:\\s|$)|$)|\\s(?:y|and|con|with|de las?|from|a las?|at)\\s)",
  "u",
);
/** A town behind a street and its comma. */
const TOWN = /^,\s(?:en\s|in\s)?(\p{Lu}[\p{L}.]*(?:\s(?:de\s|del\s|la\s)*\p{Lu}[\p{L}.]*){0,3})/u;
/** A street has a number: "calle Ocho" may be anything. */
const HAS_NUMBER = /\d/;

export interface Address extends Range {
  street: string;
  town: string | undefined;
  /** ISO 3166-1, two letters. */
  country: string | undefined;
}

/** The first street with a number that a prompt tells, with the town and the country behind it. */
export function readAddress(prompt: string): Address | undefined {
  const match = STREET.exec(prompt);
  if (!match || !HAS_NUMBER.test(match[0])) return undefined;
  const street = match[0].trim();
  let to = match.index + match[0].trimEnd().length;
  let town: string | undefined;
  let country: string | undefined;
  for (let found = TOWN.exec(prompt.slice(to)); found; found = TOWN.exec(prompt.slice(to))) {
    const name = found[1]!;
    const code = COUNTRIES[fold(name)];
    if (!code && (town || IS_NO_TOWN.test(fold(name)))) break;
    if (code) country = code;
    else town = name;
    to += found[0].length;
    if (code) break;
  }
  return { street, town, country, from: match.index, to };
}

/** Capitalised words behind a street that are no town. */
const IS_NO_TOWN =
  /^(?:lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun|whatsapp|tel|cel|local|piso|suite|col)/;
