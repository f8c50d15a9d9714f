import { describe, expect, it } from "vitest";
import { answer } from "#engine/answer.ts";
import { readOperation } from "./operations.ts";
import { shorten } from "./shorten.ts";

const STUDIO =
  "We are a small studio in Bogotá that believes design should be useful before it is beautiful. Since 2015 we have worked with over 40 cafés, bakeries and hotels, helping them find a voice of their own. Our process begins with listening, continues with sketches made by hand, and ends with files that anyone can use. Clients tell us that sales grew 20% after the new brand.";
const BAKERY =
  "La panadería nació en 1987, cuando mi abuela vendía conchas en la puerta de su casa. Hoy hacemos pan de masa madre con harina de Sonora, sin conservadores y horneado cada mañana. El pan de masa madre tarda 18 horas en fermentar. Los domingos cerramos temprano.";

const shortened = (prompt: string) => {
  const read = readOperation(prompt)!;
  expect(read.operation).toBe("shorten");
  return shorten(read.source, read.limits)!;
};
const count = (text: string) => text.split(/\s+/).length;

describe("a pasted text that is to be shorter", () => {
  it.each([
    `Shorten this paragraph: “${STUDIO}”`,
    `“${STUDIO}” Shorten it`,
    `Acorta este texto: "${BAKERY}"`,
    `Hazlo más corto: «${BAKERY}»`,
  ])("has whole sentences and no loose quotation mark: %s", (prompt) => {
    const short = shortened(prompt);
    expect(short).not.toMatch(/[«»“”"]/);
    expect(short).toMatch(/\.$/);
    expect(count(short)).toBeLessThan(count(prompt) * 0.75);
  });

  it.each([
    [`Write one sentence of 20 words for the whole paragraph: “${STUDIO}”`, 20],
    [`Resume este párrafo en una frase de 15 palabras: ${BAKERY}`, 15],
    [`Una sola oración de máximo 12 palabras para todo el texto: "${BAKERY}"`, 12],
  ])("keeps to its limits: %s", (prompt, most) => {
    const short = shortened(prompt);
    expect(count(short)).toBeLessThanOrEqual(most);
    expect(short.match(/[.!?](?=\s|$)/g)).toHaveLength(1);
  });

  it("is chosen from the whole text, not its beginning", () => {
    expect(shortened(`Resume en una frase este texto: ${BAKERY}`)).toMatch(/masa madre/);
  });

  it("is shorter still by a follow-up", () => {
    const { text } = answer({
      kind: "text",
      instructions: [`Shorten this: ${STUDIO}`, "in one sentence of 18 words"],
      corrections: {},
      business: undefined,
      now: new Date("2026-11-26T18:00:00Z"),
      seed: 0,
    });
    expect(count(text)).toBeLessThanOrEqual(18);
  });

  it("is none where the limit would break every sentence", () => {
    expect(shorten(STUDIO, { words: 3 })).toBeUndefined();
  });
});
