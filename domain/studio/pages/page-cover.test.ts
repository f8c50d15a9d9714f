import { describe, expect, it } from "vitest";
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { drawPageCover, firstPicture } from "./page-cover.ts";

const block = (
  type: BuilderBlock["type"],
  y: number,
  pictures: readonly string[] = [],
): BuilderBlock => ({
  id: `block-${y}`,
  type,
  title: "",
  description: "",
  position: { x: 0, y },
  config: {
    color: "emerald",
    size: "medium",
    layout: "card",
    showMetrics: false,
    customStyle: "",
  },
  content: { ...NO_CONTENT, pictures },
});

const COVER = {
  title: "Fonda <Lupita>",
  name: "Fonda Lupita",
  place: "Jacarandas 48, Roma",
  colour: "#1f6b3a",
  accent: "#f2c94c",
};
const PHOTO = "data:image/png;base64,AAAA";
const LOGO = "data:image/png;base64,BBBB";

describe("firstPicture", () => {
  it("is the first one in reading order that its owner still has", () => {
    const blocks = [
      block("gallery", 400, ["c"]),
      block("text", 0, ["z"]),
      block("picture", 200, ["gone", "b"]),
    ];
    expect(firstPicture(blocks, ["c", "b", "z"])).toBe("b");
    expect(firstPicture(blocks, ["c", "z"])).toBe("c");
    expect(firstPicture(blocks, ["z"])).toBeUndefined();
    expect(firstPicture([], ["c"])).toBeUndefined();
  });
});

describe("drawPageCover", () => {
  it("has the words in the business's colours, escaped", () => {
    const svg = drawPageCover(COVER, {});
    expect(svg).toContain('fill="#1f6b3a"');
    expect(svg).toContain('fill="#f2c94c"');
    expect(svg).toContain("&lt;Lupita&gt;");
    expect(svg).not.toContain("<Lupita>");
    expect(svg).toContain("Jacarandas");
    expect(svg).not.toContain("<image");
  });

  it("says a name that is the title once", () => {
    const texts = (svg: string) => svg.match(/<text [^>]*>[^<]*Lupita/g)?.length;
    expect(texts(drawPageCover({ ...COVER, title: "Lupita", name: "Lupita" }, {}))).toBe(1);
    expect(texts(drawPageCover({ ...COVER, title: "Menú", name: "Lupita" }, {}))).toBe(1);
  });

  it("has the page's picture in place of the tiles, and the logo", () => {
    const svg = drawPageCover(COVER, { picture: PHOTO, logo: LOGO });
    expect(svg.match(/<image /g)).toHaveLength(2);
    expect(svg).toContain(PHOTO);
    expect(svg).toContain(LOGO);
    expect(svg).not.toContain("<path");
    expect(drawPageCover(COVER, {})).toContain("<path");
  });
});
