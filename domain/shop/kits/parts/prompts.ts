import { prompt } from "./make-part.ts";

/** Prompts for the AI Creator. */
export const QR_SIGN = prompt(
  "creator-qr-sign",
  "images",
  { es: "Letrero con QR para la mesa", en: "Sign with QR for the table" },
  {
    es: "Letrero con QR para la mesa: «Escanea y mira nuestra carta».",
    en: 'Sign with QR code: "Scan to see our menu".',
  },
);

export const OFFER_POSTER = prompt(
  "creator-offer-poster",
  "images",
  { es: "Cartel de oferta", en: "Offer poster" },
  {
    es: "Cartel: 2x1 en café hasta el viernes.",
    en: "Poster: 2 for 1 on coffee until Friday.",
  },
);

export const NOTICE_SIGN = prompt(
  "creator-notice-sign",
  "images",
  { es: "Letrero de aviso", en: "Notice sign" },
  {
    es: "Letrero de aviso: hoy cerramos a las 15:00.",
    en: "Notice sign: today we close at 3 pm.",
  },
);

export const HOURS_SIGN = prompt(
  "creator-hours-sign",
  "images",
  { es: "Letrero de horario", en: "Opening hours sign" },
  {
    es: "Letrero de horario para la puerta.",
    en: "Opening hours sign for the door.",
  },
);

export const PRICE_TAG = prompt(
  "creator-price-tag",
  "images",
  { es: "Etiqueta de precio", en: "Price tag" },
  {
    es: "Etiqueta de precio: pan de elote, $35.",
    en: "Price tag: corn bread, $35.",
  },
);

export const BUSINESS_CARD = prompt(
  "creator-business-card",
  "images",
  { es: "Tarjeta de presentación", en: "Business card" },
  {
    es: "Tarjeta de presentación con los colores de mi negocio.",
    en: "Business card in my business's colours.",
  },
);

export const DEAD_POSTER = prompt(
  "creator-dead-poster",
  "images",
  { es: "Cartel de Día de Muertos", en: "Day of the Dead poster" },
  {
    es: "Cartel de Día de Muertos en morado y naranja: pan de muerto recién horneado, hasta el 2 de noviembre.",
    en: "Day of the Dead poster in purple and orange: fresh pan de muerto, until November 2.",
  },
);

export const DEAD_POST = prompt(
  "creator-dead-post",
  "text",
  { es: "Publicación de Día de Muertos", en: "Day of the Dead post" },
  {
    es: "Publicación de Instagram sobre nuestro pan de muerto, hasta el 2 de noviembre.",
    en: "Instagram caption about our pan de muerto, until November 2.",
  },
);

export const DEAD_MENU = prompt(
  "creator-dead-menu",
  "images",
  { es: "Menú de ofrenda", en: "Ofrenda menu" },
  {
    es: "Carta de Día de Muertos: pan de muerto $28, chocolate de agua $35, calabaza en tacha $45, atole $25.",
    en: "Menu card for the Day of the Dead: pan de muerto $28, hot chocolate $35, candied pumpkin $45, atole $25.",
  },
);

export const WELCOME_TEXT = prompt(
  "creator-welcome-text",
  "text",
  { es: "Saludo de bienvenida", en: "Welcome greeting" },
  {
    es: "Mensaje de bienvenida corto, para grabarlo con voz en el teléfono del negocio.",
    en: "A short welcome message, to be recorded for the shop's phone.",
  },
);

export const ABOUT_US = prompt(
  "creator-about-us",
  "text",
  { es: "Quiénes somos", en: "About us" },
  {
    es: "Quiénes somos: pan y pasteles, en tono cálido.",
    en: "About us: bread and cakes, in a warm tone.",
  },
);

export const QUOTE_TEXT = prompt(
  "creator-quote",
  "text",
  { es: "Cotización por mensaje", en: "Quote by message" },
  {
    es: "Cotización de desayunos para Mari, $4,800, para el sábado a las 9:00.",
    en: "Quote for Mari of breakfasts, $4,800, for Saturday at 9 am.",
  },
);

export const REVIEW_TEXT = prompt(
  "creator-bad-review",
  "text",
  { es: "Respuesta a una reseña mala", en: "Reply to a bad review" },
  {
    es: "Responde esta reseña mala: «Tardaron una hora y llegó frío».",
    en: 'Reply to this bad review: "It took an hour and came cold".',
  },
);

export const CALL_SCRIPT = prompt(
  "creator-call-script",
  "text",
  { es: "Guion de llamada", en: "Call script" },
  {
    es: "Guion de llamada sobre esa cotización pendiente.",
    en: "Call script about your quote of last week.",
  },
);

export const KEY_POINTS = prompt(
  "creator-key-points",
  "text",
  { es: "Diez líneas de un texto largo", en: "Ten lines of a long text" },
  {
    es: "Resume en puntos este texto: [pega aquí el contrato o la conversación]",
    en: "Summarise this text in points: [paste the contract or conversation here]",
  },
);

export const CATALOGUE_TEXT = prompt(
  "creator-catalogue",
  "text",
  { es: "Presentación del catálogo", en: "Introduction to the catalogue" },
  {
    es: "Presentación del catálogo de blusas bordadas.",
    en: "Catalogue introduction about embroidered blouses.",
  },
);

export const STAMP_CARD = prompt(
  "creator-stamp-card",
  "images",
  { es: "Tarjeta de cliente frecuente", en: "Loyalty card" },
  {
    es: "Tarjeta de cliente frecuente: 10 cafés y el siguiente es gratis.",
    en: "Loyalty card: 10 coffees and the next is free.",
  },
);

export const NEWSLETTER = prompt(
  "creator-newsletter",
  "text",
  { es: "Boletín del barrio", en: "Neighbourhood newsletter" },
  {
    es: "Boletín del mes para clientes del barrio: pan de temporada.",
    en: "Newsletter of the month for the neighbourhood: bread of the season.",
  },
);
