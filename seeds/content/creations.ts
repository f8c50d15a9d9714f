/** The demo person's creations, hand-written. */
import type { CreationKind } from "#domain/studio/creations.ts";

export interface WrittenCreation {
  title: string;
  prompt: string;
  kind: CreationKind;
  daysAgo: number;
}

/** Newest first; the sidebar lists the first six. */
export const WRITTEN_CREATIONS: readonly WrittenCreation[] = [
  {
    title: "Respuesta a una reseña de dos estrellas",
    prompt:
      "Responde con calma a esta reseña de dos estrellas: «La comida rica, pero esperamos cincuenta minutos y nadie nos avisó». Ofrece disculpas sin excusas, di qué cambiamos el fin de semana e invita a volver con un postre de la casa. Máximo ochenta palabras, de tú.",
    kind: "text",
    daysAgo: 0.3,
  },
  {
    title: "Pantalla de pedidos para la cocina",
    prompt:
      "Diseña la pantalla de pedidos de una cocina pequeña: una columna por estado (nuevo, en el fuego, listo), tarjetas que se lean a dos metros, el tiempo de espera en rojo después de quince minutos y un solo botón por tarjeta.",
    kind: "ui",
    daysAgo: 1.1,
  },
  {
    title: "Fotos de temporada: chiles en nogada",
    prompt:
      "Una serie de tres imágenes cuadradas para redes: chiles en nogada sobre plato de talavera, luz de mañana por la izquierda, mantel de lino crudo, granada suelta alrededor. Sin texto y sin manos.",
    kind: "images",
    daysAgo: 2.4,
  },
  {
    title: "Weekly stock report from the till",
    prompt:
      "Write a small Node script that reads the till's CSV export (date, product, quantity, price), adds up what was sold this week per product and prints the ten that will run out first, given a second CSV with the stock on hand.",
    kind: "code",
    daysAgo: 4.2,
  },
  {
    title: "Aviso de nuevo horario por WhatsApp",
    prompt:
      "Escribe un mensaje corto de WhatsApp para clientes frecuentes: desde el lunes abrimos de 8 a 18 h y los domingos hasta las 15 h. Tono cercano, un emoji como mucho y la dirección al final.",
    kind: "text",
    daysAgo: 5.6,
  },
  {
    title: "Landing page for catering orders",
    prompt:
      "Draft a one-page site for office catering in Guadalajara: what is on the menu this month, how many people it serves, a form with date, headcount and phone, and three short quotes from customers. Mobile first, in Spanish and English.",
    kind: "ui",
    daysAgo: 8.5,
  },
  {
    title: "Fórmula para la propina repartida",
    prompt:
      "Dame una fórmula de hoja de cálculo que reparta la propina del turno entre el equipo según las horas de cada quien, redondeada a pesos completos, y que la suma siempre cuadre con lo que hay en el frasco.",
    kind: "code",
    daysAgo: 11.2,
  },
  {
    title: "Etiqueta para la salsa macha",
    prompt:
      "Tres propuestas de etiqueta para un frasco de salsa macha de 250 g: papel kraft, dos tintas, el nombre grande y legible a un metro, lugar para la fecha escrita a mano.",
    kind: "images",
    daysAgo: 15.7,
  },
];
