import type { Act } from "./relayed.ts";

/** Verbs of orders, folded, by what they make a text do; a clitic stands for its reader. */
const LE = "(?:le|les|lo|los|la|las)";
const VERBS: readonly (readonly [Act, string])[] = [
  [
    "apologise",
    `(?:pid(?:e|o|iendo)|pedir|ofrec(?:e|er|iendo)|da|dar)${LE}?(?: una?)? (?:disculpas?|perdon)|disculp(?:a|ar|ando)(?:te|me|nos)(?: con)?`,
  ],
  ["thank", `agradec(?:e|er|iendo|emos)${LE}?|da(?:r|ndo)?${LE}? (?:las )?gracias`],
  [
    "tell",
    `(?:le|les) (?:digas|avises|comuniques|(?:quiero|quisiera|necesito) (?:decir|avisar|comentar))|(?:como )?(?:le|les) (?:digo|explico|aviso|comunico)|(?:di|diga|decir|diciendo|avisa|avisar|avisando|informa|informar|informando|comunica|comunicar|comunicando|explica|explicar|explicando|cuenta|contar|comenta|comentar|comentando|notifica|notificar|menciona|aclara)${LE}?|haz${LE}? saber|hacer${LE}? saber`,
  ],
  ["remind", `(?:recuerda|recordar|recordando)${LE}?`],
  ["ask", `(?:pregunta|preguntar|preguntando|consulta|consultar|consultando)${LE}?`],
  ["request", `(?:pide|pedir|pidiendo|solicita|solicitar|solicitando|exige|exigir)${LE}?`],
  ["congratulate", `felicit(?:a|ar|ando)(?:me)?${LE}?`],
  ["complain", `reclam(?:a|ar|ando|o)${LE}?|quej(?:ar|a|ando)(?:me|nos|te|se)?(?: con)?|queja`],
  [
    "offer",
    `(?:ofrece|ofrecer|ofreciendo)${LE}?|(?:puedo|podemos|puedes) ofrecer${LE}?|${LE} (?:puedo|podemos) ofrecer`,
  ],
  ["purpose", `confirm(?:a|ar|ando)(?:le|les)`],
  ["suggest", `(?:sugiere|sugerir|sugiriendo|propon|proponer|proponiendo)${LE}?`],
  ["invite", `(?:invita|invitar|invitando)${LE}?`],
  ["collect", `(?:cobra|cobrar|cobrando)${LE}?`],
];

export const VERB = VERBS.map(([, pattern]) => `(?:${pattern})`).join("|");
/** A verb that is an order about a reader by its form: "dile", "invítalos". */
export const ORDER_VERB = `(?:dile|diles|decir(?:le|les)|(?:avisa|informa|explica|recuerda|felicita|pregunta|pide|ofrece|agradece|invita|cobra|comenta|cuenta|propon|sugiere|reclama)${LE}|(?:avisar|informar|explicar|recordar|preguntar|pedir|ofrecer|agradecer|invitar|cobrar|reclamar)(?:le|les|los|las)|(?:pide|pidele|pideles|ofrece|ofrecele|ofreceles)(?: una?)? (?:disculpas?|perdon)|disculpate|${LE} (?:puedo|podemos) ofrecer|(?:puedo|podemos) ofrecer${LE})`;

/** Speech act of a verb, folded; `tell` for an unknown one. */
export const actOf = (verb: string): Act =>
  VERBS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(verb))?.[0] ?? "tell";
