import { fold } from "#engine/reading/folded.ts";
import { asSaid, type Letter } from "./letter-parts.ts";
import { sentence, small } from "./lines.ts";

/** What someone says of the business: "Marcela dice que…", "me puso en google que…". */
const REPORTED =
  /^(?:.*?\b(?:reseña|comentario|queja|estrellas)\b[, ]*)?(?:(?:un[oa]? client[ea]|alguien|ella|[eé]l|(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)) )?(?:me |nos )?(?:dice|dijo|puso|escribi[oó]|coment[oó]|comenta|cuenta|dej[oó]|reclam[aó]|se quej[oaó])(?: en \p{L}+)?(?: (?:\d|una?|dos|tres|cuatro|cinco) estrellas?)?(?:,? (?:y |e )?(?:dice|dijo|diciendo))?(?: de)? que (.+)$/iu;
/** What is said to the writer: "contéstale bonito". */
const ORDER =
  /^(?:contesta|responde|respondele|contestale|contestar|responder)\w*(?: (?:bonito|amable|con amabilidad|bien))?$/;
/** Of whom "la" is said, folded. */
const FEMALE_KIN =
  /\b(?:espos?a|mam[ai]|madre|hermana|hija|abuel(?:a|ita)|tia|suegra|senora|nina)\b/;
/** What the opening of condolences says. */
const IN_CONDOLENCE = /fallec|murio|perdida|era client|pesame|condolenc/;
/** How a person is, without a verb. */
const IS_LIKE =
  /^(?:muy |bastante |siempre )?(?:puntual|honrad|responsabl|trabajador|amabl|limpi|confiabl|ordenad|respetuos|dedicad|honest|cumplid|seri|atent|paciente|de confianza)/;
/** That there is a review, and how many stars it has. */
const ABOUT_REVIEW =
  /^(?:(?:un[oa]? |la )?(?:resena|comentario|opinion|queja)s?\b.*|(?:\d|un[oa]?|dos|tres|cuatro|cinco) estrellas?)$/;
/** What a business offers to make up for something. */
const OFFER =
  /^(?:y )?(?:le )?(?:quiero |queremos |puedes |podemos )?(?:ofrec\w*|dale|dar(?:le)?|regala\w*|invita\w*)\s+/;
/** Words of a review that complains, folded. */
const IS_BAD =
  /\b(?:mal|mala|malo|fri[oa]|tard[eoóa]|espero|espera|disparej\w*|groser\w*|sucio|caro|peor|nunca|queja|reclam\w*|falt\w*|rot\w*|equivocad\w*|[12] estrellas?|una estrella|dos estrellas)\b/;

/** Letters in Spanish by the key of their kind; `plain` for any other. */
export const SPANISH_LETTERS: Readonly<Record<string, Letter>> = {
  "review-reply": (brief, isFormal) => {
    const texts = brief.clauses.map(({ text }) => text);
    let reviewer: string | undefined;
    const reported: string[] = [];
    const said: string[] = [];
    for (const text of texts) {
      const match = REPORTED.exec(text);
      if (match) {
        // The name of a person is written with a capital, unlike "una clienta" in the prompt.
        if (match[1] && brief.words.includes(match[1])) reviewer ??= match[1];
        reported.push(match[2]!);
      } else if (!ORDER.test(fold(text)) && !ABOUT_REVIEW.test(fold(text))) {
        const offer = OFFER.exec(fold(text));
        said.push(offer ? `Le ofrecemos ${text.slice(offer[0].length)}` : text);
      }
    }
    const isBad = IS_BAD.test(fold(brief.words));
    const who = reviewer ?? brief.to;
    const read = reported.length > 0 ? reported.join(", ") : undefined;
    return {
      greeting: who ? `Hola, ${who}:` : isFormal ? "Buen día:" : "Hola:",
      opening: isBad
        ? `Gracias por tomarse el tiempo de contarnos.${read ? ` Leímos que ${read}, y sentimos que no haya sido como esperaba.` : " Sentimos que no haya sido como esperaba."}`
        : `¡Muchas gracias por sus palabras!${read ? ` Nos alegra mucho leer que ${read}.` : ""}`,
      said,
      closing: isBad ? "Escríbanos y lo resolvemos." : "Aquí le esperamos cuando guste.",
    };
  },
  condolence: (brief) => {
    const whole = brief.words;
    const died =
      /(?:falleci[oó]|muri[oó]|la p[eé]rdida de|el fallecimiento de)(?: de)?\s+(?:a )?((?:su|el|la|mi|nuestr[oa]|do[nñ]a?)\s\p{L}+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/iu.exec(
        whole,
      );
    const who = died?.[1];
    // Said in the opening already, unless it tells a day.
    const others = brief.clauses
      .map(({ text }) => text)
      .filter((text) => /\d/.test(text) || !IN_CONDOLENCE.test(fold(text)));
    const isOld = /toda la vida|muchos anos|cliente/.test(fold(whole));
    return {
      greeting: brief.to
        ? `${brief.to[0]!.toUpperCase()}${brief.to.slice(1)}:`
        : "Con todo respeto:",
      opening: `Sentimos mucho ${who ? `el fallecimiento de ${who}` : "su pérdida"} y le acompañamos en este momento.${isOld ? ` ${FEMALE_KIN.test(fold(who ?? "")) ? "La" : "Lo"} recordaremos siempre con cariño y gratitud.` : ""}`,
      said: others,
      closing: "Reciba un abrazo de todos nosotros. Estamos para lo que necesite.",
    };
  },
  recommendation: (brief) => ({
    greeting: "A quien corresponda:",
    opening: `Por medio de la presente recomiendo ampliamente a ${brief.to ?? "[nombre]"}.`,
    said: brief.clauses.map(({ text }) =>
      IS_LIKE.test(fold(text))
        ? `Es ${small(text).replace(/^(\p{L}+) (\p{L}+)$/u, (both, one: string, other: string) => (one === "muy" ? both : `${one} y ${other}`))}`
        : text.replace(/^Trabajo\b/, "Trabajó"),
    ),
    closing: "Quedo a sus órdenes para cualquier referencia.\n\nAtentamente,\n[tu nombre]",
  }),
  payment: (brief, isFormal) => {
    const texts = asSaid(brief, "es");
    const about =
      /\bcobr(?:ar|arle|arles|o)\s+(?:de\s+)?((?:la|el|los|las)\s.+?)(?=\s+(?:a|al)\s|$)/i.exec(
        texts[0] ?? "",
      );
    const matter =
      about?.[1] ??
      /\b(renta|mensualidad|colegiatura|factura|pedido|adeudo|servicio|cuota)\b/i.exec(
        brief.words,
      )?.[1];
    const said = about ? texts.slice(1) : texts.filter((text) => !/^(?:cobr|record)/i.test(text));
    const amount = said.find((text) => /^\$?[\d.,]+$/.test(text));
    const figure = amount ? (amount.startsWith("$") ? amount : `$${amount}`) : undefined;
    return {
      opening:
        `Le ${isFormal ? "escribimos para recordarle" : "recuerdo"} el pago pendiente${matter ? ` de ${matter}` : ""}${figure ? `: ${figure}` : ""}.`.replace(
          " de el ",
          " del ",
        ),
      said: said.filter((text) => text !== amount),
      closing: "Si ya lo hizo, por favor mándeme el comprobante. Gracias.",
    };
  },
  appointment: (brief, isFormal) => {
    const [first = "", ...others] = asSaid(brief, "es");
    const isThing =
      /^(?:cita|consulta|reunion|junta|revision|clase|reservacion|entrega|pago|visita|evento|curso|taller)/.test(
        fold(first),
      );
    return {
      opening: isThing
        ? `Le recordamos su ${small(first)}.`
        : `${isFormal ? "Le recordamos lo siguiente" : "Un recordatorio"}: ${sentence(small(first))}`,
      said: others,
      closing: "Si necesita cambiarla, avísenos por aquí. ¡Gracias!",
    };
  },
  apology: (brief) => {
    const texts = asSaid(brief, "es").filter((text) => !/^(?:a )?un[oa]? client[ea]$/i.test(text));
    const isToMany = !brief.to && /\b(?:clientes|clientas|todos|ustedes)\b/.test(fold(brief.words));
    const sorry = `${isToMany ? "Les" : "Le"} pedimos una disculpa`;
    const why =
      /^(?:(?:pedir |ofrecer )?(?:perd[oó]n|disculpas?)(?: a (?:los|las|mis|un|una) client[ea]s?)?,? )?porque\s+/i.exec(
        texts[0] ?? "",
      );
    return {
      greeting: brief.to ? undefined : isToMany ? "Estimados clientes:" : undefined,
      opening: why ? sentence(`${sorry} porque ${texts[0]!.slice(why[0].length)}`) : `${sorry}.`,
      said: why ? texts.slice(1) : texts,
      closing: "Gracias por su paciencia y por su confianza.",
    };
  },
  supplier: (brief) => {
    const texts = brief.clauses.map(({ text }) =>
      text
        .replace(/^(?:a )?(?:un|el|mi) proveedor(?:a)? (?:que )?/i, "")
        .replace(/^(?:quiero|necesito|quisiera)(?: que| q)?\s+/i, "Le pido que "),
    );
    const [first = "", ...others] = texts.map((text) => text[0]!.toUpperCase() + text.slice(1));
    return {
      greeting: brief.to ? `Buen día, ${brief.to}:` : "Buen día:",
      opening: `Le escribo por su entrega: ${sentence(small(first))}`,
      said: others,
      closing: "¿Cómo lo resolvemos? Quedo al pendiente.",
    };
  },
  thanks: (brief) => {
    const [first = "", ...others] = asSaid(brief, "es");
    // "Gracias a los que vinieron": the clause begins with what they did.
    const isToThose = /\bgracias a (?:todos )?(?:los|las) que\b|\bgracias a quienes\b/.test(
      fold(brief.words),
    );
    return {
      opening: isToThose
        ? sentence(`¡Muchas gracias a quienes ${small(first)}!`)
        : "¡Muchas gracias!",
      said: isToThose ? others : [first, ...others],
      closing: "Con gusto les esperamos de nuevo.",
    };
  },
  congratulation: (brief) => ({
    opening: "¡Muchas felicidades!",
    said: asSaid(brief, "es").filter((text) => !/^felicit/i.test(text)),
    closing: "Gracias por todo. ¡Un abrazo!",
  }),
  say: (brief) => ({
    opening: "",
    said: asSaid(brief, "es").map((text) =>
      text
        .replace(/^(?:A )?(?:un[oa]? )?client[ea] que /i, "")
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    ),
    closing: "Gracias por su comprensión.",
  }),
  plain: (brief) => ({ opening: "", said: asSaid(brief, "es"), closing: "¡Gracias!" }),
};
