import fc from "fast-check";
import { expect, it } from "vitest";
import { readPriceList } from "./price-list.ts";

const items = (text: string) =>
  readPriceList(text).flatMap((section) =>
    section.items.map(({ name, detail, price }) => [section.title, name, price, detail]),
  );

it("reads a menu as it is pasted from a chat", () => {
  const menu = `Desayunos:
Chilaquiles verdes o rojos ..... $85
con huevo o pollo
Huevos al gusto - 70

Comida corrida
Sopa, guisado y agua: 95 pesos
Pozole rojo · chico 80 / 110
#Bebidas
Agua fresca	$ 25
Café de olla    30.50`;
  expect(items(menu)).toEqual([
    ["Desayunos", "Chilaquiles verdes o rojos", "$85", "con huevo o pollo"],
    ["Desayunos", "Huevos al gusto", "$70", ""],
    ["Comida corrida", "Sopa, guisado y agua", "$95 pesos", ""],
    ["Comida corrida", "Pozole rojo · chico", "$80 / $110", ""],
    ["Bebidas", "Agua fresca", "$25", ""],
    ["Bebidas", "Café de olla", "$30.50", ""],
  ]);
});

it("leaves small numbers in names, and reads thousands and dollars", () => {
  expect(items("Orden de 3\nPaquete boda $12,500\nSetup US$ 20")).toEqual([
    ["Orden de 3", "Paquete boda", "$12,500", ""],
    ["Orden de 3", "Setup", "US$20", ""],
  ]);
});

it("keeps every line of any text", () => {
  const line = fc.stringMatching(/^[a-zñ]{1,8}( [a-zñ]{1,8}){0,2}( \$\d{2})?$/);
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.constant(""))), (lines) => {
      const shown = readPriceList(lines.join("\n")).flatMap(({ title, items: of, notes }) => [
        title,
        ...(notes ?? []),
        ...of.flatMap(({ name, detail, price }) => [name, detail, price]),
      ]);
      const words = (texts: readonly string[]) => texts.join(" ").split(/\s+/).filter(Boolean);
      expect(words(shown).sort()).toEqual(words(lines).sort());
    }),
  );
});

it("reads what an amount is for", () => {
  const menu = `Quesadillas $35 c/u
Barbacoa $480 el kilo
Carnitas $420/kg
Gorditas 22 cada una
Flautas $70 orden
Paquete de 12 piezas`;
  expect(items(menu).map(([, name, price, detail]) => [name, price, detail])).toEqual([
    ["Quesadillas", "$35 c/u", ""],
    ["Barbacoa", "$480 el kilo", ""],
    ["Carnitas", "$420/kg", ""],
    ["Gorditas", "$22 cada una", ""],
    ["Flautas", "$70 orden", "Paquete de 12 piezas"],
  ]);
});

it("keeps a sentence of its own apart from the thing above it", () => {
  const menu = `Cemitas $60
con quesillo y pápalo
Los miércoles no hay cemitas
Pancita $90
solo sábados y domingos
Precios sujetos a cambio

Aceptamos tarjeta`;
  expect(readPriceList(menu)).toEqual([
    {
      title: "",
      items: [
        { name: "Cemitas", price: "$60", detail: "con quesillo y pápalo" },
        { name: "Pancita", price: "$90", detail: "solo sábados y domingos" },
      ],
      notes: ["Los miércoles no hay cemitas", "Precios sujetos a cambio", "Aceptamos tarjeta"],
    },
  ]);
});

it("takes a price in the middle of a line, and no line about payment for a description", () => {
  const text = `Tacos de papa $55
Comida corrida $110 incluye sopa, arroz y agua
El postre cuesta $30 con café
Pan dulce $12
Pagos en efectivo o transferencia
Envíos a domicilio al Centro`;
  const [section] = readPriceList(text);
  expect(section!.items).toEqual([
    { name: "Tacos de papa", price: "$55", detail: "" },
    {
      name: "Comida corrida",
      price: "$110",
      detail: "incluye sopa, arroz y agua El postre cuesta $30 con café",
    },
    { name: "Pan dulce", price: "$12", detail: "" },
  ]);
  expect(section!.notes).toEqual([
    "Pagos en efectivo o transferencia",
    "Envíos a domicilio al Centro",
  ]);
});

it("takes what follows a price for a remark", () => {
  const list = `Corte dama $280 (45 min)
Corte niño (hasta 10 años) $150 (30 min)
Tinte raíz $650 1 h 30
Balayage desde $2,400 (4 horas)
Gelish – $300 – 60 min
Manicure\t$220\t45 min
Uñas desde $350
Rosas $25 c/u rojas o blancas
Donas 2x$50
Tinte\t$650\t$850
Mechas | $1,800 | 3 horas
Jamaica chica $20 grande $35
Enchiladas 85
Si gastas $500 el envío va gratis`;
  expect(items(list).map(([, ...item]) => item)).toEqual([
    ["Corte dama", "$280", "45 min"],
    ["Corte niño (hasta 10 años)", "$150", "30 min"],
    ["Tinte raíz", "$650", "1 h 30"],
    ["Balayage", "desde $2,400", "4 horas"],
    ["Gelish", "$300", "60 min"],
    ["Manicure", "$220", "45 min"],
    ["Uñas", "desde $350", ""],
    ["Rosas", "$25 c/u", "rojas o blancas"],
    ["Donas", "2x$50", ""],
    ["Tinte", "$650 / $850", ""],
    ["Mechas", "$1,800", "3 horas"],
    ["Jamaica chica $20 grande", "$35", ""],
    ["Enchiladas", "$85", "Si gastas $500 el envío va gratis"],
  ]);
});
