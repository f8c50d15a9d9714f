/* The instructions of one follow-up: "agrega que hay mole, y quita el precio" is two. */

import { fold } from "#engine/reading/folded.ts";
import type { Day } from "#engine/reading/days.ts";
import { readLength, readTone } from "#engine/reading/style.ts";
import { readEdit } from "./read-edit.ts";
import { readInsertion, splitFacts } from "./read-insertion.ts";

const REMOVES =
  "(?:quit|elimin|borr|sac)(?:a|ar|ale|ame|alo)|remueve|omite|remove|delete|drop|take out|leave out|get rid of";
const ADDS =
  "(?:agrega|anade)(?:le)?|que diga|(?:pon(?:le)?|di) que|que se (?:agregue|anada)|add|mention|(?:have it )?say that";
const CHANGES = "cambi(?:a|ale)|re+mplaza|sustituye|change|replace|swap";
/** Words that are surely a part of the text: "lo de…", "el precio", a quotation. */
const PART =
  "(?:lo del?|la (?:parte|frase)|(?:el |la |los |las |the |all )?(?:emojis?|hashtags?|exclamaciones|precios?|prices?|telefono|numero|phone|direccion|address|fecha|date|hora|horario|time|titulo|title|saludo|greeting|despedida|closing|firma|signature|ultim[oa] \\w+|last \\w+|primer[oa]? \\w+|first \\w+)|the (?:part|bit|line)|[\"«“'])(?![a-z])";
const JOINT = "(?:y|e|and|pero|but|luego|then)(?:\\s+(?:tambien|also|luego|then))?";
/**
 * Boundary before the next instruction. After a comma each of its verbs begins one; after a mere
 * "y", which joins what a thing does as well ("lava y quita la grasa"), it must name a part of the
 * text.
 */
const NEXT = new RegExp(
  `\\s*[,;.]\\s*(?:${JOINT}\\s+)?(?=(?:${REMOVES}|${ADDS}|${CHANGES})\\b)|\\s+${JOINT}\\s+(?=(?:${REMOVES})\\s+${PART}|(?:${ADDS})\\b|(?:${CHANGES})\\s+\\S+(?:\\s\\S+){0,3}\\s+(?:por|with|to|for)\\s)|\\s*[,;]?\\s+(?:${JOINT}\\s+)?(?=(?:con|with)\\s+(?:\\w+\\s+)?emojis?\\b)`,
  "g",
);
/** "En lugar de 250, que diga 280" is one instruction. */
const BEGINS_INSTEAD = /^[\s¡¿]*(?:(?:y|and|mejor)\s+)?(?:en vez de|en lugar de|instead of)\s/;
const SAYS_THAT = /^[\s¡¿]*(?:y\s+)?(?:(?:agrega|anade)(?:le)?|que diga|pon(?:le)?|di)\s+que\s+/;

/** Beginning of a clause that adds a sentence. */
const ADDS_THAT = "agrega que ";

/** The clauses of a follow-up, if one of them changes exactly what it names, or each adds or is a style; else the whole. */
export function stepsOf(followUp: string, today: Day): string[] {
  const clauses = clausesOf(followUp);
  const isChange = (clause: string) =>
    readInsertion(clause, today) !== undefined || isStyle(clause);
  return clauses.some(readEdit) || clauses.every(isChange) ? clauses : [followUp];
}

/** Words of a clause that is about the style alone: "mas alegre", "un poco más corto". */
const STYLE_MAX_WORDS = 6;
const isStyle = (clause: string): boolean => {
  const folded = fold(clause);
  return (
    (readTone(folded) ?? readLength(folded)) !== undefined &&
    folded.trim().split(/\s+/).length <= STYLE_MAX_WORDS
  );
};

/** The clauses of a follow-up that are instructions of their own, as typed; the whole where it is one. */
function clausesOf(typed: string): string[] {
  const folded = fold(typed);
  if (folded.length !== typed.length || BEGINS_INSTEAD.test(folded)) return [typed];
  return splitAt(typed, NEXT).flatMap((clause) => {
    const lead = SAYS_THAT.exec(fold(clause))?.[0].length;
    if (lead === undefined) return splitFacts(clause);
    // "Que diga que… y que…": two things are said.
    return splitAt(clause.slice(lead), /,?\s+y\s+que\s+/g).flatMap((said) =>
      splitFacts(`${ADDS_THAT}${said}`),
    );
  });
}

/** The pieces of a text between the matches of a pattern in its folded form. */
function splitAt(typed: string, pattern: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of fold(typed).matchAll(pattern)) {
    pieces.push(typed.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, typed.slice(from)].map((piece) => piece.trim()).filter(Boolean);
}
