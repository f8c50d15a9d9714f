import { expect, it } from "vitest";
import { toSecondPerson } from "./english-person.ts";

it.each([
  ["her order is late and she can call him", "your order is late and you can call you"],
  ["she has until Friday", "you have until Friday"],
  ["he doesn't need his receipt", "you don't need your receipt"],
  ["she left her umbrella", "you left your umbrella"],
  ["we can't refund her because it is late", "we can't refund you because it is late"],
  ["how much he charges", "how much you charge"],
  ["she misses her class", "you miss your class"],
  ["she's welcome", "you're welcome"],
  // Others stay others.
  ["her glasses came, she can pick them up", "your glasses came, you can pick them up"],
])("%s", (text, said) => expect(toSecondPerson(text, false)).toBe(said));

it("speaks to several readers", () =>
  expect(toSecondPerson("they can bring their kids, we will call them", true)).toBe(
    "you can bring your kids, we will call you",
  ));
