/** Destination of a payout: what a person types, what is stored, what is shown. */
import { parseDisplayName, parseEmail } from "#domain/people/accounts.ts";
import { readClabe, type ClabeProblem } from "./clabe.ts";

/** A Mexican bank account, PayPal, or a bank account of another country in the person's words. */
export const PAYOUT_METHODS = ["clabe", "paypal", "bank"] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** Maximum lengths in characters, as browsers count. */
export const DESTINATION_LIMITS = { holder: 80, bank: 500 } as const;
/** Shorter than any account number with the name of its bank. */
const BANK_MIN_CHARACTERS = 10;

/** Everything about a destination. It is only ever stored encrypted. */
export interface PayoutDestination {
  method: PayoutMethod;
  /** Name that the account is in. */
  holder: string;
  /** A CLABE, an e-mail address, or the details of an account. */
  account: string;
}

/** Part of a destination that is stored in the clear, and shown again. */
export interface ShownDestination {
  method: PayoutMethod;
  /** The account's last four digits; empty for an e-mail address, or details without a long number. */
  lastFour: string;
  /** First three digits of a CLABE; null for the other methods. */
  bankCode: string | null;
}

/** The form's fields; the account of each method has its own. */
export type TypedDestination = Record<"method" | "holder" | PayoutMethod, string>;

/** By field of the form. */
export interface DestinationProblems {
  method?: "unknown";
  holder?: "missing";
  clabe?: ClabeProblem;
  paypal?: "invalid";
  bank?: "short" | "long";
}

/** Checks what was typed for the chosen method; the fields of the other methods do not count. */
export function readDestination(
  typed: TypedDestination,
): { destination: PayoutDestination } | { problems: DestinationProblems } {
  const method = PAYOUT_METHODS.find((known) => known === typed.method);
  if (!method) return { problems: { method: "unknown" } };
  const holder = parseDisplayName(typed.holder);
  const read = READERS[method](typed);
  if ("problems" in read || holder === undefined)
    return {
      problems: {
        ...(holder === undefined && { holder: "missing" as const }),
        ...("problems" in read && read.problems),
      },
    };
  return { destination: { method, holder, account: read.account } };
}

type Read = { account: string } | { problems: DestinationProblems };

const READERS: Readonly<Record<PayoutMethod, (typed: TypedDestination) => Read>> = {
  clabe: (typed) => {
    const read = readClabe(typed.clabe);
    return "clabe" in read ? { account: read.clabe } : { problems: { clabe: read.problem } };
  },
  paypal: (typed) => {
    const account = parseEmail(typed.paypal);
    return account === undefined ? { problems: { paypal: "invalid" } } : { account };
  },
  bank: (typed) => {
    const account = typed.bank.trim();
    if (account.length < BANK_MIN_CHARACTERS) return { problems: { bank: "short" } };
    if (account.length > DESTINATION_LIMITS.bank) return { problems: { bank: "long" } };
    return { account };
  },
};

/** A number of at least eight digits, in groups or not: shorter ones would be shown almost whole. */
const LONG_NUMBER = /\d(?:[ -]?\d){7,}/g;

/** Part of a destination that may be shown. */
export function shownPart({ method, account }: PayoutDestination): ShownDestination {
  if (method === "clabe")
    return { method, lastFour: account.slice(-4), bankCode: account.slice(0, 3) };
  const numbers = method === "bank" ? (account.match(LONG_NUMBER) ?? []) : [];
  const [longest = ""] = numbers
    .map((number) => number.replace(/\D/g, ""))
    .sort((a, b) => b.length - a.length);
  return { method, lastFour: longest.slice(-4), bankCode: null };
}
