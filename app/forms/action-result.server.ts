import { data } from "@remix-run/node";

/** A form that was taken, where its page says so itself instead of leading on. */
export interface Done<Value = undefined> {
  ok: true;
  /** Which form of the page it answers. */
  intent: string;
  text: string;
  /** What the page shows beside the words. */
  value?: Value;
}

/** A form that was not taken: nothing was written. */
export interface Refused<Reason extends string = string, Typed = undefined, Value = undefined> {
  ok: false;
  /** Which form of the page it answers. */
  intent: string;
  /** The answer's HTTP status. */
  status: number;
  reason: Reason;
  /** Why, in the language of the request; empty where `fields` say all of it. */
  text: string;
  /** The way out, where there is one. */
  link?: { to: string; text: string } | undefined;
  /** What is wrong with single fields, in words, by their names. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** What was typed, so that nothing of it is lost. */
  typed?: Typed;
  /** What the page shows beside the words. */
  value?: Value;
}

/**
 * What an action answers to a form, whatever it was about. What is done leads on with a redirect
 * (flash.server.ts) or is a `Done`; everything else is a `Refused`, shown by `FormAnswer`
 * (app/ui/forms/form-answer.tsx).
 */
export type ActionResult<Reason extends string = string, Typed = undefined, Value = undefined> =
  Done<Value> | Refused<Reason, Typed, Value>;

/** Answers a form that was taken, on its own page. */
export const done = <Value = undefined>(
  result: Omit<Done<Value>, "ok">,
  headers: Headers = new Headers(),
) => data<Done<Value>>({ ok: true, ...result }, { headers });

/** Answers a form that was not taken, with its status. */
export const refuse = <const Reason extends string, Typed = undefined, Value = undefined>(
  { text = "", ...why }: Omit<Refused<Reason, Typed, Value>, "ok" | "text"> & { text?: string },
  headers: HeadersInit = {},
) =>
  data<Refused<Reason, Typed, Value>>({ ok: false, text, ...why }, { status: why.status, headers });
