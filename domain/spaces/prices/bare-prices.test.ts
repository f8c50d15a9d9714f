import { expect, it } from "vitest";
import { barePricesIn } from "./bare-prices.ts";

const of = (...texts: string[]) =>
  barePricesIn(texts.map((text) => ({ documentId: "carta", text })));

it("puts signs before the prices at the ends of a list's lines, and before those of sizes", () => {
  const list =
    "Sincronizada 55\nCaldo tlalpeño .... 72\nHorchata chica 20 grande 34\nNieve chica/grande 25/40";
  expect([...of(list)]).toEqual([
    ["Sincronizada 55", "Sincronizada $55"],
    ["Caldo tlalpeño .... 72", "Caldo tlalpeño .... $72"],
    ["Horchata chica 20 grande 34", "Horchata chica $20 grande $34"],
    ["Nieve chica/grande 25/40", "Nieve chica/grande $25/$40"],
  ]);
});

it("has the sign that the list uses", () => {
  expect(of("Lomo saltado S/ 32\nAjí de gallina 28\nCausa 18").get("Causa 18")).toBe("Causa S/18");
});

it("leaves numbers that are no prices: of streets, days, times, years, sizes, rooms and telephones", () => {
  const list = [
    "Sopa 40",
    "Guisado 65",
    "Postre 30",
    "Avenida Juárez 45",
    "Domingo 14",
    "Abierto hasta las 22",
    "Desde 1998",
    "Orden de 12",
    "Jamaica 500 ml",
    "Aforo 60",
    "Tel 222 410 55",
    "Comida 14:30",
    "Mesa 7",
    "El sabor de siempre. Vivimos en el 40",
  ];
  expect([...of(list.join("\n")).keys()]).toEqual(list.slice(0, 3));
});

it("leaves a number in a text that is no list", () => {
  expect(of("Somos una familia.\nCasa 24").size).toBe(0);
  expect(of("Sopa $40\nGuisado $65\nPostre $30", "La abuela cumplió 80").size).toBe(0);
});
