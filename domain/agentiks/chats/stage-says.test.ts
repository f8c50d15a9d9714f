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
