/** Orders that are added to at the end, and the business's own rules of deliveries, which hold. */
import { describe, expect, it } from "vitest";
import {
  heard,
  last,
  passage,
  stateOf,
  summaryOf,
  talk,
} from "../../../tests/support/engine/fonda-chat.ts";

const DONE = ["quiero 2 refrescos", "para recoger", "mañana a las 2", "soy Ana", "9991234567"];

describe("a yes that adds something", () => {
  it.each<[string, string]>([
    ["sale, y agregale una horchata", "2 refrescos, una horchata"],
    ["sí, pero agrégame 1 sopa de lima porfa", "2 refrescos, 1 sopa de lima"],
    ["ok perfecto, también ponme 2 panuchos de pavo", "2 refrescos, 2 panuchos de pavo"],
    ["va, súmale otra horchata", "2 refrescos, otra horchata"],
    ["gracias, y añade 1 flan por favor", "2 refrescos, 1 flan"],
    ["listo, agrega también 1 flan", "2 refrescos, 1 flan"],
    ["yes, and add 1 flan please", "2 refrescos, 1 flan"],
  ])("is not sent yet: %s", (text, wanted) => {
    const reply = last([...DONE, text]);
    expect(heard(reply).text).toBe(wanted);
    expect(stateOf(reply)).toBe("confirming");
    expect(stateOf(last([...DONE, text, "sí"]))).toBe("sent");
  });

  it("takes something out, too", () => {
    const both = ["quiero 2 refrescos y 1 flan", ...DONE.slice(1)];
    expect(heard(last([...both, "sí, pero quita el flan"])).text).toBe("2 refrescos");
    expect(heard(last([...both, "no, quita el flan"])).text).toBe("2 refrescos");
  });

  it("does not add what is not wanted", () => {
    expect(heard(last([...DONE, "no agregues cebolla"])).text).not.toMatch(/, cebolla/);
  });
});

const AT_HOME = "a domicilio, Calle 60 501, Centro";

it.each<[string, string]>([
  ["entonces a calle 60 501, Centro", "calle 60 501, Centro"],
  ["bueno, mejor a la calle 60 501, Centro", "calle 60 501, Centro"],
  ["ok, Calle 60 501, Centro", "Calle 60 501, Centro"],
])("keeps an address without what is said before it: %s", (text, address) => {
  const line = "Refresco $28\n\nNo llegamos a Cholul.";
  const said = ["quiero 2 refrescos", "a domicilio, calle 20 31, Cholul", text];
  expect(heard(last(said, { passages: [passage(line)] })).address).toBe(address);
});

describe("the smallest order", () => {
  it("is not sent below it, however often it is confirmed", () => {
    const small = summaryOf("2 panuchos de pavo", AT_HOME);
    expect(small.text).toContain("El pedido mínimo es de $150");
    expect(small.text).not.toContain("¿Lo envío así?");
    const before = ["quiero 2 panuchos de pavo", AT_HOME, ...DONE.slice(2)];
    for (const yes of [["sí"], ["sí", "sí"], ["ok, mándalo"]]) {
      const reply = last([...before, ...yes]);
      expect(stateOf(reply)).toBe("confirming");
      expect(reply.text).toContain("El pedido mínimo es de $150");
    }
  });

  it("is reached by adding, and does not hold for what is picked up", () => {
    const before = ["quiero 2 panuchos de pavo", AT_HOME, ...DONE.slice(2), "sí"];
    const more = talk([...before, "agrega 2 sopas de lima", "sí"]);
    expect(more.at(-2)!.text).toContain("¿Lo envío así?");
    expect(more.slice(-2).map(stateOf)).toEqual(["confirming", "sent"]);
    const picked = talk([...before, "mejor para recoger", "sí"]);
    expect(picked.slice(-2).map(stateOf)).toEqual(["confirming", "sent"]);
  });

  it("holds for every order where it is not said of deliveries", () => {
    const passages = [passage("Refresco $28\n\nConsumo mínimo $100")];
    expect(stateOf(last([...DONE, "sí"], { passages }))).toBe("confirming");
    const many = ["quiero 4 refrescos", ...DONE.slice(1), "sí"];
    expect(stateOf(last(many, { passages }))).toBe("sent");
  });

  it("is left to the business where a price is not known", () => {
    const passages = [passage("Refresco $28\n\nConsumo mínimo $100")];
    const unknown = ["quiero 2 hamburguesas", ...DONE.slice(1), "sí"];
    expect(stateOf(last(unknown, { passages }))).toBe("sent");
  });
});

describe("places to which nothing is brought", () => {
  const rules = (line: string) => ({ passages: [passage(`Refresco $28\n\n${line}`)] });
  const asked = (address: string, line: string) =>
    last(["quiero 2 refrescos", address], rules(line));

  it.each<[string, string]>([
    [
      "No llegamos a la colonia Norte ni a Fidel Velázquez.",
      "a domicilio, Calle 9 22, Fidel Velazquez",
    ],
    ["No llegamos a la colonia Norte ni a Fidel Velázquez.", "a domicilio, calle 9 22, col. norte"],
    ["ENTREGAS\nPor ahora no entregamos en Cholul.", "me lo mandas a calle 20 #31 cholul"],
    ["ENTREGAS\nEnvío $30.\nA Cholul no vamos.", "a domicilio, calle 20 #31, Cholul"],
    ["No hacemos envíos a Progreso ni a Umán", "a domicilio, Calle 31 100, Progreso"],
    ["We do not deliver to Chuburná.", "delivery, Calle 20 111, Chuburna"],
    ["Solo entregamos en Centro y Santiago.", "a domicilio, calle 9 22, colonia Itzimná"],
    [
      "Entregas únicamente en las colonias Centro y Santiago",
      "a domicilio, calle 9 22, col. Itzimna",
    ],
  ])("are refused in the business's words: %s / %s", (line, address) => {
    const reply = asked(address, line);
    expect(heard(reply).address).toBeUndefined();
    expect(reply.effects.request).toMatchObject({ state: "asking", asking: "f2" });
    expect(reply.text).toContain(`«${line.split("\n").at(-1)!}»`);
    const way = talk(["quiero 2 refrescos", address, "entonces paso por él"], rules(line)).at(-1)!;
    expect(way.effects.request).toMatchObject({ asking: "f3" });
  });

  it.each<[string, string]>([
    ["No llegamos a la colonia Norte ni a Fidel Velázquez.", "a domicilio, Calle 60 501, Centro"],
    // A street of the north is no quarter of that name.
    ["No llegamos a la colonia Norte.", "a domicilio, Avenida 5 Norte 22, Centro"],
    ["No hacemos entregas los domingos.", "a domicilio, Calle 9 22, Santo Domingo"],
    ["Solo entregamos de lunes a viernes.", "a domicilio, Calle 9 22, colonia Itzimná"],
    ["Solo entregamos a 3 km a la redonda.", "a domicilio, Calle 9 22, colonia Itzimná"],
    ["Solo entregamos en Centro y Santiago.", "a domicilio, calle 9 22, col. Santigo"],
    // No quarter is named: the business knows whether it is one of them.
    ["Solo entregamos en Centro y Santiago.", "a domicilio, calle 60 501"],
    ["Sí llegamos a Cholul.", "a domicilio, calle 20 31, Cholul"],
  ])("are not guessed: %s / %s", (line, address) => {
    expect(asked(address, line).effects.request).toMatchObject({ asking: "f3" });
  });

  it("holds when an address is corrected at the end", () => {
    const line = "No llegamos a Cholul.";
    const before = ["quiero 2 refrescos", AT_HOME, ...DONE.slice(2)];
    const reply = last([...before, "mejor a domicilio a calle 20 31, Cholul"], rules(line));
    expect(stateOf(reply)).toBe("asking");
    expect(reply.text).toContain("«No llegamos a Cholul.»");
  });
});

describe("the bill that the business gets", () => {
  const billOf = (items: string, way = "para recoger") =>
    last([`quiero ${items}`, way, ...DONE.slice(2), "sí"]).effects.request;

  it("has each thing with its price, and the delivery", () => {
    expect(billOf("3 panuchos de pavo sin cebolla y 2 sopas de lima", AT_HOME)).toMatchObject({
      state: "sent",
      totalCents: 27_000,
      bill: {
        lines: [
          { count: 3, name: "Panucho de pavo", cents: 9_000 },
          { count: 2, name: "Sopa de lima", cents: 15_000 },
        ],
        deliveryCents: 3_000,
      },
    });
  });

  it("has what the documents do not price as the customer wrote it, and no total", () => {
    const sent = billOf("2 hamburguesas y 1 refresco");
    expect(sent!.bill).toEqual({
      lines: [
        { count: null, name: "2 hamburguesas", cents: null },
        { count: 1, name: "Refresco", cents: 2_800 },
      ],
    });
    expect(sent!.totalCents).toBeUndefined();
  });
});
