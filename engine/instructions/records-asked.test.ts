import { expect, it } from "vitest";
import { daysAsked, recordsAsked } from "./records-asked.ts";

it.each([
  ["Resume las preguntas sin respuesta", ["questions"]],
  ["¿Qué dudas quedaron por contestar?", ["questions"]],
  ["List the unanswered questions and the open tasks", ["questions", "tasks"]],
  ["¿Cuánto vendí ayer?", ["sales"]],
  ["Dime las ventas de la semana y los integrantes nuevos", ["sales", "members"]],
  ["Which challenges are open?", ["challenges"]],
  ["Las reservaciones y citas de hoy", ["bookings"]],
])("finds what %j asks for", (instruction, records) => {
  expect(recordsAsked(instruction)).toEqual(records);
});

it.each([
  "¿A qué hora abrimos el domingo?",
  "Escribe un saludo para las clientas",
  "Contesta las preguntas de los clientes",
  "¿Cuánto cuesta el mole?",
])("leaves %j to the documents", (instruction) => {
  expect(recordsAsked(instruction)).toEqual([]);
});

it("knows the period that is asked for", () => {
  expect(daysAsked("Las ventas de ayer")).toEqual({ days: 1, endedDaysAgo: 1 });
  expect(daysAsked("Sales of today")).toEqual({ days: 1, endedDaysAgo: 0 });
  expect(daysAsked("Las ventas del mes")).toEqual({ days: 30, endedDaysAgo: 0 });
  expect(daysAsked("Resume las ventas")).toEqual({ days: 7, endedDaysAgo: 0 });
});
