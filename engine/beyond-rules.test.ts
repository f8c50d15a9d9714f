import { describe, expect, it } from "vitest";
import { answer } from "./answer.ts";
import { beyondRules, type Beyond } from "./beyond-rules.ts";

describe("beyondRules", () => {
  it("knows a whole application from a piece of code", () => {
    const prompt = "haz el codigo de una app completa de inventario con login";
    expect(beyondRules(prompt, "code")).toBe("application");
    expect(beyondRules("formula para mi sistema de puntos", "code")).toBeUndefined();
    expect(beyondRules("link de whatsapp para mi app", "code")).toBeUndefined();
  });

  it.each<[string, Beyond]>([
    ["traduce al ingles: Se rentan cuartos", "translation"],
    ["Me puedes traducir este menú", "translation"],
    ["please translate this to Spanish: we are closed", "translation"],
    ["dame 5 ideas para promocionar mi barbería", "ideas"],
    ["marketing plan for my bakery", "ideas"],
    ["nombre para mi cafeteria en oaxaca", "names"],
    ["give me ten creative names for my food truck", "names"],
    ["Dame 5 hashtags para mi barberia", "hashtags"],
    ["haz un contrato de renta de local", "legal"],
    ["I need a lease agreement for my shop", "legal"],
    ["ponle precio a mi servicio de uñas", "advice"],
    ["cuánto debo cobrar por un pastel de bodas", "advice"],
    ["¿Qué es el SAT?", "facts"],
    ["how many people live in Puebla", "facts"],
    ["como le hago para tener mas clientes en mi taller", "question"],
    ["que impuestos tengo que pagar si vendo comida", "question"],
    ["cuanto cuesta abrir una tienda", "question"],
    ["respuesta a un cliente que pregunta si hacemos envíos a Monterrey", "answer"],
    ["reply to a customer who asks if we deliver to Monterrey", "answer"],
    ["quiero saber como subir mis ventas", "question"],
    ["que aplicacion me recomiendas para facturar", "question"],
    ["how do I get more customers for my gym", "question"],
    ["why are my sales down", "question"],
    ["what should I name my bakery", "question"],
  ])("recognises %j", (prompt, beyond) => expect(beyondRules(prompt, "text")).toBe(beyond));

  it.each([
    // Questions for words to a reader ask for a text.
    "como le digo a mi casero que pago el 10",
    "how do I tell a customer that we are closed",
    "como cada año, el viernes cerramos por inventario",
    "how can I ask my supplier for a discount",
    "anuncio para contratar mesera, contrato por 3 meses",
    "promoción: 2x1 en cortes, con 4 hashtags",
    "aviso: cambiamos de nombre, ahora somos La Nueva",
    'responde a la reseña: "no traducen el menú"',
    "write a reply to a customer who wants advice on sizes",
    "cotización para traducir 20 páginas, 150 cada una",
    "que se suspende el servicio el lunes",
    "post con la frase: una idea nueva cada lunes",
    "tell customers what is new: a bigger terrace",
  ])("leaves %j to the templates", (prompt) => expect(beyondRules(prompt, "text")).toBeUndefined());
});

it("says why in the prompt's language, and never that it was done", () => {
  const said = (prompt: string) =>
    answer({
      kind: "text",
      instructions: [prompt],
      corrections: {},
      business: undefined,
      now: new Date("2026-11-27T18:00:00Z"),
      seed: 1,
    });
  expect(said("traduce al ingles: We are closed")).toMatchObject({
    version: "cannot",
    text: expect.stringMatching(/^No traduzco[^]*Ajustes/) as string,
  });
  expect(said("translate to spanish: Se rentan cuartos para turistas")).toMatchObject({
    version: "cannot",
    text: expect.stringMatching(/^I do not translate[^]*Settings/) as string,
  });
  // A contract, which only a lawyer should write, is not left to a model either.
  expect(said("hazme un contrato de renta").text).not.toMatch(/Ajustes/);
});
