/** Approved answers with a price that a newer document does not confirm any more. */
import { fold } from "#domain/search/text-fold.ts";
import { barePricesIn, type PricedText } from "./bare-prices.ts";

/** An approved answer with its question. */
interface PricedAnswer {
  question: string;
  answer: string;
}

const MONEY = /(?:US\$|R\$|S\/\.?|[$€])\s?(\d[\d,.]*\d|\d)|\b(\d[\d,.]*\d|\d)\s?(?:pesos|mxn)\b/gi;
/** Words of questions for prices that name nothing, folded. */
const NAMES_NOTHING = new Set(
  "cuanto cuanta cuantos cuantas cuesta cuestan costo cuestas precio precios vale valen sale salen cobra cobran esta estan anda tiene tienen tienes hay venden vende cual cuales que como hola buenas buenos dias tardes noches por favor gracias para con sin una uno unos unas los las del sus mas ahora hoy actualmente ustedes saber quiero quisiera how much does cost price prices the for have you what are sell quanto custa preco".split(
    " ",
  ),
);

/**
 * Lines of newer documents that say another price for what an approved answer prices. The thing is the one that the
 * question names: such a line begins with its name and has every other word of the question. Empty where any of those
 * lines still says the answer's price.
 *
 * @param newer passages of versions that are newer than the answer
 */
export function otherPrices(
  { question, answer }: PricedAnswer,
  newer: readonly PricedText[],
): string[] {
  const amounts = amountsIn(answer);
  const asked = namesIn(question);
  if (amounts.length === 0 || asked.length === 0) return [];
  const bare = barePricesIn(newer);
  const found = newer.flatMap(({ text }) =>
    text.split("\n").flatMap((typed) => {
      const line = bare.get(typed.trim()) ?? typed.trim();
      const own = amountsIn(line);
      const names = namesIn(line.slice(0, line.search(MONEY)));
      const isOf = own.length > 0 && asked.includes(names[0] ?? "");
      return isOf && asked.every((word) => names.includes(word))
        ? [{ typed: typed.trim(), own }]
        : [];
    }),
  );
  const isConfirmed = found.some(({ own }) => own.some((amount) => amounts.includes(amount)));
  return isConfirmed ? [] : [...new Set(found.map(({ typed }) => typed))];
}

/** Amounts of money in a text, as numbers. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(MONEY)].map((match) =>
    Number((match[1] ?? match[2]!).replace(/,(?=\d{3})/g, "").replace(",", ".")),
  );
}

/** Words that name a thing, without their plurals. */
const namesIn = (text: string): string[] =>
  (fold(text).match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !NAMES_NOTHING.has(word))
    .map((word) => word.replace(/(?<=[aeiouy])s$|(?<=[lnrdz])es$/, ""));
