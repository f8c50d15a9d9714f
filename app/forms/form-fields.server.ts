import { z } from "zod";
import { FORM_KEY } from "./form-key.server.ts";

/**
 * Zod types of form fields, for the schemas of `readForm`. Texts that are stored are read by
 * written-text.server.ts.
 */

/** A text as typed; empty if the field is missing or a file. */
export const typedText = () => z.string().catch("");

/** A text as typed; undefined if the field is missing, where that differs from an empty one. */
export const typedTextIfAny = () => z.string().optional().catch(undefined);

/** The form's idempotency key; undefined if missing (an older page) or malformed. */
export const formKey = () => z.string().regex(FORM_KEY).optional().catch(undefined);

/**
 * The price shown with the button, in the ledger's units (whole pesos, US cents), or undefined. The
 * command compares it with the current price.
 */
export const shownPrice = () =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .catch(undefined);

/** The chosen file; undefined for none, which browsers send as an empty file. */
export const chosenFile = () =>
  z
    .instanceof(File)
    .refine(({ size }) => size > 0)
    .optional()
    .catch(undefined);
