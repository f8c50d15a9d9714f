import type { Locale } from "#domain/preferences/preferences.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";

type Message = (inputs: Record<string, never>, lang: { locale: Locale }) => string;

const texts = new WeakMap<Message, LocalText>();

/**
 * A message in both languages. One shared object per message: Remix's encoding of loader data then
 * contains each text once.
 */
export function localText(message: Message): LocalText {
  const known = texts.get(message);
  if (known) return known;
  const text = { en: message({}, { locale: "en" }), es: message({}, { locale: "es" }) };
  texts.set(message, text);
  return text;
}

/** A text of a message with inputs, in both languages: `inBoth((lang) => m.inbox_paused({ agentik }, lang))`. */
export const inBoth = (say: (lang: { locale: Locale }) => string): LocalText => ({
  en: say({ locale: "en" }),
  es: say({ locale: "es" }),
});
