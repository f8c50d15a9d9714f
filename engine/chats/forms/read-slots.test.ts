import { expect, it } from "vitest";
import type { RequestField } from "#domain/agentiks/abilities/request-form.ts";
import { statedName } from "#domain/agentiks/chats/stated-name.ts";
import { fold } from "#engine/reading/folded.ts";
import { readSlots } from "./read-slots.ts";

const NAME: RequestField = {
  key: "f1",
  label: "¿A nombre de quién?",
  kind: "name",
  isRequired: true,
  options: [],
};
const now = {
  today: new Date("2026-11-24T00:00:00Z"),
  minute: 600,
  hours: null,
  language: "es",
} as const;
const nameIn = (text: string) => readSlots([NAME], text, { now, day: undefined }).answers[0]?.value;

it.each([
  "quiero 2 tacos a nombre de Luis Uc",
  "me llamo ana lópez y quiero 2 tacos",
  "soy la señora Carmen, quiero un pay",
  "2 cemitas, el nombre es Beto",
  "a table for two under the name of O'Neill please",
])("a form reads the name that the inbox shows: “%s”", (text) => {
  const shown = statedName(text);
  expect(shown).toBeDefined();
  expect(fold(nameIn(text) ?? "")).toContain(fold(shown!));
});

it.each([
  "soy alérgica al cacahuate, quiero 2 tacos",
  "soy la mamá de Luis, quiero un pastel",
  "soy vegetariana",
  "soy estudiante, ¿hay descuento?",
  "I'm hungry",
])("a form takes no trait for a name: “%s”", (text) => {
  expect([nameIn(text), statedName(text)]).toEqual([undefined, undefined]);
});
