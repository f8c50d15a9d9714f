import { expect, it } from "vitest";
import { saidIn } from "./saying.ts";

it.each([
  [
    "hazme un texto para mis clientas avisando que ya llegaron los vestidos",
    "ya llegaron los vestidos",
  ],
  ["mensajito para el grupo de papas diciendoles que mañana no hay clases", "mañana no hay clases"],
  ["recado para los vecinos de que van a cortar el agua", "van a cortar el agua"],
  ["algo corto para poner en la puerta de que no se aceptan tarjetas", "no se aceptan tarjetas"],
  ["correo para los empleados recordandoles que el viernes hay junta", "el viernes hay junta"],
  ["mensaje para avisar a mis clientes que el lunes no abrimos", "el lunes no abrimos"],
])("%s", (prompt, said) => expect(saidIn(prompt, "es")).toBe(said));

it.each([
  ["text for my staff reminding them that friday is inventory day", "friday is inventory day"],
  ["post announcing our new vegan menu", "our new vegan menu"],
  ["sign for the counter that says cash only today", "cash only today"],
])("%s", (prompt, said) => expect(saidIn(prompt, "en")).toBe(said));

it.each([
  "menú de hoy: sopa, arroz, y avisar que se acaba temprano",
  "el lunes no abrimos, quiero avisar",
  "responde a una clienta que dice que llegó fría la comida",
])("%s tells nothing behind a saying", (prompt) => expect(saidIn(prompt, "es")).toBeUndefined());
