import { z } from "zod";
import { FORM_KEY } from "./form-key.server.ts";

/**
 * Fields of forms, for schemas that `readForm` reads with. Texts that are stored have readers of
 * their own (written-text.server.ts).
 */

/** A text as it was typed; empty when it is missing or a file. */
export const typedText = () => z.string().catch("");

/** The same where a form that has no such field is read in another way than with an empty one. */
export const typedTextIfAny = () => z.string().optional().catch(undefined);

/** The key a form came with; undefined for an old form, or for one that no page of ours made. */
export const formKey = () => z.string().regex(FORM_KEY).optional().catch(undefined);

/**
 * The price that was shown beside the button, in the ledger's units (whole pesos, US cents); undefined
 * where none was. A command compares it with the price of the moment.
 */
export const shownPrice = () =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .catch(undefined);

/** A file that was chosen; undefined for none, which a browser sends as an empty one. */
export const chosenFile = () =>
  z
    .instanceof(File)
    .refine(({ size }) => size > 0)
    .optional()
    .catch(undefined);
