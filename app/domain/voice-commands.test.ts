import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findVoiceCommand } from "./voice-commands.ts";

describe("findVoiceCommand", () => {
  it.each([
    ["tema claro", { theme: "light" }],
    ["por favor pon el tema día", { theme: "light" }],
    ["tema dia", { theme: "light" }],
    ["Modo Claro", { theme: "light" }],
    ["tema oscuro", { theme: "dark" }],
    ["TEMA NOCHE", { theme: "dark" }],
    ["modo oscuro", { theme: "dark" }],
    ["tema gris", { theme: "gray-subtle" }],
    ["gris tenue", { theme: "gray-subtle" }],
    ["modo gris", { theme: "gray-subtle" }],
    ["turquesa", { theme: "teal-calm" }],
    ["modo  turquesa", { theme: "teal-calm" }],
    ["modo fácil", { mode: "easy" }],
    ["modo facil", { mode: "easy" }],
    ["modo simple", { mode: "easy" }],
    ["modo creador", { mode: "creator" }],
    ["modo avanzado", { mode: "creator" }],
  ])("%s", (text, command) => {
    expect(findVoiceCommand(text)).toEqual(command);
  });

  it.each(["", "tema", "modo", "hola", "tema verde"])("nothing in %j", (text) => {
    expect(findVoiceCommand(text)).toBeUndefined();
  });

  it("finds a command wherever it stands", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(findVoiceCommand(`${before} tema claro ${after}`)).toBeDefined();
      }),
    );
  });
});
