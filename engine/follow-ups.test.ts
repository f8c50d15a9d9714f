import { describe, expect, it } from "vitest";
import type { Business } from "#domain/people/business/business.ts";
import { answer } from "./answer.ts";

const FONDA: Business = {
  name: "Fonda Lupita",
  trade: null,
  tradeOther: "",
  town: "Puebla",
  address: "Calle 5 de Mayo 12",
  whatsapp: "+522221234567",
  zone: null,
  hours: null,
  mainColour: null,
  accentColour: null,
  tone: "warm",
};
const of =
  (business: Business | undefined, seed = 0) =>
  (...instructions: string[]) =>
    answer({
      kind: "text",
      instructions,
      corrections: {},
      business,
      now: new Date("2026-12-01T18:00:00Z"),
      seed,
    });
const fonda = of(FONDA);
const nobody = of(undefined);

/** One that a template answers, and one that is written in the person's own words. */
const OFFER = "promoción de comida corrida a 95 pesos";
const OWN_WORDS = "promoción de comida corrida a 95 pesos con 2x1 en agua de jamaica";
const EMOJI = /\p{Extended_Pictographic}/u;
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

describe.each([OFFER, OWN_WORDS])("a follow-up to %s", (prompt) => {
  it("does the tone, the emojis and the addition that it asks for at once", () => {
    const { version, text } = fonda(
      prompt,
      "mas alegre y con emojis, y que diga que es para comer aqui o para llevar",
    );
    expect(version).toBe("final");
    expect(text).toMatch(/para comer aquí o para llevar/i);
    expect(text).toMatch(EMOJI);
    expect(text).toContain("$95");
    expect(text).not.toMatch(/diga que|emojis/);
  });

  it("adds a date as a date, and the address from what the business has told", () => {
    const before = fonda(prompt);
    const { version, text } = fonda(
      prompt,
      "pon que es el viernes 4 de diciembre y la dirección y el teléfono",
    );
    expect(version).toBe("final");
    expect(text).toMatch(/viernes 4 de diciembre/);
    expect(text.match(/Calle 5 de Mayo 12/g)).toHaveLength(1);
    expect(text.match(/222 123 4567/g)).toHaveLength(1);
    expect(text).not.toMatch(/la dirección|diciembre y/);
    const kept = linesOf(before.text).filter((line) => text.includes(line));
    expect(kept.length).toBeGreaterThanOrEqual(linesOf(before.text).length - 1);
  });

  it("leaves a blank for an address that nobody has told", () => {
    const { text, understanding } = nobody(prompt, "agrega la dirección");
    expect(text).toContain("[dirección]");
    expect(understanding.toFillIn).toContain("dirección");
  });

  it("says so where it changes nothing", () => {
    const { version, text } = fonda(prompt, "agrega la dirección");
    expect(fonda(prompt).text).toContain("Calle 5 de Mayo 12");
    expect(version).toBe("cannot");
    expect(text).toMatch(/no cambié nada/);
    expect(fonda(prompt, "en español").version).toBe("cannot");
  });
});

describe("another language", () => {
  it("keeps the text, and quotes the names of things", () => {
    for (const seed of [0, 1, 2]) {
      const { text, version, understanding } = of(FONDA, seed)(OFFER, "tradúcelo al inglés");
      expect(version).toBe("final");
      expect(understanding.genre).toBe("offer");
      expect(text).toContain("“comida corrida” for $95");
      expect(text).not.toMatch(/\b(?:hay|con|para|nos|estamos|abrimos|gracias)\b/i);
    }
    expect(nobody("offer of coffee and cake at $5", "in Spanish").text).toContain(
      "«coffee and cake»",
    );
  });

  it.each([
    [OWN_WORDS, "tradúcelo al inglés"],
    ["anuncio de que hoy hay mole poblano a 95 pesos con 2x1 en aguas", "en inglés"],
  ])("is not mixed with phrases that it cannot translate: %s", (...instructions) => {
    const { version, text } = fonda(...instructions);
    expect(version).toBe("cannot");
    expect(text).toMatch(/no traduzco/i);
  });

  it("does not take over a sentence that was added", () => {
    const { version } = fonda(OFFER, "agrega que es para llevar", "ponlo en inglés");
    expect(version).toBe("cannot");
  });
});

it("says what an offer is on: half of its words would be another offer", () => {
  expect(fonda(OWN_WORDS).text).toMatch(/2x1 en agua de jamaica/);
  expect(fonda(OWN_WORDS).understanding.genre).toBe("promo");
  expect(fonda("anuncio de que hoy hay mole poblano a 95 pesos").text).toMatch(
    /hoy hay mole poblano/i,
  );
});

it("says in a caption where to come and how to ask, where the business has told it", () => {
  const prompt = "Publicación de Instagram sobre nuestro pan de muerto, hasta el 2 de noviembre.";
  expect(fonda(prompt).text).toContain(
    "Te esperamos en Calle 5 de Mayo 12. WhatsApp: 222 123 4567.",
  );
  expect(nobody(prompt).text).not.toContain("esperamos en");
});

it("adds a rule for customers as a sentence, without being told to add", () => {
  const prompt = "recordatorio de cita para una clienta";
  const before = nobody(prompt);
  for (const [rule, said] of [
    ["si llegan 15 min tarde se pierde la cita", "Si llegan 15 min tarde se pierde la cita."],
    ["si cancelan el mismo día cobramos la mitad", "Si cancelan el mismo día cobramos la mitad."],
  ] as const) {
    const { version, text } = nobody(prompt, rule);
    expect(version).toBe("final");
    expect(text).toContain(said);
    expect(text.replace(` ${said}`, "")).toBe(before.text);
  }
});
