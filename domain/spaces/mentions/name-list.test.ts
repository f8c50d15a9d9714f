import { expect, it } from "vitest";
import { beginsWith } from "./name-list.ts";

it.each([
  ["", true],
  ["pan", true],
  ["LUP", true],
  ["panaderia l", true],
  ["Panadería", true],
  ["lupita-2", true],
  ["2", false],
  ["anadería", false],
  ["upita", false],
  ["panadería x", false],
])("beginsWith: %j begins a word of “Panadería Lupita” @lupita-2: %j", (typed, isListed) => {
  expect(beginsWith({ name: "Panadería Lupita", handle: "lupita-2" }, typed)).toBe(isListed);
});

it("finds an agentik, which has no handle", () => {
  expect(beginsWith({ name: "Mesero de la casa" }, "cas")).toBe(true);
  expect(beginsWith({ name: "Mesero" }, "undefined")).toBe(false);
});
