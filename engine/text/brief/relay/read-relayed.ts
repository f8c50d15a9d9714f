import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import type { BriefKind } from "#engine/text/brief/kinds.ts";
import { readEnglishRelay } from "./english-relay.ts";
import { englishSentences } from "./english-text.ts";
import { readRefusal } from "./refusal.ts";
import type { Act, Relay, RelayedText } from "./relayed.ts";
import { readSpanishRelay } from "./spanish-relay.ts";
import { spanishSentences } from "./spanish-text.ts";

type Names = Readonly<Record<Locale, string>>;
const MESSAGE: Names = { es: "Mensaje", en: "Message" };
const NAMES: Readonly<Record<Act, Names>> = {
  tell: MESSAGE,
  remind: { es: "Recordatorio", en: "Reminder" },
  ask: { es: "Consulta", en: "Enquiry" },
  request: { es: "Petición", en: "Request" },
  complain: { es: "Reclamo", en: "Complaint" },
  apologise: { es: "Disculpa", en: "Apology" },
  thank: { es: "Agradecimiento", en: "Thank you" },
  offer: MESSAGE,
  suggest: MESSAGE,
  invite: { es: "Invitación", en: "Invitation" },
  refuse: { es: "Negativa amable", en: "Polite refusal" },
  congratulate: { es: "Felicitación", en: "Congratulations" },
  purpose: MESSAGE,
  collect: { es: "Recordatorio de pago", en: "Payment reminder" },
};

/** The kind of a text by what it does. */
export const relayedKind = (act: Act): BriefKind => ({
  key: `relay-${act}`,
  name: NAMES[act],
  layout: "letter",
  asks: { es: /(?!)/, en: /(?!)/ },
});

/** "Respuesta a una reseña que dice que…": what the review says is no message of the business. */
const IS_OF_REVIEW: Readonly<Record<Locale, RegExp>> = {
  es: /\b(?:respuesta|respond\w*|contest\w*)\b.{0,30}\b(?:resena|opinion|calificacion)\b.{0,60}\bdice\b/,
  en: /\b(?:reply|respond|response|answer)\b.{0,30}\breview\b.{0,60}\bsays?\b/,
};

/** The text that a prompt orders for a reader, in the second person; undefined for any other prompt. */
export function readRelayed(prompt: string, locale: Locale): RelayedText | undefined {
  if (IS_OF_REVIEW[locale].test(fold(prompt))) return undefined;
  const refusal = readRefusal(prompt, locale);
  if (refusal) return refusal;
  const relay: Relay | undefined =
    locale === "es" ? readSpanishRelay(prompt) : readEnglishRelay(prompt);
  const [first] = relay?.orders ?? [];
  if (!relay || !first) return undefined;
  const sentences = (locale === "es" ? spanishSentences : englishSentences)(relay).filter(
    (text) => text.length > 1,
  );
  return sentences.length > 0 ? { sentences, act: first.act, reader: relay.reader } : undefined;
}
