/**
 * Conversations of customers with an agentik of the demo person. The agentik's replies are not
 * written here: the engine gives them.
 */
import { NO_ABILITIES, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";

export interface WrittenChat {
  customer: string;
  /** When it began. */
  hoursAgo: number;
  /** The customer's messages in order; `person` is an answer of the demo person, who takes over. */
  messages: readonly (string | { person: string })[];
  /** It was put away. */
  isDone?: boolean;
  /** The request that was sent in it was done. */
  isRequestDone?: boolean;
}

/** Index of the agentik. */
export const CHATTING_INDEX = 0;
/** Its workplace, a space of the demo person's own. */
export const CHAT_SPACE = "space-8";

export const CHAT_ABILITIES: Abilities = {
  ...NO_ABILITIES,
  greeting: "¡Hola! Soy la recepción de Estudio Ríos. Pregúntame por tarifas o te agendo una cita.",
  forms: [readyForm("appointment", "es"), readyForm("call-back", "es")],
  labels: [
    { name: "Precio", words: ["cuesta", "cuestan", "precio", "tarifa"] },
    { name: "Urgente", words: ["urge", "urgente", "hoy mismo"] },
  ],
};

/** The oldest first. */
export const WRITTEN_CHATS: readonly WrittenChat[] = [
  {
    customer: "Panadería Trigal",
    hoursAgo: 640,
    messages: [
      "buenas, cuanto cuesta la fotografia de media jornada",
      "quiero una cita para fotografía el lunes a las 10 am",
      "Soy Elena Trigo",
      "81 2345 6789",
      "sí",
    ],
    isDone: true,
    isRequestDone: true,
  },
  {
    customer: "Rodrigo Peña",
    hoursAgo: 412,
    messages: ["¿cuántas rondas de cambios incluye cada proyecto?", "¿y cómo se paga?", "gracias"],
    isDone: true,
  },
  {
    customer: "Ferretería El Tornillo",
    hoursAgo: 235,
    messages: [
      "hola",
      "¿cuánto cuesta un logotipo con manual?",
      "¿dan los archivos editables?",
      "perfecto, gracias",
    ],
    isDone: true,
  },
  {
    customer: "Nora Ibáñez",
    hoursAgo: 97,
    messages: [
      "¿hacen rotulación de camionetas?",
      "¿y lonas para fachada?",
      {
        person:
          "Hola, Nora. Rotulación no hacemos, pero lonas sí: mándame las medidas y te cotizo hoy.",
      },
      "mide 3 por 1.5 metros, gracias",
      { person: "Listo: $1,350 impresa y con ojillos. ¿Te la dejo para el viernes?" },
    ],
    isDone: true,
  },
  {
    customer: "Beto Ruiz",
    hoursAgo: 26,
    messages: [
      "¿Cuánto cuesta el paquete de redes?",
      "quiero agendar una cita",
      "Redes para mi taquería",
      "el próximo jueves",
      "a las 11 am",
      "Beto Ruiz",
      "55 1234 5678",
      "sí",
    ],
  },
  {
    customer: "Mariana Solís",
    hoursAgo: 3,
    messages: [
      "hola, necesito una cita para la identidad de mi cafetería",
      "mañana a las 5 de la tarde",
    ],
  },
  {
    customer: "Óptica Vista Clara",
    hoursAgo: 0.4,
    messages: [
      "me urge corregir una palabra del volante que les mandé ayer",
      "quiero hablar con una persona por favor",
    ],
  },
];
