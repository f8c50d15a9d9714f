import { expect, it } from "vitest";
import { toldLines } from "./told-lines.ts";

it("keeps every clause that was told, in its order", () => {
  expect(
    toldLines("poster: live music friday 8pm, no cover, 2x1 margaritas until 10", "en"),
  ).toEqual(["Live music Friday 8pm", "No cover", "2x1 margaritas until 10"]);
  expect(toldLines("letrero baño solo clientes 5 pesos", "es")).toEqual(["Baño solo clientes $5"]);
  expect(toldLines("cartel para la puerta: no hay servicio, volvemos el lunes", "es")).toEqual([
    "No hay servicio",
    "Volvemos el lunes",
  ]);
});

it("is empty for other requests", () => {
  expect(toldLines("una imagen bonita", "es")).toEqual([]);
  expect(toldLines("tarjeta de lealtad 8 cafes", "es")).toEqual([]);
});
