import type { Locale } from "#domain/preferences/preferences.ts";

/** A request for the answer to a customer's question, up to what they ask. */
export const ASKS: Readonly<Record<Locale, string>> = {
  es: "^.{0,30}?\\b(?:respuesta|resp[oó]nde\\p{L}*|respond\\p{L}*|contest\\p{L}*)\\b.{0,30}? que (?:me |nos )?preguntan? (?:si|por|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|a qu[eé]|qu[eé]) ",
  en: "^.{0,30}?\\b(?:reply|respond|response|answer)\\b.{0,30}? who (?:is )?ask(?:s|ing) (?:us )?(?:if|whether|about|for|how|when|where|what) ",
};

/** Other wordings of a prompt, each with the one that the rules of the kinds read. */
const REWORDED: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  es: [
    // "Texto para vender mi moto en marketplace": an offer, "vendo moto".
    [
      /^(?:(?:haz(?:me)?|escribe(?:me)?|redacta(?:me)?|necesito|quiero)\s)?(?:un |una |el |mi )?(?:texto|anuncio|post|publicaci[oó]n|aviso) para vender (?:mis?|un|una|el|la|unos|unas) /iu,
      "Vendo ",
    ],
    [
      /^(?:(?:haz(?:me)?|escribe(?:me)?|redacta(?:me)?|necesito|quiero)\s)?(?:un |una |el |mi )?(?:texto|anuncio|post|publicaci[oó]n|aviso) para rentar (?:mis?|un|una|el|la) /iu,
      "Rento ",
    ],
    [
      /(?<=^(?:Vendo|Rento) [^,.:;]+?) en (?:marketplace|facebook|mercado ?libre|grupos?)(?=[,.:;]|$)/iu,
      "",
    ],
    // "Correo para pedir cotización de 500 volantes a una imprenta".
    [
      /^(?:(?:un |el )?(?:correo|mensaje|texto|carta|nota) (?:para |de )?)?(?:pedir|pide|pidiendo|solicitar|solicita|solicitando)(?:les?)? (?:una |la )?(cotizaci[oó]n|presupuesto) (?:de|para|por) ([^,.;:]+?) (?:a|al) (mi |una? |el |la )?([\p{L} ]+?)(?=$|[,.;:])/iu,
      "Mensaje a $3$4 de que me interesa saber el precio de $2",
    ],
    // "Mensaje pidiendo reseñas en Google a mis clientes".
    [
      /(?<=^(?:(?:un |el )?(?:mensaje|texto|correo) )?)(?:pidiendo|para pedir) (?:una |unas )?(rese[nñ]as?)( en \p{L}+)? a (mis|los|las) (client[ea]s)/iu,
      "para pedirles a $3 $4 una reseña$2",
    ],
    // "Respuesta a un cliente que pregunta si hacemos envíos: sí, por $150".
    [new RegExp(`${ASKS.es}([^.;:]+)[.;:] (.+)$`, "isu"), "Mensaje: $2"],
    // "A un cliente cuyo pedido se atrasa": what they are told.
    [/ cuy[oa](s?) (?=\p{L})/giu, " de que su$1 "],
  ],
  en: [
    [
      /(?<=\b(?:message|e-?mail|note|text|letter) to (?:an?|the|my|our) (?:customer|client|guest|patient|student)) whose (?=\p{L})/giu,
      " that their ",
    ],
    [/(?<=^(?:an? |the )?post )announcing (?=our |my |the |a )/i, "about "],
    // "Reply to a customer who asks if we deliver: yes, for $150".
    [new RegExp(`${ASKS.en}([^.;:]+)[.;:] (.+)$`, "isu"), "Message: $2"],
    // "A post about our menu with soup $60".
    [/\bmenu with (?=[^:]*\$ ?\d)/i, "menu: "],
  ],
};

/** The prompt, where it says a request in other words than the rules know, in theirs. */
export const reword = (prompt: string, locale: Locale): string =>
  REWORDED[locale].reduce((text, [pattern, words]) => text.replace(pattern, words), prompt);
