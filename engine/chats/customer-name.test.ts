import { expect, it } from "vitest";
import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import { customerNameIn } from "./customer-name.ts";

const answer = (kind: RequestAnswer["kind"], value: string): RequestAnswer => ({
  key: "f1",
  label: "¿A qué nombre?",
  kind,
  value,
  shown: value,
});

it.each([
  ["me llamo ana", "Ana"],
  ["Hola, me llamo Ana María de la Cruz, quiero un pastel", "Ana María de la Cruz"],
  ["mi nombre es josé luis", "José Luis"],
  ["a nombre de doña mari", "Doña Mari"],
  ["Buenas, soy Pedro", "Pedro"],
  ["My name is Tom Reed", "Tom Reed"],
  ["hi, I'm Sofia", "Sofia"],
])("%s: the customer is %s", (text, name) => {
  expect(customerNameIn(text, [])).toBe(name);
});

it.each([
  "soy alérgico al cacahuate",
  "soy vegetariana",
  "soy de Puebla",
  "soy mesero de un restaurante",
  "soy vecina de la colonia",
  "i'm looking for a cake",
  "I'm here",
  "quiero dos tacos",
  "¿Quién es el dueño?",
  "",
])("%s says no name", (text) => {
  expect(customerNameIn(text, [])).toBeUndefined();
});

it("takes the name of a form, with capitals, and none that is a whole message", () => {
  expect(customerNameIn("luz", [answer("text", "2 tacos"), answer("name", "luz")])).toBe("Luz");
  expect(customerNameIn("x", [answer("name", "x".repeat(61))])).toBeUndefined();
  expect(customerNameIn("x", [answer("name", " ")])).toBeUndefined();
});
