import { data } from "@remix-run/node";

/** Success of a form whose page shows the result itself, without a redirect. */
export interface Done<Value = undefined> {
  ok: true;
  /** Intent of the form that this result is for. */
  intent: string;
  text: string;
  /** A link to what was made or taken. */
  link?: { to: string; text: string } | undefined;
  /** Further data that the page shows. */
  value?: Value;
}

/** Refusal of a form: nothing was written. */
export interface Refused<Reason extends string = string, Typed = undefined, Value = undefined> {
  ok: false;
  /** Intent of the form that this result is for. */
  intent: string;
  /** HTTP status of the response. */
  status: number;
  reason: Reason;
  /** Why, in the language of the request; empty if `fields` say everything. */
  text: string;
  /** A link that helps, such as to the wallet. */
  link?: { to: string; text: string } | undefined;
  /** Error texts by field name. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Typed values, to refill the form. */
  typed?: Typed;
  /** Further data that the page shows. */
  value?: Value;
}

/**
 * The result of every form action. Success is a redirect with a flash (flash.server.ts) or a `Done`;
 * everything else is a `Refused`. `FormAnswer` (app/ui/forms/form-answer.tsx) shows both.
 */
export type ActionResult<Reason extends string = string, Typed = undefined, Value = undefined> =
  Done<Value> | Refused<Reason, Typed, Value>;

/** The response of a successful form, on its own page. */
export const done = <Value = undefined>(
  result: Omit<Done<Value>, "ok">,
  headers: Headers = new Headers(),
) => data<Done<Value>>({ ok: true, ...result }, { headers });

/**
 * The response of a form that was written without a part of it, on its own page: the fields say which, and why. The
 * form is empty again, so that the rest is not sent twice.
 */
export const doneInPart = (
  result: { intent: string; text: string; fields: Readonly<Record<string, string>> },
  headers: Headers,
) => data({ ok: true as const, typed: undefined, ...result }, { headers });

/** The response of a refused form, with the refusal's status. */
export const refuse = <const Reason extends string, Typed = undefined, Value = undefined>(
  { text = "", ...refusal }: Omit<Refused<Reason, Typed, Value>, "ok" | "text"> & { text?: string },
  headers: HeadersInit = {},
) =>
  data<Refused<Reason, Typed, Value>>(
    { ok: false, text, ...refusal },
    { status: refusal.status, headers },
  );
