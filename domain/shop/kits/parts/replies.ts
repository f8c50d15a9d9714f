/** Quick replies of the kits: texts to send as they are. Long because it is content only. */
import { command } from "./make-part.ts";

export const LATE = command("reply-late", ["demora", "late"], {
  es: "Tu pedido va a tardar un poco más de lo que te dijimos, y te pedimos una disculpa. En cuanto salga te avisamos por aquí.",
  en: "Your order will take a little longer than we said, and we are sorry. We will tell you here as soon as it leaves.",
});

/** Ten replies for the questions of every day. */
export const TEN_REPLIES = [
  command("reply-hello", ["hola", "hello"], {
    es: "¡Hola! Gracias por escribirnos. ¿En qué te ayudamos hoy?",
    en: "Hello! Thank you for writing. How can we help you today?",
  }),
  command("reply-hours", ["horario", "hours"], {
    es: "Nuestro horario es [lunes a sábado de 9:00 a 19:00]. ¿A qué hora te gustaría venir?",
    en: "Our hours are [Monday to Saturday, 9 am to 7 pm]. What time would you like to come?",
  }),
  command("reply-where", ["ubicacion", "where"], {
    es: "Con gusto, estamos en [calle, número y colonia]. ¿Vienes a pie, en camión o en coche? Te digo por dónde es más fácil.",
    en: "Of course: we are at [street, number and area]. Are you coming on foot, by bus or by car? I will tell you the easiest way.",
  }),
  command("reply-price", ["precio", "price"], {
    es: "Con gusto te doy el precio. ¿Me dices qué producto es y cuántas piezas necesitas?",
    en: "I will gladly tell you the price. Which product is it, and how many do you need?",
  }),
  command("reply-payment", ["pago", "payment"], {
    es: "Puedes pagar en [efectivo, con tarjeta o por transferencia]. Si es transferencia, mándanos el comprobante por aquí y apartamos tu pedido.",
    en: "You can pay [in cash, by card or by bank transfer]. For a transfer, send us the receipt here and we will set your order aside.",
  }),
  command("reply-delivery", ["envio", "delivery"], {
    es: "Sí hacemos entregas. Mándanos tu dirección con una referencia y te decimos el costo y la hora en que llega.",
    en: "Yes, we deliver. Send us your address with a landmark, and we will tell you the cost and when it arrives.",
  }),
  LATE,
  command("reply-sold-out", ["agotado", "sold-out"], {
    es: "Por ahora se nos terminó. ¿Quieres que te avisemos en cuanto llegue, o te proponemos algo parecido?",
    en: "We have run out of it for now. Shall we tell you when it is back, or suggest something similar?",
  }),
  command("reply-sorry", ["disculpa", "sorry"], {
    es: "Lamento lo que pasó y gracias por decírnoslo. ¿Me cuentas qué día fue y qué pediste? Lo reviso hoy y te propongo una solución.",
    en: "I am sorry about what happened, and thank you for telling us. Which day was it, and what did you order? I will look into it today and offer you a solution.",
  }),
  command("reply-thanks", ["gracias", "thanks"], {
    es: "¡Gracias por tu compra! Si todo estuvo bien, una reseña nos ayuda mucho. Si algo no estuvo bien, dínoslo aquí y lo arreglamos.",
    en: "Thank you for your purchase! If all was well, a review helps us a lot. If something was not, tell us here and we will put it right.",
  }),
];

export const KITCHEN_REPLIES = [
  command("reply-order-in", ["pedido-recibido", "order-in"], {
    es: "Recibimos tu pedido y ya entró a cocina. Te avisamos en cuanto esté listo.",
    en: "We have your order, and the kitchen is on it. We will tell you when it is ready.",
  }),
  command("reply-order-ready", ["pedido-listo", "order-ready"], {
    es: "¡Tu pedido está listo! Puedes pasar por él; lo tenemos caliente en el mostrador a tu nombre.",
    en: "Your order is ready! Come and get it: it is warm on the counter, under your name.",
  }),
  command("reply-order-on-way", ["en-camino", "on-its-way"], {
    es: "Tu pedido va en camino. Ten a la mano el pago exacto si es en efectivo, por favor.",
    en: "Your order is on its way. If you pay in cash, please have the exact amount ready.",
  }),
];

export const APPOINTMENT_REPLIES = [
  command("reply-confirm-visit", ["confirmar-cita", "confirm-visit"], {
    es: "Te recordamos tu cita de mañana. Responde SÍ para confirmarla o dinos otra hora que te acomode. Si no podrás venir, avísanos hoy y le damos el lugar a otra persona.",
    en: "A reminder of your appointment tomorrow. Reply YES to confirm it, or tell us another time that suits you. If you cannot come, let us know today and we will give the place to someone else.",
  }),
  command("reply-free-place", ["lugar-libre", "free-place"], {
    es: "¡Se liberó un lugar mañana! Estás en primer lugar de la lista de espera. ¿Lo apartamos a tu nombre? Te lo guardamos una hora.",
    en: "A place has come free tomorrow! You are first on the waiting list. Shall we book it for you? We will keep it for one hour.",
  }),
  command("reply-missed-visit", ["cita-perdida", "missed-visit"], {
    es: "Hoy no pudimos verte. Esperamos que todo esté bien. ¿Buscamos otra fecha esta semana?",
    en: "We missed you today. We hope all is well. Shall we find another date this week?",
  }),
];

export const PICKUP_REPLIES = [
  command("reply-pay-due", ["pago-pendiente", "payment-due"], {
    es: "Te recordamos con gusto que tu pago vence esta semana. Si ya lo hiciste, mándanos el comprobante y olvida este mensaje.",
    en: "A friendly reminder that your payment is due this week. If you have already paid, send us the receipt and forget this message.",
  }),
  command("reply-pick-up", ["por-recoger", "pick-up"], {
    es: "Tu pedido te espera desde hace unos días. ¿Qué día puedes pasar? Lo guardamos hasta el sábado.",
    en: "Your order has been waiting for some days. Which day can you come? We will keep it until Saturday.",
  }),
];

export const SALES_REPLIES = [
  command("reply-follow-up", ["seguimiento", "follow-up"], {
    es: "¡Hola! Te mandé una cotización hace unos días. ¿Pudiste revisarla? Si algo no te queda claro o quieres cambiar cantidades, lo ajusto hoy mismo.",
    en: "Hello! I sent you a quote some days ago. Have you had a chance to look at it? If something is unclear or you want other quantities, I can change it today.",
  }),
  command("reply-expensive", ["esta-caro", "too-dear"], {
    es: "Entiendo, el precio importa. ¿Con qué lo estás comparando? Así te digo qué incluye el nuestro, y si no necesitas todo, te hago una versión más pequeña.",
    en: "I understand, the price matters. What are you comparing it with? I can then tell you what ours includes, and if you do not need all of it, make you a smaller one.",
  }),
  command("reply-think", ["lo-pienso", "thinking"], {
    es: "Claro, tómate tu tiempo. ¿Qué te falta para decidir? Te respeto este precio hasta el viernes.",
    en: "Of course, take your time. What is missing for you to decide? I will keep this price for you until Friday.",
  }),
  command("reply-call", ["agendar-llamada", "book-a-call"], {
    es: "Es más rápido por teléfono: son diez minutos. ¿Te llamo hoy a las 17:00 o mañana a las 11:00?",
    en: "It is quicker by phone: ten minutes. Shall I call you today at 5 pm or tomorrow at 11 am?",
  }),
];

export const REVIEW_REPLIES = [
  command("reply-review-good", ["resena-buena", "good-review"], {
    es: "¡Muchas gracias por tus palabras! Se las leí al equipo y les alegraste el día. Aquí te esperamos de vuelta.",
    en: "Thank you so much for your words! I read them to the team, and you made their day. We look forward to seeing you again.",
  }),
  command("reply-review-bad", ["resena-mala", "bad-review"], {
    es: "Gracias por decirnos lo que pasó; no es así como trabajamos y lamentamos el mal rato. Escríbenos con la fecha de tu visita y lo arreglamos contigo.",
    en: "Thank you for telling us what happened; that is not how we work, and we are sorry. Write to us with the date of your visit and we will put it right with you.",
  }),
];

/** Prompts that work in the AI Creator; what is typed after the name is added to them. */
export const PROMPT_COMMANDS = [
  command("prompt-summary", ["resumen", "summary"], {
    es: "Resume en puntos, sin perder fechas, montos ni nombres:",
    en: "Summarise in points, without losing dates, amounts or names:",
  }),
  command("prompt-table", ["tabla", "table"], {
    es: "Convierte en una tabla:",
    en: "Turn this into a table:",
  }),
  command("prompt-shorter", ["mas-corto", "shorter"], {
    es: "Escribe más corto este mensaje, para WhatsApp:",
    en: "Write this message shorter, for WhatsApp:",
  }),
];

export const MORE_PROMPTS = [
  command("prompt-offer", ["oferta", "offer"], {
    es: "Escribe un mensaje de oferta para WhatsApp, cálido y corto:",
    en: "Write an offer message for WhatsApp, warm and short:",
  }),
  command("prompt-job", ["vacante", "job-ad"], {
    es: "Escribe un anuncio de empleo, claro y sin exageraciones, para el puesto de:",
    en: "Write a job ad, clear and without exaggeration, for the position of:",
  }),
  command("prompt-product", ["producto", "product"], {
    es: "Escribe la descripción de este producto, con para quién es y cómo se usa:",
    en: "Write a description of this product, with who it is for and how it is used:",
  }),
];
