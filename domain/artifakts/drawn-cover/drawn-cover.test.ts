import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { drawTextCover } from "./draw-text-cover.ts";
import { drawIconSheet, ICON_SVG_MAX_BYTES, safeIcon } from "./icon-sheet.ts";
import { drawFileNames, readPage } from "./page.ts";
import { drawPalette, findColors } from "./palette.ts";
import { cleanText } from "./svg.ts";
import { looksTabbed, readDelimited, TABLE_COLUMNS, TABLE_ROWS } from "./table.ts";
import { BARS, readPeaks } from "./waveform.ts";
import { readWorksheet } from "./worksheet.ts";
import { ENTRIES_MAX, listZip } from "./zip-entries.ts";

const draw = (text: string, name: string) => drawTextCover(new TextEncoder().encode(text), name);
const isTextSafe = (svg: string) =>
  // Nothing but the drawing's own elements, and nothing that XML forbids.
  [...svg.matchAll(/<\/?([^\s<>/]*)/g)].every(([, name]) =>
    ["svg", "path", "rect", "g", "text", "clipPath", "image"].includes(name!),
  ) && !/\p{Cc}/u.test(svg);

describe("covers of texts", () => {
  it("escape what stands in the file, for any text and kind", () => {
    const evil = "</text><script>alert(1)</script>&\0\u202E'\"";
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constant(evil), fc.string({ unit: "binary" })),
        fc.constantFrom("a.md", "a.csv", "a.json", "a.srt", "a.txt", "a.tsv"),
        (text, name) => {
          const svg = draw(`${text}\n${evil},${text}\n${text}`, name);
          expect(svg === undefined || isTextSafe(svg)).toBe(true);
          expect((svg ?? "").length).toBeLessThan(60_000);
        },
      ),
    );
    expect(cleanText(`a\0b\u202E\n c${"x".repeat(500)}`)).toMatch(/^a b cx+…$/);
  });

  it("read Markdown and subtitles without their marks", () => {
    expect(readPage("# **Guía**\n\n- [ ] [Luz](https://x.mx) y _gas_\n---", "markdown")).toEqual([
      { look: "title", text: "Guía" },
      { look: "gap", text: "" },
      { look: "text", text: "• Luz y gas" },
      { look: "rule", text: "" },
    ]);
    expect(readPage("1\n00:00:01,000 --> 00:00:03,500\n<i>Hola</i>", "srt")).toEqual([
      { look: "note", text: "00:00:01 – 00:00:03" },
      { look: "text", text: "Hola" },
    ]);
  });

  it("read the head of a table, quoted, by any delimiter", () => {
    expect(readDelimited('a;b\n"1;""2""\n3";4\r\n\n5;6')).toEqual([
      ["a", "b"],
      ['1;"2"\n3', "4"],
      ["5", "6"],
    ]);
    const wide = readDelimited(`${"x,".repeat(50)}\n`.repeat(50));
    expect([wide.length, wide[0]!.length]).toEqual([TABLE_ROWS, TABLE_COLUMNS]);
    expect([looksTabbed("a\tb\n1\t2\n3\t4"), looksTabbed("a\tb\nhola\nc")]).toEqual([true, false]);
  });

  it("show the colours of a JSON, or its lines", () => {
    expect(findColors('{"a":"#FFF","b":"#12345678","c":"#12345","d":"#123456"}')).toEqual([
      "#ffffff",
      "#123456",
    ]);
    expect(drawPalette(["#ffffff"])).toBeUndefined();
    expect(draw('["#ff0000","#00ff00"]', "a.json")).toContain('fill="#ff0000"');
    expect(draw('{"nombre": "x"}', "a.json")).toContain("&quot;nombre&quot;");
  });
});

describe("covers of archives", () => {
  it("list files without unpacking, and never throw", () => {
    const bytes = zipSync({
      "a.txt": new Uint8Array(9),
      "d/.oculto": new Uint8Array(1),
      "__MACOSX/b": new Uint8Array(1),
    });
    expect(listZip(bytes).map(({ name }) => name)).toEqual(["a.txt"]);
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [`${n}`, new Uint8Array(1)]),
    );
    expect(listZip(zipSync(many)).length).toBe(ENTRIES_MAX);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        const broken = bytes.slice();
        broken[at] = value;
        for (const { packed } of listZip(broken))
          expect(packed.length).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 500 },
    );
    expect(drawFileNames([])).toBeUndefined();
    expect(drawFileNames(Array.from({ length: 20 }, (_, n) => `<${n}>`))).toContain("+ 13");
  });

  it("draw icons of shapes and gradients alone", () => {
    const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
    const good = svg('<g fill="url(#a)"><path d="M0 0h1"/></g><!-- hecho a mano -->');
    expect(safeIcon(`<?xml version="1.0"?><!DOCTYPE svg PUBLIC "x" "y">${good}`)).toBe(
      svg('<g fill="url(#a)"><path d="M0 0h1"/></g>'),
    );
    for (const body of [
      "<script>1</script>",
      '<image href="file:///etc/passwd"/>',
      '<use href="#a"/>',
      "<style>@import url(https://x.mx)</style>",
      '<path fill="url(https://x.mx/a)"/>',
      '<path onclick="x()"/>',
      '<path stroke-dasharray="0.0001"/>',
      "<foreignObject/>",
      "<text>&lol;</text>",
      '<linearGradient xlink:href="https://x.mx"/>',
      '<filter id="a"/>',
      "<path/>".repeat(2_000),
      "\0",
      " ".repeat(ICON_SVG_MAX_BYTES),
    ])
      expect([body.slice(0, 40), safeIcon(svg(body))]).toEqual([body.slice(0, 40), undefined]);
    expect(safeIcon(`<!DOCTYPE svg [<!ENTITY a "b">]>${good}`)).toBeUndefined();
    expect(drawIconSheet(["https://x.mx/a.png"])).toBeUndefined();
  });

  it("read a worksheet by its tags, in a time that grows with its length", () => {
    const strings = "<sst><si><t>Silla &amp; mesa</t></si></sst>";
    const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>0.30000000000000004</v></c></row>`;
    expect(readWorksheet(sheet, strings)).toEqual([["Silla & mesa", "", "0.3"]]);
    const before = performance.now();
    for (const tag of ["<si>", "<t>", "<row ", "<c r=", "<v"])
      readWorksheet(tag.repeat(400_000), tag.repeat(400_000));
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe("covers of sounds", () => {
  const wav = (samples: readonly number[], bits = 16, format = 1) => {
    const bytes = Buffer.alloc(44 + (samples.length * bits) / 8);
    bytes.write("RIFF0000WAVEfmt ");
    bytes.writeUInt32LE(16, 16);
    for (const [at, value] of [
      [20, format],
      [22, 1],
      [34, bits],
    ] as const)
      bytes.writeUInt16LE(value, at);
    bytes.writeUInt32LE(8_000, 24);
    bytes.write("data", 36);
    bytes.writeUInt32LE(bytes.length - 44, 40);
    samples.forEach((each, index) => {
      const at = 44 + (index * bits) / 8;
      if (bits === 16) bytes.writeInt16LE(Math.round(each * 32_767), at);
      else bytes.writeUInt8(Math.round(each * 127) + 128, at);
    });
    return bytes;
  };

  it("are the peaks of PCM, the loudest at 1", () => {
    const louder = Array.from({ length: 16_000 }, (_, at) => Math.sin(at) * (at / 32_000));
    for (const bits of [8, 16]) {
      const { peaks, seconds } = readPeaks(wav(louder, bits))!;
      expect([peaks.length, seconds, Math.max(...peaks)]).toEqual([BARS, 2, 1]);
      expect(peaks[0]!).toBeLessThan(0.1);
    }
    expect(readPeaks(wav([0, 0]))).toBeUndefined();
    expect(readPeaks(wav([1], 16, 85))).toBeUndefined();
  });

  it("never throw for broken files", () => {
    const whole = wav([0.5, -0.5, 1]);
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.nat(255),
        fc.nat(whole.length),
        (at, value, length) => {
          const broken = Buffer.from(whole);
          broken[at] = value;
          for (const peak of readPeaks(broken.subarray(0, length))?.peaks ?? [])
            expect(peak >= 0 && peak <= 1).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
