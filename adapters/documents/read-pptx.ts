import type { Section } from "#domain/spaces/passages.ts";
import { ReaderProblem } from "./reader-problem.ts";
import { unpackXml } from "./unpack-office.ts";

const PRESENTATION = "ppt/presentation.xml";
const RELATIONS = "ppt/_rels/presentation.xml.rels";

const TOKEN = /<(\/?)([a-z]\w*:\w+)([^>]*)>|[^<]+/g;
/** Placeholders of a slide's title (ECMA-376, ST_PlaceholderType). */
const TITLE = /\btype="(?:title|ctrTitle)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Reads the text of a presentation's first slide: its title as the heading, its paragraphs as lines.
 *
 * @throws ReaderProblem `broken`, `too-big`
 */
export function readFirstSlide(bytes: Uint8Array): Section[] {
  const parts = unpackXml(bytes);
  const slide = parts[firstSlideOf(parts)];
  if (!slide) throw new ReaderProblem("broken");
  const { title, lines } = linesOf(decode(slide));
  return [{ headings: title ? [title] : [], page: 1, text: lines.join("\n") || title }];
}

const decode = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

/** The name of the part with the slide that is shown first: slides are not stored in their order. */
function firstSlideOf(parts: Readonly<Record<string, Uint8Array>>): string {
  const [, id] = /<p:sldId\s[^>]*\br:id="([^"]+)"/.exec(decode(parts[PRESENTATION])) ?? [];
  for (const [relation] of decode(parts[RELATIONS]).matchAll(/<Relationship\s[^>]*>/g)) {
    const [, target] = /\sTarget="([^"]+)"/.exec(relation) ?? [];
    if (/\sId="([^"]+)"/.exec(relation)?.[1] === id && target)
      return target.startsWith("/") ? target.slice(1) : `ppt/${target}`;
  }
  throw new ReaderProblem("broken");
}

function linesOf(slide: string): { title: string; lines: string[] } {
  const titles: string[] = [];
  const lines: string[] = [];
  let line = "";
  let [isTitle, isText] = [false, false];
  for (const [token, closing, name, attributes] of slide.matchAll(TOKEN)) {
    if (name === undefined) {
      if (isText) line += unescapeXml(token);
    } else if (name === "a:t") isText = closing === "" && !attributes!.endsWith("/");
    else if (name === "a:br") line += " ";
    else if (name === "p:sp") isTitle = false;
    else if (name === "p:ph") isTitle = TITLE.test(attributes!);
    else if (name === "a:p" && closing) {
      if (line.trim() !== "") (isTitle ? titles : lines).push(line.trim());
      line = "";
    }
  }
  return { title: titles.join(" "), lines };
}

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name as string] ?? entity;
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
