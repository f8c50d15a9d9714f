import { expect, it } from "vitest";
import { splitRunOn } from "./run-ons.ts";

it("splits what is typed without commas where a new fact begins", () => {
  expect(
    splitRunOn(
      "solicito cocinera con experiencia de lunes a sábado de 8 a 4 pago 2200 a la semana más propinas traer solicitud",
      "es",
    ),
  ).toEqual([
    "solicito cocinera con experiencia",
    "de lunes a sábado",
    "de 8 a 4",
    "pago 2200 a la semana más propinas",
    "traer solicitud",
  ]);
});

it.each([
  "abrimos de lunes a viernes",
  "ahora abrimos de 10 a 8 de lunes a sábado y domingos de 10 a 3",
  "llegaron tarde los pedidos de la semana pasada y los clientes se quejaron con toda la razón del mundo",
])("leaves %j whole", (clause) => expect(splitRunOn(clause, "es")).toEqual([clause]));
