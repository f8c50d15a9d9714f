/* Formulas whose cells, words and shares are read from the prompt; each is executed by a test. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import type { CodePiece } from "./piece.ts";
import { excelNote } from "./spanish-excel.ts";

/** "Columna D", "column D". */
const COLUMN = /\b(?:columna|column|col\.?) ([a-z])\b/i;
/** Word that is counted: «pagado», "that say paid", "dicen pagado". */
const WORD =
  /["«“']([^"»”']{1,40})["»”']|\b(?:dice|dicen|diga|digan|tienen|con la palabra|says?|saying|with the word|equal to|sean?|es igual a) (?:que )?([\p{L}\d]{2,20})/iu;

/** A count of the cells that say a word. */
const COUNT: CodePiece = {
  key: "count-formula",
  name: { es: "Fórmula para contar", en: "Formula to count" },
  asks: {
    es: /\bformula\b.{0,60}\b(?:contar|cuente|cuantos|cuantas|cuenta cuant[oa]s)\b|\b(?:contar|cuantos|cuantas)\b.{0,60}\b(?:columna|celdas|hoja|excel|sheets)\b/,
    en: /\bformula\b.{0,60}\b(?:count|how many)\b|\b(?:count|how many)\b.{0,60}\b(?:column|cells|sheet|excel)\b/,
  },
  language: "excel",
  make: ({ locale, words }) => {
    const column = COLUMN.exec(words)?.[1]?.toUpperCase() ?? "D";
    const found = WORD.exec(words);
    const word = (found?.[1] ?? found?.[2] ?? (locale === "es" ? "pagado" : "paid")).trim();
    const code = `=COUNTIF(${column}:${column},"${word.replaceAll('"', '""')}")`;
    return {
      before:
        locale === "es"
          ? `Cuenta en cuántas celdas de la columna ${column} dice «${word}».`
          : `Counts in how many cells of column ${column} it says “${word}”.`,
      code,
      after:
        locale === "es"
          ? `Pégala en cualquier celda fuera de la columna ${column}. No distingue mayúsculas.\n\n${excelNote(code, locale)}`
          : `Paste it into any cell outside of column ${column}. Capitals do not matter.\n\n${excelNote(code, locale)}`,
    };
  },
};

const CELL = /\b([a-z]{1,2}\d{1,4})\b/i;
const SHARE = /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|por ?ciento|percent)/gi;

/** The first cell that a prompt names. */
const cellIn = (words: string, otherwise: string): string =>
  CELL.exec(words)?.[1]?.toUpperCase() ?? otherwise;

/** Percentages in their order, as formulas write them. */
const sharesIn = (words: string): string[] =>
  [...fold(words).matchAll(SHARE)].map(([, share]) => share!.replace(",", "."));

/** Asks to replace a percentage that the prompt did not tell; empty if it did. */
const replaceShare = (isTold: boolean, share: string, locale: Locale): string =>
  isTold
    ? ""
    : locale === "es"
      ? ` El ${share} % es un ejemplo: pon el tuyo.`
      : ` ${share}% is an example: put in yours.`;
/** Limit that includes its amount: "llega a", "at least"; other limits exclude it. */
const IS_INCLUDED = /^(?:llega|at least)/;
const LIMIT =
  /\b(?:mas de|mayor(?:es)? (?:a|de|que)|arriba de|pasa(?:n|r)? de|supera(?:n|r)?|llega(?:n|r)? a|more than|over|above|at least) \$?(\d[\d.,]*)( mil)?/;

/** A commission that depends on how much was sold. */
const COMMISSION: CodePiece = {
  key: "commission-formula",
  name: { es: "Fórmula de comisiones", en: "Commission formula" },
  asks: {
    es: /\bcomision(?:es)?\b/,
    en: /\bcommissions?\b/,
  },
  language: "excel",
  make: ({ locale, words }) => {
    const [told, otherwise] = sharesIn(words);
    const share = told ?? "5";
    const cell = cellIn(words, "B2");
    const limit = LIMIT.exec(fold(words));
    const isIncluded = limit !== null && IS_INCLUDED.test(limit[0]);
    const amount = limit
      ? `${limit[1]!.replace(/[.,](?=\d{3}\b)/g, "").replace(/[.,]$/, "")}${limit[2] ? "000" : ""}`
      : undefined;
    const code = amount
      ? `=IF(${cell}${isIncluded ? ">=" : ">"}${amount},${cell}*${share}%,${otherwise ? `${cell}*${otherwise}%` : "0"})`
      : `=${cell}*${share}%`;
    return {
      before:
        locale === "es"
          ? amount
            ? `Da el ${share} % si la venta ${isIncluded ? "llega a" : "pasa de"} ${amount}; si no, ${otherwise ? `el ${otherwise} %` : "nada"}.`
            : `Saca la comisión: el ${share} % de la venta.`
          : amount
            ? `Gives ${share}% if the sale is ${isIncluded ? "at least" : "over"} ${amount}, else ${otherwise ? `${otherwise}%` : "nothing"}.`
            : `Works out the commission: ${share}% of the sale.`,
      code,
      after:
        locale === "es"
          ? `La venta va en \`${cell}\`; pega la fórmula a su lado y arrástrala hacia abajo.${replaceShare(told !== undefined, share, locale)}\n\n${excelNote(code, locale)}`
          : `The sale is in \`${cell}\`; paste the formula beside it and drag it down.${replaceShare(told !== undefined, share, locale)}\n\n${excelNote(code, locale)}`,
    };
  },
};

/** A price from a cost with a share on top of it. */
const MARKUP: CodePiece = {
  key: "markup-formula",
  name: {
    es: "Fórmula para ganar un porcentaje sobre el costo",
    en: "Formula for a markup on cost",
  },
  asks: {
    es: /\bformula\b.{0,80}\b(?:sobre|encima de|mas que) (?:el|mi) costo\b/,
    en: /\bformula\b.{0,80}\b(?:markup|on top of|over|above) (?:the |my )?cost\b|\bmarkup on cost\b/,
  },
  language: "excel",
  make: ({ locale, words }) => {
    const [told] = sharesIn(words);
    const share = told ?? "30";
    const cell = cellIn(words, "A2");
    const code = `=ROUND(${cell}*(1+${share}%),2)`;
    return {
      before:
        locale === "es"
          ? `Da el precio de venta: el costo más el ${share} %.`
          : `Gives the selling price: the cost plus ${share}%.`,
      code,
      after:
        locale === "es"
          ? `El costo va en \`${cell}\`; pega la fórmula a su lado y arrástrala hacia abajo.${replaceShare(told !== undefined, share, locale)}\n\n${excelNote(code, locale)}`
          : `The cost is in \`${cell}\`; paste the formula beside it and drag it down.${replaceShare(told !== undefined, share, locale)}\n\n${excelNote(code, locale)}`,
    };
  },
};

/** Days that are left until a date. */
const DAYS_LEFT: CodePiece = {
  key: "days-left-formula",
  name: { es: "Fórmula de días que faltan", en: "Formula for days left" },
  asks: {
    es: /\b(?:dias (?:que )?(?:faltan|quedan|restan)|cuantos dias|fecha de (?:caducidad|vencimiento|entrega)|caduc\w+)\b/,
    en: /\b(?:days (?:left|until|remaining|to go)|how many days|expiry|expiration|best before)\b/,
  },
  language: "excel",
  make: ({ locale, words }) => {
    const cell = cellIn(words, "B2");
    const code = `=IF(${cell}="","",${cell}-TODAY())`;
    return {
      before:
        locale === "es"
          ? "Dice cuántos días faltan para la fecha; si ya pasó, el número es negativo."
          : "Tells how many days are left until the date; once it has passed, the number is negative.",
      code,
      after:
        locale === "es"
          ? `La fecha va en \`${cell}\`. Pega la fórmula a su lado y dale formato de número, no de fecha.\n\n${excelNote(code, locale)}`
          : `The date is in \`${cell}\`. Paste the formula beside it and format it as a number, not as a date.\n\n${excelNote(code, locale)}`,
    };
  },
};

export const OWN_FORMULAS: readonly CodePiece[] = [COUNT, COMMISSION, MARKUP, DAYS_LEFT];
