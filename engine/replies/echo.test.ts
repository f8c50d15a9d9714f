import { describe, expect, it } from "vitest";
import { cutPassages } from "#domain/spaces/passages.ts";
import { plainSections } from "#domain/spaces/reading/text-sections.ts";
import { isEchoOf } from "./echo.ts";
import { reply, type CandidatePassage } from "./reply.ts";
import { stemsOf } from "./words.ts";

/** An uploaded plain text, as it is cut. */
const plain = (text: string): CandidatePassage[] =>
  cutPassages(plainSections(text)).map(({ heading, text }, passage) => ({
    documentId: "d",
    version: 1,
    passage,
    source: "notes.txt",
    heading,
    text,
  }));
const ask = (question: string, text: string) =>
  reply({ question, passages: plain(text), answers: [], passTo: null });

const ENGLISH = `Wedding of Laura and Pedro

Deposit
The deposit is $300, half of it on signing.

Dates
Menu tasting on 14 March
Guest list by May 2nd

Music
A quartet plays until ten.`;

const SPANISH = `Curso de cerámica

Inscripción
La inscripción cuesta $450 e incluye el barro.

Calendario
Primera clase el 9 de febrero
Exposición final el 27 de junio`;

describe("a plain text with headings that nothing marks", () => {
  it.each([
    [ENGLISH, "What is the deposit?", "$300"],
    [ENGLISH, "When is the menu tasting?", "14 March"],
    [ENGLISH, "When is the guest list due?", "May 2nd"],
    [SPANISH, "¿Cuánto es la inscripción?", "$450"],
    [SPANISH, "¿Cuándo es la exposición final?", "27 de junio"],
    [SPANISH, "¿Cuándo es la primera clase?", "9 de febrero"],
  ])("is answered with what it says: %#", (text, question, said) => {
    const { replyKind, citations } = ask(question, text);
    expect(replyKind).toBe("found");
    expect(citations.map(({ quote }) => quote).join()).toContain(said);
  });
});

describe("isEchoOf", () => {
  const isEcho = (question: string, text: string) =>
    isEchoOf(question, { text, words: stemsOf(text) });

  it.each([
    ["What is the deposit?", "Deposit"],
    ["¿Cuál es el horario de visitas?", "Horario de visitas"],
    ["Quando é a entrega?", "Entrega"],
  ])("a line with the question's words alone: %s", (question, text) => {
    expect(isEcho(question, text)).toBe(true);
    // What a document says besides is news.
    expect(isEcho(question, `${text} 8:30`)).toBe(false);
    expect(isEcho(question, `${text} gorila`)).toBe(false);
  });

  it("is an answer to whether there is something", () => {
    expect(isEcho("¿Tienen pan integral?", "Pan integral")).toBe(false);
    expect(isEcho("Do you have parking?", "Parking")).toBe(false);
  });

  it("is never quoted, not as what comes nearest either", () => {
    const { text } = ask("What is the refund policy?", "Refund policy\n\nGarden\n\nKitchen");
    expect(text).toBe("I do not know. The question is kept for a person to answer.");
  });
});

it("is noted for who asks, if they get the questions without an answer", () => {
  const own = (question: string) =>
    reply({ question, passages: [], answers: [], passTo: { you: true } }).text;
  expect(own("¿Tienen terraza para perros?")).toMatch(/^No lo sé\. Queda anotada para ti/);
  expect(own("Do you have a terrace for dogs?")).toMatch(/^I do not know\. It is noted for you/);
  expect(own("Vocês têm varanda? não achei")).toMatch(/^Não sei\. Fica anotada para você/);
});
