import * as m from "#app/messages/messages.js";
import type { LocalText } from "./local-text.ts";

/** Said where a file was chosen that the store did not take. Sent when it is, not with every form. */
export const fileAwayText = (): LocalText => ({
  en: m.money_file_away({}, { locale: "en" }),
  es: m.money_file_away({}, { locale: "es" }),
});
