import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../../../tests/support/engine/answer-of.ts";

const textOf = (prompt: string): string => answerOf(prompt).text;
/** Body of a letter, between greeting and closing. */
const bodyOf = (prompt: string): string => textOf(prompt).split("\n\n")[1] ?? "";

describe("what is to be told to somebody is said to them", () => {
  it.each([
    [
      "dile al cliente que su pedido esta listo y que puede pasar a recogerlo hoy antes de las 7",
      "Su pedido está listo y puede pasar a recogerlo hoy antes de las 7.",
    ],
    [
      "dile a don raul que no le puedo fiar mas porque ya debe 850 pesos pero que si paga la mitad si le doy",
      "No le puedo fiar más porque ya debe $850, pero si paga la mitad sí le doy.",
    ],
    [
      "escribeme un whatsapp para una clienta q no vino a su cita de ayer a las 4 y dile si quiere reagendar",
      "Le escribo porque no vino a su cita de ayer a las 4. ¿Quiere reagendar?",
    ],
    [
      "dile a mis empleados que mañana hay junta a las 8 en la bodega y que traigan su uniforme",
      "Mañana hay junta a las 8 en la bodega. Por favor, traigan su uniforme.",
    ],
    [
      "me cancelaron la fiesta y quiero decirle al del salon de eventos que me devuelva mi anticipo de 3000",
      "Me cancelaron la fiesta. Le pido que me devuelva mi anticipo de $3000.",
    ],
    [
      "dile a los papas del kinder que el viernes 24 es el festival y que los niños vengan de blanco",
      "El viernes 24 es el festival. Les pedimos que los niños vengan de blanco.",
    ],
    [
      "mensaje para avisarle a la señora carmen que su lavadora quedo lista son 650 y tiene garantia de 3 meses",
      "Su lavadora quedó lista. Son $650 y tiene garantía de 3 meses.",
    ],
    [
      "necesito un mensaje para cancelar la cita de la señora lety del martes a las 11 porque me enferme y ofrecele el jueves",
      "Tenemos que cancelar su cita del martes a las 11 porque me enfermé. Le ofrecemos el jueves.",
    ],
    [
      "respondele a juan que si hay lugar para el sabado a las 3 pero que necesito anticipo de 200",
      "Sí hay lugar para el sábado a las 3, pero necesito anticipo de $200.",
    ],
    [
      "no le puedo hacer descuento a la señora del 4 pero le regalo el envio, escribele",
      "No le puedo hacer descuento, pero le regalo el envío.",
    ],
    [
      "tell the customer her cake is ready and she can pick it up before 6 pm today, balance due is $35",
      "Your cake is ready and you can pick it up before 6 pm today. Balance due is $35.",
    ],
    [
      "can you write something to tell my client Laura that we can't take her booking for tomorrow, but we have Thursday at 11",
      "We can't take your booking for tomorrow, but we have Thursday at 11.",
    ],
    [
      "remind patients of their appointment tomorrow at 10:30 and to bring their x-rays",
      "This is a reminder of your appointment tomorrow at 10:30. Please bring your x-rays.",
    ],
    [
      "message for a client that missed her appointment on Monday, there's a $25 no show fee, she can rebook online",
      "I am writing because you missed your appointment on Monday. There's a $25 no show fee. You can rebook online.",
    ],
    [
      "Send my client Beth a message that her dress alterations are finished",
      "Your dress alterations are finished.",
    ],
    [
      "how do I tell a customer we can't refund her because it's been 60 days, but we can give store credit",
      "We can't refund you because it's been 60 days, but we can give store credit.",
    ],
    [
      "apologize to a customer whose delivery was late by two hours yesterday and offer 15% off next order",
      "We are sorry that your delivery was late by two hours yesterday. We would like to offer you 15% off your next order.",
    ],
  ])("%s", (prompt, body) => expect(bodyOf(prompt)).toBe(body));
});

describe("a firm is asked, and told what went wrong", () => {
  it.each([
    [
      "necesito un correo para mi proveedor de harina preguntando cuanto cuesta el costal de 44 kilos y si tiene entrega los jueves",
      "Quisiera saber cuánto cuesta el costal de 44 kilos y si tiene entrega los jueves.",
    ],
    [
      "reclamo a proveedor me llegaron 3 cajas de jitomate echado a perder el martes quiero reposicion",
      "Le escribo por un problema: me llegaron 3 cajas de jitomate echado a perder el martes. Quiero reposición.",
    ],
    [
      "carta a mi proveedor don memo cancelando el pedido de 20 cajas de refresco",
      "Le escribo para cancelar el pedido de 20 cajas de refresco.",
    ],
    [
      "Email to my coffee supplier asking for the price of 20 lb bags and whether they can deliver on Mondays",
      "Could you tell me the price of 20 lb bags and whether you can deliver on Mondays?",
    ],
    [
      "ask my supplier where my order from last week is, 12 boxes of tiles, order number 7781",
      "Could you tell me where my order from last week is? 12 boxes of tiles, order number 7781.",
    ],
    [
      "complain to the internet company that our connection has been down for two days, we want a refund",
      "I am writing because of a problem: our connection has been down for two days. We want a refund.",
    ],
    [
      "request a refund from our printer company, the flyers came in the wrong color, order 5521",
      "I would like to request a refund. The flyers came in the wrong color, order 5521.",
    ],
  ])("%s", (prompt, body) => {
    expect(bodyOf(prompt)).toBe(body);
    expect(textOf(prompt)).toMatch(/Quedo al pendiente|I look forward|comprensión/);
  });
});

describe("what is declined is declined politely, with what is offered instead", () => {
  it.each([
    [
      "un cliente me pide descuento en la reparacion de su lavadora y no se lo puedo dar, como le digo sin que se enoje, le puedo ofrecer pagar en dos partes",
      /Nos pidió descuento.*no nos es posible.*ofrecerle es pagar en dos partes\./s,
    ],
    [
      "rechaza la invitacion a la expo del 22 de septiembre con amabilidad y propon vernos en octubre",
      /gracias por la invitación a la expo del 22 de septiembre\..*no podremos.*vernos en octubre\./s,
    ],
    [
      "me quieren contratar para una fiesta el 20 pero ya tengo otra, diles que no puedo pero que les paso el contacto de un amigo",
      /Lamentablemente ya tengo otra\. Les paso el contacto de un amigo\./,
    ],
    [
      "politely say no to a customer asking for a discount on a haircut but offer her a free treatment next visit",
      /a discount on a haircut\. Unfortunately.*a free treatment on your next visit\./s,
    ],
    [
      "decline an invitation to the chamber of commerce dinner on May 12 and thank them",
      /Thank you very much for the invitation.*May 12\. Unfortunately, we are not able to attend\./s,
    ],
    [
      "the customer wants a refund after 90 days and our policy is 30, tell her no nicely and offer an exchange",
      /refund after 90 days\. Unfortunately.*our policy is 30\. What we can offer you is an exchange\./s,
    ],
  ])("%s", (prompt, body) => expect(textOf(prompt)).toMatch(body));
});

describe("names", () => {
  it.each([
    ["dile a la señora que viene los martes que le cambio su cita al jueves", "Hola:"],
    ["mensaje a mi clienta sofi que su vestido ya esta listo", "Hola, Sofi:"],
    ["dile al cliente que pidio el pastel que ya puede pasar", "Hola:"],
    ["preguntale a mi proveedor si ya salio mi pedido", "Buen día:"],
    ["tell the customer who called that we close at 6", "Hi,"],
    ["Thank Mr. and Mrs. Ortiz for choosing us for their anniversary", "Hi Mr. and Mrs. Ortiz,"],
  ])("%s", (prompt, greeting) => expect(textOf(prompt).split("\n")[0]).toBe(greeting));
});

describe("laws of every text to somebody", () => {
  const spanish = fc.record({
    order: fc.constantFrom(
      "dile",
      "avisale",
      "escribe un mensaje para decirle",
      "mandale un whats para avisarle",
      "hazme un mensaje corto para decirle",
    ),
    reader: fc.constantFrom("al cliente", "a doña meche", "a mi empleada", "a ana", "a la clienta"),
    said: fc.constantFrom(
      "su cita es el",
      "le entregamos el",
      "su pedido llega el",
      "puede pasar el",
    ),
    day: fc.integer({ min: 1, max: 28 }),
    price: fc.integer({ min: 20, max: 1_899 }),
    hour: fc.integer({ min: 1, max: 12 }),
  });
  it("has every figure, and nothing of the request, in Spanish", () =>
    fc.assert(
      fc.property(spanish, ({ order, reader, said, day, price, hour }) => {
        const prompt = `${order} ${reader} que ${said} ${day} de mayo a las ${hour} y que son ${price} pesos`;
        const text = textOf(prompt);
        for (const figure of [day, price, hour])
          expect(text).toMatch(new RegExp(`\\b${figure}\\b`));
        expect(text).not.toMatch(
          /\b(?:dile|av[ií]sale|mensaje|decirle|avisarle|mandale|whats|hazme)\b/i,
        );
        expect(text.toLowerCase()).not.toContain(prompt.split(" ").slice(0, 6).join(" "));
      }),
      { numRuns: 60 },
    ));

  const english = fc.record({
    order: fc.constantFrom(
      "tell",
      "write a message to",
      "let",
      "send a note to",
      "can you write an email to",
    ),
    reader: fc.constantFrom("the customer", "my client Ana", "our tenant"),
    said: fc.constantFrom("her order is ready on", "his table is booked for", "she has a visit on"),
    day: fc.integer({ min: 1, max: 28 }),
    price: fc.integer({ min: 20, max: 1_899 }),
  });
  it("has every figure, and speaks to its reader, in English", () =>
    fc.assert(
      fc.property(english, ({ order, reader, said, day, price }) => {
        const joins = order === "let" ? " know that " : " that ";
        const prompt = `${order} ${reader}${joins}${said} May ${day}, the total is $${price}`;
        const text = textOf(prompt);
        for (const figure of [day, price]) expect(text).toMatch(new RegExp(`\\b${figure}\\b`));
        expect(text).not.toMatch(/\b(?:tell|write|message|note|email|send|know|her|his|she)\b/i);
        expect(text.toLowerCase()).not.toContain(
          prompt.split(" ").slice(0, 6).join(" ").toLowerCase(),
        );
      }),
      { numRuns: 60 },
    ));
});

describe("whom a text is for", () => {
  it.each([
    [
      "tell the team tomorrow's shift starts at 6 instead of 7 because of inventory",
      "Tomorrow's shift starts at 6 instead of 7 because of inventory.",
    ],
    [
      "thank you note for Carla who left us 5 stars and brought three friends",
      "Thank you for leaving us 5 stars and bringing three friends.",
    ],
  ])("ends where what is said begins: %s", (prompt, body) => expect(bodyOf(prompt)).toBe(body));

  it("is no month", () => {
    const text = textOf("out of office message from December 20 to January 3, call Maria 555-0192");
    expect(text).not.toMatch(/Hi January/);
    expect(text).toContain("from December 20 to January 3");
  });
});

it("a review behind a colon that praises and complains is answered with an apology", () => {
  const text = textOf("reply to review: Food was great but the music was too loud");
  expect(text).toMatch(/apologi[sz]e/);
});

it("a quote multiplies a price per person by the people, and by nothing else", () => {
  const text = textOf(
    "cotizacion para la boda de Ana y Luis: 80 personas, menu de 3 tiempos a 320 por persona, incluye meseros",
  );
  expect(text).toContain("(80 × $320) | $25,600");
  expect(text).toContain("**$25,600**");
});
