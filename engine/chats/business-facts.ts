import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { formatWhatsapp } from "#domain/people/business/whatsapp.ts";
import { showHours } from "#engine/reading/hours.ts";
import { fold } from "#engine/reading/folded.ts";
import { isKindWord, questionKind } from "#engine/replies/question-kind.ts";
import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import { wordsOf, stemsOf } from "#engine/replies/words.ts";
import { CHAT_SAYS } from "./chat-says.ts";
import type { ChatTurn } from "./respond.ts";

/** Words beside those of the question's kind that a question about the business itself may have. */
const ABOUT_US = new Set(
  stemsOf(
    "negocio local tienda restaurante fonda sucursal establecimiento ustedes hoy ahora ahorita manana servicio dia tarde noche domingo lunes martes miercoles jueves viernes sabado semana shop store place today now business loja hoje agora abierto abiertos abren cierran atienden encuentran encuentra ubican llego llegar mandar escribir",
  ),
);

/**
 * Answers from the owner's business data: hours, address, WhatsApp.
 *
 * @returns Markdown; undefined if the question is about something else or the data are missing
 */
export function answerFromBusiness(
  { text, business, isOpen }: Pick<ChatTurn, "text" | "business" | "isOpen">,
  language: ContentLanguage,
): string | undefined {
  const kind = questionKind(text);
  if (!business || kind === undefined) return undefined;
  const others = stemsOf(
    wordsOf(text)
      .filter((word) => !isKindWord(kind, word))
      .join(" "),
  );
  if (others.some((stem) => !ABOUT_US.has(stem))) return undefined;
  const says = CHAT_SAYS[language];
  switch (kind) {
    case "time": {
      const hours = business.hours && showHours(business.hours, language === "en" ? "en" : "es");
      if (!hours) return undefined;
      const isAboutNow = /\b(?:abiert[oa]s?|ahora|ahorita|open|now|agora|aberto)\b/.test(
        fold(text),
      );
      if (!isAboutNow || isOpen === undefined) return says.hours(hours);
      return isOpen ? says.open(hours) : says.closed(hours);
    }
    case "place": {
      const place = [business.address, business.town].filter((part) => part !== "").join(", ");
      return place === "" ? undefined : says.address(escapeMarkdown(place));
    }
    case "phone":
      return business.whatsapp
        ? says.phone(escapeMarkdown(formatWhatsapp(business.whatsapp)))
        : undefined;
    default:
      return undefined;
  }
}
