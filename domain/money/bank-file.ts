/** The file of payouts that an operator uploads at a bank: one SPEI transfer a line. */

export interface Transfer {
  /** 18 digits. */
  clabe: string;
  holder: string;
  /** Whole MXN. */
  amount: number;
  /** Number of the transfer, counted up for ever. */
  reference: number;
}

/** SPEI's numeric reference has seven digits. */
const REFERENCES = 10_000_000;
/** Names at banks: capital letters without accents, at most this many. */
const NAME_MAX = 40;

const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z0-9 .&-]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, NAME_MAX)
    .trim();

/** Rows of the file, the heading first. */
export const bankFileRows = (transfers: readonly Transfer[]): string[][] => [
  ["CLABE", "NOMBRE", "MONTO", "REFERENCIA", "CONCEPTO"],
  ...transfers.map(({ clabe, holder, amount, reference }) => [
    clabe,
    plainName(holder),
    amount.toFixed(2),
    String(reference % REFERENCES).padStart(7, "0"),
    `RETIRO PLAZA ${reference}`,
  ]),
];
