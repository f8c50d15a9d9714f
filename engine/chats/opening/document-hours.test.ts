import { expect, it } from "vitest";
import { statedHours } from "./document-hours.ts";

const passage = (text: string, heading = "") => ({ heading, text });
const span = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

it("reads the hours of a document with the lines that say them", () => {
  const menu = passage("Torta $45\nHorario: lunes a viernes de 8:00 a 18:00. Domingo cerrado");
  expect(statedHours([passage("Desayunos"), menu])).toEqual({
    quote: "Horario: lunes a viernes de 8:00 a 18:00. Domingo cerrado",
    hours: {
      mon: span(8, 18),
      tue: span(8, 18),
      wed: span(8, 18),
      thu: span(8, 18),
      fri: span(8, 18),
      sun: [],
    },
  });
});

it.each([
  ["nothing about hours", [passage("Torta $45")]],
  ["days that are closed alone", [passage("Cerramos los domingos", "Horario")]],
  [
    "hours that have exceptions",
    [passage("Horario: lunes a sábado de 8:00 a 18:00, salvo feriados")],
  ],
  [
    "two different hours of one day",
    [
      passage("Abrimos de lunes a viernes de 8:00 a 17:00"),
      passage("Abrimos de lunes a viernes de 9:00 a 17:00"),
    ],
  ],
])("says none for %s", (_, passages) => expect(statedHours(passages)).toBeUndefined());
