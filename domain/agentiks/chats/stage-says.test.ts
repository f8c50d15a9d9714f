import { expect, it } from "vitest";
import { stageSays } from "./stage-says.ts";

it.each([
  ["es", "booking", "Reservación", "✅ Reservación: confirmada. Te avisamos por aquí."],
  ["es", "appointment", "Cita", "✅ Cita: confirmada. Te avisamos por aquí."],
  ["es", "call-back", "Recado", "✅ Recado: confirmado. Te avisamos por aquí."],
  ["pt", "booking", "Reserva", "✅ Reserva: confirmada. Avisamos você por aqui."],
  ["pt", "appointment", "Horário", "✅ Horário: confirmado. Avisamos você por aqui."],
] as const)("agrees with what it is of: %s, %s", (language, kind, name, said) => {
  expect(stageSays(language, "accepted", { kind, name })).toBe(said);
});

it("names the service, the day and the time of a booking", () => {
  const answers = [
    { key: "f1", label: "", kind: "text", value: "corte", shown: "corte" },
    { key: "f2", label: "", kind: "day", value: "2026-12-02", shown: "miércoles, 2 de diciembre" },
    { key: "f3", label: "", kind: "time", value: "11:00", shown: "11:00 a.m." },
    { key: "f4", label: "", kind: "phone", value: "+523312345678", shown: "33 1234 5678" },
  ] as const;
  expect(stageSays("es", "cancelled", { kind: "appointment", name: "Cita", answers })).toBe(
    "Cita (corte, miércoles, 2 de diciembre, 11:00 a.m.): cancelada. Si tienes dudas, escríbenos aquí.",
  );
});
