import fs from "node:fs";
import path from "node:path";
import { LOCALES, type Locale } from "#domain/preferences/preferences.ts";
import { domainEnums, NOT_SHOWN } from "../../architecture/enum-messages.ts";
import { textsOf } from "../../architecture/catalogues.ts";
import { ROOT } from "../../architecture/source-files.ts";
import type { ShownText } from "./shown-texts.ts";
import type { StoredTexts } from "./stored-texts.ts";

/** Separators between a label and the next: "Active · Example", "Status: active (draft)". */
const SEPARATORS = /\s+[·|–—/]\s+|,\s+|;\s+|:\s+|[()\n]/;
/** Addresses, tags that people gave, and a service's name. */
const NO_WORDS = /\S+@\S+|https?:\S+|(?<!\S)[/#]\S+|Meta for Developers/g;
/** No message is longer, in characters with its parameters. */
const LONGEST = 600;
const SNAKE_CASE = /^[a-z]+(_[a-z\d]+)+$/;
/** A language's own name is marked with it on every page. */
const OWN_NAMES: ReadonlySet<string> = new Set(["English", "Español"]);
const PARAMETER = /\{\w+\}/;
const WORDS = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu;

const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/^[\s"“«¡¿.…]+|[\s"”».,:;!?…]+$/g, "")
    .toLowerCase();
const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** A text, and what stands between its separators. */
export const splitText = (text: string): string[] => [
  text,
  ...text.split(SEPARATORS).map((part) => part.trim()),
];
/** Parts of a text without case and punctuation at the ends, to compare. */
const partsOf = (text: string): string[] => [
  ...new Set(splitText(text).map(plain).filter(Boolean)),
];

/** All texts of a language, each plural form for itself. */
function catalogueOf(locale: Locale): string[] {
  const folder = path.join(ROOT, "messages", locale);
  return (fs.readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const { $schema: _, ...messages } = JSON.parse(
        fs.readFileSync(path.join(folder, file), "utf8"),
      ) as Record<string, unknown>;
      return textsOf(Object.values(messages));
    });
}

/** A message as a pattern: a parameter stands for anything. */
const patternOf = (message: string) =>
  new RegExp(
    `^${plain(message)
      .split(PARAMETER)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.+)")}$`,
    "u",
  );
/** The longest word that a text needs to be that message. */
const keyWord = (message: string) =>
  wordsOf(message.replace(/\{\w+\}/g, " ").toLowerCase()).sort(
    (one, other) => other.length - one.length,
  )[0] ?? "";

/** Finds whether a text is one of a language's messages, also one with parameters. */
function finderOf(messages: readonly string[]): (text: string) => boolean {
  const whole = new Set<string>();
  const patterns = new Map<string, RegExp[]>();
  for (const message of messages) {
    const word = keyWord(message);
    if (!PARAMETER.test(message)) whole.add(plain(message));
    // A message of parameters alone ("{name}, {town}") fits any text.
    else if (word.length > 2)
      patterns.set(word, [...(patterns.get(word) ?? []), patternOf(message)]);
  }
  const known = new Map<string, boolean>();
  return (text) => {
    if (text.length > LONGEST) return false;
    const answer =
      known.get(text) ??
      (whole.has(text) ||
        [...new Set(wordsOf(text))].some((word) =>
          patterns.get(word)?.some((pattern) => pattern.test(text)),
        ));
    known.set(text, answer);
    return answer;
  };
}

/** Words without which hardly a sentence is written. */
const FUNCTION_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: "the and with your you of from this that are was were have has by to is it or not for will what when who their our how".split(
    " ",
  ),
  es: "el la los las un una de del que con para por su sus al es son está y en se lo tu mi más cómo qué".split(
    " ",
  ),
};

/** Lists in domain/ whose values are meant to be read as they are. */
const READ_AS_IT_IS =
  /same in every language|names of|shown as it is|codes|media types|elements|address|own language|never change/;

/**
 * Texts that a page in a language must not have: an interface text of the other language, a value
 * as it is stored, a word of the other language's grammar.
 */
export class ForeignTexts {
  readonly #isForeign: (text: string) => boolean;
  readonly #isOwn: (text: string) => boolean;
  /** All words of the language's messages, in lower case. */
  readonly #words: ReadonlySet<string>;
  readonly #values = new Set<string>();
  readonly #grammar: ReadonlySet<string>;
  readonly #locale: Locale;

  private constructor(locale: Locale, enums: ReadonlyMap<string, readonly string[]>) {
    this.#locale = locale;
    const other: Locale = LOCALES.find((one) => one !== locale)!;
    const [own, foreign] = [catalogueOf(locale), catalogueOf(other)];
    const ownParts = own.flatMap((message) => [message, ...partsOf(message)]);
    this.#isOwn = finderOf(ownParts);
    this.#isForeign = finderOf(foreign.filter((message) => /\p{L}{3}/u.test(message)));
    const ownWords = (this.#words = new Set(
      own.flatMap((message) => wordsOf(message.toLowerCase())),
    ));
    this.#grammar = new Set(FUNCTION_WORDS[other].filter((word) => !ownWords.has(word)));
    for (const [name, values] of enums)
      if (!READ_AS_IT_IS.test(NOT_SHOWN[name] ?? ""))
        for (const value of values)
          if (/^[a-z][a-z_-]{3,}$/.test(value) && !ownWords.has(value)) this.#values.add(value);
  }

  static async of(locale: Locale): Promise<ForeignTexts> {
    return new ForeignTexts(locale, await domainEnums());
  }

  /** Whether a whole text is a message of the other language only. */
  isMessage = (text: string): boolean => {
    const words = plain(text);
    return this.#isForeign(words) && !this.#isOwn(words);
  };

  /** Parts of a text that are messages of the other language only. */
  messagesIn = (text: string): string[] => partsOf(text).filter(this.isMessage);

  /** Values as they are stored: `in_review`, and "active" where the language has no such word. */
  valuesIn = (text: string): string[] =>
    wordsOf(text.replace(NO_WORDS, " ")).filter(
      (word) => this.#values.has(word) || (SNAKE_CASE.test(word) && !this.#words.has(word)),
    );

  /** Words that only sentences of the other language have. */
  grammarIn = (text: string): string[] =>
    wordsOf(text.replace(NO_WORDS, " ")).filter((word) => this.#grammar.has(word.toLowerCase()));

  /** Everything on a page that is in the other language or as it is stored, with its place. */
  on(shown: readonly ShownText[], stored: StoredTexts): string[] {
    return shown.flatMap((one) => {
      const found = [...new Set(this.#faultsOf(one, stored))];
      return found.length > 0 ? [`${one.where} “${one.text}”: ${found.join(", ")}`] : [];
    });
  }

  #faultsOf({ text, where, lang }: ShownText, stored: StoredTexts): string[] {
    // A text marked as the other language is a stored one, never one of the interface.
    if (lang !== this.#locale)
      return this.isMessage(text) && !OWN_NAMES.has(text) && !stored.has(text) ? [text] : [];
    const words = (part: string) => [...this.valuesIn(part), ...this.grammarIn(part)];
    if (this.messagesIn(text).length + words(text).length === 0) return [];
    // A field holds a stored text, or a program.
    const isField = where === "textarea" || where === "input value";
    if (isField && (stored.has(text) || /^\{ "/.test(text))) return [];
    const rest = stored.without(text);
    // One word alone may also be stored as a value.
    const isWritten = (part: string) => part.includes(" ") && stored.has(part);
    const unwritten = splitText(rest)
      .slice(1)
      .filter((part) => !isWritten(part));
    return [...this.messagesIn(rest), ...(isWritten(text) ? [] : unwritten.flatMap(words))];
  }
}
