import { expect, it } from "vitest";
import { mentionedIn } from "./mentions.ts";

const NAMES = ["ana", "ana-maria", "Asistente", "Asistente de la fonda", "Café"];

it.each([
  ["@ana ¿vienes?", ["ana"]],
  ["gracias, @Ana-Maria!", ["ana-maria"]],
  ["@asistente de la fonda ¿a qué hora abren?", ["Asistente de la fonda"]],
  ["@Asistente, hola", ["Asistente"]],
  ["@cafe y @CAFÉ", ["Café"]],
  ["(@ana) y @asistente", ["ana", "Asistente"]],
  ["escribe a ana@fonda.mx", []],
  ["@anabel no es ana", []],
  ["@", []],
  ["ana sin arroba", []],
])("finds in %j: %j", (text, mentioned) => {
  expect(mentionedIn(text, NAMES)).toEqual(mentioned);
});

it("mentions nobody of an empty list, and nobody by an empty name", () => {
  expect(mentionedIn("@ana", [])).toEqual([]);
  expect(mentionedIn("@ ana", [""])).toEqual([]);
});
