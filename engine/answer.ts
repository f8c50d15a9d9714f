import { zoneOf } from "#domain/people/business/business-zone.ts";
import type { Business } from "#domain/people/business/business.ts";
import type { CreationKind } from "#domain/studio/creations.ts";
import { partOf } from "#domain/studio/creation-part.ts";
import type { Chip, Understanding } from "#domain/studio/creation-versions.ts";
import { offersOf, type Asked } from "./asked.ts";
import { beyondRules, sayBeyond } from "./beyond-rules.ts";
import { CODE } from "./code/catalogue.ts";
import { PAGES } from "./page/catalogue.ts";
import { PICTURES } from "./picture/catalogue.ts";
import { asksForPicture } from "./picture/asks-for-picture.ts";
import { namesColour } from "./picture/palette.ts";
import { today } from "./reading/days.ts";
import { SAYS } from "./says.ts";
import { chipsOf } from "./understood-chips.ts";
import { factsOf } from "./business-facts.ts";
import { draw, layOut, writeCode, writeText, type Make } from "./makers.ts";
import { understand, type Wish } from "./understand.ts";
import { serializeLayout } from "#domain/studio/builder/layout-file.ts";
import { fenced } from "./code/piece.ts";
import { ownPage } from "./page/own-page.ts";
import { lacksReviews } from "./page/read-sections.ts";
import { spellOut } from "./reading/spell-out.ts";
import { detectLanguage } from "./reading/language.ts";
import { isOfOthers, readBusiness } from "./text/brief/read-business.ts";
import { keepsFigures } from "./text/brief/figures.ts";
import { preferBrief } from "./text/brief/prefer-brief.ts";
import type { Facts } from "./text/genre.ts";
import { GENRES } from "./text/genres/genres.ts";
import { echoesRequest } from "./text/echo.ts";
import { severalTexts } from "./text/several-texts.ts";
import { operate } from "./text/operate.ts";
import { editedAnswer } from "./text/edited-answer.ts";
import { untranslated } from "./text/untranslated.ts";

export interface Question {
  kind: CreationKind;
  /** The prompt and its follow-ups, in order. */
  instructions: readonly string[];
  /** Values that the person has corrected, by the key of the chip. */
  corrections: Readonly<Record<string, string>>;
  business: Business | undefined;
  now: Date;
  /** Consecutive seeds give different texts. */
  seed: number;
}

export interface EngineAnswer {
  /** Whether it is an answer, or says what can be done instead. */
  version: "final" | "cannot";
  /** Markdown. */
  text: string;
  understanding: Understanding;
}

/**
 * Answers by rules and templates: no network, no model. What it understood is in the answer, so that a
 * person can correct it; what it cannot do it says, with what it can.
 */
export function answer(typed: Question): EngineAnswer {
  const given = answered(typed);
  const { instructions, corrections } = typed;
  const isFollowed = instructions.length > 1 && Object.keys(corrections).length === 0;
  if (!isFollowed || given.version === "cannot") return given;
  const before = answered({ ...typed, instructions: instructions.slice(0, -1) });
  // A text that is as it was is no answer to a change.
  if (before.version === "cannot" || before.text !== given.text) return given;
  return { ...given, version: "cannot", text: SAYS[given.understanding.language].unchanged };
}

const answered = (typed: Question): EngineAnswer =>
  untranslated(typed, { write: freshAnswer, draft: draftOf }) ??
  editedAnswer(typed, freshAnswer) ??
  freshAnswer(typed);

/** A text by a template alone. */
const draftOf = (typed: Question): EngineAnswer =>
  answerWith({ ...typed, instructions: typed.instructions.map(spellOut) }, GENRES, writeText);

function freshAnswer(typed: Question): EngineAnswer {
  const question = { ...typed, instructions: typed.instructions.map(spellOut) };
  const [prompt = ""] = question.instructions;
  const beyond = beyondRules(prompt, question.kind);
  if (beyond)
    return {
      version: "cannot",
      text: sayBeyond(beyond, prompt),
      understanding: { genre: null, language: detectLanguage(prompt), chips: [], toFillIn: [] },
    };
  switch (question.kind) {
    case "text":
      return asksForPicture(question.instructions[0] ?? "")
        ? answerWith({ ...question, kind: "images" }, PICTURES, draw)
        : severalTexts(question, textOf);
    case "code":
      return answerWith(question, CODE, writeCode);
    case "images":
      return answerWith(question, PICTURES, draw);
    case "ui":
      return preferOwnPage(question, answerWith(question, PAGES, layOut));
  }
}

/** A text by a template, or in the person's own words; never the request as its own text. */
function textOf(asked: Question): EngineAnswer {
  const drafted = answerWith(asked, GENRES, writeText);
  const isText = ({ version, text }: EngineAnswer) =>
    version === "cannot" || !echoesRequest(text, asked.instructions[0] ?? "");
  const shown = [preferBrief(asked, drafted), drafted].find(isText);
  if (shown) return shown;
  const { language } = drafted.understanding;
  return {
    version: "cannot",
    text: SAYS[language].notFound.text(offersOf(GENRES, language, asked.seed)),
    understanding: { genre: null, language, chips: [], toFillIn: [] },
  };
}

function answerWith<Entry extends Asked>(
  question: Question,
  catalogue: readonly Entry[],
  make: Make<Entry>,
): EngineAnswer {
  const { kind, instructions, corrections, business, now, seed } = question;
  const day = today(now, zoneOf(business));
  const wish = understand(instructions, {
    catalogue,
    today: day,
    corrections,
    // A picture can be asked for in another colour.
    ...(kind === "images" && { changes: namesColour }),
  });
  const { locale } = wish;
  const understood = (chips: Chip[], toFillIn: string[] = [], genre: string | null = null) => ({
    genre,
    language: locale,
    chips,
    toFillIn,
  });
  const cannot = (text: string): EngineAnswer => ({
    version: "cannot",
    text,
    understanding: understood([]),
  });
  if (wish.operation) {
    const text = operate(wish.operation, wish);
    return text
      ? { version: "final", text, understanding: understood(chipsOf(wish)) }
      : cannot(wish.operation === "table" ? SAYS[locale].noTable : SAYS[locale].notSoShort);
  }
  if (wish.isUnclear) return cannot(SAYS[locale].noChange);
  const { asked } = wish;
  if (!asked) return cannot(SAYS[locale].notFound[kind](offersOf(catalogue, locale, seed)));
  const known = factsOf(business, locale);
  const named = readBusiness(instructions[0] ?? "");
  // A saved business that names another one writes to it or about it.
  const isOwn = named && !(known.business && isOfOthers(instructions[0] ?? "", named));
  const facts: Facts = {
    ...known,
    ...(isOwn && { business: named.text }),
    ...wish.facts,
    ...(kind === "text" && nameInOtherLanguage(wish, question)),
  };
  const material = {
    locale,
    facts,
    values: wish.values,
    business,
    today: day,
    words: instructions[0] ?? "",
  };
  const { text, toFillIn, ...style } = make(asked, wish, material, question);
  return {
    version: "final",
    text,
    understanding: understood(
      chipsOf({ ...wish, tone: undefined, length: undefined, ...style }),
      toFillIn,
      asked.key,
    ),
  };
}

/** The subject in quotation marks, where the text is in another language than the prompt: a name stays as it is. */
function nameInOtherLanguage(
  { locale, facts: { what } }: Pick<Wish, "locale" | "facts">,
  { instructions, corrections }: Question,
): Facts {
  if (!what || corrections.what || detectLanguage(instructions[0] ?? "") === locale) return {};
  return { what: locale === "es" ? `«${what}»` : `“${what}”` };
}

/** The page in the person's own words, where that of the catalogue would lose a figure; else the latter. */
function preferOwnPage(question: Question, drafted: EngineAnswer): EngineAnswer {
  const { instructions, corrections } = question;
  const prompt = instructions[0] ?? "";
  const isFollowed = instructions.length > 1 || Object.keys(corrections).length > 0;
  if (isFollowed) return drafted;
  const locale = detectLanguage(prompt);
  const blocks = ownPage(prompt, locale, factsOf(question.business, locale));
  // A business's own page keeps everything that was told, and its prices are a list; other screens are
  // the catalogue's.
  const isOwn =
    drafted.understanding.genre === "start-page" ||
    blocks?.some(({ type }) => type === "prices") === true;
  if (!isOwn && drafted.version === "final" && keepsFigures(prompt, wordsOfPage(drafted.text)))
    return drafted;
  if (!blocks) return drafted;
  return {
    version: "final",
    text: `${SAYS[locale].ownPage}${lacksReviews(prompt) ? SAYS[locale].noReviews : ""}\n\n${fenced("plaza-layout", serializeLayout(blocks).trimEnd())}`,
    understanding: {
      genre: "own-page",
      language: locale,
      chips: [{ key: "genre", value: SAYS[locale].ownPageName }],
      toFillIn: [],
    },
  };
}

/** Titles and descriptions of a page's blocks; any other text unchanged. */
function wordsOfPage(text: string): string {
  const part = partOf(text);
  return part?.kind === "page"
    ? part.blocks.map(({ title, description }) => `${title}\n${description}`).join("\n")
    : text;
}
