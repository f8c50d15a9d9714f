import { expect, it } from "vitest";
import { readPriceList } from "./price-list.ts";
import { pricesOf } from "./table-prices.ts";

const table = (...lines: string[]) => ({
  separator: ";" as const,
  rows: lines.map((line) => line.split(";")),
});

it("makes a price list of names and prices, with the categories as headings", () => {
  const body = pricesOf(
    table(
      "Categoría;Platillo;Costo;Precio de venta",
      "Desayunos;Chilaquiles;31;$85",
      "Bebidas;Café de olla;6;30",
      "Desayunos;Molletes 2;20;60,50",
      ";Sin precio;9;",
    ),
  )!;
  expect(readPriceList(body)).toEqual([
    {
      title: "Desayunos",
      items: [
        { name: "Chilaquiles", detail: "", price: "$85" },
        { name: "Molletes 2", detail: "", price: "$60.50" },
      ],
    },
    { title: "Bebidas", items: [{ name: "Café de olla", detail: "", price: "$30" }] },
  ]);
  expect(body).not.toContain("31");
});

it("reads no list from tables that say no price to customers, or say several", () => {
  expect(pricesOf(table("Producto;Existencia", "Harina;18", "Leche;3"))).toBeNull();
  expect(pricesOf(table("Producto;Precio de compra", "Harina;18", "Leche;3"))).toBeNull();
  expect(
    pricesOf(table("Producto;Precio chico;Precio grande", "Café;30;40", "Té;20;30")),
  ).toBeNull();
  expect(pricesOf(table("Precio;Fecha", "18;hoy", "20;ayer"))).toBeNull();
  expect(pricesOf(table("Producto;Precio", "Harina;€18", "Leche;€3"))).toBeNull();
  expect(pricesOf(table("Producto;Precio", "Harina;18"))).toBeNull();
  expect(pricesOf({ separator: ",", rows: [] })).toBeNull();
});

it("leaves a table that no block can hold, rather than a part of it", () => {
  const rows = Array.from({ length: 200 }, (_, at) => `Un producto con nombre ${at};${at + 10}`);
  expect(pricesOf(table("Producto;Precio", ...rows))).toBeNull();
});
