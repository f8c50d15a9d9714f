import { describe, expect, it, test } from "vitest";
import { NO_CONTENT, type BlockContent } from "#domain/studio/builder/builder.ts";
import { isBlank } from "./blank-blocks.ts";
import { placeParts, type Part } from "./page-templates.ts";

const block = (type: string, content: Partial<BlockContent>, title = "") =>
  placeParts([[{ type, size: "small", title, content } as Part]])[0]!;

describe("a block is blank", () => {
  test.each([
    ["text", {}, false],
    ["text", { body: " \n\n " }, false],
    ["prices", { body: "" }, false],
    ["questions", { body: "¿Aceptan tarjeta?\n¿Tienen lugar?" }, false],
    ["picture", {}, false],
    ["gallery", {}, false],
    ["space", {}, false],
    ["artifakt", {}, false],
    ["agentik", {}, false],
    ["text", { body: "Pan del día" }, true],
    ["prices", { body: "Café $30" }, true],
    ["questions", { body: "¿Aceptan tarjeta?\nSí.\n¿Tienen lugar?" }, true],
    ["picture", { pictures: ["a".repeat(64)] }, true],
    ["gallery", { pictures: ["a".repeat(64)] }, true],
    ["space", { target: "space-4" }, true],
    ["hours", {}, true],
    ["button", {}, true],
    ["chat", {}, true],
  ])("%s with %o: shown %s", (type, content, isShown) => {
    expect(isBlank(block(type, content))).toBe(!isShown);
  });

  it("a title is enough for a text, and for nothing else", () => {
    expect(isBlank(block("text", {}, "Bienvenidos"))).toBe(false);
    expect(isBlank(block("gallery", {}, "Fotos"))).toBe(true);
    const { content: _, ...bare } = block("questions", NO_CONTENT, "Preguntas");
    expect(isBlank(bare)).toBe(true);
  });
});
