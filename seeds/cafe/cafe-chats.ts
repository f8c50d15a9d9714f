import { DEFAULT_ZONE } from "#domain/format/zones.ts";
/** A month of chats of the example café's customers: generated from lists, always the same. */
import type { ReadyMade } from "#domain/agentiks/ready-made/ready-made.ts";
import { timeAt, wallClock } from "#domain/agentiks/duties/schedule.ts";
import { daysBefore } from "../clock.ts";
import type { WrittenChat } from "../chats/written-chats.ts";
import { SPANISH_FIRST_NAMES, SPANISH_SURNAMES } from "../content/names.ts";
import { createRandom, type Random } from "../random.ts";

/** Only the newest conversations are unfinished. */
const DAYS = 30;
const DONE_BEFORE_HOURS = 20;

const QUESTIONS = [
  "¿a qué hora abren los sábados?",
  "cuanto cuesta el capuchino",
  "¿tienen algo sin gluten?",
  "¿dónde están?",
  "aceptan perros?",
  "¿tienen estacionamiento?",
  "¿qué precio tienen los chilaquiles?",
  "¿abren los lunes?",
  "cuánto cobran el envío a domicilio",
  "¿se puede pagar con tarjeta?",
  "¿con cuánta anticipación pido un pastel?",
  "¿cuánto cuesta el pastel de zanahoria?",
  "¿venden tarjetas de regalo?",
  "¿hay wifi?",
  "¿hasta qué hora sirven desayunos?",
  "¿cómo pido mi factura?",
] as const;
/** No document answers these. */
const UNKNOWN = [
  "¿hay música en vivo los jueves?",
  "¿rentan el lugar para bautizos?",
  "¿dan clases de barista?",
] as const;
const DISHES = [
  "2 cafés de olla y 3 conchas",
  "un pastel de tres leches",
  "4 molletes y 4 americanos",
  "6 roles de canela",
  "3 chilaquiles sin crema",
  "un pastel de zanahoria y 2 lattes fríos",
] as const;
const PLACES = [
  "para recoger",
  "a domicilio, Orizaba 120 int. 4",
  "a domicilio, Tonalá 33",
  "paso por él",
] as const;
const DAYS_SAID = [
  "mañana",
  "pasado mañana",
  "el próximo sábado",
  "el próximo viernes",
  "el próximo domingo",
] as const;
const TIMES = ["9 am", "10:30 am", "1 pm", "5 pm", "7 pm"] as const;
const TROUBLES = [
  ["Un pastel de tres leches, ayer", "Llegó aplastado de un lado", "Cambio"],
  ["Una bolsa de café en grano, el viernes", "La pedí molida y me la dieron entera", "Cambio"],
  ["Desayuno a domicilio, hoy", "Faltaron dos cafés", "Devolución del dinero"],
  ["6 roles de canela, ayer", "Venían dos quemados", "Devolución del dinero"],
] as const;

/** Conversations a month by kind. */
const COUNTS: Partial<Record<ReadyMade, number>> = {
  questions: 24,
  orders: 16,
  bookings: 14,
  returns: 6,
};

/** The conversations of one of the café's agentiks, while it is open, the oldest first. */
export function cafeChats(kind: ReadyMade, now: Date): WrittenChat[] {
  const count = COUNTS[kind] ?? 0;
  const random = createRandom(`chats of ${kind}`);
  const chats = Array.from({ length: count }, (_, index): WrittenChat => {
    const daysAgo = Math.floor(DAYS * (1 - (index + 0.9 * random.next()) / count));
    const hoursAgo = hoursSince(daysAgo, random, now);
    const customer = `${random.pick(SPANISH_FIRST_NAMES)} ${random.pick(SPANISH_SURNAMES)}`;
    const isDone = hoursAgo > DONE_BEFORE_HOURS;
    return {
      customer,
      hoursAgo,
      messages: messagesOf(kind, customer, random),
      isDone,
      isRequestDone: isDone,
    };
  });
  return chats.sort((a, b) => b.hoursAgo - a.hoursAgo);
}

/** Hours since a time of day from eight to nine in the evening, so long ago that the talk is over. */
function hoursSince(daysAgo: number, random: Random, now: Date): number {
  const day = wallClock(daysBefore(now, daysAgo), DEFAULT_ZONE).slice(0, 10);
  const hour = String(random.int(8, 20)).padStart(2, "0");
  const minute = String(random.int(10, 59));
  const began = timeAt(`${day}T${hour}:${minute}`, DEFAULT_ZONE) ?? now;
  const hours = (now.getTime() - began.getTime()) / 3_600_000;
  return hours < 0.6 ? hours + 24 : hours;
}

function messagesOf(kind: ReadyMade, customer: string, random: Random): WrittenChat["messages"] {
  const phone = `55 ${random.int(1000, 9999)} ${random.int(1000, 9999)}`;
  switch (kind) {
    case "orders":
      return [
        random.pick(["hola, quiero hacer un pedido", "quiero pedir para llevar"]),
        random.pick(DISHES),
        random.pick(PLACES),
        random.pick(DAYS_SAID),
        random.pick(TIMES),
        customer,
        phone,
        "sí",
      ];
    case "bookings":
      return [
        random.pick(["quiero reservar una mesa", "buenas, para apartar mesa"]),
        random.pick(DAYS_SAID),
        random.pick(TIMES),
        String(random.int(2, 8)),
        customer,
        phone,
        "sí",
      ];
    case "returns": {
      const [what, why, wish] = random.pick(TROUBLES);
      return ["quiero una devolución", what, why, wish, customer, phone, "sí"];
    }
    default: {
      const asked = [random.pick(QUESTIONS), random.pick(QUESTIONS)];
      const more = random.chance(0.15) ? [random.pick(UNKNOWN)] : [];
      return [...new Set([...asked, ...more]), random.pick(["gracias", "va, muchas gracias"])];
    }
  }
}
