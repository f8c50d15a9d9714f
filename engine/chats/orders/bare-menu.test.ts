/** Orders by a menu as a small kitchen types it: prices without signs, sizes in one line, streets by numbers. */
import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { priceListOf } from "./price-list.ts";
import {
  heard,
  heardOf,
  last,
  passage,
  stateOf,
  talk,
} from "../../../tests/support/engine/fonda-chat.ts";

const BOARD = `Comedor Tía Meche

Platillos
Huaraches de nopal 70
Enmoladas con queso fresco y crema 95
Chilaquiles rojos ...... 80
Gorditas de chicharrón 22 c/u

Para tomar
Agua fresca de tamarindo chica 18 grande 30
Tepache: medio litro $25, litro $40
Ponche chico / grande 20 / 32
Chocolate $28, grande $38

Servicio a domicilio $25
Mesa para 8
Calle Comonfort 114
Tel 244 555 6677`;
const more = { passages: [passage(BOARD)] };
const textOf = (...texts: string[]) => last(texts, more).text;
const orderOf = (...texts: string[]) => heard(last(texts, more)).text;

describe("a menu without currency signs", () => {
  it("has the prices at the ends of its lines, and not the numbers of a street, a table or a telephone", () => {
    const listed = priceListOf(more.passages).map(({ name, amount }) => [name, amount]);
    expect(listed).toEqual([
      ["Huaraches de nopal", 70],
      ["Enmoladas con queso fresco y crema", 95],
      ["Chilaquiles rojos", 80],
      ["Gorditas de chicharrón", 22],
      ["Agua fresca de tamarindo chica", 18],
      ["Agua fresca de tamarindo grande", 30],
      ["Tepache medio litro", 25],
      ["Tepache litro", 40],
      ["Ponche chico", 20],
      ["Ponche grande", 32],
      ["Chocolate", Number.NaN],
      ["Chocolate grande", 38],
    ]);
  });
  it("answers questions for a price", () => {
    expect(textOf("¿a cómo los huaraches?")).toContain("Huaraches de nopal 70");
    expect(textOf("precio de las enmoladas")).toContain("Enmoladas con queso fresco y crema 95");
  });
  it("prices an order with its sizes and the delivery", () => {
    const bill = textOf(
      "quiero 2 huaraches de nopal y un tamarindo grande a domicilio, 7 Norte 1402, El Carmen",
      "hoy a las 3",
      "Julián Tecuapa",
      "2445550011",
    );
    expect(bill).toContain("2 × Huaraches de nopal: $140 ($70 c/u)");
    expect(bill).toContain("1 × Agua fresca de tamarindo grande: $30");
    expect(bill).toContain("Envío: $25");
    expect(bill).toContain("Total: $195");
  });
  it("tells half a litre from a litre", () => {
    const bill = (item: string) =>
      textOf(`quiero ${item} para recoger`, "hoy a las 3", "soy Julián", "2445550011");
    expect(bill("medio litro de tepache")).toContain("Total: $25");
    expect(bill("2 litros de tepache")).toContain("Total: $80");
  });
  it("says the delivery even where a thing has no price", () => {
    const bill = textOf(
      "quiero un chocolate a domicilio, calle Allende 4",
      "hoy a las 3",
      "soy Julián",
      "2445550011",
    );
    expect(bill).toContain("Envío: $25");
    expect(bill).toContain("un chocolate: el negocio confirma el precio");
    expect(bill).not.toContain("Total:");
  });
});

describe("a request for the menu", () => {
  it.each(["me trae la carta por favor", "buenas, ¿me pasa su lista de precios?", "dame el menú"])(
    "is answered with it: %s",
    (text) => {
      const reply = last([text], more);
      expect(stateOf(reply)).toBeUndefined();
      expect(reply.text).toContain("Chilaquiles rojos");
    },
  );
  it("is answered by a list that nobody called a menu", () => {
    const passages = [{ ...passage(BOARD), source: "Lo de hoy" }];
    expect(last(["¿me enseña la carta?"], { passages }).text).toContain("Chilaquiles rojos");
  });
  it("is answered while an order is open, which goes on", () => {
    const reply = last(["quiero pedir unos huaraches", "para recoger", "me pasas la carta"], more);
    expect(reply.text).toContain("Gorditas de chicharrón");
    expect(stateOf(reply)).toBe("asking");
    expect(heard(reply).text).toBe("unos huaraches");
  });
  it("is none of a dish that is called a menu", () => {
    expect(orderOf("quiero el menú del día por favor")).toBe("el menú del día");
  });
});

describe("another wish", () => {
  const begun = ["quiero 3 gorditas de chicharrón para recoger", "hoy a las 3"];
  const whole = [...begun, "Julián Tecuapa", "2445550011"];
  it.each([
    ["no, quiero unos chilaquiles rojos", "unos chilaquiles rojos"],
    ["no, mejor dame 2 huaraches de nopal", "2 huaraches de nopal"],
    ["no quiero gorditas, quiero un ponche chico", "un ponche chico"],
    ["no, quiero enmoladas", "enmoladas"],
  ])("takes the place of the order: %s", (text, order) => {
    expect(orderOf(...begun, text)).toBe(order);
    expect(orderOf(...whole, text)).toBe(order);
    expect(stateOf(last([...whole, text], more))).toBe("confirming");
  });
  it("keeps what the form knows, and takes what it says beside", () => {
    const { time, text } = heard(last([...whole, "no, quiero un ponche chico a las 4"], more));
    expect([time, text]).toEqual(["16:00", "un ponche chico"]);
  });
  it("is none where something else is to change", () => {
    expect(orderOf(...whole, "no, quiero cambiar el nombre")).toBe("3 gorditas de chicharrón");
    expect(orderOf(...whole, "no, quiero que sea a las 5")).toBe("3 gorditas de chicharrón");
    expect(orderOf(...whole, "no, quiero otra cosa")).toBe("3 gorditas de chicharrón");
    expect(orderOf(...whole, "no, quiero factura")).toBe("3 gorditas de chicharrón");
  });
  it("in a whole order replaces the one before", () => {
    const reply = last(
      [...begun, "quiero 2 huaraches de nopal mañana a las 2, soy Eva Ruiz"],
      more,
    );
    expect(heard(reply)).toMatchObject({ text: "2 huaraches de nopal", name: "Eva Ruiz" });
  });
});

describe("an address", () => {
  it.each([
    ["quiero 2 huaraches a domicilio, 11 Sur 2307 Prados", "a domicilio, 11 Sur 2307 Prados"],
    ["quiero 2 huaraches a domicilio 24 B Poniente 9", "a domicilio 24 B Poniente 9"],
    ["quiero 2 huaraches a domicilio, Santa Ana, 3 Oriente 8", "Santa Ana, 3 Oriente 8"],
  ])("may be a number and a side of the town: %s", (text, address) => {
    const found = heardOf(text, more);
    expect(found.address).toContain(address.replace(/^a domicilio,? /, ""));
    expect(found.text).toMatch(/^2 huaraches/);
  });
  it("is no person's name, which is kept as one", () => {
    const [, reply] = talk(["quiero 2 huaraches a domicilio", "Teresa Cuautle"], more);
    expect(heard(reply!)).toMatchObject({ address: "a domicilio", name: "Teresa Cuautle" });
    expect(reply!.text).toContain("dirección");
  });
  it("is asked for again where nothing like one is said", () => {
    const [, asked, told] = talk(
      ["quiero 2 huaraches a domicilio", "te la paso luego", "frente al mercado de la Victoria"],
      more,
    );
    expect(asked!.text).toContain("No encontré una dirección");
    expect(heard(told!).address).toBe("a domicilio, frente al mercado de la Victoria");
  });
});

describe("what several things cost together", () => {
  const sumOf = (text: string) => last([text], { ...more, abilities: NO_ABILITIES }).text;
  it.each([
    ["2 gorditas de chicharrón y un ponche grande, ¿cuánto es?", "Total: $76"],
    ["¿cuánto sería por 3 huaraches de nopal y 2 chilaquiles rojos?", "Total: $370"],
    ["cuánto me cobran por 4 gorditas de chicharrón", "Total: $88"],
  ])("%s", (text, total) => {
    expect(sumOf(text)).toContain(total);
    expect(last([text], more).text).toContain(total);
  });
  it("says what is missing", () => {
    const text = sumOf("¿cuánto es por 2 huaraches de nopal y 3 pambazos?");
    expect(text).toContain("3 pambazos: el negocio confirma el precio");
    expect(text).toContain("suma **$140**");
    expect(text).not.toContain("Total");
  });
  it("quotes the lines it adds up", () => {
    const { citations } = last(["¿cuánto es por 2 huaraches de nopal y un ponche chico?"], more);
    expect(citations.map(({ quote }) => quote)).toEqual([
      "Huaraches de nopal 70",
      "Ponche chico / grande 20 / 32",
    ]);
  });
  it("leaves a question for one price to its line", () => {
    expect(textOf("¿cuánto cuestan los huaraches?")).toContain("Huaraches de nopal 70");
  });
});
