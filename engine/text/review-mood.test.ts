import { expect, it } from "vitest";
import { answerOf } from "../../tests/support/engine/answer-of.ts";
import { isComplaint } from "./review-mood.ts";

it.each([
  ["muy rico todo pero tardaron 40 minutos", true],
  ["llego frio y nadie se disculpo", true],
  ["great food, but the waiter was rude", true],
  ["nunca fallan, los mejores tacos", false],
  ["never disappoint, love this place", false],
  ["riquisimo todo", false],
  ["food was great but the music was too loud", true],
  ["small place but great food", false],
  ["excelente sazon pero muy poco espacio", true],
])("%s: %s", (review, isOne) => expect(isComplaint(review)).toBe(isOne));

it.each([
  "responde a esta reseña: la comida rica pero tardaron 40 minutos y la mesera fue grosera",
  "responde esta reseña: «la comida rica pero tardaron 40 minutos y la mesera fue grosera»",
])("does not repeat an insult, and says tú: %s", (prompt) => {
  const { text } = answerOf(prompt);
  expect(text).not.toMatch(/groser/);
  expect(text).toMatch(/disculpa/);
  expect(text).not.toMatch(/\b(?:[Ll]e pedimos|Escríbanos|tomarse)\b/);
});

it("reminds of a payment with tú, and with usted who is called don", () => {
  expect(answerOf("recordatorio de pago para Raúl que debe 850").text).toMatch(/Te recuerdo/);
  expect(answerOf("recordatorio de pago para don Raúl que debe 850").text).toMatch(/Le recuerdo/);
});
