import { expect, it } from "vitest";
import { readPriceList } from "./price-list.ts";
import { pricesInText } from "./text-prices.ts";

const PASTED = `Antojitos Doña Cuca
Calle Hidalgo 45
Tel 951 222 3344
Abierto de 9 a 17

Antojitos
Tlayuda sencilla 95
con tasajo o cecina
Memela 30
Tostada de tinga $28 c/u

Bebidas
Tejate 35
Agua de chilacayota $25
Los martes no hay tejate`;

it("takes the things of a pasted menu, and neither its address nor its hours", () => {
  expect(readPriceList(pricesInText(PASTED)!)).toEqual([
    {
      title: "Antojitos",
      items: [
        { name: "Tlayuda sencilla", price: "$95", detail: "con tasajo o cecina" },
        { name: "Memela", price: "$30", detail: "" },
        { name: "Tostada de tinga", price: "$28 c/u", detail: "" },
      ],
    },
    {
      title: "Bebidas",
      notes: ["Los martes no hay tejate"],
      items: [
        { name: "Tejate", price: "$35", detail: "" },
        { name: "Agua de chilacayota", price: "$25", detail: "" },
      ],
    },
  ]);
});

it("takes nothing from a text that is no menu", () => {
  expect(pricesInText("Abrimos de 9 a 17.\nEl envío cuesta $30.\nEstamos en Juárez 12")).toBeNull();
  expect(pricesInText("")).toBeNull();
});

it("keeps the remarks and durations of a salon's list", () => {
  const salon = `Color
Tinte raíz $650 1 h 30
Balayage desde $2,400 (4 horas)
Corte dama $280 (45 min)`;
  expect(readPriceList(pricesInText(salon)!)).toEqual([
    {
      title: "Color",
      items: [
        { name: "Tinte raíz", price: "$650", detail: "1 h 30" },
        { name: "Balayage", price: "desde $2,400", detail: "4 horas" },
        { name: "Corte dama", price: "$280", detail: "45 min" },
      ],
    },
  ]);
});
