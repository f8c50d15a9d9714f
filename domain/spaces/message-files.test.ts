import { describe, expect, it } from "vitest";
import { captionOfPicture, documentNameOf, textOfFiles, tooMuchOf } from "./message-files.ts";

const MB = 1024 * 1024;
const files = (...sizes: number[]) => sizes.map((size) => ({ size }));

describe("the files of one message", () => {
  it.each([
    { sizes: [], why: undefined },
    { sizes: [2 * MB, 2 * MB, 2 * MB, 4 * MB], why: undefined },
    { sizes: [1, 1, 1, 1, 1], why: "files-many" },
    { sizes: [6 * MB, 4 * MB, 1], why: "files-large" },
  ])("$sizes: $why", ({ sizes, why }) => {
    expect(tooMuchOf(files(...sizes))).toBe(why);
  });
});

describe("what a message of files alone says", () => {
  it("names them", () => {
    expect(textOfFiles(["carta.pdf", "precios.csv"])).toBe("carta.pdf, precios.csv");
  });
});

describe("the caption of a picture", () => {
  it("is the message, or else the name of the file", () => {
    expect(captionOfPicture("El mole de hoy", "IMG_1.jpg")).toBe("El mole de hoy");
    expect(captionOfPicture("", "IMG_1.jpg")).toBe("IMG_1.jpg");
  });

  it("is cut without half a character", () => {
    const cut = captionOfPicture(`${"a".repeat(999)}🌮`, "x.jpg");
    expect(cut).toBe("a".repeat(999));
  });
});

describe("the name of a document", () => {
  it.each([
    ["carta.pdf", "carta"],
    ["Precios 2026.csv", "Precios 2026"],
    ["sin final", "sin final"],
    [`${"a".repeat(170)}.pdf`, "a".repeat(160)],
  ])("%s: %s", (file, name) => {
    expect(documentNameOf(file)).toBe(name);
  });
});
