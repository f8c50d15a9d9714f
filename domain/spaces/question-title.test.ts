import fc from "fast-check";
import { expect, it } from "vitest";
import { questionTitle } from "./question-title.ts";

it.each([
  ["Hola, buenas tardes, cuánto cuesta el envío?", "es", "¿Cuánto cuesta el envío?"],
  ["hola!! ¿aceptan vales?", "es", "¿Aceptan vales?"],
  ["Oigan, disculpen, a qué hora cierran", "es", "A qué hora cierran"],
  ["Hi, do you deliver on Sundays?", "en", "Do you deliver on Sundays?"],
  ["Olá, bom dia! vocês entregam?", "pt", "Vocês entregam?"],
  // Words that only begin like a greeting, and texts that are nothing else, stay.
  ["Holanda queda lejos?", "es", "¿Holanda queda lejos?"],
  ["saben si ¿hay lugar?", "es", "Saben si ¿hay lugar?"],
  ["Buenas tardes", "es", "Buenas tardes"],
  ["¿Hola?", "es", "¿Hola?"],
  ["", "es", ""],
])("%j in %s is %j", (text, language, title) => expect(questionTitle(text, language)).toBe(title));

it("has nothing more to take away the second time, and keeps what follows the greeting", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom("es", "en", "pt"),
      (text, language) => {
        const once = questionTitle(text, language);
        expect(questionTitle(once, language)).toBe(once);
      },
    ),
  );
});
