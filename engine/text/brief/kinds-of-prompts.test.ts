import { describe, expect, it } from "vitest";
import type { Business } from "#domain/people/business/business.ts";
import { answer } from "#engine/answer.ts";

const shop: Business = {
  name: "Fonda Lupita",
  trade: "restaurant",
  tradeOther: "",
  town: "Oaxaca",
  address: "Calle 5 de Mayo 12",
  whatsapp: "+529511234567",
  zone: null,
  hours: null,
  mainColour: null,
  accentColour: null,
  tone: null,
};
const studio: Business = { ...shop, name: "Estudio Diego", address: "", town: "Bogotá" };

const textOf = (prompt: string, business: Business | undefined = shop) =>
  answer({
    kind: "text",
    instructions: [prompt],
    corrections: {},
    business,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 0,
  }).text;

describe("what stands behind the colon is the content", () => {
  it.each([
    [
      "Hazme el texto del menú de hoy para mandarlo por WhatsApp: sopa de fideo, arroz, agua de jamaica y postre, $95",
      ["Sopa de fideo", "Arroz", "Agua de jamaica", "$95"],
    ],
    [
      "Hola, ¿me haces el aviso para el grupo de papás, por favor?: salimos a la 1, traer gorra",
      ["Salimos a la 1", "gorra"],
    ],
    [
      "Please write me today's menu that I can send on WhatsApp: lentil soup, rice, chicken, $9",
      ["Lentil soup", "Rice", "Chicken", "$9"],
    ],
    ["aviso de que el lunes 30 no abrimos: estamos de inventario", ["30", "inventario"]],
  ])("%s", (prompt, parts) => {
    const text = textOf(prompt);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/mandarlo|send on|me haces/i);
  });
});

describe("a proposal", () => {
  it.each([
    "Write a proposal email to Ana at Café Lumbre for a new logo and brand book. Price $7,200,000 COP, 4 weeks, 50% in advance, valid until December 15",
    "Escribe una propuesta a Ana de Café Lumbre para un nuevo logo, precio $7,200,000 COP, 4 semanas, 50% de anticipo",
  ])("is to the client, and signed by the business: %s", (prompt) => {
    const text = textOf(prompt, studio);
    expect(text).toMatch(/^(?:Hi|Hola,) Ana/);
    expect(text.trimEnd().endsWith("Estudio Diego")).toBe(true);
    expect(text).not.toMatch(/proposal email|escribe/i);
    for (const part of ["$7,200,000 COP", "4 ", "50%"]) expect(text).toContain(part);
  });

  it.each([
    "message to Luis at Hotel Sol: the samples arrive on Friday 4, please confirm",
    "mensaje para el Hotel Sol: las muestras llegan el viernes 4, confirmen por favor",
  ])("is never signed by the firm that reads it: %s", (prompt) => {
    expect(textOf(prompt, studio).trimEnd().endsWith("Hotel Sol")).toBe(false);
    expect(textOf(prompt, undefined).trimEnd().endsWith("Hotel Sol")).toBe(false);
  });
});

describe("a reminder of a payment", () => {
  it.each([
    "Reminder to Luis: invoice 1043 for $3,500 was due on November 10",
    "Write about an overdue invoice to Luis, invoice 1043 for $3,500, due on November 10",
    "Recuérdale a Luis que su factura 1043 de $3,500 venció el 10 de noviembre",
    "mensaje a Luis, factura vencida 1043 por $3,500 desde el 10 de noviembre",
  ])("is none of an appointment: %s", (prompt) => {
    const text = textOf(prompt);
    expect(text).toMatch(/payment|pago|factura/i);
    expect(text).not.toMatch(/need to change it|cambiarla|su cita/i);
    for (const figure of ["1043", "$3,500", "10"]) expect(text).toContain(figure);
  });
});

describe("a design brief", () => {
  it.each([
    "Logo brief for a designer. Client: Café Lumbre. Product: coffee from Huila. Style: warm, handmade, not rustic. Avoid: coffee beans. Audience: young professionals",
    "Write a logo brief: Client: Café Lumbre; Product: coffee from Huila; Style: warm, handmade, not rustic; Avoid: coffee beans; Audience: young professionals",
    "Design brief for Café Lumbre, coffee from Huila, warm, handmade, avoid coffee beans, for young professionals",
  ])("has headings: %s", (prompt) => {
    const text = textOf(prompt, studio);
    expect(text).toContain("**Client:** Café Lumbre");
    expect(text).toMatch(/\*\*Product:\*\* Coffee from Huila/i);
    expect(text).toMatch(/\*\*Style:\*\* Warm, handmade/i);
    expect(text).toMatch(/\*\*Avoid:\*\* .*coffee beans/i);
    expect(text).toMatch(/\*\*Audience:\*\* .*young professionals/i);
  });

  it("is one in Spanish", () => {
    const text = textOf(
      "Brief de logo. Cliente: Café Lumbre. Estilo: cálido, artesanal. Evitar: granos de café. Público: jóvenes",
      studio,
    );
    for (const part of [
      "**Cliente:** Café Lumbre",
      "**Estilo:** Cálido, artesanal",
      "**Evitar:** Granos de café",
    ])
      expect(text).toContain(part);
  });
});

describe("a caption", () => {
  it.each([
    ["Instagram caption about our new brand, warm tone, one question at the end, 4 hashtags", 4],
    [
      "Write an Instagram caption about our new brand with one question at the end and 3 hashtags",
      3,
    ],
    [
      "pie de foto para Instagram: ya tenemos pan de muerto relleno, termina con una pregunta, 5 hashtags",
      5,
    ],
  ])("does what is asked of its end, and prints none of it: %s", (prompt, count) => {
    const text = textOf(prompt);
    expect(text).not.toMatch(/question at|hashtags|tone|pregunta|caption|pie de foto/i);
    expect(text.match(/#[\p{L}\d]+/gu)).toHaveLength(count);
    expect(text).toMatch(/\?/);
  });
});

describe("a job ad", () => {
  it.each([
    "Anuncio para contratar mesera, $1,800 a la semana más propinas, horario de 8 a 5",
    "Necesito mesera: $1,800 a la semana más propinas, horario 8 a 5",
    "anuncio de empleo para mesera, pago $1,800 a la semana más propinas, horario 8 a 5",
  ])("has the pay and the shift as told: %s", (prompt) => {
    const text = textOf(prompt);
    expect(text).toMatch(/mesera/i);
    expect(text).toContain("$1,800 a la semana más propinas");
    expect(text).toMatch(/8 a 5/);
    expect(text).not.toMatch(/prestaciones|capacitaci|descanso/i);
  });

  it.each(["anuncio de trabajo para mesera", "job ad for a waitress"])(
    "promises nothing by itself: %s",
    (prompt) => {
      for (const tone of ["", ", formal", ", playful", ", divertido", ", corto", ", short"])
        expect(textOf(`${prompt}${tone}`)).not.toMatch(
          /prestaciones|capacitaci|propinas|descanso|benefits|training|tips|teach|enseñamos/i,
        );
    },
  );
});

it.each([
  "Contesta una mala reseña: dice que la comida llegó fría y que esperó 50 minutos el sábado",
  "responde a esta reseña de 1 estrella: la comida llegó fría y esperamos 50 minutos el sábado",
  'Responde esta reseña mala: "La comida llegó fría y esperamos 50 minutos el sábado"',
])("a bad review is answered with what it says and a way to write: %s", (prompt) => {
  const text = textOf(prompt);
  expect(text).toMatch(/comida llegó fría/i);
  expect(text).toContain("50 minutos");
  expect(text).toContain("951 123 4567");
  expect(text).toMatch(/disculpa/i);
});

it.each([
  "Write a reply to a client who complained that the delivery was late and the color was wrong",
  "contesta a un cliente que se queja de que el pedido llegó tarde y sin salsas",
])("a complaint is answered with what it says: %s", (prompt) => {
  expect(textOf(prompt)).toMatch(
    /delivery was late and the color was wrong|llegó tarde y sin salsas/,
  );
});

describe("a review that is told by what it says", () => {
  it.each([
    [
      "respuesta a una reseña de 2 estrellas que dice que la hicimos esperar 40 minutos",
      /^Hola:\n\nGracias por tomarte el tiempo.*Leímos que te hicimos esperar 40 minutos\..*disculpa/,
    ],
    [
      "respuesta a una reseña de María que dice que tardamos mucho",
      /^Hola, María:\n\nGracias .*Leímos que tardamos mucho\..*disculpa/,
    ],
    [
      "respuesta a una reseña de 5 estrellas que dice que el corte le encantó",
      /^Hola:\n\n¡Muchas gracias por tus palabras! Nos alegra mucho leer que el corte te encantó\./,
    ],
    [
      "contesta una reseña de una clienta que dice que le quemamos el pelo",
      /^Hola:\n\nGracias .*Leímos que te quemamos el pelo\..*disculpa/,
    ],
    [
      "respuesta a una reseña que dice que le dijeron otro precio",
      /Leímos que te dijeron otro precio\./,
    ],
    [
      "responde a la opinión de un cliente que dice que su pastel llegó tarde",
      /Leímos que tu pastel llegó tarde\..*disculpa/,
    ],
    [
      "respuesta a una reseña que dice que le faltó sal al pozole",
      /Leímos que le faltó sal al pozole\./,
    ],
    [
      "reply to a 2 star review that says we made her wait 40 minutes",
      /^Hi,\n\nThank you for telling us\. We read that we made you wait 40 minutes, and we are sorry\./,
    ],
  ])("%s", (prompt, written) =>
    expect(textOf(prompt).replace(/(?<=\S)\n(?=\S)/g, " ")).toMatch(written),
  );
});

it.each([
  [
    "mensaje de cumpleaños para una clienta con 15% de regalo",
    /^Hola:\n\n¡Feliz cumpleaños!\n*[^]*Tu regalo: 15% de descuento/,
  ],
  ["texto para el letrero de baños solo clientes", /^# BAÑOS SOLO CLIENTES/],
  ["carta a mi casero porque hay una fuga de agua desde el lunes", /Hay una fuga de agua desde el/],
  ["presenta mi fonda en 3 líneas para google", /Fonda Lupita/],
])("says no words of its request: %s", (prompt, written) => {
  expect(textOf(prompt)).toMatch(written);
});

it.each([
  [
    "correo para pedir cotización de 500 volantes a una imprenta",
    /^Hola:\n\nMe interesa saber el precio de 500 volantes\./,
  ],
  ["mensaje pidiendo reseñas en google a mis clientes", /Les pido una reseña en Google\./],
  [
    "texto para vender mi moto Italika 2019 en marketplace, 18 mil, papeles en regla",
    /^\*\*Vendo moto Italika 2019\*\*[^]*\$18 mil/,
  ],
  [
    "anuncio para rentar un cuarto en la Roma, 4500 al mes, sin mascotas",
    /^\*\*Rento cuarto en la Roma\*\*/,
  ],
  [
    "recordatorio de junta el jueves 7 pm en el salón, traer propuesta",
    /Le recordamos su junta[^]*Traer propuesta/,
  ],
  [
    "mensaje a un cliente cuyo pedido se atrasa hasta el viernes",
    /Su pedido se atrasa hasta el viernes\./,
  ],
  [
    "respuesta a un cliente que pregunta si hacemos envíos: sí, por 150 pesos y tarda 3 días",
    /^Hola:\n\nSí[,.] por \$150 y tarda 3 días\./i,
  ],
  [
    "Write a message to a customer whose order is delayed until Friday",
    /^Hi,\n\nYour order is delayed until Friday\./,
  ],
  [
    "Post announcing our winter menu with hot chocolate $60 and pumpkin pie $85",
    /\*\*Hot chocolate:\*\* \$60\n- \*\*Pumpkin pie:\*\* \$85/,
  ],
])("knows a request in other words: %s", (prompt, written) => {
  expect(textOf(prompt)).toMatch(written);
});

it("takes the script of a video for no telephone call", () => {
  expect(textOf("guion para un video corto de un cambio de look")).not.toMatch(
    /Buenas tardes|llamada/,
  );
});

it("counts what is owed in things", () => {
  expect(textOf("recordatorio a Juan que me debe 30 tintes")).toMatch(/me debe 30 tintes/);
});

it("invites in the words of the business", () => {
  const invited = (to: string) => textOf(`invitación a la inauguración de ${to} el sábado a las 6`);
  expect(invited("mi segunda sucursal")).toContain("inauguración de nuestra segunda sucursal");
  expect(invited("mi nuevo local")).toContain("inauguración de nuestro nuevo local");
});

it.each([
  [
    "texto para avisar que subimos los precios desde el 1 de diciembre: comida corrida pasa de 85 a 95",
    /^\*\*Aviso/,
  ],
  [
    "mensaje para el proveedor Don Chucho de que el pollo llegó con mal olor, lo quiero cambiado mañana",
    /Don Chucho:\n\nLe escribo por su entrega: el pollo llegó con mal olor/,
  ],
  [
    "letrero: cerrado por vacaciones del 24 de diciembre al 2 de enero",
    /^# CERRADO POR VACACIONES/,
  ],
  [
    "Job ad for a junior designer, $2,500,000 COP a month, Mon-Fri 9-18",
    /We are looking for a junior designer[^]*Hours:\*\* Mon-Fri 9-18/,
  ],
])("is of the kind that is asked for: %s", (prompt, said) => {
  expect(textOf(prompt)).toMatch(said);
});

it("thanks for what was done", () => {
  expect(
    textOf(
      "Thank you note to Laura at Café Lumbre for approving the logo, we send the files on Monday",
    ),
  ).toContain("Thank you for approving the logo. We send the files on Monday.");
});

it("a bad review in English is answered with what it says", () => {
  const text = textOf(
    "Reply to this bad review: food was cold and we waited 50 minutes on Saturday",
  );
  for (const part of ["food was cold", "50 minutes", "951 123 4567"]) expect(text).toContain(part);
});

it.each([
  [
    "promo para el Día de la Independencia: 2x1 en pozole 15 de septiembre 6 a 10 pm",
    /^\*\*¡2x1 en pozole!\*\*/,
    /celebrar el Día de la Independencia/,
  ],
  [
    "Promo for Mother's Day: 20% off cakes on Sunday May 10 from 9 to 6 pm",
    /^\*\*20% off cakes!\*\*/,
    /celebrate Mother's Day/,
  ],
])("a promotion begins with its offer: %s", (prompt, offer, occasion) => {
  const text = textOf(prompt);
  expect(text).toMatch(offer);
  expect(text).toMatch(occasion);
  expect(text).toMatch(/Cuándo|When/);
});

it.each([
  "mensaje para avisar que ya está listo su pedido",
  "mensaje para avisarle a un cliente que ya esta listo su pedido, puede pasar de 9 a 6",
  "message to let a customer know that the order is ready, pick it up until 6 pm",
])("a notice to one reader prints no order to write it: %s", (prompt) => {
  expect(textOf(prompt)).not.toMatch(/avis[ae]r|let a customer|\[qué\]/i);
});

it.each([
  [
    "una disculpa a mis clientes porque el lunes no abrimos por la boda de mi hija",
    "boda de mi hija",
  ],
  [
    "Avisa que el lunes cerramos porque se descompuso la estufa y pide disculpas",
    "se descompuso la estufa",
  ],
  [
    "Write an apology to our clients for closing on Monday because the power is out",
    "power is out",
  ],
])("an apology has the reason that is told: %s", (prompt, reason) => {
  const text = textOf(prompt);
  expect(text).toMatch(/disculpa|sorry/i);
  expect(text).toContain(reason);
  expect(text).not.toMatch(/pide disculpas/i);
});

it.each([
  "Un póster en imagen para el 15 de septiembre, 2x1 en pozole",
  "cartel con lista de precios para imprimir: café 30, pan 15",
  "letrero con código QR para que me escriban por WhatsApp",
  "a poster as an image for our open studio night",
])("a picture that is asked for in words is drawn: %s", (prompt) => {
  expect(textOf(prompt)).toContain("```svg");
});

it("words for a poster are written", () => {
  expect(textOf("texto para un póster: 2x1 en pozole, sábado 6 a 10 pm")).not.toContain("```svg");
});
