import { describe, expect, it } from "vitest";
import { dishAsked, WHOLE_MAX_CHARACTERS, wholeAsked } from "./whole-asked.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";

const passage = (
  n: number,
  heading: string,
  text: string,
  source = "Menú de la fonda",
): CandidatePassage => ({
  documentId: source,
  version: 1,
  passage: n,
  source,
  heading,
  text,
});
const menu = [
  passage(2, "Postres", "Flan $35\nArroz con leche $30"),
  passage(1, "Guisados", "Mole $130\nPollo en salsa $95"),
];
const hours = passage(1, "Horario", "Abrimos de 8 a 17 h.", "Avisos");

describe("a menu that is asked for as a whole", () => {
  it.each([
    "me mandas el menú",
    "¿Me mandas el menú por favor?",
    "hola buenas tardes me pasas la carta",
    "los precios porfa",
    "¿Tienen lista de precios?",
    "menú",
    "quiero ver la carta completa",
    "can you send me the menu please",
    "Show me your prices",
    "¿qué hay en el menú hoy?",
  ])("is given whole, in its order, for “%s”", (question) => {
    const whole = wholeAsked(question, [hours, ...menu]);
    expect(whole?.passages.map(({ heading }) => heading)).toEqual(["Guisados", "Postres"]);
    expect(whole?.leftOut).toEqual([]);
  });

  it.each([
    "¿qué precio tiene el mole?",
    "¿el menú infantil cuánto cuesta?",
    "¿tienen menú vegetariano?",
    "quiero pedir dos flanes",
    "¿a qué hora abren?",
    "",
  ])("is not what “%s” asks for", (question) =>
    expect(wholeAsked(question, [hours, ...menu])).toBeUndefined(),
  );

  const dishes = [
    ...menu,
    passage(3, "Comidas", "Menú del día $95: sopa y guisado\nMenú infantil: $60"),
  ];
  it.each([
    "a como el menu del dia",
    "¿a cómo está el menú del día?",
    "el menú del día por favor",
    "tienen menú del día hoy",
  ])("is a dish for “%s”, where a line has its name and a price", (question) => {
    expect(wholeAsked(question, dishes)).toBeUndefined();
    expect(dishAsked(question, dishes)?.quote).toBe("Menú del día $95: sopa y guisado");
  });

  it.each(["buen día, me mandas el menú", "el menú, buen día", "qué hay en el menú hoy"])(
    "is whole for “%s” all the same",
    (question) => {
      expect(dishAsked(question, dishes)).toBeUndefined();
      expect(wholeAsked(question, dishes)?.passages).toHaveLength(3);
    },
  );

  it("is no dish where no line says its price", () => {
    const unpriced = [passage(1, "Menú del día", "Menú del día: sopa y guisado")];
    expect(dishAsked("el menú del día", unpriced)).toBeUndefined();
    expect(wholeAsked("el menú del día", unpriced)).toBeDefined();
  });

  it.each([
    "que venden?",
    "¿qué ofrecen ustedes?",
    "que hay de comer?",
    "hola q tienen para comer hoy",
    "¿qué hay de comida?",
    "what do you sell?",
    "what do you have to eat",
    "o que vocês vendem?",
  ])("is what “%s” asks for, too", (question) =>
    expect(wholeAsked(question, [hours, ...menu])?.passages).toHaveLength(2),
  );

  it.each([
    "¿qué tienen?",
    "¿qué hay?",
    "que venden los domingos de postre",
    "¿qué hay de comer sin carne?",
    "venden pozole?",
    "¿qué tienen de tomar?",
  ])("is not what “%s” asks for, either", (question) =>
    expect(wholeAsked(question, [hours, ...menu])).toBeUndefined(),
  );

  it("is the products or services where nothing is called a menu, for what is sold", () => {
    const services = passage(1, "Servicios", "Corte $120\nTinte $600", "Sobre nosotros");
    expect(wholeAsked("¿qué ofrecen?", [hours, services])?.passages).toEqual([services]);
    expect(wholeAsked("me mandas el menú", [hours, services])).toBeUndefined();
  });

  it("is a section where no document has the name, and nothing where no section has", () => {
    const section = passage(3, "Fonda › Menú", "Mole $130", "Sobre nosotros");
    expect(wholeAsked("me mandas el menú", [hours, section])?.passages).toEqual([section]);
    expect(wholeAsked("me mandas el menú", [hours])).toBeUndefined();
  });

  it("ends before it is too long, and names the sections that are left", () => {
    const long = Array.from({ length: 9 }, (_, n) =>
      passage(n, `Parte ${n}`, "Tlayuda $90 ".repeat(50)),
    );
    const whole = wholeAsked("me mandas el menú", long)!;
    const length = whole.passages.reduce((sum, { text }) => sum + text.length, 0);
    expect(length).toBeLessThanOrEqual(WHOLE_MAX_CHARACTERS);
    expect(whole.leftOut.at(-1)).toBe("Parte 8");
    expect(whole.passages.length + whole.leftOut.length).toBe(9);
  });
});
