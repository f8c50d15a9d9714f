import type { Locale } from "#domain/preferences/preferences.ts";
import { SLOTS, type Facts, type Slot, type Template } from "./genre.ts";

/** Placeholders for missing facts. */
const BLANKS: Readonly<Record<Locale, Readonly<Record<Slot, string>>>> = {
  es: {
    what: "qué",
    name: "nombre",
    price: "precio",
    discount: "descuento",
    date: "día",
    until: "hasta qué día",
    time: "hora",
    phone: "teléfono",
    quote: "sus palabras",
    business: "tu negocio",
    address: "dirección",
    town: "ciudad",
    hours: "horario",
  },
  en: {
    what: "what",
    name: "name",
    price: "price",
    discount: "discount",
    date: "day",
    until: "last day",
    time: "time",
    phone: "phone",
    quote: "their words",
    business: "your business",
    address: "address",
    town: "town",
    hours: "opening hours",
  },
};

/** The words of a blank for a fact, without brackets. */
export const blankOf = (locale: Locale, slot: Slot): string => BLANKS[locale][slot];

const OPTIONAL = /\[\[([^[\]]*)\]\]/g;
const CHOICE = /<([^<>]*\|[^<>]*)>/g;
const BLANK = /\[([^\]]+)\]/g;
const SLOT = /\{([a-z]+)\}/g;
const isSlot = (name: string): name is Slot => (SLOTS as readonly string[]).includes(name);

export interface Filled {
  text: string;
  /** The blanks that are left, without brackets, in their order. */
  toFillIn: string[];
}

/**
 * Fills a template (its format: `Template`). A sentence that begins with a filled slot begins with a
 * capital letter.
 *
 * @param seed consecutive seeds choose different alternatives
 */
export function fill(template: Template, facts: Facts, locale: Locale, seed: number): Filled {
  const known = template.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(SLOT)].every(([, name]) => facts[name as Slot]) ? part : "",
  );
  let place = 0;
  const chosen = known.replace(CHOICE, (_, alternatives: string) => {
    const list = alternatives.split("|");
    place += 1;
    return list[(seed + place) % list.length]!;
  });
  const blanked = chosen.replace(SLOT, (whole, name: string) =>
    isSlot(name) && !facts[name] ? `[${BLANKS[locale][name]}]` : whole,
  );
  const toFillIn = [...new Set([...blanked.matchAll(BLANK)].map(([, blank]) => blank!))];
  const text = blanked.replace(SLOT, (whole, name: string) => facts[name as Slot] ?? whole);
  return { text: tidy(text), toFillIn };
}

/** One space between words, one empty line between paragraphs, capitals at the beginning of sentences. */
const tidy = (text: string): string =>
  text
    .replace(/[ \t]+/g, " ")
    .replace(/ +([.,;:!?])/g, "$1")
    // An alternative may end with a sign of its own: "¿Nos regalas dos minutos?."
    .replace(/([?!])\.(?!\.)/g, "$1")
    .replace(/ *\n */g, "\n")
    // A point of a list whose optional text was left out.
    .replace(/^[-*] *\n/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(
      /([.!?]) (\p{Ll})/gu,
      (_, end: string, letter: string) => `${end} ${letter.toUpperCase()}`,
    )
    .replace(
      /(^|\n)((?:[-*#>]+ |\*\*)?)(\p{Ll})/gu,
      (_, line: string, mark: string, letter: string) => `${line}${mark}${letter.toUpperCase()}`,
    )
    .trim();
