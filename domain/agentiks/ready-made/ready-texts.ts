import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { NAME_PLACE } from "#domain/agentiks/duties/duties.ts";
import type { ReadyMade } from "./ready-made.ts";

/** Texts that ready-made agentiks begin with; owners change them. */
export interface ReadyTexts {
  descriptions: Readonly<Record<ReadyMade, string>>;
  returns: {
    name: string;
    words: readonly string[];
    questions: readonly [what: string, why: string, wish: string, name: string, phone: string];
    wishes: readonly string[];
  };
  complaint: string;
  complaintWords: readonly string[];
  payments: string;
  welcome: string;
}

export const READY_TEXTS: Readonly<Record<ContentLanguage, ReadyTexts>> = {
  es: {
    descriptions: {
      restaurant: "Responde preguntas, toma pedidos y aparta mesas.",
      questions: "Responde preguntas de horario, precios y menú.",
      orders: "Responde preguntas y toma pedidos completos.",
      bookings: "Responde preguntas y aparta mesas.",
      appointments: "Responde preguntas y agenda citas.",
      "call-backs": "Responde preguntas y anota a quién hay que llamar.",
      returns: "Recibe cambios y devoluciones, y llama a una persona pronto.",
      "daily-close": "Cada noche cuenta cómo fue el día: conversaciones, pedidos y ventas.",
      payments: "Cada lunes recuerda cobrar, y avisa cuando queda poco saldo.",
      lookout: "Avisa si un cliente espera, un pedido se queda o una tarea se atrasa.",
      reviews: "Escribe el borrador de respuesta a una reseña; tú lo publicas.",
      stock: "Cada mañana lee tu tabla de existencias y hace la lista de compra.",
      steward: "Avisa de cada entrega a tus retos, y si a uno terminado le falta ganador.",
      welcome: "Da la bienvenida a quien entra a tus espacios.",
    },
    returns: {
      name: "Cambio o devolución",
      words: ["devolver", "devolución", "cambio", "garantía", "defectuoso", "reembolso"],
      questions: [
        "¿Qué compraste y cuándo?",
        "¿Qué pasó?",
        "¿Qué prefieres?",
        "¿A nombre de quién?",
        "¿A qué teléfono te llamamos?",
      ],
      wishes: ["Cambio", "Devolución del dinero", "Reparación"],
    },
    complaint: "Queja",
    complaintWords: [
      "queja",
      "molesto",
      "molesta",
      "enojado",
      "mal servicio",
      "defectuoso",
      "roto",
    ],
    payments: "Hoy toca cobrar: revisa quién te debe y mándale su recordatorio.",
    welcome: `¡Te damos la bienvenida, ${NAME_PLACE}! Pregunta aquí lo que necesites.`,
  },
  en: {
    descriptions: {
      restaurant: "Answers questions, takes orders and books tables.",
      questions: "Answers questions about hours, prices and the menu.",
      orders: "Answers questions and takes complete orders.",
      bookings: "Answers questions and books tables.",
      appointments: "Answers questions and makes appointments.",
      "call-backs": "Answers questions and notes whom to call back.",
      returns: "Takes exchanges and returns, and calls a person soon.",
      "daily-close": "Every night it tells how the day went: conversations, orders and sales.",
      payments: "Every Monday it reminds you to collect, and warns when the balance is low.",
      lookout: "Warns when a customer waits, an order stays undone or a task is late.",
      reviews: "Drafts a reply to a review; you post it.",
      stock: "Reads your table of stock every morning and writes the shopping list.",
      steward: "Tells of each entry to your challenges, and when one has ended without a winner.",
      welcome: "Welcomes whoever joins your spaces.",
    },
    returns: {
      name: "Exchange or return",
      words: ["return", "refund", "exchange", "warranty", "faulty", "broken"],
      questions: [
        "What did you buy, and when?",
        "What happened?",
        "What would you prefer?",
        "Under what name?",
        "Which phone number can we call?",
      ],
      wishes: ["Exchange", "Money back", "Repair"],
    },
    complaint: "Complaint",
    complaintWords: ["complaint", "annoyed", "angry", "bad service", "faulty", "broken"],
    payments: "Collecting day: see who owes you, and send them their reminder.",
    welcome: `Welcome, ${NAME_PLACE}! Ask here whatever you need.`,
  },
  pt: {
    descriptions: {
      restaurant: "Responde perguntas, anota pedidos e reserva mesas.",
      questions: "Responde perguntas sobre horário, preços e cardápio.",
      orders: "Responde perguntas e anota pedidos completos.",
      bookings: "Responde perguntas e reserva mesas.",
      appointments: "Responde perguntas e marca horários.",
      "call-backs": "Responde perguntas e anota para quem ligar.",
      returns: "Recebe trocas e devoluções, e chama uma pessoa logo.",
      "daily-close": "Toda noite conta como foi o dia: conversas, pedidos e vendas.",
      payments: "Toda segunda lembra de cobrar, e avisa quando o saldo está baixo.",
      lookout: "Avisa se um cliente espera, um pedido fica parado ou uma tarefa atrasa.",
      reviews: "Escreve o rascunho da resposta a uma avaliação; você publica.",
      stock: "Toda manhã lê a sua tabela de estoque e faz a lista de compras.",
      steward: "Avisa de cada entrega nos seus desafios, e quando um terminado está sem vencedor.",
      welcome: "Dá as boas-vindas a quem entra nos seus espaços.",
    },
    returns: {
      name: "Troca ou devolução",
      words: ["devolver", "devolução", "troca", "garantia", "defeito", "reembolso"],
      questions: [
        "O que você comprou e quando?",
        "O que aconteceu?",
        "O que você prefere?",
        "Em nome de quem?",
        "Para qual telefone ligamos?",
      ],
      wishes: ["Troca", "Dinheiro de volta", "Conserto"],
    },
    complaint: "Reclamação",
    complaintWords: [
      "reclamação",
      "chateado",
      "irritado",
      "mau atendimento",
      "defeito",
      "quebrado",
    ],
    payments: "Dia de cobrar: veja quem deve e mande o lembrete.",
    welcome: `Boas-vindas, ${NAME_PLACE}! Pergunte aqui o que precisar.`,
  },
};
