import { describe, expect, it } from "vitest";
import { deliveryAsked } from "./delivery-asked.ts";
import type { CandidatePassage } from "#engine/replies/reply.ts";

const passage = (heading: string, text: string, source = "Avisos"): CandidatePassage => ({
  documentId: source,
  version: 1,
  passage: 1,
  source,
  heading,
  text,
});
const menu = passage("Guisados", "Tacos de la colonia $20\nTorta centro $60", "Menú");
const place = passage("Ubicación", "Estamos en el Centro, calle 5 de Mayo 12.");
const quotesOf = (question: string, passages: readonly CandidatePassage[]) =>
  deliveryAsked(question, [menu, place, ...passages])?.map(({ quote }) => quote);

const NEARBY = "Servicio a domicilio en el Centro y colonias vecinas, $25.";
const ZONES = "Zona: Centro, La Paz, Huexotitla.";
const RADIUS = "Repartimos a 3 km a la redonda.";
const ROMA = "Sí, llevamos a Roma, Condesa y Doctores. Fuera de ahí no entregamos.";
const documents: readonly [string, CandidatePassage][] = [
  [NEARBY, passage("", `${NEARBY}\nPedido mínimo $150.\nAceptamos tarjeta.`)],
  [ZONES, passage("Envíos", `${ZONES}\nCosto $25\nTardamos 40 minutos`)],
  [RADIUS, passage("", RADIUS)],
  [ROMA, passage("Preguntas", `¿Hacen entregas?\n${ROMA}\n¿Puedo pagar con tarjeta?\nSí.`)],
];

describe("a question whether a place is delivered to", () => {
  it.each([
    "envio a col. centro?",
    "llegan a la colonia Doctores?",
    "envian a la roma?",
    "hacen envíos a Lomas Verdes?",
    "mandan a Cholula?",
    "hasta donde llegan?",
    "entregan en la Narvarte?",
    "a que colonias reparten?",
    "me lo traen a la colonia del valle?",
    "q zonas cubren?",
    "¿envían a todo México?",
    "tienen servicio a domicilio en Lomas?",
    "do you deliver to Polanco?",
  ])("“%s” finds the line about deliveries, however a document says it", (question) => {
    for (const [line, document] of documents)
      expect(quotesOf(question, [document])).toEqual([line]);
  });

  it("finds the line of the place that is named, with its price", () => {
    const fees = passage("Envíos", "Centro: $20\nLa Paz: $35\nOtras colonias: $50");
    expect(quotesOf("cuánto cuesta el envío a La Paz?", [fees])).toEqual(["La Paz: $35"]);
    expect(quotesOf("envio a col. centro?", [fees])).toEqual(["Centro: $20"]);
  });

  it("finds the price beside the zones, where it is asked", () => {
    const [, envios] = documents[1]!;
    expect(quotesOf("cuanto cobran el envio al centro?", [envios])).toEqual([ZONES, "Costo $25"]);
  });

  it("finds nothing where no document speaks of deliveries", () =>
    expect(quotesOf("llegan a la colonia Centro?", [])).toBeUndefined());

  it.each([
    "hacen envíos?",
    "entregan a domicilio?",
    "entregan en 20 minutos?",
    "llegan a tiempo?",
    "entregan en la noche?",
    "llegan a las 5?",
    "cómo llego a la colonia Centro?",
    "tienen tacos de la colonia?",
    "me mandan el menú?",
    "quiero 2 tacos a domicilio, colonia Centro",
    "hasta que hora entregan?",
    "cuánto tarda el envío?",
    "entregan en cuánto tiempo?",
    "envían por paquetería?",
    "do you deliver in the evening?",
  ])("“%s” is another question", (question) =>
    expect(quotesOf(question, [documents[0]![1]])).toBeUndefined(),
  );
});
