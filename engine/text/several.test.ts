import { describe, expect, it } from "vitest";
import { answer } from "#engine/answer.ts";
import { echoesRequest } from "./echo.ts";
import { readSeveral } from "./several.ts";

const ask = (prompt: string) =>
  answer({
    kind: "text",
    instructions: [prompt],
    corrections: {},
    business: undefined,
    now: new Date("2026-11-29T16:00:00Z"),
    seed: 3,
  });

describe("readSeveral", () => {
  it.each([
    ["Write four captions for our spring menu", 4, "Write a caption for our spring menu"],
    [
      "Give me 3 short Instagram posts about pottery",
      3,
      "Give me a short Instagram post about pottery",
    ],
    ["Please draft two e-mails to guests", 2, "Please draft an e-mail to guests"],
    ["Some slogans for a barber", 3, "a slogan for a barber"],
    ["Stories about our team", 1, "a story about our team"],
    ["Escribe cuatro publicaciones sobre mi taller", 4, "Escribe una publicación sobre mi taller"],
    ["Dame 2 pies de foto de mi barra", 2, "Dame un pie de foto de mi barra"],
    ["Hazme tres recordatorios de pago", 3, "Hazme un recordatorio de pago"],
  ])("%s", (prompt, count, single) =>
    expect(readSeveral(prompt)).toEqual({ count, prompt: single }),
  );

  it.each([
    "Write a message: three tacos for $50",
    "Escribe un aviso de que llegaron dos mensajes",
    "Oferta de 3 tacos a $50",
    "A note for my two texts",
  ])("names one text: %s", (prompt) => expect(readSeveral(prompt)).toBeUndefined());
});

describe("a request for several texts", () => {
  it.each([
    ["Write three captions for our new hiking boots", /hiking boots/],
    ["Escribe tres pies de foto para Instagram de nuestras botas nuevas", /botas nuevas/],
  ])("has so many, which differ: %s", (prompt, what) => {
    const { version, text } = ask(prompt);
    expect(version).toBe("final");
    const texts = text.split("\n\n---\n\n");
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
    for (const one of texts) {
      expect(one).toMatch(what);
      expect(one).not.toMatch(/captions? for|pies? de foto/i);
    }
  });

  it.each([
    ["Write 3 posts about our drawing class on Tuesday at 6 pm, $90", /^\*You asked for 3/],
    ["Escribe dos textos para promocionar mi clase de dibujo a $90", /^\*Me pediste 2/],
  ])("says where it has fewer: %s", (prompt, says) => {
    const { text } = ask(prompt);
    expect(text).toMatch(says);
    expect(text).toContain("$90");
  });
});

describe("the words of a request", () => {
  it.each([
    ["Write an e-mail to a customer with a quote: wiring $250, lamps $80", "$330"],
    ["Draft a message to a client with an estimate for painting $400 and sanding $100", "$500"],
    ["Escribe un correo a una clienta con un presupuesto: cableado $250, lámparas $80", "$330"],
  ])("are no title of a quote: %s", (prompt, total) => {
    const { text } = ask(prompt);
    expect(text).toContain(total);
    expect(text).not.toMatch(/e-?mail|message|correo|\bn e-|with an?\b|con un\b/i);
  });

  it("are no subject of a caption", () => {
    const { text } = ask("Write an Instagram caption for our linen shirts");
    expect(text).toContain("linen shirts");
    expect(text).not.toMatch(/caption/i);
  });

  it("are found where a text prints them", () => {
    const prompt = "Please write me a short message to all the neighbours";
    expect(echoesRequest("**Message to all the neighbours**", prompt)).toBe(true);
    expect(echoesRequest("Dear neighbours, all the best.", prompt)).toBe(false);
  });

  it("are not given back for what is understood too little", () => {
    const { version, text } = ask("Do my thing for the people");
    expect(version).toBe("cannot");
    expect(text).not.toMatch(/my thing/i);
  });
});

it("is no echo where the text has what the prompt told", () => {
  const quote = "Quote letter for a garden: lawn $4,500, labor $3,000, for Mrs. Robles";
  expect(echoesRequest("Quote letter for a garden\n\n- Lawn: $4,500", quote)).toBe(false);
  expect(echoesRequest("Hi, quote letter for a garden. Thank you!", quote)).toBe(true);
});
