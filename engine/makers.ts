import type { Business } from "#domain/people/business/business.ts";
import { serializeLayout } from "#domain/studio/builder/layout-file.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import type { Question } from "./answer.ts";
import type { Asked, Material } from "./asked.ts";
import { fenced, type CodePiece } from "./code/piece.ts";
import { placeBlocks, type PageLayout, type Part } from "./page/layout.ts";
import { drawPicture } from "./picture/draw-picture.ts";
import type { PictureFormat } from "./picture/format.ts";
import { SAYS } from "./says.ts";
import { fold } from "./reading/folded.ts";
import { namesHoliday } from "./reading/holidays.ts";
import { fill } from "./text/fill.ts";
import { isComplaint, isInsult } from "./text/review-mood.ts";
import { GENRES } from "./text/genres/genres.ts";
import type { Genre, Length, TextTone } from "./text/genre.ts";
import type { Wish } from "./understand.ts";

/** Result that a catalogue entry makes of a wish. */
export interface Made {
  text: string;
  toFillIn?: string[];
  tone?: TextTone;
  length?: Length;
}
export type Make<Entry extends Asked> = (
  entry: Entry,
  wish: Wish<Entry>,
  material: Material,
  question: Question,
) => Made;

export const writeText: Make<Genre> = (genre, wish, material, { instructions, business, seed }) => {
  const { locale } = material;
  const facts = tellsNoUsualHours(genre, instructions)
    ? { ...material.facts, hours: wish.facts.hours ?? "" }
    : material.facts;
  const tone = wish.tone ?? toneOf(business);
  const length = wish.length ?? lengthOf(business);
  const shown = replyTo(genre, facts.quote ?? toldBehindColon(instructions[0]));
  // An insult is not said once more, under the business's own name.
  const said = facts.quote && isInsult(fold(facts.quote)) ? { ...facts, quote: "" } : facts;
  return { ...fill(shown[locale][tone][length], said, locale, seed), tone, length };
};

/**
 * Whether only hours that were told may be said: a shift is no opening hours, and on a holiday those of a
 * usual week need not hold. A notice of closing says them as what comes after.
 */
const tellsNoUsualHours = ({ key }: Genre, instructions: readonly string[]): boolean =>
  key === "job-ad" ||
  key === "season-greeting" ||
  (key !== "closing-notice" && namesHoliday(fold(instructions.join("\n"))));

/** "Reply to this review: great food but too loud" has no quotation marks. */
const toldBehindColon = (prompt = ""): string | undefined => /:\s+(.+)$/s.exec(prompt)?.[1];

/** A review that praises and complains is answered as one that complains: thanks alone would be deaf. */
const replyTo = (genre: Genre, review: string | undefined): Genre =>
  genre.key === "review-reply-good" && review && isComplaint(fold(review))
    ? GENRES.find(({ key }) => key === "review-reply-bad")!
    : genre;

export const writeCode: Make<CodePiece> = ({ language, make }, _, material) => {
  const { before, code, after } = make(material);
  return { text: `${before}\n\n${fenced(language, code)}\n\n${after}` };
};

export const draw: Make<PictureFormat> = (format, _, material, question) => {
  const { locale } = material;
  const { width, height, name, note } = format;
  const words = [
    SAYS[locale].picture(name[locale], `${width} × ${height}`),
    ...(note ? [note[locale]] : []),
  ];
  return {
    text: `${words.join(" ")}\n\n${fenced("svg", drawPicture(format, material, question))}`,
  };
};

export const layOut: Make<PageLayout> = ({ purpose, rows }, _, material, { seed }) => {
  const { locale } = material;
  // "A design studio in Bogotá" says the town.
  const { what, town } = material.facts;
  const facts =
    what && town && what.includes(town) ? { ...material.facts, town: "" } : material.facts;
  const filled = (words: Readonly<Record<Locale, string>>) =>
    fill(words[locale], facts, locale, seed);
  const isKnown = (part: Part) =>
    [part.title, part.description].every((words) => filled(words).toFillIn.length === 0);
  const shown = rows
    .map((row) => row.filter((part) => !part.isOptional || isKnown(part)))
    .filter((row) => row.length > 0);
  const blanks = new Set<string>();
  const blocks = placeBlocks(shown, (words) => {
    const { text, toFillIn } = filled(words);
    toFillIn.forEach((blank) => blanks.add(blank));
    return text;
  });
  return {
    text: `${purpose[locale]}\n\n${fenced("plaza-layout", serializeLayout(blocks).trimEnd())}`,
    toFillIn: [...blanks],
  };
};

/** Tone that a business chose for its texts; the default is warm. */
export const toneOf = (business: Business | undefined): TextTone =>
  business?.tone === "formal" || business?.tone === "playful" ? business.tone : "warm";

/** The length that a business has chosen for its texts. */
export const lengthOf = (business: Business | undefined): Length =>
  business?.tone === "brief" ? "short" : "long";
