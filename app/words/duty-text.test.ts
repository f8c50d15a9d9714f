import { expect, it } from "vitest";
import { reportText, type ReportedFigures } from "./duty-text.ts";

const NOTHING: ReportedFigures = {
  sales: 0,
  income: 0,
  members: 0,
  chats: 0,
  byAgentik: 0,
  byPerson: 0,
  waiting: 0,
  requests: 0,
  openRequests: 0,
  newQuestions: 0,
  questions: 0,
  tasksDone: 0,
  tasksLate: 0,
};
const report = (figures: Partial<ReportedFigures>) =>
  reportText(
    {
      period: "week",
      from: new Date("2026-03-09T14:00:00Z"),
      to: new Date("2026-03-16T14:00:00Z"),
      zone: "America/Mexico_City",
      figures: { ...NOTHING, ...figures },
    },
    { locale: "es" },
  );

it("says its period, and how it fills where there is nothing yet", () => {
  expect(report({})).toContain("Del 2026-03-09 08:00 al 2026-03-16 08:00");
  expect(report({})).toContain("Se llena solo");
  expect(report({ chats: 1 })).not.toContain("Se llena solo");
});
