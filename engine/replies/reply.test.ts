import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPassages } from "#domain/spaces/passages.ts";
import { markdownSections } from "#domain/spaces/reading/text-sections.ts";
import { reply, type CandidatePassage } from "./reply.ts";

const DOCUMENTS: Record<string, string> = {
  "Fonda Lupita": `# Horario
Lunes a viernes de 8:00 a 17:00
Sábado de 9:00 a 15:00
Domingo cerrado

# Menú
## Comida corrida
Comida corrida con agua del día: $95
Mole con pollo: $130
Enchiladas verdes: $110
## Bebidas
Agua de jamaica: $25
Café de olla: $30

# Pedidos
Llevamos pedidos a domicilio en la colonia Centro. El envío cuesta $20 y tarda unos 40 minutos.
Aceptamos efectivo, tarjeta y transferencia.
Para pedidos de más de 10 comidas avisa un día antes al 222 555 0134.`,
  "Política de devoluciones": `Aceptamos devoluciones durante 30 días con el ticket de compra. La ropa interior no tiene devolución.
Los reembolsos se hacen por el mismo medio de pago en 5 días hábiles.
Si la prenda tiene un defecto la cambiamos sin costo.`,
  "Hostel guide": `# Check-in
Check-in is from 14:00 to 22:00. Late arrivals call +52 55 5555 0199.
# Breakfast
Breakfast is served from 7:30 to 10:00 and is free for guests.
Towels can be rented for $40 MXN.`,
  "Pousada do Sol": `# Café da manhã
O café da manhã é servido das 7:00 às 10:00 e está incluído na diária.
# Animais
Aceitamos cães de pequeno porte por R$ 30 por noite.`,
};

const passages: CandidatePassage[] = Object.entries(DOCUMENTS).flatMap(([source, text]) =>
  cutPassages(markdownSections(text)).map((passage, index) => ({
    ...passage,
    documentId: source,
    version: 1,
    passage: index + 1,
    source,
  })),
);
const answers = [
  {
    answerId: "a1",
    question: "¿Tienen estacionamiento?",
    answer: "Sí: hay pensión gratis en la esquina.",
  },
];
const ask = (question: string, passTo: string | null = "Ana") =>
  reply({ question, passages, answers, passTo });

/** Each question with a part of the line that answers it. */
const FOUND: [string, string][] = [
  ["a q hora abren los sabados??", "Sábado de 9:00 a 15:00"],
  ["cuanto cuestan las enchiladas verdes", "Enchiladas verdes: $110"],
  ["oigan disculpen q precio tiene el mole", "Mole con pollo: $130"],
  ["y el cafe de olla cuanto sale", "Café de olla: $30"],
  ["hacen envios a domicilio?", "domicilio en la colonia Centro"],
  ["cuanto tarda el envio", "tarda unos 40 minutos"],
  ["aceptan tarjeta", "efectivo, tarjeta y transferencia"],
  ["puedo pagar con transferencia?", "transferencia"],
  ["cuantos dias tengo para hacer una devolucion", "30 días"],
  ["la ropa interior tiene devolucion?", "ropa interior no tiene devolución"],
  ["en cuanto tiempo hacen los reembolsos", "5 días hábiles"],
  ["what time is breakfast", "7:30 to 10:00"],
  ["can I rent towels?", "Towels can be rented"],
  ["vocês aceitam cães?", "Aceitamos cães"],
  ["enchialdas verdes precio", "Enchiladas verdes: $110"],
  ["abren el domingo", "Domingo cerrado"],
];

/** Questions that no document answers. */
const UNKNOWN = [
  "venden pasteles de chocolate?",
  "cuanto cuesta el pozole",
  "tienen wifi",
  "hay vacantes para mesero?",
  "do you have a swimming pool?",
  "aceptan dolares",
  "rentan bicicletas",
  "quem é o gerente do hotel?",
];

describe("an answer", () => {
  it.each(FOUND)("to %j quotes %j", (question, part) => {
    const answered = ask(question);
    expect(answered.replyKind).toBe("found");
    expect(answered.citations[0]!.quote).toContain(part);
  });

  it.each(UNKNOWN)("to %j is not invented", (question) => {
    const answered = ask(question);
    expect(answered.replyKind).toBe("unknown");
    expect(answered.text).toMatch(/^(?:No lo sé|I do not know|Não sei)/u);
  });

  it("names the nearest line of what it does not know, and says that it is no more", () => {
    const answered = ask("aceptan dolares");
    expect(answered.text).toContain("Lo más cercano que dicen los documentos");
    expect(answered.citations[0]!.quote).toBe("Aceptamos efectivo, tarjeta y transferencia.");
    expect(ask("tienen wifi").citations).toEqual([]);
  });

  it("is in the question's language, and names who gets the question", () => {
    expect(ask("tienen wifi").text).toBe("No lo sé. Se lo paso a Ana.");
    expect(ask("do you have a sauna?").text).toBe("I do not know. I am passing it on to Ana.");
    expect(ask("vocês têm sauna? onde fica?").text).toBe("Não sei. Vou passar para Ana.");
    expect(ask("tienen wifi", null).text).toContain("queda anotada");
  });

  it("is an approved one, word for word, when nearly the same was asked before", () => {
    const answered = ask("tienen estacionamento?");
    expect(answered).toMatchObject({ replyKind: "found", citations: [{ answerId: "a1" }] });
    expect(ask("cuanto cuesta el estacionamiento por hora").citations).toEqual([]);
  });

  it("tells a price and no share of it, and where one can park", () => {
    const salon = `Balayage desde $1,800 (4 horas)
Mechas $1,200
Keratina corto $1,200 / medio $1,500
Pelucas: se cotizan según el modelo

Estamos en Av. Vallarta 1200. Hay estacionamiento en la calle.
Pedimos anticipo de 30% para balayage, mechas y keratina.`;
    const texts = cutPassages(markdownSections(salon)).map((passage, at) => ({
      ...passage,
      documentId: "salon",
      version: 1,
      passage: at + 1,
      source: "Precios",
    }));
    const said = (question: string) => {
      const answered = reply({ question, passages: texts, answers: [], passTo: null });
      return [answered.replyKind, answered.citations[0]?.quote];
    };
    for (const question of ["cuanto cuesta el balayage", "cuanto cobran por el balayage"])
      expect(said(question)).toEqual(["found", "Balayage desde $1,800 (4 horas)"]);
    expect(said("cuanto cobran por la keratina")).toEqual([
      "found",
      "Keratina corto $1,200 / medio $1,500",
    ]);
    expect(said("cuanto es de anticipo para keratina")[1]).toMatch(/^Pedimos anticipo de 30%/);
    expect(said("cuanto cuesta una peluca")[1]).toBe("Pelucas: se cotizan según el modelo");
    expect(said("hay donde estacionarse")[1]).toContain("Hay estacionamiento en la calle.");
  });

  it("is no line that names only something related", () => {
    const text = `Mensualidad $650, trimestre $1,750
Estudiantes con credencial: 15% en la mensualidad.
Regaderas con agua caliente.
No se permite entrar en sandalias.`;
    const rules = [{ ...passages[0]!, source: "Reglas", heading: "", text }];
    const said = (question: string) =>
      reply({ question, passages: rules, answers: [], passTo: null });
    expect(said("tienen alberca").replyKind).toBe("unknown");
    expect(said("puedo ir en chanclas").citations[0]!.quote).toMatch(/^No se permite/);
    expect(said("cuanto la mensualidad").citations[0]!.quote).toMatch(/^Mensualidad \$650/);
  });

  it("asks back between two that are as near", () => {
    const both = [
      { ...passages[0]!, documentId: "d1", source: "Centro", text: "Pedido mínimo: $200" },
      { ...passages[0]!, documentId: "d2", source: "Norte", text: "Pedido mínimo: $350" },
    ].map((passage) => ({ ...passage, heading: "" }));
    const answered = reply({ question: "¿pedido mínimo?", passages: both, answers, passTo: null });
    expect(answered.replyKind).toBe("which");
    expect(answered.citations).toHaveLength(2);
    expect(answered.text).toMatch(/\$200.*\$350/s);
  });

  it.each(["hola", "Gracias!!", "buenas tardes", "👍"])("to %j is a greeting", (text) => {
    expect(ask(text).replyKind).toBe("greeting");
  });
});

it("shows what it quotes as plain text", () => {
  const text = "# Mira ![x](https://evil.example/p.png) <b>oferta</b> [aquí](https://evil.example)";
  const [line] = [{ ...passages[0]!, heading: "", text }];
  const answered = reply({ question: "¿oferta?", passages: [line], answers: [], passTo: null });
  expect(answered.citations[0]!.quote).toBe(text);
  expect(answered.text).not.toMatch(/(?<!\\)[![\]<]/);
});

it("quotes nothing that is not verbatim in its passage", () => {
  const words = fc.constantFrom(...Object.values(DOCUMENTS).join(" ").split(/\s+/));
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (asked) => {
      for (const citation of ask(asked.join(" ")).citations) {
        if ("answerId" in citation) continue;
        const passage = passages.find(
          (one) => one.documentId === citation.documentId && one.passage === citation.passage,
        )!;
        expect(passage.text).toContain(citation.quote);
      }
    }),
  );
});

describe("a document in sections", () => {
  const SECTIONS: Record<string, string> = {
    HORARIO: "Lunes: cerrado\nMartes a domingo: 7:00 a 20:00",
    "PAN DULCE": "Concha $14\nCuerno de mantequilla $18\nOreja $15",
    PASTELES: "Pastel de tres leches, 10 personas $420\nPastel de zanahoria, 10 personas $450",
    "ENTREGA A DOMICILIO": "Centro: $30\nFuera del centro: $60\nGratis desde $800",
  };
  const passages = Object.entries(SECTIONS).map(([heading, text], at) => ({
    documentId: "bakery",
    version: 1,
    passage: at + 1,
    source: "Panadería",
    heading,
    text,
  }));
  const ask = (question: string) => reply({ question, passages, answers: [], passTo: null });

  it.each([
    ["¿qué pan dulce tienen?", "PAN DULCE"],
    ["hacen entregas?", "ENTREGA A DOMICILIO"],
    ["entregan a domisilio?", "ENTREGA A DOMICILIO"],
    ["q pasteles ay", "PASTELES"],
    ["q orario tienen", "HORARIO"],
  ])("gives all lines below the heading that is asked for: %s", (question, heading) => {
    const { replyKind, citations, text } = ask(question);
    expect([replyKind, citations.map(({ quote }) => quote)]).toEqual([
      "found",
      [SECTIONS[heading]],
    ]);
    for (const line of SECTIONS[heading]!.split("\n")) expect(text).toContain(`> ${line}`);
  });

  it.each([
    ["kuanto cuesta la oreja", "Oreja $15"],
    ["cuanto es del pastel de zanahoria", "Pastel de zanahoria, 10 personas $450"],
    ["cuanto cobran de entrega en el centro", "Centro: $30"],
  ])("gives the one line that is asked for: %s", (question, line) => {
    expect(ask(question).citations.map(({ quote }) => quote)).toEqual([line]);
  });

  it("gives the lines that have the word alike", () => {
    const menu = "Taco de suadero $20\nTaco de pastor $18\nAgua de jamaica $25\nQuesadilla $30";
    const given = reply({
      question: "y los tacos?",
      passages: [{ ...passages[0]!, heading: "", text: menu }],
      answers: [],
      passTo: null,
    });
    expect(given.replyKind).toBe("found");
    expect(given.citations.map(({ quote }) => quote).sort()).toEqual([
      "Taco de pastor $18",
      "Taco de suadero $20",
    ]);
  });
});
