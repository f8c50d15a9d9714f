import type { KitPartOf } from "#domain/shop/kits/kit.ts";
import { agentik, reminder } from "./make-part.ts";

/** Agentiks and schedules of the kits. */
export const ASK = agentik("questions", { es: "Preguntas de clientes", en: "Customer questions" });
export const ORDERS = agentik("orders", { es: "Toma de pedidos", en: "Order taker" });
export const APPOINTMENTS = agentik("appointments", { es: "Agenda de citas", en: "Appointments" });
export const CALL_BACKS = agentik("call-backs", {
  es: "Llamadas por devolver",
  en: "Calls to return",
});
export const DAILY_CLOSE = agentik("daily-close", { es: "Corte del día", en: "Daily close" });
export const PAYMENTS = agentik("payments", { es: "Cobranza de los lunes", en: "Monday payments" });
export const LOOKOUT = agentik("lookout", { es: "Vigía de pendientes", en: "Lookout" });
export const REVIEWS = agentik("reviews", {
  es: "Respuestas a reseñas",
  en: "Replies to reviews",
});
export const STOCK = agentik("stock", { es: "Lista de compra", en: "Shopping list" });
export const WELCOME = agentik("welcome", { es: "Bienvenida al equipo", en: "Team welcome" });

/** Every Monday at eight in the morning. */
export const WEEKLY_REPORT: KitPartOf<"schedule"> = {
  kind: "schedule",
  key: "weekly-report",
  name: { es: "Reporte de los lunes", en: "Monday report" },
  cron: "0 8 * * 1",
  work: { duty: "report", period: "week" },
};

export const CONFIRM_APPOINTMENTS = reminder(
  "confirm-appointments",
  "0 17 * * *",
  { es: "Confirmar citas de mañana", en: "Confirm tomorrow's appointments" },
  {
    es: "Confirma hoy las citas de mañana: abre tus tareas, mira las de mañana y manda a cada cliente la respuesta /confirmar-cita. Si alguien cancela, ofrece el lugar a la primera persona de la lista de espera.",
    en: "Confirm tomorrow's appointments today: open your tasks, look at tomorrow's and send each customer the reply /confirm-visit. If someone cancels, offer the place to the first person on the waiting list.",
  },
);

export const FOLLOW_UP_QUOTES = reminder(
  "follow-up-quotes",
  "0 10 * * 4",
  { es: "Seguimiento de cotizaciones", en: "Quote follow-up" },
  {
    es: "Hoy toca dar seguimiento: revisa las cotizaciones de la semana que siguen sin respuesta y manda a cada una /seguimiento. Dos intentos bastan; al tercero, anótala como perdida con su motivo.",
    en: "Follow-up day: look at this week's quotes without an answer and send each one /follow-up. Two tries are enough; at the third, note it as lost with the reason.",
  },
);

export const WEEKLY_GOALS = reminder(
  "weekly-goals",
  "30 8 * * 1",
  { es: "Metas de la semana", en: "Weekly goals" },
  {
    es: "Es lunes: escribe las tres metas de esta semana en tu tabla «Metas de la semana» y anota cómo quedaron las de la semana pasada.",
    en: "It is Monday: write this week's three goals in your table \"Weekly goals\", and note how last week's ended.",
  },
);

export const COMPARE_BRANCHES = reminder(
  "compare-branches",
  "0 10 * * 1",
  { es: "Comparar sucursales", en: "Compare branches" },
  {
    es: "Llena hoy la fila de cada sucursal en tu tabla «Sucursales lado a lado», con los datos de la semana. Pregunta primero por la que quedó más abajo en venta por metro.",
    en: "Fill in each branch's row of your table \"Branches side by side\" today, with the week's figures. Ask first about the one with the lowest sales per square metre.",
  },
);

export const MONTHLY_NEWS = reminder(
  "monthly-news",
  "0 10 1 * *",
  { es: "Novedades del mes", en: "News of the month" },
  {
    es: "Empieza el mes: abre Mis cosas, entra a «Novedades del mes» y presiona Actualizar si hay una versión nueva. Elige una sola cosa de la guía y pruébala esta semana.",
    en: 'A new month: open My things, go to "Novedades del mes" and press Update if there is a new version. Choose one thing from the guide and try it this week.',
  },
);

export const MONTHLY_LETTER = reminder(
  "monthly-letter",
  "0 10 25 * *",
  { es: "Carta del mes", en: "Letter of the month" },
  {
    es: "Toca la carta del mes: una novedad, una fecha y una historia corta. Mándala solo a quien te la pidió, y un martes o miércoles por la mañana.",
    en: "Time for the letter of the month: one piece of news, one date and one short story. Send it only to those who asked for it, on a Tuesday or Wednesday morning.",
  },
);
