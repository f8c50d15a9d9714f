/* Head of a prompt, before its text: the request, a title, and what is told already. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { cleanWords } from "./clean-words.ts";
import { splitClauses } from "./clauses.ts";
import { HEAD } from "./head.ts";
import { roleIn } from "./job.ts";
import { BRIEF_KINDS, type BriefKind } from "./kinds.ts";
import { isLabel } from "./lines.ts";
import { OCCASION } from "./occasion.ts";
import { saidIn } from "./saying.ts";

/** Kinds whose own words are their title. */
const IS_TITLED = new Set(["rules", "steps", "promo", "quote"]);
/** Words that a title leaves out: whose, for whom and where. */
const NOT_IN_TITLE =
  /\s+(?:de mi|de la|del mio|para (?:poner|pegar|mandar|mi|el|la|los|las)|en la pared|for (?:the|my|our))\b.*$/i;

/** Words before the subject of a quote: "presupuesto para". */
const QUOTE_FOR =
  /^(?:(?:la |una? |el )?(?:cotizaci[oó]n|cotiza\p{L}*|presupuesto|proforma|quote|estimate)(?: (?:para|de|por|a|for))*(?: (?:el|la|un|una|the|a))?)\s*/iu;

/** "E-mail to a client with a quote for" asks for the quote, and is no title of it. */
const SENT_QUOTE =
  /^(?:\p{L}+\s){0,2}?(?:e-?mail|mail|message|letter|note|correo|mensaje|carta|nota|whats\p{L}*)\s.*?(?:quote|quotation|estimate|cotizaci[oó]n|presupuesto|proforma)(?!\p{L})(?:\s+(?:for|of|de|para|por))?\s*/iu;

/** The rest of it behind the recipient. */
const WITH_QUOTE =
  /^(?:with|con)\s(?:(?:an?|the|my|our|una?|la|el|mi)\s)?(?:quote|quotation|estimate|cotizaci[oó]n|presupuesto|proforma)(?:\s+(?:for|of|de|para|por))?\s+/iu;

/** Statement before a colon, not only a request: "que el lunes no abrimos". */
const TELLS = /^(?:(?:de )?que|porque|because|that)\s/;
/** Clauses before a colon that tell something are so long, in words. */
const TELLING_MIN_WORDS = 4;

/** The clauses before a colon that tell something besides asking for a text. */
function toldInHead(head: string, locale: Locale): string[] {
  return splitClauses(head).flatMap((clause) => {
    const asks = BRIEF_KINDS.some((kind) => kind.asks[locale].test(fold(clause)));
    const rest = asks ? clause.slice(HEAD[locale].exec(fold(clause))?.[0].length ?? 0) : clause;
    const isTold = asks
      ? /\d/.test(rest) || TELLS.test(fold(rest))
      : /\d/.test(rest) || rest.split(/\s+/).length >= TELLING_MIN_WORDS;
    return isTold ? [rest] : [];
  });
}

/** Words before a colon at most: what is told there is longer. */
const HEAD_MAX_WORDS = 30;

/**
 * Offset of the colon behind which a text is told, "menu de hoy: sopa…"; -1 for none. One behind a
 * label, "horario: 9 a 6", is none.
 */
function colonOf(prompt: string, { kind, locale }: { kind: BriefKind; locale: Locale }): number {
  const isAddressed = kind.layout === "letter" || kind.layout === "quote";
  const end = prompt.search(isAddressed ? /:(?=\s|$)/ : /[:?](?=\s|$)/);
  const head = prompt.slice(0, Math.max(end, 0));
  const clauses = splitClauses(head);
  const last = clauses.at(-1) ?? "";
  const isLabelled = clauses.length > 1 && isLabel(last, locale);
  const asksInHead =
    end > 0 &&
    !isLabelled &&
    clauses.length <= 4 &&
    head.split(/\s+/).length <= HEAD_MAX_WORDS &&
    BRIEF_KINDS.some(({ asks }) => asks[locale].test(fold(head)));
  return asksInHead ? end : -1;
}

/** "Respuesta para alguien que pregunta si mandamos a domicilio." is the question and no answer. */
const ASKED_BY =
  /^.{0,40}?\b(?:respuesta|respond\p{L}*|contest\p{L}*|mensaj\p{L}*|reply|answer|message)\b.{0,30}?\b(?:que|who|quien) (?:me |nos )?(?:pregunt\p{L}*|quiere saber|asks?|wants to know)\b[^.;:,]*[.;:,]\s*/iu;

/** Kinds whose request says something itself: to whom, of what debt, what a review said. */
const KEEPS_REQUEST: ReadonlySet<string> = new Set([
  "review-reply",
  "payment",
  "supplier",
  "job",
  "condolence",
  "recommendation",
  "thanks",
  "apology",
  "say",
]);

/** A prompt without what asks for the text; of "menu de hoy: sopa…" what stands behind the colon. */
export function withoutHead(
  prompt: string,
  { kind, locale }: { kind: BriefKind; locale: Locale },
): { said: string; title: string | undefined } {
  const end = colonOf(prompt, { kind, locale });
  const said = end < 0 ? saidIn(prompt, locale) : undefined;
  if (said && !KEEPS_REQUEST.has(kind.key)) return { said, title: undefined };
  if (end < 0) {
    const trimmed = prompt.replace(ASKED_BY, "").replace(/^[\s¡¿"“«]+/, "");
    const match = HEAD[locale].exec(fold(trimmed));
    const said = trimmed.slice(match?.[0].length ?? 0);
    return { said: kind.key === "quote" ? said.replace(WITH_QUOTE, "") : said, title: undefined };
  }
  const head = prompt.slice(0, end);
  const after = prompt.slice(end + 1);
  // "Servicio de limpieza a domicilio, quiero un volante: …" says what it is about.
  const about = splitClauses(head).filter(
    (clause) => !BRIEF_KINDS.some(({ asks }) => asks[locale].test(fold(clause))),
  );
  if (kind.key === "post" && about.length > 0)
    return { said: after, title: cleanWords(about.join(", "), locale) };
  const title = titleIn(head, { kind, locale });
  const told = title === undefined ? toldInHead(head, locale) : [];
  return { said: [...told, after].join(", "), title };
}

/** The title that stands before a colon, for kinds whose own words are their title. */
function titleIn(
  head: string,
  { kind, locale }: { kind: BriefKind; locale: Locale },
): string | undefined {
  if (kind.key === "job") return roleIn(head);
  if (!IS_TITLED.has(kind.key)) return undefined;
  const named = head
    .trim()
    .replace(
      /^(?:hazme|haz|necesito|quiero|dame|escribe(?:me)?|redacta(?:me)?|ponme|make|write)\s+(?:(?:un[oa]?s?|las?|los|el|an?|the)\s+)?/i,
      "",
    )
    .replace(kind.key === "quote" ? SENT_QUOTE : /^$/, "")
    .replace(kind.key === "quote" ? QUOTE_FOR : /^$/, "");
  if (named === "") return undefined;
  const title = cleanWords(
    kind.key === "rules" || (kind.key === "promo" && !OCCASION.test(named))
      ? named.replace(NOT_IN_TITLE, "")
      : named.replace(/\s+(?:para (?:poner|pegar|mandar)|en la pared)\b.*$/i, ""),
    locale,
  );
  return title.replace(/\s+/g, " ").trim();
}
