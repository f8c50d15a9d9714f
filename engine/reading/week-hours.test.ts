import { expect, it } from "vitest";
import { readWeekHours } from "./week-hours.ts";

const clock = ({ from, to }: { from: number; to: number }) => `${from / 60}-${to / 60}`;
const spansOf = (prompt: string) => {
  const hours = readWeekHours(prompt)?.hours;
  return (
    hours && Object.entries(hours).flatMap(([day, spans]) => spans.map((s) => `${day} ${clock(s)}`))
  );
};

it.each([
  ["Mon-Fri 9-18", ["mon 9-18", "tue 9-18", "wed 9-18", "thu 9-18", "fri 9-18"]],
  ["de lunes a miércoles de 9 am a 6 pm", ["mon 9-18", "tue 9-18", "wed 9-18"]],
  ["abrimos mar a jue 10 a 7", ["tue 10-19", "wed 10-19", "thu 10-19"]],
  [
    "L-M 8:30-17:00; sábado y domingo 10-14",
    ["mon 8.5-17", "tue 8.5-17", "sat 10-14", "sun 10-14"],
  ],
  ["Saturday to Sunday from 8pm to 2am", ["sat 20-26", "sun 20-26"]],
])("reads %s", (prompt, spans) => expect(spansOf(prompt)).toEqual(spans));

it.each(["el lunes 30 de noviembre", "viernes a las 5", "lunes 2x1", "Friday December 4 at 7 pm"])(
  "reads no hours of %s",
  (prompt) => expect(spansOf(prompt)).toBeUndefined(),
);
