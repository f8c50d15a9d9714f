import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import type { Act, RelayedText } from "#engine/text/brief/relay/relayed.ts";
import type { Letter } from "./letter-parts.ts";

/** Inconvenience for the reader, folded: closed, late, cancelled, not possible. */
const IS_TO_BEAR =
  /\b(?:no (?:l[eo]s? )?(?:puedo|podemos|hay|habra|va|abri\w+|llega)|cerrad[oa]|cierra|demora|retras\w+|disculp\w+|cancel\w+|can't|cannot|won't|delay\w*|late|sorry|closed|closing|cancell?ed|out of|unable)\b/;
const AWAITS: readonly Act[] = ["ask", "request", "complain"];

const CLOSINGS: Readonly<
  Record<Locale, Readonly<Record<"plain" | "bear" | "await" | "joy", string>>>
> = {
  es: {
    joy: "¡Un abrazo!",
    plain: "¡Gracias!",
    bear: "Gracias por su comprensión.",
    await: "Quedo al pendiente de su respuesta. Gracias.",
  },
  en: {
    joy: "All the best!",
    plain: "Thank you!",
    bear: "Thank you for your understanding.",
    await: "I look forward to your reply. Thank you.",
  },
};

/** The letter of a relayed text. */
export const relayedLetter =
  (relayed: RelayedText, locale: Locale): Letter =>
  (_, { isFormal }) => {
    const { sentences, act, reader } = relayed;
    const [first = "", ...said] = sentences;
    const isToBear =
      act === "refuse" || act === "apologise" || IS_TO_BEAR.test(fold(sentences.join(" ")));
    const isFirm = reader.isFirm || act === "complain";
    const awaits =
      isFirm && (AWAITS.includes(act) || sentences.some((text) => /^Les? pido |\?$/.test(text)));
    const end = act === "congratulate" ? "joy" : awaits ? "await" : isToBear ? "bear" : "plain";
    const thanks = act === "thank" || /^(?:muchas gracias|thank you)/i.test(sentences.at(-1) ?? "");
    return {
      ...(isFirm &&
        !isFormal && {
          greeting:
            locale === "es"
              ? `Buen día${reader.name ? `, ${reader.name}` : ""}:`
              : reader.name
                ? `Hello ${reader.name},`
                : "Hello,",
        }),
      opening: /[.!?…]$/.test(first) ? first : `${first}.`,
      said,
      closing: thanks && end === "plain" ? "" : CLOSINGS[locale][end],
    };
  };
