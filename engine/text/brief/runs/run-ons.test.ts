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

it.each([
  [
    "2x1 en tortas de milanesa solo lunes a miércoles hasta agotar existencias en calle Juárez 45",
    [
      "2x1 en tortas de milanesa",
      "solo lunes a miércoles",
      "hasta agotar existencias",
      "en calle Juárez 45",
    ],
  ],
  [
    "corte y barba 250 pesos en la compra de 2 cortes el tercero gratis valido del 1 al 15 de abril",
    [
      "corte y barba 250 pesos",
      "en la compra de 2 cortes el tercero gratis",
      "valido del 1 al 15 de abril",
    ],
  ],
  [
    "desde el 1 de mayo suben los precios el corte pasa de 120 a 150",
    ["desde el 1 de mayo suben los precios", "el corte pasa de 120 a 150"],
  ],
  [
    "clases de guitarra los sábados 10 a 12 800 al mes inscripcion gratis inf 5511223344",
    [
      "clases de guitarra los sábados 10 a 12",
      "800 al mes",
      "inscripcion gratis",
      "inf 5511223344",
    ],
  ],
  [
    "ayudante general turno de 5 am a 1 pm sueldo 1800 semanales interesados presentarse en av Hidalgo 230",
    [
      "ayudante general",
      "turno de 5 am a 1 pm",
      "sueldo 1800 semanales",
      "interesados presentarse en av Hidalgo 230",
    ],
  ],
])("parts the conditions of %j", (clause, parts) => {
  expect(splitRunOn(clause, "es")).toEqual(parts);
  // Nothing is lost, and nothing changes its place.
  expect(splitRunOn(clause, "es").join(" ")).toBe(clause);
});
