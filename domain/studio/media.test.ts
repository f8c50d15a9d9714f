import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillScript, SCRIPT_BLANKS, spriteStyle } from "./media.ts";

describe("fillScript", () => {
  it("fills what is known, keeps the rest, and names each missing blank once", () => {
    const text = "Hola, {negocio}. {fecha} en {calle}; {fecha} también. {otra}";
    expect(fillScript(text, { negocio: " Fonda Lupita ", calle: "" })).toEqual({
      text: "Hola, Fonda Lupita. {fecha} en {calle}; {fecha} también. {otra}",
      missing: ["fecha", "calle"],
    });
  });

  it("leaves no blank when all are known, and takes values as they are", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...SCRIPT_BLANKS),
        fc.string({ minLength: 1 }),
        (blank, value) => {
          fc.pre(value.trim() !== "");
          expect(fillScript(`a {${blank}} b`, { [blank]: value })).toEqual({
            text: `a ${value.trim()} b`,
            missing: [],
          });
        },
      ),
    ));
});

it("spriteStyle shows the cell of a position", () => {
  // Five cells in rows of three: two rows.
  const grid = { columns: 3, cells: 5 };
  expect(spriteStyle(0, grid)).toEqual({
    backgroundSize: "300% 200%",
    backgroundPosition: "0% 0%",
  });
  expect(spriteStyle(4, grid).backgroundPosition).toBe("50% 100%");
  expect(spriteStyle(0, { columns: 1, cells: 1 })).toEqual({
    backgroundSize: "100% 100%",
    backgroundPosition: "0% 0%",
  });
});
