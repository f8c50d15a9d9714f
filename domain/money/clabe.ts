/**
 * CLABE, the 18 digits of a Mexican bank account: bank (3), place (3), account (11), check digit.
 * Source: Banco de México, Circular 14/2017 (rules of SPEI) and the ABM's CLABE standard: each of the
 * first 17 digits times 3, 7, 1 in turn, the last digits of the products added, the sum's complement
 * to the next ten.
 */
const CLABE = /^\d{18}$/;
const WEIGHTS = [3, 7, 1] as const;

/**
 * Names of well-known banks and wallets by the first three digits, from Banco de México's list of
 * SPEI's participants. A CLABE of another one is valid too.
 */
const BANKS: ReadonlyMap<string, string> = new Map([
  ["002", "Banamex"],
  ["012", "BBVA México"],
  ["014", "Santander"],
  ["019", "Banjército"],
  ["021", "HSBC"],
  ["030", "BanBajío"],
  ["036", "Inbursa"],
  ["042", "Mifel"],
  ["044", "Scotiabank"],
  ["058", "Banregio"],
  ["059", "Invex"],
  ["062", "Afirme"],
  ["072", "Banorte"],
  ["127", "Banco Azteca"],
  ["130", "Compartamos"],
  ["132", "Multiva"],
  ["137", "BanCoppel"],
  ["166", "Banco del Bienestar"],
  ["167", "Hey Banco"],
  ["638", "Nu México"],
  ["646", "STP"],
  ["722", "Mercado Pago"],
  ["728", "Spin by OXXO"],
]);

export type ClabeProblem = "missing" | "digits" | "check";

/**
 * Reads a typed CLABE; spaces and hyphens do not count.
 *
 * @returns the 18 digits, or why not: too many or few of them, or a wrong check digit
 */
export function readClabe(typed: string): { clabe: string } | { problem: ClabeProblem } {
  const clabe = typed.slice(0, 60).replace(/[\s-]/g, "");
  if (clabe === "") return { problem: "missing" };
  if (!CLABE.test(clabe)) return { problem: "digits" };
  return checkDigitOf(clabe.slice(0, -1)) === clabe.at(-1) ? { clabe } : { problem: "check" };
}

/** The 18th digit. @param stem the 17 digits before it */
export function checkDigitOf(stem: string): string {
  const sum = Array.from(stem).reduce(
    (total, digit, index) => total + ((Number(digit) * WEIGHTS[index % 3]!) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** The bank's name by the first three digits; undefined for one that is not in the list. */
export const bankName = (code: string): string | undefined => BANKS.get(code);
