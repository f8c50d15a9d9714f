import { expect, it } from "vitest";
import { readQuestions } from "./questions.ts";
import { questionsBody } from "./told-questions.ts";

it("is read as the questions and answers that were approved", () => {
  const pairs = [
    { question: "hay estacionamiento", answer: "Sí, en la esquina.\n\nEs gratis." },
    { question: "¿Aceptan\ntarjeta?", answer: "Sí." },
  ];
  expect(readQuestions(questionsBody(pairs, "es"))).toEqual([
    { question: "¿hay estacionamiento?", answer: "Sí, en la esquina.\nEs gratis." },
    { question: "¿Aceptan tarjeta?", answer: "Sí." },
  ]);
  expect(questionsBody([], "en")).toBe("");
});

it("leaves out answers that ask, and what no block can hold", () => {
  const pairs = [
    { question: "Deliver?", answer: "Where are you?" },
    { question: "Long?", answer: "x".repeat(2_990) },
    { question: "Cards?", answer: "Yes." },
  ];
  expect(questionsBody(pairs, "en")).toBe(`Long?\n${"x".repeat(2_990)}`);
});
