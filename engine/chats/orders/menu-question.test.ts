import { describe, expect, it } from "vitest";
import {
  heard,
  last,
  passage,
  stateOf,
  talk,
  withForms,
} from "../../../tests/support/engine/fonda-chat.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { unclearIn } from "./menu-question.ts";

const ORDER = readyForm("order", "es");
const LINES = [
  "Tacos al pastor: $18 cada uno",
  "Tacos de bistec: $20 cada uno",
  "Quesadilla de flor de calabaza: $35",
  "Agua de jamaica: $25",
  "Flan: $40",
];
const menu = (lines: readonly string[]) => ({ passages: [passage(lines.join("\n"))] });
const TAQUERIA = menu(LINES);
const unclear = (order: string, told = "", { passages } = TAQUERIA) => {
  const found = unclearIn(order, told, { form: ORDER, passages });
  if (found?.kind === "choice") return found.choices.map(({ name }) => name);
  return found?.things.map(({ words }) => words);
};

describe("what is unclear in an order", () => {
  it.each<[string, string[] | undefined]>([
    ["una pizza hawaiana", ["una pizza hawaiana"]],
    ["2 flanes y una pizza", ["una pizza"]],
    ["una pizza y hamburguesa", ["una pizza", "hamburguesa"]],
    ["3 tacos", ["Tacos al pastor", "Tacos de bistec"]],
    ["3 tacos de bistec y un flan", undefined],
    ["2 quesadillas con mucha crema", undefined],
    ["un agua", undefined],
    ["una quezadilla", undefined],
    ["una orden de tacos al pastor", undefined],
    ["medio kilo de carnitas", ["medio kilo de carnitas"]],
    ["el combo familiar", ["el combo familiar"]],
    ["algo rico", undefined],
    ["lo de siempre", undefined],
    ["", undefined],
  ])("of “%s” is %j", (order, found) => expect(unclear(order)).toEqual(found));

  it("is not asked about again", () => {
    expect(unclear("una pizza y 3 tacos", "una pizza")).toEqual([
      "Tacos al pastor",
      "Tacos de bistec",
    ]);
    expect(unclear("2 pizzas y 3 tacos", "una pizza, 3 tacos")).toBeUndefined();
  });

  it("is nothing without a list of five prices, or at one price", () => {
    expect(unclear("una pizza", "", menu(LINES.slice(1)))).toBeUndefined();
    const same = menu([...LINES.slice(1), "Tacos de suadero: $20"]);
    expect(unclear("3 tacos", "", same)).toBeUndefined();
  });
});

const PIZZERIA = menu([
  "Pizza margarita: $120",
  "Pizza de pepperoni: $140",
  "Pizza vegetariana grande: $180",
  "Hamburguesa hawaiana: $95",
  "Refresco: $20",
  "Refresco de litro: $38",
]);

describe("a kind that the menu does not have of a thing", () => {
  it.each<[string, string[] | undefined]>([
    ["una pizza hawaiana", ["una pizza hawaiana"]],
    ["2 pizzas hawaianas grandes y un refresco", ["2 pizzas hawaianas grandes"]],
    ["un refresco y una pizza hawaiana", ["una pizza hawaiana"]],
    ["una pizza de pepperoni bien dorada", undefined],
    ["una pizza peperoni", undefined],
    ["una pizza vegetariana", undefined],
    ["una hamburguesa hawaiana", undefined],
    // A plain "refresco" is any.
    ["un refresco de toronja", undefined],
    ["una pizza", ["Pizza margarita", "Pizza de pepperoni", "Pizza vegetariana grande"]],
  ])("of “%s” is %j", (order, found) => expect(unclear(order, "", PIZZERIA)).toEqual(found));

  it("is asked about with those that there are", () => {
    expect(last(["quiero una pizza hawaiana"], PIZZERIA).text).toContain(
      "No encuentro «pizza hawaiana» en el menú. Hay margarita $120, pepperoni $140, vegetariana grande $180. ¿Cuál prefieres, o lo anoto así para que el negocio te confirme?",
    );
  });

  it.each([
    ["la de pepperoni", "un refresco y una pizza de pepperoni"],
    ["margarita porfa", "un refresco y una pizza margarita"],
    ["anótala así", "un refresco y una pizza hawaiana"],
    ["no", "un refresco"],
    ["mejor una hamburguesa hawaiana", "un refresco, una hamburguesa hawaiana"],
  ])("becomes, by “%s”, an order of “%s”", (answer, order) => {
    const reply = last(["quiero un refresco y una pizza hawaiana", answer], PIZZERIA);
    expect(heard(reply).text).toBe(order);
    expect(reply.text).toContain("¿Para recoger o a domicilio?");
  });
});

describe("a question about a kind that there is not", () => {
  const INSTEAD =
    "No encuentro «pizza hawaiana» en el menú. Hay margarita $120, pepperoni $140, vegetariana grande $180. ¿Cuál te interesa?";
  it.each([
    "¿cuánto cuesta la pizza hawaiana?",
    "Pizza hawaiana",
    "tienen pizza hawaiana?",
    "hola, a cómo la pizza hawaiana por favor",
  ])("“%s” is not answered with another's price", (question) =>
    expect(last([question], PIZZERIA).text.toLowerCase()).toBe(INSTEAD.toLowerCase()),
  );

  it.each([
    ["¿cuánto cuesta la pizza de pepperoni?", "> Pizza de pepperoni: $140"],
    ["¿cuánto cuesta la hamburguesa hawaiana?", "> Hamburguesa hawaiana: $95"],
    ["pizza peperoni", "> Pizza de pepperoni: $140"],
    ["¿cuánto cuesta el refresco de litro?", "> Refresco de litro: $38"],
  ])("“%s” is answered as before", (question, answer) =>
    expect(last([question], PIZZERIA).text).toBe(answer),
  );
});

describe("an order of a thing that there are several of", () => {
  it.each<[string, string[] | undefined]>([
    ["una orden de tacos", ["Tacos al pastor", "Tacos de bistec"]],
    ["dos órdenes de tacos", ["Tacos al pastor", "Tacos de bistec"]],
    ["una orden de tacos al pastor", undefined],
    ["un vaso de agua", undefined],
    ["una orden de quesadillas", undefined],
  ])("of “%s” is %j", (order, found) => expect(unclear(order)).toEqual(found));

  it("is asked for with its prices, and stays an order", () => {
    const asked = ["quiero una orden de tacos y un flan"];
    expect(last(asked, TAQUERIA).text).toContain(
      "¿Orden de tacos de cuál: al pastor $18, bistec $20?",
    );
    const reply = last([...asked, "al pastor"], TAQUERIA);
    expect(heard(reply).text).toBe("una orden de tacos al pastor y un flan");
  });
});

describe("a thing that is not on the menu", () => {
  const asked = ["quiero una pizza hawaiana y un flan"];
  it("is asked about once, by its name", () => {
    const [first, second] = talk([...asked, "sí"], TAQUERIA);
    expect(first!.text).toContain("No encuentro «pizza hawaiana» en el menú.");
    expect(second!.text).toContain("¿Para recoger o a domicilio?");
    expect(heard(second!).text).toBe("una pizza hawaiana y un flan");
  });

  it.each([
    ["no", "un flan"],
    ["quita la pizza", "un flan"],
    ["anótala", "una pizza hawaiana y un flan"],
    ["mejor 2 quesadillas", "un flan, 2 quesadillas"],
    ["Quesadilla de flor de calabaza", "un flan, quesadilla de flor de calabaza"],
    ["mejor una hamburguesa", "un flan, una hamburguesa"],
  ])("becomes, by “%s”, an order of “%s”", (answer, order) => {
    const reply = last([...asked, answer], TAQUERIA);
    expect(heard(reply).text).toBe(order);
    expect(reply.text).toContain("¿Para recoger o a domicilio?");
  });

  it("leaves the order to be asked for anew, can be cancelled, and is asked for again", () => {
    const alone = "quiero una pizza";
    expect(last([alone, "no"], TAQUERIA).text).toBe("¿Qué te gustaría pedir?");
    expect(stateOf(last([alone, "cancelar"], TAQUERIA))).toBe("cancelled");
    expect(last([alone, "¿a cómo el flan?"], TAQUERIA).text).toContain(
      "Seguimos: No encuentro «pizza»",
    );
  });

  it("is told of a list of prices, and in English", () => {
    const english = { ...withForms("en", "order"), ...menu(["Prices", ...LINES]) };
    const list = { passages: [{ ...english.passages[0]!, source: "Precios" }] };
    expect(last(["I want a pizza"], { ...english, ...list }).text).toContain(
      "I do not find “pizza” on the price list.",
    );
  });
});

describe("a thing of several prices", () => {
  const asked = ["quiero 3 tacos y un flan"];
  it("is asked for with its prices", () => {
    expect(last(asked, TAQUERIA).text).toContain("¿Tacos de cuál: al pastor $18, bistec $20?");
  });

  it.each([
    ["al pastor", "3 tacos al pastor y un flan"],
    ["de bistec por favor", "3 tacos de bistec y un flan"],
    ["2 de pastor y 1 de bistec", "2 tacos al pastor, 1 tacos de bistec y un flan"],
    ["los que sean", "3 tacos y un flan"],
  ])("is, by “%s”, an order of “%s”", (answer, order) => {
    const reply = last([...asked, answer], TAQUERIA);
    expect(heard(reply).text).toBe(order);
    expect(reply.text).toContain("¿Para recoger o a domicilio?");
  });

  it("takes what is said besides", () => {
    expect(heard(last([...asked, "de bistec, mañana a las 2"], TAQUERIA))).toMatchObject({
      text: "3 tacos de bistec y un flan",
      day: "2026-11-25",
      time: "14:00",
    });
  });

  it("is asked about after what is not on the menu, and sent with its price", () => {
    const replies = talk(
      [
        "quiero una hamburguesa y 3 tacos",
        "anótala",
        "de bistec",
        "para recoger",
        "mañana a las 2",
        "Ana Pech",
        "9991234567",
        "sí",
      ],
      TAQUERIA,
    );
    expect(replies[1]!.text).toBe("¿Tacos de cuál: al pastor $18, bistec $20?");
    expect(replies.at(-1)!.text).toContain("3 × Tacos de bistec: $60");
    expect(stateOf(replies.at(-1)!)).toBe("sent");
  });
});
