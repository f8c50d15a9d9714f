import { describe, expect, it } from "vitest";
import { bookingOf } from "./bookings.ts";
import { readBooking, type TypedBooking } from "./typed-booking.ts";

const TODAY = "2026-11-27";
const typed: TypedBooking = {
  customer: " Ana López ",
  phone: "55 1234 5678",
  day: "2026-11-28",
  time: "16:30",
  people: "4",
  note: "junto a la ventana",
};

describe("a booking that is written down", () => {
  it("is read", () => {
    expect(readBooking(typed, TODAY)).toEqual({
      booking: {
        customer: "Ana López",
        phone: "+525512345678",
        day: "2026-11-28",
        minute: 990,
        people: 4,
        note: "junto a la ventana",
      },
    });
  });

  it("needs a name, a day and a time alone", () => {
    expect(readBooking({ ...typed, phone: "", people: "", note: "" }, TODAY)).toMatchObject({
      booking: { phone: "", people: null, note: "" },
    });
  });

  it("may be of today, also earlier today", () => {
    expect(readBooking({ ...typed, day: TODAY, time: "00:00" }, TODAY)).toHaveProperty("booking");
  });

  it.each([
    ["customer", " ", "empty"],
    ["customer", "a".repeat(81), "too-long"],
    ["phone", "nadie", "phone"],
    ["day", "", "day"],
    ["day", "2026-02-30", "day"],
    ["day", "2026-11-26", "past"],
    ["day", "2028-01-01", "too-far"],
    ["time", "25:00", "time"],
    ["time", "", "time"],
    ["people", "0", "people"],
    ["people", "1.5", "people"],
    ["people", "muchos", "people"],
    ["note", "a".repeat(301), "too-long"],
  ] as const)("is refused for %s %j: %s", (field, value, problem) => {
    expect(readBooking({ ...typed, [field]: value }, TODAY)).toEqual({
      problems: { [field]: problem },
    });
  });
});

describe("what a form books", () => {
  const answer = (kind: "day" | "time" | "number", value: string) => ({
    key: kind,
    label: kind,
    kind,
    value,
    shown: value,
  });
  const answers = [answer("day", "2026-11-28"), answer("time", "14:30"), answer("number", "4")];

  it("is its day, its time and how many come", () => {
    expect(bookingOf({ kind: "booking" }, answers)).toEqual({
      day: "2026-11-28",
      minute: 870,
      minutes: 60,
      people: 4,
    });
  });

  it("takes the form's places for its duration", () => {
    const room = { places: 3, minutes: 90 };
    expect(bookingOf({ kind: "booking", room }, answers)).toMatchObject({ places: 3, minutes: 90 });
  });

  it("is nothing without a time of the clock, a day, or of an order", () => {
    expect(
      bookingOf({ kind: "booking" }, [answer("day", "2026-11-28"), answer("time", "al rato")]),
    ).toBeUndefined();
    expect(bookingOf({ kind: "booking" }, answers.slice(1))).toBeUndefined();
    expect(bookingOf({ kind: "order" }, answers)).toBeUndefined();
  });
});
