import { HEADING_SEPARATOR } from "#domain/spaces/passages.ts";
import type { CandidatePassage } from "./reply.ts";
import { stemsOf } from "./words.ts";

/** Characters of a quote at most; longer lines are quoted by their sentences. */
export const QUOTE_MAX_CHARACTERS = 400;
/** A line that is longer is compared sentence by sentence. */
const LINE_MAX_CHARACTERS = 160;

/** A line or a sentence of a passage, with the words that can be asked for. */
export interface Unit {
  passage: CandidatePassage;
  /** A whole section, compared by its heading. */
  isSection: boolean;
  /** Verbatim in the passage: what is compared. */
  text: string;
  /** Verbatim in the passage: what is quoted, the whole line where it is short enough. */
  quote: string;
  /** The question or list's lead above it; empty where there is none. */
  lead: string;
  /** Stems in their order. */
  words: readonly string[];
  stems: ReadonlySet<string>;
  /** Stems of the headings and of the question or list's lead above it. */
  headings: ReadonlySet<string>;
  /** Stems of `headings` and of the document's name. */
  above: ReadonlySet<string>;
  /** Stems of the lines or sentences before and after it. */
  beside: ReadonlySet<string>;
  /** Stems of the whole passage. */
  around: ReadonlySet<string>;
}

/** All lines and sentences of passages that can be quoted. */
export const unitsOf = (passages: readonly CandidatePassage[]): Unit[] =>
  passages.flatMap((passage) => {
    const around = new Set(stemsOf(passage.text));
    const under = (lead: string) => {
      const headings = new Set(stemsOf(`${passage.heading} ${lead}`));
      return { lead, headings, above: new Set([...headings, ...stemsOf(passage.source)]) };
    };
    let place = under("");
    let isList = false;
    const pieces = passage.text.split("\n").flatMap((line) => {
      const whole = line.trim();
      if (LEADS.test(whole)) {
        place = under(whole);
        isList = whole.includes(":");
        return [];
      }
      if (whole === "") {
        // The lead of a list ends with it, that of a question with the next question.
        if (isList) place = under("");
        return [];
      }
      return sentencesOf(whole).map((text) => ({
        text,
        quote: whole.length <= QUOTE_MAX_CHARACTERS ? whole : text,
        words: stemsOf(text),
        isSection: false,
        ...place,
      }));
    });
    const section = sectionOf(passage, under(""));
    return [...pieces, ...section].map((piece, at) => ({
      ...piece,
      passage,
      stems: new Set(piece.words),
      beside: new Set([...(pieces[at - 1]?.words ?? []), ...(pieces[at + 1]?.words ?? [])]),
      around,
    }));
  });

/**
 * A whole short section, found by its heading: "¿qué postres tienen?" asks for all lines below "Postres".
 */
function sectionOf(
  { heading, text }: CandidatePassage,
  place: Pick<Unit, "lead" | "headings" | "above">,
): Omit<Unit, "passage" | "stems" | "beside" | "around">[] {
  const title = heading.split(HEADING_SEPARATOR).at(-1)!;
  const quote = text.trim();
  if (title === "" || !quote.includes("\n") || quote.length > QUOTE_MAX_CHARACTERS) return [];
  return [{ text: title, quote, words: stemsOf(title), isSection: true, ...place }];
}

/** A line that leads to the next ones, such as a frequent question or "Bring with you:". */
const LEADS = /[?:][*_\s]*$/;

/** The end of a sentence; not after "a. m.", "S/.", "Av." or a number such as "2." */
const SENTENCE_END =
  /(?<!(?:^|[\s/(])(?:[\p{L}]{1,2}|\d+|S\/|[Tt]el|[Ee]xt|[Cc]ol|[Dd]ra|[Ss]ra|[Nn]ro|[Ll]ic|[Ii]ng|[Mm]áx|[Mm]ín|[Aa]prox))[.!?]+(?:["”»')\]*]*)\s+/u;

/** A short line as it is, a long one by its sentences. */
function sentencesOf(whole: string): string[] {
  const pieces = whole.length > LINE_MAX_CHARACTERS ? splitKeeping(whole, SENTENCE_END) : [whole];
  return pieces.filter((text) => /[\p{L}\d]/u.test(text) && text.length <= QUOTE_MAX_CHARACTERS);
}

/** Parts of a text that end with a match of `end`, trimmed. */
function splitKeeping(text: string, end: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(end, "gu"))) {
    parts.push(text.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from).trim()].filter(Boolean);
}
