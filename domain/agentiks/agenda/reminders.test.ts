import { describe, expect, it } from "vitest";
import { cancelledSays, movedSays, reminderSays } from "./booking-says.ts";
import {
  meansReminded,
  planReminder,
  remindedBooking,
  reminderAt,
  reminderKey,
  saysCancel,
} from "./reminders.ts";

describe("when a booking is reminded of", () => {
  const at = (
    day: string,
    clock: string,
    hours: number,
    zone: Parameters<typeof reminderAt>[1],
  ) => {
    const [hour = 0, minute = 0] = clock.split(":").map(Number);
    return reminderAt({ day, minute: hour * 60 + minute }, zone, hours).toISOString();
  };

  it("is hours before it begins, where the business is", () => {
    expect(at("2026-11-27", "17:00", 2, "America/Mexico_City")).toBe("2026-11-27T21:00:00.000Z");
    expect(at("2026-11-27", "17:00", 2, "America/Tijuana")).toBe("2026-11-27T23:00:00.000Z");
    expect(at("2026-11-27", "01:00", 2, "America/Mexico_City")).toBe("2026-11-27T05:00:00.000Z");
  });

  it("counts real hours when clocks change in between", () => {
    // Tijuana: on 8 March the clock goes from 2:00 to 3:00, on 1 November from 2:00 back to 1:00.
    expect(at("2026-03-08", "10:00", 24, "America/Tijuana")).toBe("2026-03-07T17:00:00.000Z");
    expect(at("2026-11-01", "10:00", 24, "America/Tijuana")).toBe("2026-10-31T18:00:00.000Z");
    // There is no 2:30 on that day.
    expect(at("2026-03-08", "02:30", 1, "America/Tijuana")).toBe("2026-03-08T08:30:00.000Z");
  });

  it("is never for what was booked later than that, and stays where a worker is late", () => {
    const booking = { day: "2026-11-27", minute: 17 * 60 };
    const due = new Date("2026-11-27T21:00:00.000Z");
    const plan = (planned: Date | null, now: string, hours: number | undefined = 2) =>
      planReminder(
        { ...booking, planned },
        { zone: "America/Mexico_City", hours, now: new Date(now) },
      );
    expect(plan(null, "2026-11-27T20:59:00.000Z")).toEqual(due);
    expect(plan(null, "2026-11-27T21:00:00.000Z")).toBeNull();
    expect(plan(due, "2026-11-27T21:00:01.000Z")).toEqual(due);
    expect(plan(new Date("2026-11-27T22:00:00.000Z"), "2026-11-27T21:30:00.000Z")).toBeNull();
    expect(plan(due, "2026-11-27T10:00:00.000Z", 24)).toBeNull();
    expect(
      planReminder(
        { ...booking, planned: due },
        { zone: "America/Mexico_City", hours: undefined, now: new Date(0) },
      ),
    ).toBeNull();
  });

  it("has a key for each booking and time", () => {
    const key = reminderKey("booking-1", { day: "2026-11-27", minute: 1020 });
    expect(reminderKey("booking-1", { day: "2026-11-27", minute: 1021 })).not.toBe(key);
    expect(remindedBooking(key)).toBe("booking-1");
    expect(remindedBooking("something else")).toBeUndefined();
  });
});

describe("an answer to a reminder", () => {
  it.each([
    "CANCELAR",
    "cancelar",
    "Cancela por favor",
    "¡Hola! Quiero cancelar mi cita, gracias",
    "Necesito cancelar la reservación",
    "me la cancelan por favor",
    "CANCEL",
    "Please cancel it",
    "I want to cancel my appointment",
    "quero cancelar minha consulta",
  ])("cancels: %s", (text) => expect(saysCancel(text)).toBe(true));

  it.each([
    "",
    "sí",
    "mi cita",
    "no cancelar",
    "no la cancelen",
    "no, no cancelo",
    "¿puedo cancelar?",
    "cancela el refresco",
    "cancelar y cambiar al viernes",
    "ya cancelé mi cuenta",
    `cancelar ${"por favor ".repeat(10)}`,
  ])("does not cancel: %s", (text) => expect(saysCancel(text)).toBe(false));

  it("means the booking unless a form came in between", () => {
    const said = { isLastWord: false, hasOpenForm: false, hasSentForm: false };
    expect(meansReminded(said)).toBe(true);
    expect(meansReminded({ ...said, hasOpenForm: true })).toBe(false);
    expect(meansReminded({ ...said, hasSentForm: true })).toBe(false);
    expect(meansReminded({ isLastWord: true, hasOpenForm: true, hasSentForm: false })).toBe(true);
  });
});

it("says what is booked, when, and how to cancel, in the customer's language", () => {
  const told = { business: "Salón Estela", form: "Cita", day: "2026-11-27", minute: 17 * 60 };
  expect(reminderSays("es", told, "2026-11-26")).toBe(
    "⏰ Salón Estela te recuerda: Cita, mañana, viernes, 27 de noviembre, a las 5:00 p.m.\n\nSi no vas a venir, responde CANCELAR.",
  );
  expect(reminderSays("es", { ...told, minute: 60 }, "2026-11-27")).toContain("hoy a la 1:00 a.m.");
  expect(reminderSays("en", told, "2026-11-25")).toBe(
    "⏰ Salón Estela reminds you: Cita, Friday, November 27, at 5:00 PM.\n\nIf you are not coming, answer CANCEL.",
  );
  expect(reminderSays("pt", told, "2026-11-27")).toContain("hoje às 17:00.");
  expect(movedSays("es", told, "2026-11-20")).toBe(
    "📅 Cita: cambio de horario. Ahora es el viernes, 27 de noviembre a las 5:00 p.m.",
  );
  expect(cancelledSays("en", told, "2026-11-27")).toContain("Cita, today at 5:00 PM. Write to us");
});
