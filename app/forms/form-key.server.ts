import { randomBytes } from "node:crypto";

/** 128 bits as base64url; forms of earlier versions had padding. */
export const FORM_KEY = /^[\w-]{22}(?:==)?$/;

/**
 * Creates an idempotency key for all forms of one page load (`FormKey` adds it to a form). One key is
 * enough: a write stores it with its scope (db/commands/writing/idempotent.ts). Visitors may share a
 * cached page and its key, since keys are unique per person.
 */
export const createFormKey = (): string => randomBytes(16).toString("base64url");

/** The form's idempotency key; undefined if missing (an older page) or malformed. */
export function readFormKey(form: FormData): string | undefined {
  const key = form.get("key");
  return typeof key === "string" && FORM_KEY.test(key) ? key : undefined;
}
