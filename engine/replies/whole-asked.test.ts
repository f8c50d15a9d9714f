import { describe, expect, it } from "vitest";
import { WHOLE_MAX_CHARACTERS, wholeAsked } from "./whole-asked.ts";
import type { CandidatePassage } from "./reply.ts";

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
