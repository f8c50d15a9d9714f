import { randomBytes } from "node:crypto";

/** 128 bits as base64; forms of earlier versions had it with padding. */
export const FORM_KEY = /^[\w-]{22}(?:==)?$/;

/**
 * A key for the forms of one page load (`FormKey` puts it into them). One for all of them: a write
 * keeps it together with what it is for (db/commands/writing/once.ts). A page that visitors share has one for
 * all of them: it is unique per person and key.
 */
export const createFormKey = (): string => randomBytes(16).toString("base64url");

/** The key a form came with; undefined for an old form, or for one that no page of ours made. */
export function readFormKey(form: FormData): string | undefined {
  const key = form.get("key");
  return typeof key === "string" && FORM_KEY.test(key) ? key : undefined;
}
