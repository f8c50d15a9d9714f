import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "#engine/answer.ts";
import { figuresOf } from "./figures.ts";

const ask = (instructions: string | string[], corrections: Record<string, string> = {}) =>
  answer({
    kind: "text",
    instructions: [instructions].flat(),
    corrections,
    business: undefined,
    now: new Date("2026-11-26T18:00:00Z"),
    seed: 0,
  });
const textOf = (...asked: Parameters<typeof ask>) => ask(...asked).text;

describe("a text in the person's own words", () => {
  it("is a list with every price", () => {
    expect(
      textOf("lista de precios: lavado 90, secado por kilo 35, planchado desde 18. los lunes 2x1"),
    ).toBe(
      "**Lista de precios**\n\n- **Lavado:** $90\n- **Secado por kilo:** $35\n- **Planchado:** desde $18\n- Los lunes 2x1",
    );
  });

  it("is a quote with its sum and its deposit", () => {
    const quote = textOf(
      "cotizacion para don Efraín Luna: pintar barda 40 m2 a 85 el metro, resanes 600. anticipo 50%, garantia 1 año",
    );
    for (const line of [
      "Para: don Efraín Luna",
      "| Pintar barda 40 m2 a $85 el metro | $3,400 |",
      "| Resanes | $600 |",
      "| **Total** | **$4,000** |",
      "- **Anticipo:** 50% ($2,000)",
      "- **Garantía:** 1 año",
    ])
      expect(quote).toContain(line);
  });

  it.each([
    ["a price is only a beginning", "instalar boiler desde 1,200, tubería 400"],
    ["a price is for one of several", "mano de obra 500 por día, material 1,200"],
    ["the currencies differ", "boleto 200 dólares, traslado $350"],
  ])("has no total where %s", (_, lines) => {
    expect(textOf(`cotizacion: ${lines}`)).not.toContain("**Total**");
  });

  it("keeps a total that is told", () => {
    const quote = textOf("cotizacion: pintura 900, mano de obra 1,500, total 2,200");
    expect(quote).not.toContain("$2,400");
    expect(quote).toContain("$2,200");
  });

  it("multiplies what each person costs by how many they are", () => {
    const quote = textOf(
      "presupuesto para una fiesta, 80 personas. comida $ 890 por persona, 4 mozos a $ 2.800 cada uno. quiero ver el detalle y el total, y lo que sale por persona",
    );
    expect(quote).toContain("| Comida (80 × $ 890) | $71.200 |");
    expect(quote).toContain("| **Total** | **$82.400** |");
    expect(quote).toContain("Por persona (80): $1.030");
    expect(quote).not.toMatch(/detalle|lo que sale/i);
  });

  it("never sums what one of several costs", () => {
    const quote = textOf("presupuesto: menú por persona $28.500, traslado $9.000");
    expect(quote).not.toContain("**Total**");
    const known = textOf(
      "presupuesto: cumple de 60 personas, menú por persona $28.500, vajilla $90.000, iva 15% aparte",
    );
    expect(known).toContain("| Subtotal | $1.800.000 |");
    expect(known).toContain("| **Total** | **$2.070.000** |");
  });

  it("adds a tax that is asked for, and says what each person pays", () => {
    const quote = textOf(
      "presupuesto para boda de 50 personas: banquete $40.000, salón $10.000. sumar todo y agregar iva 19%, seña del 40%, decime cuánto sale por persona",
    );
    for (const line of [
      "| Subtotal | $50.000 |",
      "| IVA 19% | $9.500 |",
      "| **Total** | **$59.500** |",
      "- Seña del 40% ($23.800)",
      "- Por persona (50): $1.190",
    ])
      expect(quote).toContain(line);
    expect(quote).toContain("Boda de 50 personas");
    expect(quote).not.toMatch(/sumar|decime/i);
  });

  it("shows cents in full", () => {
    expect(textOf("quote: labor 2.5 hrs at $95/hr, parts $10")).toContain(
      "| **Total** | **$247.50** |",
    );
  });

  it("answers a review with what it says, and offers what is offered", () => {
    const said = textOf(
      "un cliente puso en google que la pizza llegó fría y que tardó 50 minutos, contestale y ofrecele una pizza gratis, pizzería Vesubio",
    );
    expect(said).toContain("la pizza llegó fría y que tardó 50 minutos");
    expect(said).toContain("una pizza gratis");
    expect(said.trimEnd().endsWith("Pizzería Vesubio")).toBe(true);
  });

  it.each([
    ["un cliente dice que el pastel llegó aplastado y sin velas, contestale", false],
    ["una reseña dice que abrimos tarde, contestale", false],
    ["Rosa puso 5 estrellas y dice que el mole es el mejor, contestale", true],
  ])("is glad only of praise: %s", (prompt, isGlad) => {
    expect(/muchas gracias por|nos alegra/i.test(textOf(prompt))).toBe(isGlad);
  });

  it("asks politely for what the reader is to do", () => {
    expect(
      textOf(
        "recordatorio de cita para Sra. Olga Vera el martes 3 de marzo 10:30 am, que traiga su receta y que no desayune",
      ),
    ).toContain(
      "Hola, Sra. Olga Vera:\n\nLe recordamos su cita del martes 3 de marzo 10:30 am. Por favor, traiga su receta y no desayune.",
    );
  });

  it("leaves out what is said to the writer", () => {
    const sign = textOf("letrero: favor de no estacionarse, se usa grua, que sea corto y amable");
    expect(sign).not.toMatch(/corto|amable/);
  });

  it.each([
    ["aviso: el jueves no abrimos, somos la Fonda Lupita", "Fonda Lupita", /somos/i],
    [
      "aviso: el jueves no abrimos. Mi empresa es Delicias de Nelly.",
      "Delicias de Nelly",
      /empresa/i,
    ],
    [
      "invitación a la inauguración de mi cafetería Café Ceibo, sábado 5 pm, habrá música en vivo, confirmar al 55 1234 5678",
      "inauguración de Café Ceibo",
      /de mi/,
    ],
  ])("knows whose it is: %s", (prompt, name, rest) => {
    const text = textOf(prompt);
    expect(text).toContain(name);
    expect(text).not.toMatch(rest);
  });

  it("answers a quoted review with what the business says of it", () => {
    const said = textOf(
      'respuesta a esta reseña: "Rico pero esperamos 50 minutos". El sábado nos faltaron dos meseros, ya contratamos a una persona más. Restaurante El Fogón',
    );
    expect(said).toContain("«Rico pero esperamos 50 minutos»");
    expect(said).toContain("nos faltaron dos meseros");
    expect(said).toContain("Ya contratamos a una persona más");
  });

  it("does not take a name in a review for its reader's", () => {
    expect(
      textOf(
        'contesta esta reseña de 5 estrellas: "Excelente atención de Karla", y menciona a Karla',
      ),
    ).not.toMatch(/hola, karla/i);
  });

  it("writes a letter in sentences", () => {
    const letter = textOf(
      "carta a mi casero Armando Ponce: llevo 6 años, nunca me atrasé, puedo pagar 9,800, firmo por 2 años",
    );
    expect(letter).not.toContain("- ");
  });

  it("says what is owed, and for what", () => {
    expect(
      textOf(
        "mensaje para cobrarle a un cliente que me debe $3,450 de la reparación de su camioneta, quedó de pagar el 5",
      ),
    ).toContain("el pago pendiente de la reparación de su camioneta: $3,450.");
  });

  it("says where its own business is", () => {
    expect(textOf("aviso: el lunes no abrimos. Somos Panadería La Espiga, Rosario.")).toContain(
      "Panadería La Espiga, Rosario",
    );
  });

  it("does not join what was a sentence of its own", () => {
    expect(
      textOf(
        "mensaje a los papás del colegio: todos llegaron bien. Desde el lunes cada ruta tiene un grupo de WhatsApp",
      ),
    ).toMatch(/llegaron bien\. Desde el lunes/);
  });

  it("begs no pardon where that is what it is not to sound like", () => {
    const text = textOf(
      "necesito un correo para los papás: en enero la mensualidad sube a ₡42.000, la matrícula no cambia. Que suene cercano y no como que estamos pidiendo perdón.",
    );
    expect(text).not.toMatch(/disculpa|paciencia|correo/i);
    expect(text).toContain("₡42.000");
  });

  it("recommends a person, not the place they move to", () => {
    const letter = textOf(
      "carta de recomendación para una señora que limpió 4 años, Rosa Quispe, puntual, honrada, se muda a Arequipa. firma Dr. Hugo Salas",
    );
    expect(letter).not.toMatch(/ampliamente a Arequipa/);
    expect(letter.trimEnd().endsWith("Dr. Hugo Salas")).toBe(true);
    expect(letter).not.toContain("[tu nombre]");
  });

  it("tells a group of people of a rise in prices", () => {
    const text = textOf(
      "necesito avisarle a los alumnos del gimnasio que la cuota sube en julio, pase libre pasa de $32.000 a $37.500",
    );
    expect(text).toContain("$37.500");
  });

  it("is signed by who says so", () => {
    const letter = textOf(
      "carta para mi proveedor Molinos del Sur: llegaron 4 bolsas rotas. Firmo yo, Mariana Sosa.",
    );
    expect(letter.trimEnd().endsWith("Mariana Sosa")).toBe(true);
    expect(letter).not.toMatch(/firmo/i);
  });

  it("thanks for understanding only where there is something to bear with", () => {
    expect(textOf("aviso: el lunes cerramos por inventario, abrimos el martes")).toContain(
      "Gracias por tu comprensión",
    );
    expect(textOf("aviso: ya tenemos pan de muerto, a 25 pesos, desde el lunes")).not.toContain(
      "comprensión",
    );
  });

  it("is a post, and no letter, where it is for a flyer or a network", () => {
    const flyer = textOf(
      "quiero un texto para volantes: limpieza general $40, profunda $75, llevamos los productos",
    );
    expect(flyer).not.toMatch(/hola|gracias/i);
  });

  it("looks for people by the words of a job ad", () => {
    const ad = textOf(
      "anuncio busco estilista con experiencia en color, mínimo 2 años, martes a sábado de 10 a 7",
    );
    expect(ad).toContain("**Buscamos estilista con experiencia en color**");
    expect(ad).not.toContain("comprensión");
  });

  it.each([
    "traduce al inglés: enchiladas de mole con pollo, 95 pesos",
    "me pueden demandar si no le pago el aguinaldo a mi empleado? que dice la ley",
    "escribe un poema sobre el mar, de 20 versos",
  ])("is not made where it takes a language model: %s", (prompt) =>
    expect(ask(prompt).version).toBe("cannot"),
  );

  it("is said to be of its kind, and for whom", () => {
    const { understanding } = ask("nota de pésame para doña Elvira Mata, murió su hermano");
    expect(understanding.genre).toBe("condolence");
    expect(understanding.chips).toEqual(
      expect.arrayContaining([
        { key: "genre", value: "Pésame" },
        { key: "name", value: "doña Elvira Mata" },
      ]),
    );
  });

  it("changes by a follow-up and by a correction", () => {
    const prompt = "aviso: el lunes cerramos por inventario, abrimos el martes a las 9 am";
    expect(textOf([prompt, "agrega que atendemos por whatsapp"])).toContain(
      "Atendemos por WhatsApp",
    );
    expect(textOf([prompt, "mejor a las 10 am"])).toMatch(/a las 10 am/);
    expect(textOf(["promo: corte y barba 180, hasta el 20 de mayo", "mejor a $150"])).toContain(
      "$150",
    );
    expect(
      textOf("recordatorio de cita para Ana Ruiz el 3 de marzo 4:15 pm, que llegue 10 min antes", {
        name: "Ana María",
      }),
    ).toContain("Hola, Ana María:");
  });
});

const THINGS = ["tacos", "corte", "lavado", "pastel", "café molido", "llaves", "tinte", "ramo"];
const thing = fc.record({
  name: fc.constantFrom(...THINGS),
  price: fc.integer({ min: 10, max: 99_999 }),
});
const KINDS = [
  "lista de precios",
  "menu de hoy",
  "cotizacion",
  "promo de mi negocio",
  "aviso",
  "letrero",
  "recordatorio de pago",
  "recordatorio de cita",
  "disculpa a un cliente",
  "mensaje",
  "carta de recomendacion para Ana Ruiz",
  "nota de pésame",
  "felicitación",
  "rifa",
  "reglas",
  "publicacion de empleo",
  "invitacion",
  "agradecimiento",
  "descripcion de producto",
];
const LASTS = ["abrimos de 8 a 17", "anticipo 30%", "garantia 2 años", "tel 55 1234 5678"];

it("has every figure that a prompt gives, whatever it asks for", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.array(thing, { minLength: 1, maxLength: 8 }),
      fc.subarray(LASTS),
      (kind, things, lasts) => {
        const lines = [...things.map(({ name, price }) => `${name} ${price}`), ...lasts];
        const prompt = `${kind}: ${lines.join(", ")}`;
        const figures = new Set(figuresOf(textOf(prompt)));
        for (const figure of figuresOf(prompt)) expect(figures, prompt).toContain(figure);
      },
    ),
    { numRuns: 300 },
  );
});
