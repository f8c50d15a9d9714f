import { fold } from "#engine/reading/folded.ts";
import { asSaid, type Letter } from "./letter-parts.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import { sentence } from "#engine/text/brief/lines.ts";
import { spanishPayment } from "./spanish-payment.ts";
import { spanishReview } from "./spanish-review.ts";
import { spanishWelcome } from "./spanish-welcome.ts";

/** Relatives who take the article "la", folded. */
const FEMALE_KIN =
  /\b(?:espos?a|mam[ai]|madre|hermana|hija|abuel(?:a|ita)|tia|suegra|senora|nina)\b/;
/** Words that the opening of condolences says. */
const IN_CONDOLENCE = /fallec|murio|perdida|era client|pesame|condolenc/;
/** Description of a person, without a verb. */
const IS_LIKE =
  /^(?:muy |bastante |siempre )?(?:puntual|honrad|responsabl|trabajador|amabl|limpi|confiabl|ordenad|respetuos|dedicad|honest|cumplid|seri|atent|paciente|de confianza)/;
/** A clause that is a person's whole name. */
const FULL_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u;
/** Verb of what one customer did, folded, and the infinitive after "gracias por". */
const THANKED_FOR: Readonly<Record<string, string>> = {
  compro: "comprar",
  pidio: "pedir",
  encargo: "encargar",
  vino: "venir",
  visito: "visitar",
  recomendo: "recomendar",
  contrato: "contratar",
  reservo: "reservar",
};
/** "A una clienta que compró un pastel". */
const TO_ONE =
  /^(?:(?:al?|para) )?(?:un[oa]?|el|la|mi|nuestr[oa]) client[ea] que (?:nos |me )?(compr[oó]|pidi[oó]|encarg[oó]|vino|visit[oó]|recomend[oó]|contrat[oó]|reserv[oó])(?!\p{L})(.*)$/iu;

/** Occasion and recipient of a congratulation: "felicitación de cumpleaños para un cliente", "cumpleaños de Ana". */
const GREETED =
  /^(?:felicit\p{L}*(?: (?:de|por) (?:su |la )?(?:cumplea[nñ]os|navidad|a[nñ]o nuevo|fiestas))?|(?:(?:mensaje|texto|tarjeta|nota|saludo) de )?cumplea[nñ]os)(?: (?:para|a|de) (?:un[oa]?|el|la|mi|mis|los|las) (?:client[ea]s?|clientas)(?: de (?:la|el|mi) \p{L}+)?)?(?=\s|$)\s*/iu;

/** "¡Feliz Día de las Madres!", where the prompt names a day. */
const congratulationOf = (words: string): string => {
  const day = /\bd[ií]a (?:de las |de los |de la |del |de )\p{L}+/iu.exec(words)?.[0];
  if (day) return `¡Feliz ${capital(day)}!`;
  if (/\bnavidad\b/i.test(words)) return "¡Feliz Navidad!";
  if (/\ba[nñ]o nuevo\b/i.test(words)) return "¡Feliz Año Nuevo!";
  return /cumplea[nñ]os/i.test(words) ? "¡Feliz cumpleaños!" : "¡Muchas felicidades!";
};

/** Letters in Spanish by the key of their kind; `plain` for any other. */
export const SPANISH_LETTERS: Readonly<Record<string, Letter>> = {
  "review-reply": spanishReview,
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
      greeting: brief.to ? `${capital(brief.to)}:` : "Con todo respeto:",
      opening: `Sentimos mucho ${who ? `el fallecimiento de ${who}` : "su pérdida"} y le acompañamos en este momento.${isOld ? ` ${FEMALE_KIN.test(fold(who ?? "")) ? "La" : "Lo"} recordaremos siempre con cariño y gratitud.` : ""}`,
      said: others,
      closing: "Reciba un abrazo de todos nosotros. Estamos para lo que necesite.",
    };
  },
  recommendation: (brief) => {
    const texts = brief.clauses.map(({ text }) => text);
    const named = texts.find((text) => FULL_NAME.test(text));
    return {
      greeting: "A quien corresponda:",
      opening: `Por medio de la presente recomiendo ampliamente a ${brief.to ?? named ?? "[nombre]"}.`,
      said: texts
        .filter((text) => brief.to !== undefined || text !== named)
        .map((text) =>
          IS_LIKE.test(fold(text))
            ? `Es ${small(text).replace(/^(\p{L}+) (\p{L}+)$/u, (both, one: string, other: string) => (one === "muy" ? both : `${one} y ${other}`))}`
            : text.replace(/^Trabajo\b/, "Trabajó"),
        ),
      closing: `Quedo a sus órdenes para cualquier referencia.\n\nAtentamente,${brief.signedBy ? "" : "\n[tu nombre]"}`,
    };
  },
  payment: spanishPayment,
  appointment: (brief, { isFormal }) => {
    const [first = "", ...others] = asSaid(brief, "es");
    const isThing =
      /^(?:cita|consulta|reunion|junta|revision|clase|reservacion|entrega|pago|visita|evento|curso|taller)/.test(
        fold(first),
      );
    return {
      opening: isThing
        ? `Le recordamos su ${small(first).replace(/^(\p{L}+) (?:el )?(?=lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)/iu, "$1 del ")}.`
        : `${isFormal ? "Le recordamos lo siguiente" : "Un recordatorio"}: ${sentence(small(first))}`,
      said: others,
      closing: "Si necesita cambiarla, avísenos por aquí. ¡Gracias!",
    };
  },
  proposal: (brief, { phone }) => {
    const [first = "", ...others] = asSaid(brief, "es");
    const isMatter = !/^(?:precio|costo|\$|\d)/i.test(first);
    const matter = small(first).replace(/^(?:para|de|por)\s/, "");
    return {
      opening: isMatter
        ? `Gracias por su interés. Le comparto nuestra propuesta: ${matter}.`
        : "Gracias por su interés. Le comparto nuestra propuesta:",
      said: isMatter ? others : [first, ...others],
      isList: true,
      closing: `Si está de acuerdo, responda a este mensaje y comenzamos.${phone ? ` Dudas: ${phone}.` : ""}`,
    };
  },
  apology: (brief) => {
    const texts = asSaid(brief, "es").filter((text) => !/^(?:a )?un[oa]? client[ea]$/i.test(text));
    const folded = fold(brief.words);
    const isToMany =
      !brief.to &&
      /\b(?:clientes|clientas|todos|ustedes|avis\w+|cerr\w+|cierr\w+|no abri\w+)\b/.test(folded);
    const sorry = `${isToMany ? "Les" : "Le"} pedimos una disculpa`;
    const first = texts[0] ?? "";
    const why =
      /^(?:(?:pedir |ofrecer )?(?:perd[oó]n|disculpas?)(?: a (?:los|las|mis|un|una) client[ea]s?)?,? )?(?=por(?:que)?\s)/i.exec(
        first,
      );
    return {
      greeting: brief.to ? undefined : isToMany ? "Estimados clientes:" : undefined,
      opening: why ? sentence(`${sorry} ${small(first.slice(why[0].length))}`) : `${sorry}.`,
      said: why ? texts.slice(1) : texts,
      closing: "Gracias por su paciencia y por su confianza.",
    };
  },
  supplier: (brief) => {
    const texts = brief.clauses.map(({ text }) =>
      text
        .replace(
          /^(?:(?:mandar|enviar|decir)(?:les?)? )?(?:al? )?(?:(?:un|el|mi|los|mis) )?proveedor(?:a|es)? (?:de \p{L}+ )?(?:que )?/iu,
          "",
        )
        .replace(/^(?:pidiendo|pedir|pidiéndoles?|pidiendoles?)(?:les?)? que /iu, "Le pido que ")
        .replace(
          /^(?:de \p{L}+ )?(?:reclam\p{L}*|quej\p{L}*|avis\p{L}*|diciendo(?:le)?)(?: de)? que /iu,
          "",
        )
        .replace(/^(?:quiero|necesito|quisiera)(?: que| q)?\s+/i, "Le pido que ")
        .replace(/^(Le pido que )(?:me|nos) l([oa]s?) /i, "$1me l$2 "),
    );
    const [first = "", ...others] = texts.map(capital);
    return {
      greeting: brief.to ? `Buen día, ${brief.to}:` : "Buen día:",
      opening: /^porque\s/i.test(first)
        ? `Le escribo ${sentence(small(first))}`
        : `Le escribo por su entrega: ${sentence(small(first))}`,
      said: others,
      closing: "¿Cómo lo resolvemos? Quedo al pendiente.",
    };
  },
  thanks: (brief) => {
    const [whole = "", ...others] = asSaid(brief, "es");
    const first = whole.replace(
      /^(?:para )?agradec\p{L}*(?: a (?:tod[oa]s )?(?:(?:l[oa]s) que|quienes))?\s+/iu,
      "",
    );
    // "Gracias a los que vinieron": the clause begins with what they did.
    const isToThose =
      /\b(?:gracias|agradec\w+) a (?:tod[oa]s )?(?:los|las) que\b|\b(?:gracias|agradec\w+) a quienes\b/.test(
        fold(brief.words),
      );
    const isFor = /^por\s/i.test(first);
    const done = TO_ONE.exec(first);
    if (done)
      return {
        opening: `¡Muchas gracias por ${THANKED_FOR[fold(done[1]!)]!}${done[2]!.replace(/ mi /gi, " nuestro ")}!`,
        said: others,
        closing: "Con gusto le esperamos de nuevo.",
      };
    return {
      opening: isToThose
        ? sentence(`¡Muchas gracias a quienes ${small(first)}!`)
        : isFor
          ? `¡Muchas gracias ${small(first)}!`
          : "¡Muchas gracias!",
      said: isToThose || isFor ? others : [first, ...others],
      closing: "Con gusto les esperamos de nuevo.",
    };
  },
  congratulation: (brief) => ({
    opening: congratulationOf(brief.words),
    said: asSaid(brief, "es")
      .map((text) =>
        text
          .replace(` de la ${brief.business ?? "\n"}`, "")
          .replace(brief.business ?? "\n", "")
          .replace(GREETED, "")
          .trim()
          .replace(/^con (\d+ ?%) de (?:regalo|descuento)/i, "Tu regalo: $1 de descuento")
          .replace(/^con (?=\d)/i, "Tu regalo: "),
      )
      .filter((text) => text !== "" && !/^(?:felicit|(?:d[ií]a|del d[ií]a) de)/i.test(text)),
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
  welcome: spanishWelcome,
  plain: (brief) => ({ opening: "", said: asSaid(brief, "es"), closing: "¡Gracias!" }),
};
