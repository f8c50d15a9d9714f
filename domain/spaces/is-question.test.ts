import { expect, it } from "vitest";
import { isQuestion } from "./is-question.ts";

it.each([
  "¿A qué hora abren?",
  "a que hora abren",
  "Hola, buenas tardes! tienen estacionamiento",
  "cuanto cuesta el envio",
  "disculpe, dónde queda la sucursal",
  "alguien sabe si hay carbon",
  "how much is it",
  "y los domingos?",
])("takes %j for a question", (text) => {
  expect(isQuestion(text)).toBe(true);
});

it.each([
  "Ya llegó el carbón",
  "gracias!",
  "Comoquiera, nos vemos",
  "ok",
  "",
  "Te lo mando en la tarde",
])("takes %j for none", (text) => {
  expect(isQuestion(text)).toBe(false);
});
