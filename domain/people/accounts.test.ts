import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  EMAIL_MAX_CHARACTERS,
  firstNameOf,
  handleStem,
  NAME_MAX_CHARACTERS,
  parseDisplayName,
  parseEmail,
} from "./accounts.ts";
import { parseHandle } from "./profile/handles.ts";

describe("parseEmail", () => {
  it.each([
    ["ana@panaderia.mx", "ana@panaderia.mx"],
    ["  Ana.López+tienda@Panadería.com.mx ", "Ana.López+tienda@Panadería.com.mx"],
    [`${"a".repeat(64)}@b.mx`, `${"a".repeat(64)}@b.mx`],
  ])("takes %s", (typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });

  it.each([
    "",
    "ana",
    "ana@",
    "@mx",
    "ana@mx",
    "a@b@c.mx",
    "ana lopez@b.mx",
    "ana@b..mx",
    "ana@.mx",
    "ana@b.mx\nBcc: all@b.mx",
    "ana@b.m\u0000x",
    `${"a".repeat(65)}@b.mx`,
    `a@${"b".repeat(EMAIL_MAX_CHARACTERS)}.mx`,
    null,
    ["ana@b.mx"],
  ])("refuses %j", (typed) => {
    expect(parseEmail(typed)).toBeUndefined();
  });

  it("never accepts a line break (mail header injection)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        expect(parseEmail(`a${text}@b.mx`) ?? "").not.toMatch(/[\s\p{Cc}]/u);
      }),
    );
  });
});

describe("parseDisplayName", () => {
  it.each([
    ["  Ana   López ", "Ana López"],
    ["Ana\u202ELópez\n", "Ana López"],
    ["<b>Ana</b>", "<b>Ana</b>"],
    ["ñ".repeat(NAME_MAX_CHARACTERS), "ñ".repeat(NAME_MAX_CHARACTERS)],
  ])("%j is %j", (typed, name) => {
    expect(parseDisplayName(typed)).toBe(name);
  });

  it.each(["", "  ", "\u200b", "ñ".repeat(NAME_MAX_CHARACTERS + 1), undefined])(
    "refuses %j",
    (typed) => {
      expect(parseDisplayName(typed)).toBeUndefined();
    },
  );
});

describe("names made of a name", () => {
  it.each([
    ["Ana López", "Ana", "ana-lopez"],
    ["João", "João", "joao"],
    ["Doña Estela Pech", "Doña Estela", "dona-estela-pech"],
    ["Dra. Ruiz", "Dra. Ruiz", "dra-ruiz"],
    ["Don", "Don", "don"],
    ["Donato Pérez", "Donato", "donato-perez"],
    ["李 明", "李", "plaza"],
    ["María-José de la Luz Fernández", "María-José", "maria-jose-de-la-luz-fe"],
  ])("%s", (name, first, handle) => {
    expect([firstNameOf(name), handleStem(name)]).toEqual([first, handle]);
  });

  it("a handle can stand in an address, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(handleStem(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(parseHandle(`${handleStem(name)}-0a1b2c`).problem).toBeUndefined();
      }),
    );
  });
});
