import { describe, expect, it } from "vitest";
import { reply } from "#engine/replies/reply.ts";

const ask = (question: string, text: string, heading = "") =>
  reply({
    question,
    passages: [{ documentId: "menu", version: 1, passage: 1, source: "Menú", heading, text }],
    answers: [],
    passTo: null,
  });
const quotesOf = (question: string, text: string, heading = "") => {
  const { replyKind, citations } = ask(question, text, heading);
  return replyKind === "found" ? citations.map(({ quote }) => quote) : replyKind;
};

const POC_CHUC = "Poc chuc $145. Lleva carne de cerdo asada con naranja agria";

describe("a question for something without a thing", () => {
  it.each([
    ["algo sin carne tienen?", POC_CHUC],
    ["¿Qué tienen que no lleve carne?", POC_CHUC],
    ["tienen algo que no tenga carne de cerdo", POC_CHUC],
    ["hay algo libre de carne", POC_CHUC],
    ["tienen tacos sin pastor?", "Tacos al pastor $18"],
    ["tacos que no lleven nada de queso", "Tacos de asada con quesos derretidos $30"],
    ["pan sin azúcar?", "Pan dulce con azucar $14"],
    ["algo sin lactosa ni gluten", "Pan de masa madre, contiene gluten $60"],
    ["do you have anything without pork?", "Poc chuc: grilled pork $145"],
    ["any soup with no chicken in it?", "Lime soup with chicken $75"],
    ["what is there without nuts", "Carrot cake with nuts $60"],
    ["do you have gluten-free bread?", "Wheat bread, has gluten $60"],
  ])("is not answered by a line that has it: %s", (question, text) => {
    const answered = ask(question, text);
    expect([answered.replyKind, answered.citations]).toEqual(["unknown", []]);
  });

  it.each([
    ["algo sin carne tienen?", "Sopa de chaya sin carne $60"],
    ["tienen papadzules que no lleven carne", "Papadzules $98. No llevan carne, con huevo"],
    ["algo libre de gluten?", "Pan de maíz libre de gluten $40"],
    ["do you have soup without meat?", "Vegetable soup without meat $70"],
    ["gluten-free bread?", "Corn bread, gluten-free $40"],
  ])("is answered by a line that says it is without: %s", (question, line) => {
    expect(quotesOf(question, line)).toEqual([line]);
    expect(quotesOf(question, `${POC_CHUC}\nGluten y carne en todos los guisos\n${line}`)).toEqual([
      line,
    ]);
  });

  it.each([
    ["tienen tacos sin queso?", "Tacos de frijol $15\nTacos al pastor $18"],
    ["¿hay pan sin nuez?", "Pan de elote $30"],
  ])("is not answered by a line that does not say: %s", (question, text) =>
    expect(quotesOf(question, text)).toBe("unknown"),
  );

  it.each([
    ["¿qué puedo comer sin gluten?", "Todo el pan es sin gluten."],
    ["is there soup without meat?", "Lentil soup, no meat $60"],
  ])("is answered in other words: %s", (question, line) =>
    expect(quotesOf(question, line)).toEqual([line]),
  );

  it.each([
    ["¿no tienen estacionamiento?", "Estacionamiento gratis"],
    ["isn't there parking?", "Parking is free"],
    ["is parking free?", "Parking is free"],
    ["tienen leche con o sin lactosa?", "Leche con lactosa $20"],
  ])("is none of these: %s", (question, line) => expect(quotesOf(question, line)).toEqual([line]));

  it("has no answer in a line that is without one thing and has the one excluded", () =>
    expect(quotesOf("algo sin carne de cerdo", "Taco sin queso, con carne de cerdo $20")).toBe(
      "unknown",
    ));

  it("gives no section with a line that has it", () => {
    const menu = "Sopa de lima con pollo $75\nSopa de chaya $60";
    expect(quotesOf("qué sopas tienen sin pollo", menu, "Sopas")).not.toContain(menu);
  });

  it("is answered below a heading that says so", () =>
    expect(
      quotesOf(
        "platillos sin carne",
        "Chaya con huevo $60\nCarne de soya $70",
        "Platillos sin carne",
      ),
    ).toEqual(["Chaya con huevo $60\nCarne de soya $70"]));

  it("is not the question with the thing, approved before", () => {
    const answers = [
      { answerId: "a", question: "¿Tienen tacos con carne?", answer: "Sí, de res." },
    ];
    const given = (question: string) =>
      reply({ question, passages: [], answers, passTo: null }).replyKind;
    expect(given("¿tienen tacos sin carne?")).toBe("unknown");
    expect(given("¿tienen tacos con carne?")).toBe("found");
  });
});

describe("a rule about being without", () => {
  it.each([
    ["¿puedo ir sin cita?", "Se atiende solo con cita."],
    ["¿hay envío sin costo?", "El envío tiene costo de $30."],
    ["se puede entrar sin reservación?", "La entrada es con reservación."],
  ])("is answered by what must be: %s", (question, line) =>
    expect(quotesOf(question, line)).toEqual([line]),
  );
});
