import { expect, it } from "vitest";
import { readQuestions } from "./questions.ts";

it("reads questions with the lines after them", () => {
  const text = `Lo que más nos preguntan
¿Aceptan tarjeta?
Sí, de débito y crédito.

También transferencia.
Do you deliver?
Within 3 km.
¿Hay estacionamiento?`;
  expect(readQuestions(text)).toEqual([
    { question: "¿Aceptan tarjeta?", answer: "Sí, de débito y crédito.\n\nTambién transferencia." },
    { question: "Do you deliver?", answer: "Within 3 km." },
    { question: "¿Hay estacionamiento?", answer: "" },
  ]);
});
