import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkCommand,
  checkPrompt,
  expandCommand,
  isSystemPrompt,
  PROMPT_MAX_CHARACTERS,
  readCommandName,
  readCommandUse,
  readCreationKind,
  readPrompt,
  SLASH_COMMAND_NAME,
} from "./creations.ts";

const INVISIBLE = [
  " ",
  "\n",
  "\t",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\u200d",
  "\u00ad",
  "\ufeff",
  "\u0007",
];

describe("checkPrompt", () => {
  it.each(["", " ", "\n\n", "\t \u00a0", "\u200b\u200d", "\ufeff"])("takes %j for blank", (text) =>
    expect(checkPrompt(text)).toBe("blank"),
  );

  it.each(["a", " . ", "¿?", "🌮", "\n-\n"])("takes %j", (text) =>
    expect(checkPrompt(text)).toBeNull(),
  );

  it("accepts exactly the maximum length", () => {
    expect(checkPrompt("x".repeat(PROMPT_MAX_CHARACTERS))).toBeNull();
    expect(checkPrompt("x".repeat(PROMPT_MAX_CHARACTERS + 1))).toBe("too-long");
    expect(checkPrompt(" ".repeat(PROMPT_MAX_CHARACTERS + 1))).toBe("blank");
  });

  it("is blank exactly when it has no visible character", () => {
    const nothing = fc.array(fc.constantFrom(...INVISIBLE)).map((parts) => parts.join(""));
    fc.assert(
      fc.property(nothing, nothing, fc.constantFrom("a", "ñ", "7", "?", "😀"), (a, b, ink) => {
        expect(checkPrompt(a + b)).toBe("blank");
        expect(checkPrompt(a + ink + b)).toBeNull();
      }),
    );
  });

  it("never accepts what Postgres considers blank", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        if (checkPrompt(readPrompt(text)) === null) {
          expect(readPrompt(text).replace(/^ +| +$/g, "")).not.toBe("");
        }
      }),
    );
  });
});

describe("readPrompt", () => {
  it("counts a line break once, however the form sent it", () => {
    expect(readPrompt("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
    expect(checkPrompt(readPrompt("\r\nx".repeat(PROMPT_MAX_CHARACTERS / 2)))).toBeNull();
  });

  it("removes what cannot be stored, and is idempotent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.anything()), (value) => {
        const read = readPrompt(value);
        expect(read).not.toMatch(/\r/);
        expect(read.includes("\0")).toBe(false);
        expect(readPrompt(read)).toBe(read);
      }),
    );
  });
});

describe("isSystemPrompt", () => {
  it("may be blank, never too long", () => {
    expect(isSystemPrompt("")).toBe(true);
    expect(isSystemPrompt("Habla de tú.")).toBe(true);
    expect(isSystemPrompt("x".repeat(PROMPT_MAX_CHARACTERS + 1))).toBe(false);
    expect(isSystemPrompt(" ".repeat(PROMPT_MAX_CHARACTERS + 1))).toBe(false);
  });
});

describe("a slash command", () => {
  it.each([
    ["/Resumen ", "resumen"],
    ["carta-del-dia", "carta-del-dia"],
    [" 7 ", "7"],
    ["//x", "/x"],
    [null, ""],
  ])("reads the name %j as %j", (typed, name) => expect(readCommandName(typed)).toBe(name));

  it.each(["", "-a", "a b", "menú", "/x", "x".repeat(33)])("does not take the name %j", (name) =>
    expect(checkCommand(name, "Resume esto")).toBe("name"),
  );

  it("needs a prompt too", () => {
    expect(checkCommand("resumen", "Resume esto")).toBeNull();
    expect(checkCommand("resumen", "  ")).toBe("blank");
    expect(checkCommand("resumen", "x".repeat(PROMPT_MAX_CHARACTERS + 1))).toBe("too-long");
  });

  it.each([
    ["/resumen", { name: "resumen", rest: "" }],
    ["  /Resumen \n Ventas\nde hoy ", { name: "resumen", rest: "Ventas\nde hoy" }],
    ["/carta-del-dia 2", { name: "carta-del-dia", rest: "2" }],
    ["resumen", null],
    ["ver /resumen", null],
    ["/", null],
    ["/ resumen", null],
    ["/menú", null],
    ["/resumen/hoy", null],
    ["//resumen", null],
    [`/${"x".repeat(33)}`, null],
  ])("is used in %j: %j", (prompt, use) => expect(readCommandUse(prompt)).toEqual(use));

  it("stands for its prompt, with what was written after it", () => {
    expect(expandCommand("Resume esto:", "")).toBe("Resume esto:");
    expect(expandCommand("Resume esto:", "Ventas")).toBe("Resume esto:\n\nVentas");
  });

  it("can be used by its name, with any text after it", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,31}$/),
        fc.string({ unit: "binary" }),
        (name, after) => {
          expect(readCommandUse(`/${name} ${after}`)).toEqual({ name, rest: after.trim() });
        },
      ),
    );
  });

  it("accepts no name that the database refuses", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const name = readCommandName(typed);
        expect(checkCommand(name, "x") === null).toBe(SLASH_COMMAND_NAME.test(name));
      }),
    );
  });
});

describe("readCreationKind", () => {
  it("is text for unknown values", () => {
    expect(readCreationKind("code")).toBe("code");
    for (const value of ["CODE", "", null, undefined, 3])
      expect(readCreationKind(value)).toBe("text");
  });
});
