/** Selling by quote: the quotes that are open, and what an agentik answers to doubts. */
import { reminder, tableOf, textDocument, type BothCell } from "./make-part.ts";

const quote = (
  at: number,
  customer: BothCell,
  what: BothCell,
  numbers: readonly [amount: number, chance: number, days: number, messages: number],
  next: BothCell,
): BothCell[] => {
  const [amount, chance, days, messages] = numbers;
  return [customer, what, amount, chance, days, messages, `=C${at}*D${at}`, `=3-F${at}`, next];
};

export const QUOTE_PIPELINE = tableOf(
  "quote-pipeline",
  { es: "Cotizaciones abiertas", en: "Open quotes" },
  [
    [
      ["Cliente", "Customer"],
      ["Qué pidió", "Asked for"],
      ["Monto", "Amount"],
      ["Probabilidad (0.5 = 50 %)", "Chance (0.5 = 50 %)"],
      ["Días sin respuesta", "Days without an answer"],
      ["Mensajes enviados", "Messages sent"],
      ["Vale hoy", "Worth today"],
      ["Mensajes que quedan", "Messages left"],
      ["Siguiente paso y fecha", "Next step and date"],
    ],
    quote(
      2,
      ["Oficina Ríos", "Ríos Office"],
      ["desayunos para 30", "breakfasts for 30"],
      [4800, 0.6, 2, 0],
      ["/seguimiento hoy", "/follow-up today"],
    ),
    quote(
      3,
      ["Escuela Juárez", "Juárez School"],
      ["box lunch, 80 piezas", "80 packed lunches"],
      [7200, 0.4, 5, 1],
      ["mandar un ejemplo parecido", "send a similar example"],
    ),
    quote(
      4,
      ["Boda de Mari", "Mari's wedding"],
      ["mesa de postres", "dessert table"],
      [9500, 0.3, 10, 2],
      ["cierre amable", "friendly close"],
    ),
  ],
);

/** Lines that an agentik quotes word for word when a customer hesitates. */
export const OBJECTION_ANSWERS = textDocument(
  "objection-answers",
  { es: "Respuestas a dudas, para tu agentik", en: "Answers to doubts, for your agentik" },
  {
    es: `# Para que tu agentik responda objeciones
Llena los corchetes y pega este texto en **Agentiks → Llamadas por devolver → Configurar → Lo que sabe**, y también en «Agenda de citas». Contestan con estas líneas tal como están, y ofrecen la llamada.

## ¿Por qué está caro? ¿Por qué cuesta tanto?
El precio incluye [ingredientes, montaje, entrega y vajilla]. Si no necesitas todo, te hacemos una versión más pequeña con el mismo cuidado.

## ¿Me haces descuento? ¿Cuánto es lo menos?
El precio es el mismo para todos, y baja por volumen: [desde 30 personas, 5 %]. También baja si [pasas por el pedido].

## En otro lado me sale más barato
Compara qué incluye cada precio: el nuestro lleva [entrega puntual, factura y garantía]. Si el otro incluye lo mismo, te conviene, y te lo decimos así.

## Lo voy a pensar. Tengo que consultarlo
Claro. Te respetamos este precio [7 días]. Si quieres, lo explicamos en una llamada de diez minutos a quienes deciden.

## ¿Qué garantía tienen? ¿Y si no me gusta?
Si algo no llega como lo acordamos, [lo reponemos el mismo día o te devolvemos esa parte].

## ¿Cómo aparto? ¿Cuánto es de anticipo?
Apartas con [50 %] por [transferencia o tarjeta]; el resto es contra entrega. El anticipo se devuelve hasta [5 días] antes.

# Para que agende la llamada
1. Lanza «Agenda de citas» y en su formulario escribe tus horas de llamada: [martes y jueves, de 11 a 13 y de 16 a 18], una a la vez, de 15 minutos.
2. Ponle recordatorio **2 horas antes**: le escribe al cliente donde agendó.
3. Cada llamada aparece en **Agenda**, con el teléfono y la conversación.
`,
    en: `# So that your agentik answers objections
Fill in the brackets and paste this text under **Agentiks → Calls to return → Configure → What it knows**, and under "Appointments" too. They answer with these lines as they stand, and offer the call.

## Why is it so expensive? Why does it cost so much?
The price includes [ingredients, setting up, delivery and dishes]. If you do not need all of it, we make you a smaller one with the same care.

## Is there a discount? What is the least you can do?
The price is the same for all, and goes down with volume: [from 30 people on, 5 %]. It also goes down if [you collect the order].

## It is cheaper elsewhere
Compare what each price includes: ours has [delivery on time, an invoice and a guarantee]. If theirs includes the same, take it; we say so ourselves.

## I will think about it. I have to ask
Of course. We keep this price for you for [7 days]. If you like, we explain it to those who decide in a call of ten minutes.

## What guarantee do you give? And if I do not like it?
If something is not as we agreed, [we replace it the same day, or give you that part back].

## How do I book? How much is the deposit?
You book with [50 %] by [transfer or card]; the rest is due on delivery. The deposit is returned up to [5 days] before.

# So that it books the call
1. Launch "Appointments", and write your calling hours in its form: [Tuesdays and Thursdays, 11 to 1 and 4 to 6], one at a time, of 15 minutes.
2. Set its reminder to **2 hours before**: it writes to the customer where they booked.
3. Each call stands in the **Agenda**, with the phone number and the conversation.
`,
  },
);

/** Mondays at ten, besides the Thursdays of `FOLLOW_UP_QUOTES`. */
export const MONDAY_QUOTES = reminder(
  "monday-quotes",
  "0 10 * * 1",
  { es: "Cotizaciones del lunes", en: "Monday's quotes" },
  {
    es: "Abre «Cotizaciones abiertas» y ordénala por «Vale hoy»: escribe primero a la que más vale y tiene mensajes por mandar. Pon en cada una el siguiente paso con fecha; sin fecha no es seguimiento.",
    en: 'Open "Open quotes" and sort it by "Worth today": write first to the one that is worth most and has messages left. Give each a next step with a date; without a date it is no follow-up.',
  },
);
