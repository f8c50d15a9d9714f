import { formatMxn, formatUsd } from "#domain/money/money.ts";

/** Bill of an order by the business's documents. Amounts are hundredths of a peso. */
export interface RequestBill {
  lines: readonly BillLine[];
  /** Null where no document says it plainly for the address; undefined where nothing is brought. */
  deliveryCents?: number | null | undefined;
}

/** One thing of an order. */
export interface BillLine {
  /** Null where the customer did not say how many. */
  count: number | null;
  /** By the documents; what the customer wrote where they do not name it. */
  name: string;
  /** For all of them; null where no document says it plainly. */
  cents: number | null;
}

/** Largest amount that is stored: PostgreSQL's integer. */
export const BILL_CENTS_MAX = 2_147_483_647;

/** Total in hundredths of a peso; undefined if an amount is unknown or it is too large to store. */
export function totalOf({ lines, deliveryCents }: RequestBill): number | undefined {
  const amounts = [
    ...lines.map(({ cents }) => cents),
    deliveryCents ?? (deliveryCents === null ? null : 0),
  ];
  const total = amounts.reduce(
    (sum, cents) => (sum === null || cents === null ? null : sum + cents),
    0,
  );
  return lines.length === 0 || total === null || total > BILL_CENTS_MAX ? undefined : total;
}

const TYPED_TOTAL = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/;

/** A total of pesos as a person types it, "120", "$1,250.50", in hundredths; undefined for anything else and for more than is stored. */
export function readTotal(text: string): number | undefined {
  const [, pesos, cents = ""] = TYPED_TOTAL.exec(text.trim()) ?? [];
  if (pesos === undefined) return undefined;
  const total = Number(pesos.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  return total <= BILL_CENTS_MAX ? total : undefined;
}

/** Hundredths of a peso as text: "$180", "$180.50". */
export const showPesos = (cents: number): string =>
  cents % 100 === 0 ? formatMxn(cents / 100) : formatUsd(cents);
