import { expect, it } from "vitest";
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
