import { formatMonth, formatShortDay } from "#domain/format/dates.ts";
import type { Currency, TransactionCause } from "#domain/money/ledger.ts";
import type { TopUpMovement } from "#domain/money/provider-payment.ts";
import { formatMovement } from "#domain/money/movements.ts";
import { paths } from "#domain/addresses/paths.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";
import type { Movement } from "#db/queries/money/ledger.ts";

/** A ledger movement, formatted for the page. */
export interface ShownMovement {
  id: string;
  cause: TransactionCause;
  /** Effect of a refund or a dispute of a top-up. */
  topUp: TopUpMovement | null;
  currency: Currency;
  /** Formatted with its sign, without the currency code. */
  amount: string;
  /** Absolute amount, for the plural: "credit" or "credits". */
  count: number;
  isIncoming: boolean;
  day: LocalTimeText;
  /** Subject of the movement; `to` is the path of its page, if it has one. */
  subject: { name: string; language?: string; to?: string } | null;
}

export interface MovementMonth {
  name: LocalText;
  movements: ShownMovement[];
}

/** Groups movements by month, keeping their order. */
export function byMonth(movements: readonly Movement[]): MovementMonth[] {
  const months: MovementMonth[] = [];
  for (const movement of movements) {
    const { createdAt } = movement;
    const name = { en: formatMonth(createdAt, "en"), es: formatMonth(createdAt, "es") };
    let month = months.at(-1);
    if (month?.name.en !== name.en) months.push((month = { name, movements: [] }));
    month.movements.push(toShown(movement));
  }
  return months;
}

function toShown(movement: Movement): ShownMovement {
  const { id, cause, topUp, currency, amount, createdAt, subject } = movement;
  return {
    id,
    cause,
    topUp,
    currency,
    amount: formatMovement(amount, currency),
    count: Math.abs(amount),
    isIncoming: amount > 0,
    day: {
      iso: createdAt.toISOString(),
      text: { en: formatShortDay(createdAt, "en"), es: formatShortDay(createdAt, "es") },
    },
    subject: subject && {
      name: subject.name,
      ...(subject.language && { language: subject.language }),
      ...(subject.item && {
        to: paths.item(subject.item.kind, subject.item.id),
      }),
    },
  };
}
