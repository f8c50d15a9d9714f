import fc from "fast-check";
import { expect, it } from "vitest";
import { NO_ABILITIES, readAbilities } from "#domain/agentiks/abilities/abilities.ts";
import { READY_KINDS, readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { labelLines, readAbilityFields } from "./abilities-fields.server.ts";

it("adds the forms that were ticked, in the agentik's language", () => {
  const { forms } = readAbilityFields({ "add-order": "on", "add-booking": "on" }, "es");
  expect(forms.map(({ name }) => name)).toEqual(["Pedido", "Reservación"]);
});

it("reads a form with its fields, without what was left empty", () => {
  const read = readAbilityFields(
    {
      answers: "on",
      "form0-kind": "order",
      "form0-name": " Encargo ",
      "form0-words": "encargar, pastel;  ",
      "form0-field0-label": "¿Qué sabor?",
      "form0-field0-kind": "choice",
      "form0-field0-options": "vainilla, chocolate",
      "form0-field2-label": "¿Nota?",
      "form0-field2-kind": "text",
      "form0-field2-optional": "on",
      labels: "Factura: factura, RFC\n\nQueja: queja",
      "hand-over-after": "3",
    },
    "es",
  );
  expect(read).toMatchObject({ answers: true, handOverAfter: 3 });
  expect(read.forms).toEqual([
    {
      kind: "order",
      name: "Encargo",
      words: ["encargar", "pastel"],
      thanks: "",
      fields: [
        {
          key: "f1",
          label: "¿Qué sabor?",
          kind: "choice",
          isRequired: true,
          options: ["vainilla", "chocolate"],
        },
        { key: "f2", label: "¿Nota?", kind: "text", isRequired: false, options: [] },
      ],
    },
  ]);
  expect(labelLines(read.labels)).toBe("Factura: factura, RFC\nQueja: queja");
});

it("reads how many bookings fit at one time; empty is no limit, and orders have none", () => {
  const room = (kind: string, places: string, minutes = "90") =>
    readAbilityFields(
      {
        "form0-kind": kind,
        "form0-name": "Cita",
        "form0-field0-label": "¿Qué día?",
        "form0-places": places,
        "form0-minutes": minutes,
      },
      "es",
    ).forms[0]!.room;
  expect(room("appointment", "2")).toEqual({ places: 2, minutes: 90 });
  expect(room("appointment", "2", "7")).toEqual({ places: 2, minutes: 60 });
  expect(room("booking", "9999")).toEqual({ places: 200, minutes: 90 });
  for (const none of ["", "0", "-1", "1.5", "x"]) expect(room("appointment", none)).toBeUndefined();
  expect(room("order", "2")).toBeUndefined();
});

it("reads how long before a customer is reminded; other hours, and orders, have no reminder", () => {
  const hours = (kind: string, typed: string) =>
    readAbilityFields(
      {
        "form0-kind": kind,
        "form0-name": "Cita",
        "form0-field0-label": "¿Qué día?",
        "form0-remind-hours": typed,
      },
      "es",
    ).forms[0]!.remindHours;
  expect(hours("appointment", "24")).toBe(24);
  expect(hours("booking", "2")).toBe(2);
  for (const none of ["0", "", "5", "-1", "x"]) expect(hours("appointment", none)).toBeUndefined();
  expect(hours("order", "24")).toBeUndefined();
});

it("removes a form that was ticked to be removed", () => {
  const fields = { "form0-name": "a", "form0-field0-label": "b", "form0-remove": "on" };
  expect(readAbilityFields(fields, "es").forms).toEqual([]);
});

it("gives what can be stored and read again, whatever is sent", () => {
  const names = [
    "answers",
    "hours",
    "greeting",
    "labels",
    "hand-over-after",
    "form0-name",
    "form0-kind",
    "form0-field0-label",
    "form0-field0-kind",
    "form0-field0-options",
    "form3-name",
    ...READY_KINDS.map((kind) => `add-${kind}`),
  ];
  const fields = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom("on", "choice", "a,b", "-1", "9e9")),
  );
  fc.assert(
    fc.property(fields, fc.constantFrom(...CONTENT_LANGUAGES), (typed, language) => {
      const read = readAbilityFields(typed, language);
      expect(readAbilities(JSON.parse(JSON.stringify(read)))).toEqual(read);
      expect(JSON.stringify(read)).not.toContain("\\u0000");
    }),
  );
  for (const language of CONTENT_LANGUAGES)
    for (const kind of READY_KINDS) {
      const forms = [readyForm(kind, language)];
      expect(readAbilities({ ...NO_ABILITIES, forms }).forms).toEqual(forms);
    }
});
