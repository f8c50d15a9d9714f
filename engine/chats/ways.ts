import { fold, type Range } from "#engine/reading/folded.ts";

/** Delivery method of an order: taken by the customer, eaten there, or brought. */
export type Way = "pick-up" | "here" | "delivery";

const ITS = "(?:(?:es|son|seria|serian|it's|it is) )?";
const THEM = "(?:el|ella|ellos|ellas|mi pedido|mi orden|todo)";
/** In this order: "para llevar a mi casa" is a delivery. */
const WAYS: readonly (readonly [Way, RegExp])[] = [
  [
    "here",
    /\bpara aqui\b|\b(?:(?:para|pra) )?(?:comer|comemos|comermos) (?:aqui|ahi|alla|alli|en el (?:local|lugar|restaurante)|no local)\b|\b(?:para )?(?:consumo|consumir) en (?:el )?(?:local|lugar)\b|\b(?:to )?(?:dine|eat)[ -]?(?:in|here)\b|\bfor here\b/,
  ],
  [
    "delivery",
    new RegExp(
      `\\b${ITS}(?:(?:con|para|pra|por|for|to be|a) )*(?:servicio |envio |entrega |llevar )?(?:a (?:domicilio|(?:mi |la )?casa)|em casa)\\b|\\b${ITS}(?:(?:para|pra|por|for|to be) )*(?:home )?(?:deliver(?:y|ed)|entrega|entregar|enviar|que me l[oa]s? (?:traigan|manden|lleven))\\b|\\b(?:me l[oa]s? (?:mandan?|mandas|traen?|traes|envian?|envias|llevan?|llevas)|(?:mandame|mandenme|traeme|traiganme|enviame|envienme|llevenme)l[oa]s?)\\b`,
    ),
  ],
  [
    "pick-up",
    new RegExp(
      `\\b${ITS}(?:(?:para|pra) )(?:llevar|levar|viagem|retirar|recoger(?:l[oa]s?)?|pasar (?:por ${THEM}|a recoger(?:l[oa]s?)?)|ir por ${THEM})\\b|\\b(?:yo )?(?:paso|pasamos|pasare|pasaria|voy|vamos|vengo) (?:yo )?(?:a (?:recoger|traer|buscar)(?:l[oa]s?)?|por ${THEM})\\b|\\b(?:yo )?paso\\b(?= (?:a las?|al|como|en \\d|en un|en media|manana|hoy|el) ?|$)|\\b(?:yo )?(?:l[oa]s? )?(?:recojo|recogemos)(?: yo| ahi| alla| en (?:el local|la tienda))?\\b|^recoger(?: en (?:el local|la tienda|sucursal))?$|\\b${ITS}(?:for |to )?(?:to go|take ?-?(?:away|out)|pick ?-?up)\\b|\\bi(?:'?ll| will) (?:pick (?:it|them) up|collect(?: it| them)?)\\b|^(?:llevar|retirar|levar|viagem|(?:yo )?(?:paso|voy|pasamos|vamos)(?: yo| nosotros)?)$`,
    ),
  ],
];

/** The way that a message says, and its words. */
export function findWay(folded: string): (Range & { way: Way }) | undefined {
  for (const [way, pattern] of WAYS) {
    const match = pattern.exec(folded);
    if (match) return { way, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

/** The way that an answer is, where it says nothing else. */
export function onlyWay(answer: string): Way | undefined {
  const folded = fold(answer).trim();
  const found = findWay(folded);
  return found?.from === 0 && found.to === folded.length ? found.way : undefined;
}

/** A message without "para llevar" or "para comer aquí"; undefined where it says neither. */
export function withoutPickUp(text: string): string | undefined {
  const found = findWay(fold(text));
  if (!found || found.way === "delivery") return undefined;
  return `${text.slice(0, found.from)} ${text.slice(found.to)}`.replace(/\s+/g, " ").trim();
}
