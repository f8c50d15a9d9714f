import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  VOICE_COMMANDS,
  VOICE_RESTART_DELAYS_MS,
  findVoiceCommand,
  voiceProblemOf,
} from "./voice-commands.ts";

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

  it("finds a command anywhere in the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(findVoiceCommand(`${before} tema claro ${after}`)).toBeDefined();
      }),
    );
  });
});

describe("the commands", () => {
  it("are these (docs/product.md, Keyboard, voice and gamepad)", () => {
    expect(VOICE_COMMANDS).toEqual([
      { phrases: ["tema claro", "tema día", "modo claro"], command: { theme: "light" } },
      { phrases: ["tema oscuro", "tema noche", "modo oscuro"], command: { theme: "dark" } },
      { phrases: ["tema gris", "gris tenue", "modo gris"], command: { theme: "gray-subtle" } },
      { phrases: ["tema turquesa", "turquesa", "modo turquesa"], command: { theme: "teal-calm" } },
      { phrases: ["modo fácil", "modo simple"], command: { mode: "easy" } },
      { phrases: ["modo creador", "modo avanzado"], command: { mode: "creator" } },
    ]);
  });

  it("are each found in any spelling of accents and capitals", () => {
    for (const { phrases, command } of VOICE_COMMANDS)
      for (const phrase of phrases)
        for (const form of ["NFC", "NFD"] as const)
          for (const text of [
            phrase,
            phrase.toUpperCase(),
            phrase.normalize("NFD").replace(/\p{M}/gu, ""),
          ])
            expect([text, findVoiceCommand(`  ${text.normalize(form)}. `)]).toEqual([
              text,
              command,
            ]);
  });

  it("are found in any text or not at all, never anything else", () => {
    const commands = VOICE_COMMANDS.map(({ command }) => command);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect([...commands, undefined]).toContain(findVoiceCommand(text));
      }),
    );
  });
});

describe("voiceProblemOf", () => {
  it.each([
    ["not-allowed", "denied"],
    ["service-not-allowed", "denied"],
    ["audio-capture", "microphone"],
    ["language-not-supported", "language"],
    ["network", "network"],
    ["bad-grammar", "failed"],
    ["toString", "failed"],
    ["no-speech", "silence"],
    ["aborted", "failed"],
  ])("%s is %s", (error, problem) => {
    expect(voiceProblemOf(error)).toBe(problem);
  });
});

it("waits longer before each restart", () => {
  const delays: readonly number[] = VOICE_RESTART_DELAYS_MS;
  expect([...delays].sort((a, b) => a - b)).toEqual(delays);
  expect(new Set(delays).size).toBe(delays.length);
});
