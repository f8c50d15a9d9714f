/** Long because each text stands in three languages. */
import type { RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { FieldProblem } from "./forms/read-field.ts";

/** Fixed sentences of an agentik to a customer, by language. Names and answers are Markdown. */
interface ChatSays {
  greeting: (name: string, forms: readonly string[]) => string;
  thanks: string;
  passed: Readonly<Record<PassedSays, string>>;
  unknown: string;
  offer: (form: string) => string;
  begin: (form: string, kind: RequestKind) => string;
  cancelled: (form: string) => string;
  taken: (form: string, lines: string) => string;
  confirm: string;
  change: (labels: string) => string;
  which: (labels: string) => string;
  noted: (form: string) => string;
  /** An order after a change of it. */
  soFar: (order: string) => string;
  whichAddress: string;
  optional: string;
  again: string;
  /** Sections of a long document that were left out, to be asked for. */
  more: (names: string) => string;
  hours: (hours: string) => string;
  open: (hours: string) => string;
  closed: (hours: string) => string;
  closedDay: (weekday: string, hours: string) => string;
  closedTime: (weekday: string, hours: string) => string;
  pastTime: string;
  pastDay: string;
  /** The business's sentence comes in as Markdown. */
  closedByNotice: (words: string) => string;
  /** No place is left. Times come in as a list, empty where none is known. */
  fullDay: (date: string) => string;
  fullTime: (clock: string, free: string) => string;
  /** What is booked takes longer than the business is open from then on. */
  tooLate: (clock: string, free: string) => string;
  freeTimes: (times: string, areAll: boolean) => string;
  /** Before other times of a day, where the part of it that was named has none left. */
  fullPart: string;
  /** Free times of several days as a list, and the question for the day. */
  freeDays: (list: string) => string;
  hasRoom: (clock: string) => string;
  address: (address: string) => string;
  phone: (phone: string) => string;
  problems: Readonly<Record<FieldProblem, string>>;
  bill: BillSays;
  or: string;
}

type PassedSays = "asked" | "unknown" | "open" | "complaint" | "cancel" | "change" | "unconfirmed";

/** Sentences about the prices of an order. Amounts come in with their signs. */
interface BillSays {
  line: (count: number, name: string, sum: string, each: string) => string;
  unpriced: (words: string) => string;
  delivery: (amount: string) => string;
  freeDelivery: string;
  unknownDelivery: string;
  total: (amount: string) => string;
  /** Instead of a total where not every price is known: no sum could be right. */
  unknownTotal: string;
  /** The sum of what has a price, where not all has one. */
  partOfTotal: (amount: string) => string;
  minimum: (amount: string) => string;
  /** Advice for an order below the minimum. */
  more: string;
  moreOrPickUp: string;
  /** The business's sentence comes in as Markdown. */
  noDelivery: (words: string) => string;
  nothingYet: string;
  /** Things that no document names; whether the documents are a menu. */
  notListed: (names: readonly string[], isMenu: boolean) => string;
  /** A kind that is not on the list, and those that are, each with its price. */
  otherKinds: (name: string, choices: readonly string[], isMenu: boolean) => string;
  /** The same, of a question. */
  noSuchKind: (name: string, choices: readonly string[], isMenu: boolean) => string;
  /** Each choice with its price. */
  whichThing: (name: string, choices: readonly string[]) => string;
}

/** Adds the full stop of a sentence, which "1:00 p.m." has already. */
const ended = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** Whether the name of a form is of what a customer gets, and no sentence or task. */
const isThing = (kind: RequestKind): boolean =>
  kind === "order" || kind === "booking" || kind === "appointment";
/** "pedido" of "Pedido"; "VIP" stays. */
export const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;

/** "la 1:00 p.m.", "las 5:00 p.m." */
const theHour = (clock: string): string => `${/^1:/.test(clock) ? "la" : "las"} ${clock}`;

export const CHAT_SAYS: Readonly<Record<ContentLanguage, ChatSays>> = {
  es: {
    greeting: (name, forms) =>
      `¡Hola! Soy ${name}. ${forms.length > 0 ? `Pregúntame lo que necesites, o dime y te anoto: ${forms.join(", ")}.` : "Pregúntame lo que necesites."}`,
    thanks: "¡Con gusto! Aquí estoy para lo que necesites.",
    passed: {
      asked: "Claro. Ya le avisé a una persona del equipo; te responde aquí mismo.",
      unknown:
        "No lo sé con seguridad, así que ya le avisé a una persona del equipo. Te responde aquí mismo.",
      open: "Ya le avisé a una persona del equipo. En un momento te responde aquí mismo.",
      complaint:
        "Lamento lo que pasó. Ya le avisé a una persona del equipo; te responde aquí mismo.",
      cancel:
        "Ya le avisé a una persona del equipo que quieres cancelar. Lo que enviaste sigue en pie hasta que te responda aquí mismo.",
      change:
        "Ya le avisé a una persona del equipo que quieres un cambio. Lo que enviaste sigue igual hasta que te responda aquí mismo.",
      unconfirmed:
        "Ya se envió, y el negocio todavía no lo confirma. Le avisé a una persona del equipo; te responde aquí mismo.",
    },
    unknown: "No lo sé con seguridad. Dejé anotada tu pregunta para que la responda una persona.",
    offer: (form) => `Si quieres, te lo anoto aquí: escribe **${form}**.`,
    begin: (form, kind) =>
      isThing(kind)
        ? `Con gusto. Te ayudo con ${/s$/i.test(form) ? "tus" : "tu"} ${lowerFirst(form)}.`
        : `Con gusto te anoto: ${form}.`,
    cancelled: (form) => `Listo, no envié nada (${form}). ¿Te ayudo con otra cosa?`,
    taken: (form, lines) => `Esto anoté (${form}):\n\n${lines}`,
    confirm: "¿Lo envío así? Responde **sí**, o dime qué cambio.",
    change: (labels) => `¿Qué cambio?\n\n${labels}`,
    which: (labels) => `¿De cuál es? Escribe qué cambio:\n\n${labels}`,
    whichAddress: "¿A qué dirección lo llevamos?",
    noted: (form) => `¡Listo! Quedó enviado (${form}). El equipo lo revisa y te confirma.`,
    soFar: (order) => `Va así: ${order}.`,
    optional: "Si no aplica, responde «no».",
    again: "Seguimos:",
    more: (names) => `También hay: ${names}. Dime cuál quieres y te la mando.`,
    hours: (hours) => `Abrimos ${hours}.`,
    open: (hours) => `Sí, ahora está abierto. Abrimos ${hours}.`,
    closed: (hours) => `Ahora está cerrado. Abrimos ${hours}.`,
    closedDay: (weekday, hours) => `El ${weekday} está cerrado. Abrimos ${hours}.`,
    closedTime: (weekday, hours) => `El ${weekday} abrimos ${hours}; a esa hora está cerrado.`,
    pastTime: "Esa hora ya pasó.",
    pastDay: "Ese día ya pasó.",
    closedByNotice: (words) => `Ese día no abrimos: «${words}»`,
    fullDay: (date) => `Para el ${date}, ya no hay lugar.`,
    fullTime: (clock, free) =>
      `Para ${theHour(clock)} ya no hay lugar.${free === "" ? "" : ` Ese día queda lugar: ${ended(free)}`}`,
    tooLate: (clock, free) =>
      `A ${theHour(clock)} ya no alcanza el tiempo antes de cerrar.${free === "" ? "" : ` Ese día queda lugar: ${ended(free)}`}`,
    hasRoom: (clock) => `Sí, para ${theHour(clock)} hay lugar.`,
    fullPart: "A esas horas ya no hay lugar.",
    freeDays: (list) => `Hay lugar, por ejemplo:\n\n${list}`,
    freeTimes: (times, areAll) => `Hay lugar${areAll ? "" : ", por ejemplo"}: ${ended(times)}`,
    address: (address) => `Estamos en ${address}.`,
    phone: (phone) => `Nuestro WhatsApp es ${phone}.`,
    problems: {
      empty: "No alcancé a leer tu respuesta.",
      way: "No entendí si es para recoger o a domicilio. Si es a domicilio, escribe la calle y el número.",
      address:
        "No encontré una dirección. Escribe la calle y el número, o la colonia, por ejemplo «colonia Centro».",
      phone: "No encontré un teléfono. Escríbelo con todos sus números, por ejemplo 55 1234 5678.",
      email: "No encontré un correo. Escríbelo completo, por ejemplo ana@correo.mx.",
      day: "No entendí el día. Escríbelo como «mañana», «el viernes» o «27 de noviembre».",
      past: "Ese día ya pasó. ¿Qué otro día?",
      time: "No entendí la hora. Escríbela como «7 pm» o «19:30».",
      number: "No encontré un número. Escríbelo con cifras, por ejemplo 4.",
      choice: "Elige una de las opciones.",
    },
    bill: {
      line: (count, name, sum, each) =>
        `${count} × ${name}: ${sum}${count > 1 ? ` (${each} c/u)` : ""}`,
      unpriced: (words) => `${words}: el negocio confirma el precio`,
      delivery: (amount) => `Envío: ${amount}`,
      freeDelivery: "Envío: gratis",
      unknownDelivery: "Envío: el negocio lo confirma",
      total: (amount) => `**Total: ${amount}**`,
      unknownTotal: "El negocio confirma el total.",
      partOfTotal: (amount) => `Lo que tiene precio suma **${amount}**; falta lo demás.`,
      minimum: (amount) => `El pedido mínimo es de ${amount}.`,
      more: "¿Qué más te anoto?",
      moreOrPickUp: "Dime qué más te anoto, o si lo recoges.",
      noDelivery: (words) => `A esa zona no hay entregas: «${words}»`,
      nothingYet: "Dime qué quieres pedir y te digo cuánto es.",
      notListed: (names, isMenu) =>
        `No encuentro ${names.map((name) => `«${name}»`).join(" ni ")} en ${isMenu ? "el menú" : "la lista de precios"}. ¿Lo anoto para que el negocio te confirme, o prefieres otra cosa?`,
      otherKinds: (name, choices, isMenu) =>
        `No encuentro «${name}» en ${isMenu ? "el menú" : "la lista de precios"}. Hay ${choices.join(", ")}. ¿Cuál prefieres, o lo anoto así para que el negocio te confirme?`,
      noSuchKind: (name, choices, isMenu) =>
        `No encuentro «${name}» en ${isMenu ? "el menú" : "la lista de precios"}. Hay ${choices.join(", ")}. ¿Cuál te interesa?`,
      whichThing: (name, choices) => `¿${name} de cuál: ${choices.join(", ")}?`,
    },
    or: "o",
  },
  en: {
    greeting: (name, forms) =>
      `Hello! I am ${name}. ${forms.length > 0 ? `Ask me anything, or tell me and I will take it down: ${forms.join(", ")}.` : "Ask me anything you need."}`,
    thanks: "You are welcome! I am here if you need anything else.",
    passed: {
      asked: "Of course. I have told a person of the team; they will answer right here.",
      unknown: "I am not sure, so I have told a person of the team. They will answer right here.",
      open: "I have told a person of the team. They will answer right here in a moment.",
      complaint:
        "I am sorry about that. I have told a person of the team; they will answer right here.",
      cancel:
        "I have told a person of the team that you want to cancel. What you sent stands until they answer right here.",
      change:
        "I have told a person of the team that you want a change. What you sent stays as it is until they answer right here.",
      unconfirmed:
        "It was sent, and the business has not confirmed it yet. I have told a person of the team; they will answer right here.",
    },
    unknown: "I am not sure. I have kept your question for a person to answer.",
    offer: (form) => `If you like, I can take it down here: write **${form}**.`,
    begin: (form, kind) =>
      isThing(kind)
        ? `Gladly. Let me help you with your ${lowerFirst(form)}.`
        : `Gladly. Let me take it down: ${form}.`,
    cancelled: (form) => `All right, nothing was sent (${form}). Anything else?`,
    taken: (form, lines) => `This is what I have (${form}):\n\n${lines}`,
    confirm: "Shall I send it? Answer **yes**, or tell me what to change.",
    change: (labels) => `What shall I change?\n\n${labels}`,
    which: (labels) => `Which one is it? Write what to change:\n\n${labels}`,
    whichAddress: "To which address shall we bring it?",
    noted: (form) => `Done! It was sent (${form}). The team looks at it and confirms.`,
    soFar: (order) => `So far: ${order}.`,
    optional: "If it does not apply, answer “no”.",
    again: "Let us go on:",
    more: (names) => `There is also: ${names}. Tell me which one you want and I will send it.`,
    hours: (hours) => `We are open ${hours}.`,
    open: (hours) => `Yes, it is open now. We are open ${hours}.`,
    closed: (hours) => `It is closed now. We are open ${hours}.`,
    closedDay: (weekday, hours) => `We are closed on ${weekday}. We are open ${hours}.`,
    closedTime: (weekday, hours) =>
      `On ${weekday} we are open ${hours}; we are closed at that time.`,
    pastTime: "That time is over.",
    pastDay: "That day is over.",
    closedByNotice: (words) => `We are closed that day: “${words}”`,
    fullDay: (date) => `There is no room left on ${date}.`,
    fullTime: (clock, free) =>
      `There is no room left at ${clock}.${free === "" ? "" : ` Still free that day: ${ended(free)}`}`,
    tooLate: (clock, free) =>
      `At ${clock} there is not enough time left before closing.${free === "" ? "" : ` Still free that day: ${ended(free)}`}`,
    hasRoom: (clock) => `Yes, there is room at ${clock}.`,
    fullPart: "There is no room left then.",
    freeDays: (list) => `Free times, for example:\n\n${list}`,
    freeTimes: (times, areAll) => `Free times${areAll ? "" : ", for example"}: ${ended(times)}`,
    address: (address) => `We are at ${address}.`,
    phone: (phone) => `Our WhatsApp is ${phone}.`,
    problems: {
      empty: "I could not read your answer.",
      way: "I did not understand whether it is for pick-up or delivery. For delivery, write the street and the number.",
      address: "I did not find an address. Write the street and the number, or what it is next to.",
      phone: "I did not find a phone number. Write all of its digits, for example 55 1234 5678.",
      email: "I did not find an e-mail address. Write it whole, for example ana@mail.com.",
      day: "I did not understand the day. Write it like “tomorrow”, “Friday” or “November 27”.",
      past: "That day is over. Which other day?",
      time: "I did not understand the time. Write it like “7 pm” or “19:30”.",
      number: "I did not find a number. Write it in digits, for example 4.",
      choice: "Choose one of the options.",
    },
    bill: {
      line: (count, name, sum, each) =>
        `${count} × ${name}: ${sum}${count > 1 ? ` (${each} each)` : ""}`,
      unpriced: (words) => `${words}: the business confirms the price`,
      delivery: (amount) => `Delivery: ${amount}`,
      freeDelivery: "Delivery: free",
      unknownDelivery: "Delivery: the business confirms it",
      total: (amount) => `**Total: ${amount}**`,
      unknownTotal: "The business confirms the total.",
      partOfTotal: (amount) => `What has a price comes to **${amount}**; the rest is missing.`,
      minimum: (amount) => `The minimum order is ${amount}.`,
      more: "What else shall I add?",
      moreOrPickUp: "Tell me what else to add, or whether you pick it up.",
      noDelivery: (words) => `There are no deliveries to that place: “${words}”`,
      nothingYet: "Tell me what you would like to order and I will tell you how much it is.",
      notListed: (names, isMenu) =>
        `I do not find ${names.map((name) => `“${name}”`).join(" or ")} on the ${isMenu ? "menu" : "price list"}. Shall I take it down for the business to confirm, or would you like something else?`,
      otherKinds: (name, choices, isMenu) =>
        `I do not find “${name}” on the ${isMenu ? "menu" : "price list"}. There is ${choices.join(", ")}. Which one would you like, or shall I take it down for the business to confirm?`,
      noSuchKind: (name, choices, isMenu) =>
        `I do not find “${name}” on the ${isMenu ? "menu" : "price list"}. There is ${choices.join(", ")}. Which one are you interested in?`,
      whichThing: (name, choices) => `${name}, which one: ${choices.join(", ")}?`,
    },
    or: "or",
  },
  pt: {
    greeting: (name, forms) =>
      `Olá! Sou ${name}. ${forms.length > 0 ? `Pergunte o que precisar, ou diga e eu anoto: ${forms.join(", ")}.` : "Pergunte o que precisar."}`,
    thanks: "De nada! Estou aqui se precisar de mais alguma coisa.",
    passed: {
      asked: "Claro. Já avisei uma pessoa da equipe; ela responde aqui mesmo.",
      unknown: "Não tenho certeza, então já avisei uma pessoa da equipe. Ela responde aqui mesmo.",
      open: "Já avisei uma pessoa da equipe. Em um momento ela responde aqui mesmo.",
      complaint:
        "Sinto muito pelo que aconteceu. Já avisei uma pessoa da equipe; ela responde aqui mesmo.",
      cancel:
        "Já avisei uma pessoa da equipe que você quer cancelar. O que você enviou continua valendo até ela responder aqui mesmo.",
      change:
        "Já avisei uma pessoa da equipe que você quer uma mudança. O que você enviou continua igual até ela responder aqui mesmo.",
      unconfirmed:
        "Já foi enviado, e o negócio ainda não confirmou. Avisei uma pessoa da equipe; ela responde aqui mesmo.",
    },
    unknown: "Não tenho certeza. Sua pergunta ficou anotada para uma pessoa responder.",
    offer: (form) => `Se quiser, eu anoto aqui: escreva **${form}**.`,
    begin: (form) => `Com prazer eu anoto: ${form}.`,
    cancelled: (form) => `Pronto, nada foi enviado (${form}). Posso ajudar em outra coisa?`,
    taken: (form, lines) => `Isto eu anotei (${form}):\n\n${lines}`,
    confirm: "Envio assim? Responda **sim**, ou diga o que mudar.",
    change: (labels) => `O que eu mudo?\n\n${labels}`,
    which: (labels) => `De qual é? Escreva o que mudar:\n\n${labels}`,
    whichAddress: "Em qual endereço entregamos?",
    noted: (form) => `Pronto! Foi enviado (${form}). A equipe confere e confirma.`,
    soFar: (order) => `Até agora: ${order}.`,
    optional: "Se não se aplica, responda “não”.",
    again: "Continuamos:",
    more: (names) => `Também há: ${names}. Diga qual você quer e eu mando.`,
    hours: (hours) => `Abrimos ${hours}.`,
    open: (hours) => `Sim, agora está aberto. Abrimos ${hours}.`,
    closed: (hours) => `Agora está fechado. Abrimos ${hours}.`,
    closedDay: (weekday, hours) => `Estamos fechados: ${weekday}. Abrimos ${hours}.`,
    closedTime: (weekday, hours) =>
      `Nesse dia (${weekday}) abrimos ${hours}; nessa hora está fechado.`,
    pastTime: "Essa hora já passou.",
    pastDay: "Esse dia já passou.",
    closedByNotice: (words) => `Nesse dia não abrimos: “${words}”`,
    fullDay: (date) => `Não há mais vaga: ${date}.`,
    fullTime: (clock, free) =>
      `Não há mais vaga às ${clock}.${free === "" ? "" : ` Nesse dia ainda há vaga: ${ended(free)}`}`,
    tooLate: (clock, free) =>
      `Às ${clock} não dá mais tempo antes de fechar.${free === "" ? "" : ` Nesse dia há vaga: ${ended(free)}`}`,
    hasRoom: (clock) => `Sim, há vaga às ${clock}.`,
    fullPart: "Nesse período não há mais vaga.",
    freeDays: (list) => `Há vaga, por exemplo:\n\n${list}`,
    freeTimes: (times, areAll) => `Há vaga${areAll ? "" : ", por exemplo"}: ${ended(times)}`,
    address: (address) => `Estamos em ${address}.`,
    phone: (phone) => `Nosso WhatsApp é ${phone}.`,
    problems: {
      empty: "Não consegui ler sua resposta.",
      way: "Não entendi se é para retirar ou entregar. Se for entrega, escreva a rua e o número.",
      address:
        "Não encontrei um endereço. Escreva a rua e o número, ou o bairro, por exemplo “bairro Centro”.",
      phone: "Não encontrei um telefone. Escreva todos os números, por exemplo 11 91234 5678.",
      email: "Não encontrei um e-mail. Escreva completo, por exemplo ana@correio.com.",
      day: "Não entendi o dia. Escreva como “amanhã”, “sexta” ou “27/11”.",
      past: "Esse dia já passou. Que outro dia?",
      time: "Não entendi a hora. Escreva como “19h” ou “19:30”.",
      number: "Não encontrei um número. Escreva em algarismos, por exemplo 4.",
      choice: "Escolha uma das opções.",
    },
    bill: {
      line: (count, name, sum, each) =>
        `${count} × ${name}: ${sum}${count > 1 ? ` (${each} cada)` : ""}`,
      unpriced: (words) => `${words}: o negócio confirma o preço`,
      delivery: (amount) => `Entrega: ${amount}`,
      freeDelivery: "Entrega: grátis",
      unknownDelivery: "Entrega: o negócio confirma",
      total: (amount) => `**Total: ${amount}**`,
      unknownTotal: "O negócio confirma o total.",
      partOfTotal: (amount) => `O que tem preço soma **${amount}**; falta o resto.`,
      minimum: (amount) => `O pedido mínimo é de ${amount}.`,
      more: "O que mais eu anoto?",
      moreOrPickUp: "Diga o que mais eu anoto, ou se você retira.",
      noDelivery: (words) => `Não há entregas para esse lugar: «${words}»`,
      nothingYet: "Diga o que quer pedir e eu digo quanto é.",
      notListed: (names, isMenu) =>
        `Não encontro ${names.map((name) => `“${name}”`).join(" nem ")} ${isMenu ? "no cardápio" : "na lista de preços"}. Anoto para o negócio confirmar, ou prefere outra coisa?`,
      otherKinds: (name, choices, isMenu) =>
        `Não encontro “${name}” ${isMenu ? "no cardápio" : "na lista de preços"}. Há ${choices.join(", ")}. Qual prefere, ou anoto assim para o negócio confirmar?`,
      noSuchKind: (name, choices, isMenu) =>
        `Não encontro “${name}” ${isMenu ? "no cardápio" : "na lista de preços"}. Há ${choices.join(", ")}. Qual te interessa?`,
      whichThing: (name, choices) => `${name} de qual: ${choices.join(", ")}?`,
    },
    or: "ou",
  },
};
