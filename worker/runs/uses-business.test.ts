import { expect, it } from "vitest";
import type { Business } from "#domain/people/business/business.ts";
import { usesBusiness } from "./uses-business.ts";

const business: Business = {
  name: "Fonda Lupita",
  trade: "restaurant",
  tradeOther: "",
  town: "Puebla",
  address: "",
  whatsapp: null,
  zone: null,
  hours: null,
  mainColour: "#a8431f",
  accentColour: null,
  tone: null,
};
const uses = (answer: string, ...said: string[]) =>
  usesBusiness(answer, { business, said, locale: "es" });

it.each([
  ["its name", "Te esperamos en Fonda Lupita."],
  ["its town, in capitals", "HOY EN PUEBLA"],
  ["its colour, in a picture", '<rect fill="#A8431F"/>'],
])("sees %s in an answer", (_, answer) => expect(uses(answer, "Oferta de tacos")).toBe(true));

it("takes what an instruction said for the instruction's", () => {
  expect(uses("Te esperamos en Fonda Lupita.", "Cartel para la fonda lupita")).toBe(false);
  expect(uses("Fonda Lupita, Puebla", "Cartel para la fonda lupita")).toBe(true);
});

it("sees nothing of the business where there is nothing", () => {
  expect(uses("Tacos a $49", "Oferta de tacos")).toBe(false);
});
